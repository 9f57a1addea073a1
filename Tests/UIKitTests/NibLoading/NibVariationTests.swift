import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
struct NibVariationTests {
    /// A view whose only subview is 10 points wide, and 30 where there is more room.
    private static func view(_ id: String, _ attributes: String = "") -> String {
        """
        <view \(attributes) id="\(id)"><rect key="frame" x="0" y="0" width="300" height="300"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)1"><constraints>
        <constraint firstAttribute="height" constant="10" id="\(id)2"/>
        <constraint firstAttribute="width" constant="10" id="\(id)3"><variation \
        key="widthClass=regular" constant="30"/></constraint></constraints></view></subviews>
        </view>
        """
    }

    private func width(in view: UIView?) -> CGFloat? { view?.subviews.first?.frame.width }

    @Test func viewsBesideTheControllersLeaveItsViewVarying() throws {
        let view = Self.view("vvv", "key=\"view\"")
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s1"><objects><viewController id="aaa" \
            sceneMemberID="viewController">\(view)</viewController>\(Self.view("ttt"))
            </objects></scene>
            """,
            initial: "aaa"
        )
        let test = TestScene()
        defer { test.end() }
        let made = test.scene.perform { storyboard.instantiateInitialViewController() }
        let controller = try #require(made)
        test.window.rootViewController = controller
        test.commit()
        #expect(width(in: controller.view) == 10)
        controller.traitOverrides.horizontalSizeClass = .regular
        test.commit()
        #expect(width(in: controller.view) == 30)
        controller.traitOverrides.horizontalSizeClass = .compact
        test.commit()
        #expect(width(in: controller.view) == 10)
    }

    @Test func allViewsOfXibsFollowTheSizeClasses() throws {
        let source = try NibSamples.xib(Self.view("aaa") + Self.view("bbb"))
        let test = TestScene()
        defer { test.end() }
        let made = test.scene.perform { UINib(source).instantiate(withOwner: nil) }
        let views = made.compactMap { $0 as? UIView }
        for view in views { test.add(view) }
        test.commit()
        #expect(views.map { width(in: $0) } == [10, 10])
        test.window.traitOverrides.horizontalSizeClass = .regular
        test.commit()
        #expect(views.map { width(in: $0) } == [30, 30])
    }

    @Test func whatDoesNotVaryStaysAsTheAppLeftIt() throws {
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s1"><objects><viewController id="aaa" \
            customClass="ChangingController" customModule="UIKitTests" \
            sceneMemberID="viewController"><view key="view" id="vvv"><rect key="frame" x="0" \
            y="0" width="300" height="300"/><subviews>
            <view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="bbb">
            <constraints><constraint firstAttribute="height" constant="40" id="c1"/>
            <constraint firstAttribute="width" constant="10" id="c2"><variation \
            key="widthClass=regular" constant="30"/></constraint></constraints>
            <variation key="widthClass=regular" tag="7"/></view>
            <view id="mmm"/><view id="rrr"/><view id="zzz"/>
            <label text="A" id="lll"><fontDescription key="fontDescription" type="system" \
            pointSize="17"/><variation key="widthClass=regular" hidden="YES"/></label>
            <stackView axis="vertical" spacing="4" id="sss"><variation \
            key="widthClass=regular" spacing="20"/></stackView>
            <view id="ooo"/></subviews><constraints>
            <constraint firstItem="bbb" firstAttribute="leading" secondItem="vvv" \
            secondAttribute="leading" identifier="gone" id="c3"/></constraints>
            <variation key="default"><mask key="subviews"><exclude reference="ooo"/></mask>
            </variation><variation key="widthClass=regular"><mask key="subviews"><include \
            reference="ooo"/></mask></variation></view><connections>
            <outlet property="box" destination="bbb" id="o1"/>
            <outlet property="height" destination="c1" id="o2"/>
            <outlet property="moved" destination="mmm" id="o3"/>
            <outlet property="removed" destination="rrr" id="o4"/>
            <outlet property="place" destination="zzz" id="o5"/>
            <outlet property="label" destination="lll" id="o6"/>
            <outlet property="stack" destination="sss" id="o7"/>
            <outlet property="other" destination="ooo" id="o8"/></connections>
            </viewController></objects></scene>
            """,
            initial: "aaa"
        )
        let test = TestScene()
        defer { test.end() }
        let made = test.scene.perform { storyboard.instantiateInitialViewController() }
        let controller = try #require(made as? ChangingController)
        test.window.rootViewController = controller
        test.commit()
        let other = try #require(controller.other)
        for sizeClass in [UIUserInterfaceSizeClass.regular, .compact] {
            let isWide = sizeClass == .regular
            controller.traitOverrides.horizontalSizeClass = sizeClass
            test.commit()
            // What varies follows,
            #expect(controller.box.frame.size == CGSize(width: isWide ? 30 : 10, height: 120))
            #expect(controller.label.isHidden == isWide)
            #expect(controller.stack.spacing == (isWide ? 20 : 4))
            #expect((other.superview === controller.view) == isWide)
            // and what does not vary stays.
            #expect(!controller.box.isHidden)
            #expect(controller.label.font.pointSize == 30)
            #expect(controller.stack.axis == .horizontal)
            #expect(controller.moved.superview === controller.place)
            #expect(controller.removed.superview == nil)
            #expect(!controller.view.constraints.contains { $0.identifier == "gone" })
        }
    }

    // MARK: - The first traits

    private static func controller() throws -> UIViewController {
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s1"><objects><viewController id="aaa" \
            sceneMemberID="viewController">\(view("vvv", "key=\"view\""))</viewController>\
            </objects></scene>
            """,
            initial: "aaa"
        )
        return try #require(storyboard.instantiateInitialViewController())
    }

    @Test(arguments: [UIModalPresentationStyle.formSheet, .popover, .fullScreen])
    func whatIsShownSmallHasTheVariationsOfSmallWidths(style: UIModalPresentationStyle) throws {
        let presenter = UIViewController()
        let test = TestScene(size: CGSize(width: 1280, height: 800), root: presenter)
        defer { test.end() }
        test.commit()
        let controller = try test.scene.perform { try Self.controller() }
        controller.modalPresentationStyle = style
        controller.popoverPresentationController?.sourceView = presenter.view
        test.scene.perform { presenter.present(controller, animated: false) }
        test.commit()
        #expect(width(in: controller.view) == (style == .fullScreen ? 30 : 10))
    }

    @Test func overridesOfTraitsCountFromTheBeginning() throws {
        let test = TestScene()
        defer { test.end() }
        let controller = try test.scene.perform { try Self.controller() }
        test.scene.perform { controller.loadViewIfNeeded() }
        controller.traitOverrides.horizontalSizeClass = .regular
        test.window.rootViewController = controller
        test.commit()
        #expect(width(in: controller.view) == 30)
    }

    @Test func listsOfSplitControllersHaveTheVariationsOfSmallWidths() throws {
        let test = TestScene(size: CGSize(width: 1280, height: 800))
        defer { test.end() }
        let (list, detail) = try test.scene.perform {
            (try Self.controller(), try Self.controller())
        }
        test.scene.perform {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            test.window.rootViewController = split
        }
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        #expect(width(in: list.view) == 10)
        #expect(width(in: detail.view) == 30)
    }

    @Test func cellsHaveTheVariationsOfTheirListBeforeTheyAreShown() throws {
        let content = Self.view("ccc", "key=\"contentView\"")
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s1"><objects><viewController id="aaa" \
            sceneMemberID="viewController"><view key="view" id="vvv"><subviews><tableView id="ttt">
            <prototypes><tableViewCell reuseIdentifier="cell" id="rrr"><rect key="frame" x="0" \
            y="0" width="100" height="44"/>\(content)</tableViewCell></prototypes></tableView>
            </subviews></view></viewController></objects></scene>
            """,
            initial: "aaa"
        )
        let presenter = UIViewController()
        let test = TestScene(size: CGSize(width: 1280, height: 800), root: presenter)
        defer { test.end() }
        test.commit()
        let made = test.scene.perform { storyboard.instantiateInitialViewController() }
        let controller = try #require(made)
        controller.modalPresentationStyle = .formSheet
        test.scene.perform { presenter.present(controller, animated: false) }
        test.commit()
        let table = try #require(controller.view.subviews.first as? UITableView)
        let cell = test.scene.perform { table.dequeueReusableCell(withIdentifier: "cell") }
        let box = try #require(cell?.contentView.subviews.first)
        let widths = box.constraints.filter { $0.firstAttribute == .width }.map(\.constant)
        #expect(widths == [10])
    }

    @Test func headersHaveTheVariationsOfTheirTableBeforeTheyAreShown() throws {
        let xib = try NibSamples.xib(
            Self.view("hhh", "customClass=\"UITableViewHeaderFooterView\"")
        )
        let test = TestScene(size: CGSize(width: 1280, height: 800))
        defer { test.end() }
        let table = UITableView()
        table.register(UINib(xib), forHeaderFooterViewReuseIdentifier: "header")
        test.add(table)
        table.traitOverrides.horizontalSizeClass = .compact
        test.commit()
        let header = test.scene.perform {
            table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        }
        let views = try #require(header?.subviews)
        let widths = views.flatMap(\.constraints).filter { $0.firstAttribute == .width }
        #expect(widths.map(\.constant) == [10])
    }

    // MARK: - Looks

    @Test func looksFollowTheSizeClasses() throws {
        func color(_ key: String, _ red: Int) -> String {
            "<color key=\"\(key)\" red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\" "
                + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        }
        let source = try NibSamples.xib(
            """
            <view id="aaa"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
            <label alpha="0.5" text="A" id="bbb">\(color("backgroundColor", 0))
            \(color("tintColor", 0))\(color("textColor", 0))<variation key="widthClass=regular" \
            alpha="1">\(color("backgroundColor", 1))\(color("tintColor", 1))
            \(color("textColor", 1))</variation></label>
            <imageView id="ccc"><variation key="widthClass=regular" image="star.fill" \
            catalog="system"/></imageView>
            <view id="ddd"><variation key="widthClass=regular"><edgeInsets key="layoutMargins" \
            top="1" left="2" bottom="3" right="4"/></variation></view>
            <textField id="eee"><fontDescription key="fontDescription" type="system" \
            pointSize="14"/><variation key="widthClass=regular"><fontDescription \
            key="fontDescription" type="system" pointSize="20"/></variation></textField>
            </subviews></view>
            """
        )
        let test = TestScene()
        defer { test.end() }
        let made = test.scene.perform { UINib(source).instantiate(withOwner: nil) }
        let view = try #require(made.first as? UIView)
        test.add(view)
        test.commit()
        let label = try #require(view.subviews[0] as? UILabel)
        let picture = try #require(view.subviews[1] as? UIImageView)
        let field = try #require(view.subviews[3] as? UITextField)
        for sizeClass in [UIUserInterfaceSizeClass.regular, .compact] {
            let isWide = sizeClass == .regular
            test.window.traitOverrides.horizontalSizeClass = sizeClass
            test.commit()
            let color = UIColor(red: isWide ? 1 : 0, green: 0, blue: 0, alpha: 1)
            #expect(label.backgroundColor == color && label.textColor == color)
            #expect(label.tintColor == color)
            #expect(label.alpha == (isWide ? 1 : 0.5))
            #expect((picture.image != nil) == isWide)
            let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            let usual = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            #expect(view.subviews[2].layoutMargins == (isWide ? margins : usual))
            #expect(field.font?.pointSize == (isWide ? 20 : 14))
        }
    }

    // MARK: - What is not installed

    private static let scenes = """
        <scene sceneID="s1"><objects><viewController id="aaa" customClass="VaryingController" \
        customModule="UIKitTests" sceneMemberID="viewController">
        <view key="view" id="vvv"><rect key="frame" x="0" y="0" width="300" height="300"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="bbb"/>
        <button id="ggg"><rect key="frame" x="0" y="200" width="50" height="50"/><connections>
        <segue destination="ddd" kind="custom" identifier="wide" customClass="RowSegue" \
        customModule="UIKitTests" id="g1"/></connections></button>
        <label text="Wide" translatesAutoresizingMaskIntoConstraints="NO" id="lll"/>
        <view id="zzz"><rect key="frame" x="0" y="280" width="50" height="20"/></view></subviews>
        <constraints>
        <constraint firstItem="bbb" firstAttribute="leading" secondItem="vvv" \
        secondAttribute="leading" constant="5" id="c1"/>
        <constraint firstItem="bbb" firstAttribute="top" secondItem="vvv" \
        secondAttribute="top" id="c2"/>
        <constraint firstItem="bbb" firstAttribute="width" constant="10" id="c3"/>
        <constraint firstItem="bbb" firstAttribute="height" constant="10" id="c4"/>
        <constraint firstItem="lll" firstAttribute="leading" secondItem="bbb" \
        secondAttribute="trailing" constant="8" id="c5"/>
        <constraint firstItem="lll" firstAttribute="top" secondItem="vvv" \
        secondAttribute="top" constant="3" id="c6"/>
        <constraint firstItem="bbb" firstAttribute="width" constant="50" id="c7"/></constraints>
        <variation key="default"><mask key="subviews"><exclude reference="ggg"/><exclude \
        reference="lll"/></mask><mask key="constraints"><exclude reference="c7"/></mask>
        </variation><variation key="widthClass=regular"><mask key="subviews"><include \
        reference="ggg"/><include reference="lll"/></mask><mask key="constraints"><exclude \
        reference="c3"/><include reference="c7"/></mask></variation></view>
        <connections><outlet property="label" destination="lll" id="o1"/>
        <outlet property="button" destination="ggg" id="o2"/>
        <outlet property="width" destination="c7" id="o3"/>
        <outlet property="distance" destination="c5" id="o4"/></connections>
        </viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="ddd" sceneMemberID="viewController">
        <view key="view" id="www"/></viewController></objects></scene>
        """

    private func makeController(in scene: UIWindowScene) throws -> VaryingController {
        let storyboard = try NibSamples.storyboard(Self.scenes, initial: "aaa")
        let made = scene.perform { storyboard.instantiateInitialViewController() }
        let controller = try #require(made as? VaryingController)
        scene.perform { controller.loadViewIfNeeded() }
        #expect(storyboard.source.warnings.isEmpty)
        return controller
    }

    @Test func outletsHaveWhatIsNotInstalled() throws {
        let test = TestScene()
        defer { test.end() }
        let controller = try makeController(in: test.scene)
        #expect(controller.label?.text == "Wide" && controller.label?.superview == nil)
        #expect(controller.button != nil && controller.button?.superview == nil)
        #expect(controller.width?.constant == 50 && controller.width?.isActive == false)
        #expect(controller.distance?.isActive == false)
        #expect(controller.view.subviews.count == 2)
    }

    @Test func whatIsNotInstalledIsPutInByTheSizeClasses() throws {
        let test = TestScene()
        defer { test.end() }
        let controller = try makeController(in: test.scene)
        test.window.rootViewController = controller
        test.commit()
        let box = try #require(controller.view.subviews.first)
        let last = try #require(controller.view.subviews.last)
        #expect(box.frame.width == 10)
        let label = try #require(controller.label)
        let button = try #require(controller.button)
        for _ in 0..<2 {
            controller.traitOverrides.horizontalSizeClass = .regular
            test.commit()
            #expect(controller.view.subviews == [box, button, label, last])
            #expect(box.frame.width == 50)
            #expect(label.frame.origin == CGPoint(x: 63, y: 3))
            controller.traitOverrides.horizontalSizeClass = .compact
            test.commit()
            #expect(controller.view.subviews == [box, last])
            #expect(box.frame.width == 10)
        }
        controller.traitOverrides.horizontalSizeClass = .regular
        test.commit()
        button.sendActions(for: .touchUpInside)
        #expect(controller.prepared == ["wide"])
    }

    @Test func ownersOfXibsHaveWhatIsNotInstalled() throws {
        let source = try NibSamples.xib(
            """
            <view id="aaa" customClass="FormView" customModule="UIKitTests"><subviews>
            <label text="Title" id="bbb"/></subviews><connections>
            <outlet property="title" destination="bbb" id="o1"/></connections>
            <variation key="heightClass=compact"><mask key="subviews"><exclude \
            reference="bbb"/></mask></variation></view>
            """
        )
        let loader = NibLoader(
            source,
            sizeClasses: IBSizeClasses(width: .compact, height: .compact)
        )
        let view = try #require(loader.makeTopLevelObjects(owner: nil).first as? FormView)
        #expect(view.title?.text == "Title" && view.title?.superview == nil)
        #expect(view.log == ["awake Title 0"])
        #expect(view.subviews.isEmpty)
    }

    @Test func whatIsNotInstalledEndsWithItsController() throws {
        weak var released: VaryingController?
        weak var label: UILabel?
        let test = TestScene()
        defer { test.end() }
        func load() throws {
            let controller = try makeController(in: test.scene)
            released = controller
            label = controller.label
            #expect(label != nil)
        }
        try autoreleasepool { try load() }
        #expect(released == nil)
        #expect(label == nil)
    }
}

final class VaryingController: UIViewController {
    @Outlet var label: UILabel?
    @Outlet var button: UIButton?
    @Outlet var width: NSLayoutConstraint?
    @Outlet var distance: NSLayoutConstraint?
    var prepared: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append(segue.identifier ?? "")
    }
}

/// A controller that changes what its document says.
final class ChangingController: UIViewController {
    @Outlet var box: UIView!
    @Outlet var height: NSLayoutConstraint!
    @Outlet var moved: UIView!
    @Outlet var removed: UIView!
    @Outlet var place: UIView!
    @Outlet var label: UILabel!
    @Outlet var stack: UIStackView!
    @Outlet var other: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        box.isHidden = false
        height.constant = 120
        place.addSubview(moved)
        removed.removeFromSuperview()
        label.font = .systemFont(ofSize: 30)
        stack.axis = .horizontal
        for constraint in view.constraints where constraint.identifier == "gone" {
            constraint.isActive = false
        }
    }
}
