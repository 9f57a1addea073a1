import CoreGraphics
import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
struct UIStoryboardTests {
    private static let scenes = """
        <scene sceneID="s1"><objects><viewController storyboardIdentifier="first" title="One" \
        useStoryboardIdentifierAsRestorationIdentifier="YES" \
        id="aaa" customClass="FirstController" customModule="UIKitTests" \
        sceneMemberID="viewController">
        <view key="view" id="vvv"><rect key="frame" x="0" y="0" width="320" height="568"/>
        <subviews><button id="bbb"><state key="normal" title="Go"/><connections><segue \
        destination="ccc" kind="custom" identifier="go" customClass="LoggingSegue" \
        customModule="UIKitTests" id="g1"/></connections></button>
        <containerView id="kkk"><rect key="frame" x="0" y="100" width="200" height="50"/>
        <connections><segue destination="ccc" kind="embed" identifier="inside" id="g2"/>
        </connections></containerView></subviews></view>
        <connections><outlet property="button" destination="bbb" id="o1"/></connections>
        </viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="ccc" customClass="SecondController" \
        customModule="UIKitTests" sceneMemberID="viewController">
        <view key="view" id="www"/></viewController></objects></scene>
        """

    private func first() throws -> FirstController {
        let storyboard = try NibSamples.storyboard(Self.scenes, initial: "aaa")
        return try #require(storyboard.instantiateInitialViewController() as? FirstController)
    }

