import CoreGraphics
import Testing
import func UIKit.NSClassFromString

@testable import UIKit

@MainActor
struct NSClassFromStringTests {
    @Test func classesOfUIKitHaveTheirNameAlone() throws {
        #expect(NSClassFromString("UIButton") == UIButton.self)
        #expect(NSClassFromString("UIKit.UIButton") == UIButton.self)
        #expect(NSClassFromString("UITableViewCellX") == nil)
    }

    @Test func otherClassesHaveTheirModuleBeforeIt() {
        #expect(NSClassFromString("UIKitTests.NamedByItsModule") == NamedByItsModule.self)
        #expect(NSClassFromString("NamedByItsModule") == nil)
    }

    @Test(arguments: [
        "", ".", "UIKit.", ".UIButton", "a.b.c", "8UIButtonC5", "UIView UIButton",
        "_TtC5UIKit6UIView", "UIVièw", "\u{0}", "UIView\u{0}",
        String(repeating: "a", count: 100_000),
    ])
    func otherTextsAreNoClasses(name: String) {
        #expect(NSClassFromString(name) == nil)
    }

    @Test func theButtonsOfATabBarAreFoundByTheirClass() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        let kind: AnyClass = try #require(NSClassFromString("UITabBarButton"))
        let buttons = bar.subviews.filter { $0.isKind(of: kind) }
        #expect(buttons.count == 2 && buttons.allSatisfy { $0 is UIControl })
        #expect("\(type(of: buttons[0]))" == "UITabBarButton")
        #expect(!bar.isCustomizing)
    }
}

final class NamedByItsModule: UIView {}
