import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct UIStoryboardTests {
    private static let scenes = """
        <scene sceneID="s1"><objects><viewController storyboardIdentifier="first" title="One" \
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
        #expect(
            controller.log == ["should go", "prepare go SecondController", "perform go"]
        )
        controller.log = []
        controller.performSegue(withIdentifier: "go", sender: nil)
        #expect(controller.log == ["prepare go SecondController", "perform go"])
        controller.refuses = true
        controller.log = []
        controller.button.sendActions(for: .touchUpInside)
        #expect(controller.log == ["should go"])
    }

    @Test func controllersAreReleasedWithTheirScenes() throws {
        weak var released: FirstController?
        try autoreleased {
            let controller = try first()
            controller.loadViewIfNeeded()
            released = controller
        }
        #expect(released == nil)
    }

    private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
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
    override func perform() {
        (source as? FirstController)?.log.append("perform \(identifier ?? "nil")")
    }
}