    @Test func controllersAreMadeBeforeTheirViews() throws {
        let controller = try first()
        #expect(controller.title == "One")
        #expect(controller.restorationIdentifier == "first")
        #expect(controller.log == ["init", "awake"])
        #expect(!controller.isViewLoaded)
        controller.loadViewIfNeeded()
        #expect(
            controller.log == [
                "init", "awake", "should inside", "prepare inside SecondController", "did Go",
            ]
        )
        #expect(controller.view.frame.size == CGSize(width: 320, height: 568))
    }

    @Test func whatIsMadeLivesToTheEndOfTheTurn() throws {
        let test = TestScene()
        weak var controller: UIViewController?
        weak var view: UIView?
        weak var kept: UIView?
        do {
            controller = try first()
            let source = try NibSamples.xib("<view id=\"vvv\"/><view id=\"www\"/>")
            let made = UINib(source).instantiate(withOwner: nil)
            view = made.first as? UIView
            kept = made.last as? UIView
        }
        #expect(controller?.title == "One")
        #expect(view != nil)
        if let kept { test.add(kept) }
        _ = test.scene.commit()
        #expect(controller == nil)
        #expect(view == nil)
        #expect(kept?.superview === test.window)
    }

    @Test func whatIsMadeInAPoolEndsWithIt() throws {
        weak var outer: UIViewController?
        weak var inner: UIViewController?
        outer = try first()
        try autoreleasepool {
            inner = try first()
            #expect(inner != nil)
        }
        #expect(inner == nil)
        #expect(outer != nil)
    }

    @Test func controllersWhoseXibIsMissingHaveEmptyViews() throws {
        let source = try NibSamples.xib(
            "<viewController nibName=\"NoSuchPage\" id=\"ccc\"/>"
        )
        let made = UINib(source).instantiate(withOwner: nil)
        let controller = try #require(made.first as? UIViewController)
        #expect(controller.nibName == nil)
        #expect(controller.view.subviews.isEmpty)
        #expect(
            source.warnings.map(\.description)
                == ["Sample.xib:5: xib \"NoSuchPage\" does not exist; the view is empty."]
        )
        #expect(source.document.warnings.isEmpty)
    }

    @Test func controllersAreFoundByIdentifier() throws {
        let storyboard = try NibSamples.storyboard(Self.scenes, initial: "ccc")
        #expect(storyboard.instantiateViewController(withIdentifier: "first") is FirstController)
        #expect(storyboard.instantiateInitialViewController() is SecondController)
    }

    @Test func creatorsCallInitialisersOfTheApp() throws {
        let storyboard = try NibSamples.storyboard(Self.scenes, initial: "ccc")
        let made: SecondController? = storyboard.instantiateInitialViewController { coder in
            SecondController(coder: coder, number: 5)
        }
        let controller = try #require(made)
        #expect(controller.number == 5)
        #expect(controller.storyboard === storyboard)
    }

    @Test func embedSeguesFillTheirContainers() throws {
        let controller = try first()
        controller.loadViewIfNeeded()
        let child = try #require(controller.children.first as? SecondController)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
        #expect(child.parent === controller)
    }

    @Test func controlsFollowTheirSegues() throws {
        let controller = try first()
        controller.loadViewIfNeeded()
        controller.log = []
        controller.button.sendActions(for: .touchUpInside)
        let steps = ["prepare go SecondController", "perform go to SecondController"]
        #expect(controller.log == ["should go"] + steps)
        controller.log = []
        controller.performSegue(withIdentifier: "go", sender: nil)
        #expect(controller.log == steps)
        controller.refuses = true
        controller.log = []
        controller.button.sendActions(for: .touchUpInside)
        #expect(controller.log == ["should go"])
    }

    @Test func scenesBeginWithTheStoryboardOfTheirConfiguration() throws {
        let plist = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneConfigurationName</key><string>Main</string>
            <key>UISceneDelegateClassName</key>
            <string>$(PRODUCT_MODULE_NAME).StoryboardSceneDelegate</string>
            </dict></array></dict></dict></dict></plist>
            """
        NibClasses.register(StoryboardSceneDelegate.self)
        let manifest = try #require(SceneManifest(Data(plist.utf8)))
        let configuration = manifest.makeConfiguration(.windowApplication)
        #expect(configuration.name == "Main")
        #expect(configuration.delegateClass == StoryboardSceneDelegate.self)
        configuration.storyboard = try NibSamples.storyboard(Self.scenes, initial: "ccc")
        let app = StoryboardApp(configuration)
        let old = UIApplication.shared.delegate
        UIApplication.shared.delegate = app
        defer { UIApplication.shared.delegate = old }
        let test = TestScene(isVisible: false)
        defer { test.end() }
        let delegate = try #require(test.scene.delegate as? StoryboardSceneDelegate)
        #expect(delegate.rootAtConnection is SecondController)
        #expect(delegate.window?.isHidden == false)
        #expect(delegate.window?.isKeyWindow == true)
    }

    @Test func tabletsCanBeginWithAStoryboardOfTheirOwn() throws {
        func manifest(_ entries: String) throws -> SceneManifest {
            let text = """
                <?xml version="1.0"?><plist version="1.0"><dict>\(entries)</dict></plist>
                """
            return try #require(SceneManifest(Data(text.utf8)))
        }
        let phone = "<key>UIMainStoryboardFile</key><string>Phone</string>"
        let pad = "<key>UIMainStoryboardFile~ipad</key><string>Pad</string>"
        let both = try manifest(phone + pad)
        #expect(both.mainStoryboardName(isPad: false) == "Phone")
        #expect(both.mainStoryboardName(isPad: true) == "Pad")
        #expect(try manifest(phone).mainStoryboardName(isPad: true) == "Phone")
        #expect(try manifest(pad).mainStoryboardName(isPad: false) == nil)
        let marked = phone.replacingOccurrences(of: "File<", with: "File~iphone<")
        #expect(try manifest(marked + pad).mainStoryboardName(isPad: false) == "Phone")
    }

    @Test func configurationsOfTheAppsAreFilledByTheirName() throws {
        let plist = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array>
            <dict><key>UISceneConfigurationName</key><string>First</string></dict>
            <dict><key>UISceneConfigurationName</key><string>Default Configuration</string>
            <key>UISceneDelegateClassName</key>
            <string>$(PRODUCT_MODULE_NAME).StoryboardSceneDelegate</string></dict>
            </array></dict></dict></dict></plist>
            """
        NibClasses.register(StoryboardSceneDelegate.self)
        let manifest = try #require(SceneManifest(Data(plist.utf8)))
        #expect(manifest.makeConfiguration(.windowApplication).name == "First")
        func filled(_ name: String?, _ role: UISceneSession.Role = .windowApplication) -> Bool {
            let configuration = UISceneConfiguration(name: name, sessionRole: role)
            manifest.complete(configuration)
            return configuration.delegateClass == StoryboardSceneDelegate.self
        }
        // As the delegates of Xcode's templates make them.
        #expect(filled("Default Configuration"))
        #expect(!filled("First") && !filled("Other") && !filled(nil))
        #expect(!filled("Default Configuration", UISceneSession.Role(rawValue: "CarPlay")))
    }

    @Test(arguments: [(width: 390.0, isPad: false), (width: 760.0, isPad: true)])
    func appsConfigureScenesForTheKindOfDevice(width: Double, isPad: Bool) {
        let app = ConfiguringApp()
        let old = UIApplication.shared.delegate
        UIApplication.shared.delegate = app
        defer { UIApplication.shared.delegate = old }
        TestScene(size: CGSize(width: width, height: 1_000), isVisible: false).end()
        #expect(app.asked == [isPad])
        #expect(!SceneManifest.configuresTablet)
    }

    @Test func anAppIsStartedFromAStoryboardWithoutCode() throws {
        UIApplication.shared.startStoryboard = try NibSamples.storyboard(
            Self.scenes,
            initial: "ccc"
        )
        defer { UIApplication.shared.startStoryboard = nil }
        let test = TestScene(isVisible: false)
        defer { test.end() }
        #expect(test.scene.keyWindow?.rootViewController is SecondController)
    }

    @Test func windowsHaveTheTintOfTheirStoryboard() throws {
        let text = NibSamples.storyboardText(Self.scenes, initial: "ccc").replacingOccurrences(
            of: "</document>",
            with: "<color key=\"tintColor\" systemColor=\"systemRedColor\"/></document>"
        )
        UIApplication.shared.startStoryboard = UIStoryboard(
            NibSource(try IBDocument(Array(text.utf8), fileName: "Main.storyboard"))
        )
        defer { UIApplication.shared.startStoryboard = nil }
        let test = TestScene(isVisible: false)
        defer { test.end() }
        #expect(test.scene.keyWindow?.tintColor == .systemRed)
        #expect(test.scene.keyWindow?.rootViewController?.view.tintColor == .systemRed)
    }

    @Test(arguments: ["preferredContentSize", "contentSizeForViewInPopover"])
    func controllersHaveTheirPreferredSize(key: String) throws {
        let scene = """
            <scene sceneID="s1"><objects><tableViewController modalInPresentation="YES" \
            clearsSelectionOnViewWillAppear="NO" id="aaa"><tableView key="view" id="bbb"/>
            <value key="\(key)" type="size" width="320" height="240"/></tableViewController>
            </objects></scene>
            """
        let storyboard = try NibSamples.storyboard(scene, initial: "aaa")
        let controller = try #require(
            storyboard.instantiateInitialViewController() as? UITableViewController
        )
        #expect(controller.preferredContentSize == CGSize(width: 320, height: 240))
        #expect(!controller.clearsSelectionOnViewWillAppear)
        #expect(controller.isModalInPresentation)
    }

    @Test func aStoryboardToStartFromIsRefusedWithTheReason() throws {
        let missing = #expect(throws: DocumentError.self) { try UIStoryboard.start(from: "None") }
        #expect(
            missing?.description
                == "None.storyboard: cannot be read: the app's resources have none of the name."
        )
        let folder = try Folder()
        let file = try folder.write("Empty.storyboard", NibSamples.storyboardText(""))
        let empty = #expect(throws: DocumentError.self) {
            try UIStoryboard.start(from: file.path)
        }
        #expect(
            empty?.description
                == "Empty.storyboard: found no initial view controller; expected one."
        )
    }

    @Test func referencesLeadIntoTheBundleThatTheyName() throws {
        let folder = try Folder()
        let controller = """
            <scene sceneID="s1"><objects><viewController title="Kit" id="aaa" \
            sceneMemberID="viewController"/></objects></scene>
            """
        let text = NibSamples.storyboardText(controller, initial: "aaa")
        _ = try folder.write("Kit/Parts.storyboard", text)
        _ = try folder.write(
            "Kit/Info.plist",
            """
            <plist version="1.0"><dict><key>CFBundleIdentifier</key>\
            <string>org.vitrine.parts</string></dict></plist>
            """
        )
        let kit = try #require(Bundle(url: folder.url.appendingPathComponent("Kit")))
        #expect(kit.bundleIdentifier == "org.vitrine.parts")
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="Parts" \
            bundleIdentifier="org.vitrine.parts" id="ref" sceneMemberID="viewController"/>\
            </objects></scene>
            """,
            initial: "ref"
        )
        #expect(storyboard.instantiateInitialViewController()?.title == "Kit")
    }

    @Test func embeddingThatGoesRoundThroughTwoFilesEnds() throws {
        let folder = try Folder()
        func scenes(_ other: String) -> String {
            """
            <scene sceneID="s1"><objects><viewController id="aaa" \
            sceneMemberID="viewController"><view key="view" id="vvv"><subviews><containerView \
            id="con"><connections><segue destination="ref" kind="embed" id="seg"/>\
            </connections></containerView></subviews></view></viewController></objects></scene>
            <scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="\(other)" \
            id="ref" sceneMemberID="viewController"/></objects></scene>
            """
        }
        for (name, other) in [("First", "Second"), ("Second", "First")] {
            let text = NibSamples.storyboardText(scenes(other), initial: "aaa")
            _ = try folder.write("\(name).storyboard", text)
        }
        let url = folder.url.appendingPathComponent("First.storyboard")
        let storyboard = try UIStoryboard.start(from: url.path)
        let root = try #require(storyboard.instantiateInitialViewController())
        root.loadViewIfNeeded()
        var depth = 0
        var controller: UIViewController? = root
        while let next = controller?.children.first {
            next.loadViewIfNeeded()
            controller = next
            depth += 1
        }
        #expect(depth > 1)
        #expect(depth <= 17)
    }

    @Test func textsComeFromAStringCatalog() throws {
        let folder = try Folder()
        let language = try #require(NibFiles.languages.first)
        let xib = NibSamples.xibText("<label text=\"Own\" id=\"aaa\"/>")
        let file = try folder.write("Base.lproj/Card.xib", xib)
        _ = try folder.write(
            "mul.lproj/Card.xcstrings",
            """
            {"sourceLanguage": "xx", "strings": {"aaa.text": {"localizations": {"\(language)": \
            {"stringUnit": {"state": "translated", "value": "Translated"}}}}}, "version": "1.0"}
            """
        )
        let label = UINib(contentsOf: file).instantiate(withOwner: nil).first as? UILabel
        #expect(label?.text == "Translated")
    }

    @Test func manifestsAreFoundInFoldersOfResourceBundles() throws {
        let bundle = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).resources")
        let folder = bundle.appendingPathComponent("Config")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: bundle) }
        func write(_ content: String, _ folder: URL) throws {
            try "<plist version=\"1.0\"><dict>\(content)</dict></plist>".write(
                to: folder.appendingPathComponent("Info.plist"),
                atomically: true,
                encoding: .utf8
            )
        }
        // SwiftPM's own, which says nothing of scenes, stands first.
        try write("<key>CFBundleName</key><string>App</string>", bundle)
        try write(
            """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneConfigurationName</key><string>Found</string>
            </dict></array></dict></dict>
            """,
            folder
        )
        let manifest = SceneManifest.find(in: [bundle])
        #expect(manifest.makeConfiguration(.windowApplication).name == "Found")
        #expect(SceneManifest.find(in: []).makeConfiguration(.windowApplication).name == nil)
    }

    @Test func variationsFollowTheSizeClasses() throws {
        let scenes = """
            <scene sceneID="s1"><objects><viewController id="aaa" \
            sceneMemberID="viewController"><view key="view" id="vvv"><rect key="frame" x="0" \
            y="0" width="300" height="300"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="bbb"><constraints>
            <constraint firstAttribute="width" constant="10" id="c1"><variation \
            key="widthClass=regular" constant="30"/></constraint>
            <constraint firstAttribute="height" constant="10" id="c2"/>
            <constraint firstAttribute="height" constant="40" id="c3"/></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="c3"/></mask>
            </variation><variation key="widthClass=regular"><mask key="constraints">
            <exclude reference="c2"/><include reference="c3"/></mask></variation></view>
            <label text="Wide" id="lll"/></subviews>
            <variation key="default"><mask key="subviews"><exclude reference="lll"/></mask>
            </variation><variation key="widthClass=regular"><mask key="subviews"><include \
            reference="lll"/></mask></variation></view></viewController></objects></scene>
            """
        let storyboard = try NibSamples.storyboard(scenes, initial: "aaa")
        let test = TestScene()
        defer { test.end() }
        let made = test.scene.perform { storyboard.instantiateInitialViewController() }
        let controller = try #require(made)
        test.window.rootViewController = controller
        test.commit()
        let view = try #require(controller.view.subviews.first)
        #expect(view.frame.size == CGSize(width: 10, height: 10))
        #expect(controller.view.subviews.count == 1)
        controller.traitOverrides.horizontalSizeClass = .regular
        test.commit()
        #expect(view.frame.size == CGSize(width: 30, height: 40))
        #expect((controller.view.subviews.last as? UILabel)?.text == "Wide")
        controller.traitOverrides.horizontalSizeClass = .compact
        test.commit()
        #expect(view.frame.size == CGSize(width: 10, height: 10))
        #expect(controller.view.subviews.count == 1)
    }

    @Test func controllersAreReleasedWithTheirScenes() throws {
        weak var released: FirstController?
        try autoreleasepool {
            let controller = try first()
            controller.loadViewIfNeeded()
            released = controller
        }
        #expect(released == nil)
    }
}

final class FirstController: UIViewController {
    @Outlet var button: UIButton!
    var log: [String] = []
    var refuses = false

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("init")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("did \(button.title(for: .normal) ?? "")")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return !refuses
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "nil") \(type(of: segue.destination))")
    }
}

final class SecondController: UIViewController {
    var number = 0

    required init?(coder: NSCoder) { super.init(coder: coder) }

    init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
    }
}

final class LoggingSegue: UIStoryboardSegue {
    let made: String

    override init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController
    ) {
        made = "\(identifier ?? "nil") to \(type(of: destination))"
        super.init(identifier: identifier, source: source, destination: destination)
    }

    override func perform() {
        (source as? FirstController)?.log.append("perform \(made)")
    }
}

final class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var rootAtConnection: UIViewController?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        rootAtConnection = window?.rootViewController
    }
}

final class StoryboardApp: UIResponder, UIApplicationDelegate {
    private let configuration: UISceneConfiguration

    init(_ configuration: UISceneConfiguration) {
        self.configuration = configuration
        super.init()
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { configuration }
}

/// An app that is asked how to configure scenes.
final class ConfiguringApp: UIResponder, UIApplicationDelegate {
    /// Whether each scene was a tablet's.
    var asked: [Bool] = []

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        asked.append(SceneManifest.configuresTablet)
        return connectingSceneSession.configuration
    }
}
