import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct AccessibilitySpeakingTests {
    private func speak(_ object: NSObject) {
        object.isAccessibilityElement = true
        object.accessibilityLabel = "Close"
        object.accessibilityValue = "2"
        object.accessibilityHint = "Ends it"
        object.accessibilityTraits = .link
    }

    private func says(_ object: NSObject) -> [String?] {
        [
            "\(object.isAccessibilityElement)", object.accessibilityLabel,
            object.accessibilityValue, object.accessibilityHint,
            object.accessibilityTraits.contains(.link) ? "link" : nil,
        ]
    }

    @Test func whatIsKnownAsAnObjectSpeaksForTheViewOrElementThatItIs() {
        let (view, item) = (UIView(), UIBarButtonItem())
        let element = UIAccessibilityElement(accessibilityContainer: view)
        for object in [view, item, element] {
            speak(object)
            #expect(says(object) == ["true", "Close", "2", "Ends it", "link"])
        }
        #expect(view.isAccessibilityElement && view.accessibilityLabel == "Close")
        #expect(item.accessibilityValue == "2" && element.accessibilityHint == "Ends it")
    }

    @Test func attributedTextsAreReadAsPlainOnes() {
        let (view, item) = (UIView(), UIBarButtonItem())
        for object in [view, item] as [NSObject] {
            #expect(object.accessibilityAttributedLabel == nil)
            object.accessibilityAttributedLabel = NSAttributedString(string: "Close")
            object.accessibilityAttributedHint = NSAttributedString(string: "Ends it")
            object.accessibilityAttributedValue = NSAttributedString(string: "2")
            #expect(object.accessibilityLabel == "Close" && object.accessibilityHint == "Ends it")
            #expect(object.accessibilityAttributedValue?.string == "2")
            object.accessibilityAttributedLabel = nil
            #expect(object.accessibilityLabel == nil)
        }
        #expect(view.accessibilityValue == "2" && item.accessibilityHint == "Ends it")
    }

    @Test func aWishForContrastIsPosted() throws {
        let (test, log) = (TestScene(), Log())
        defer { test.end() }
        test.commit()
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            object: nil,
            queue: nil
        ) { _ in
            MainActor.assumeIsolated { log("\(UIAccessibility.isDarkerSystemColorsEnabled)") }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        var environment = SceneEnvironment()
        environment.prefersHighContrast = true
        try test.scene.deliver(.environment(environment))
        environment.isDark = true
        try test.scene.deliver(.environment(environment))
        #expect(log.take() == ["true"])
        #expect(!UIAccessibility.isInvertColorsEnabled && !UIAccessibility.isGuidedAccessEnabled)
    }

    @Test func otherObjectsKeepWhatIsSaidAboutThem() {
        let (first, second) = (NSObject(), NSObject())
        #expect(says(first) == ["false", nil, nil, nil, nil])
        speak(first)
        #expect(says(first) == ["true", "Close", "2", "Ends it", "link"])
        #expect(says(second) == ["false", nil, nil, nil, nil])
    }

    @Test func anItemThatIsNoElementIsPassedOver() throws {
        let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = item
        let test = TestScene(root: UINavigationController(rootViewController: controller))
        defer { test.end() }
        test.commit()
        let view = try #require(item.shownView)
        #expect(view.isAccessibilityElement)
        item.isAccessibilityElement = false
        item.accessibilityValue = "new"
        test.commit()
        #expect(!view.isAccessibilityElement && view.accessibilityValue == "new")
    }
}
