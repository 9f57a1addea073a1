import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct SpeechAttributeTests {
    private func label(
        _ attributes: [NSAttributedString.Key: Any],
        and rest: String = ""
    ) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        let text = NSMutableAttributedString(string: "Bonjour", attributes: attributes)
        text.append(NSAttributedString(string: rest))
        label.attributedText = text
        return label
    }

    @Test func aTextInOneLanguageIsReadInIt() {
        let label = label([.accessibilitySpeechLanguage: "fr"])
        #expect(label.makeSemantics().language == "fr")
        label.accessibilityLanguage = "fr-CA"
        #expect(label.makeSemantics().language == "fr-CA")
    }

    @Test func partsOfATextDoNotSpeakForAllOfIt() {
        let attributes: [NSAttributedString.Key: Any] = [
            .accessibilitySpeechLanguage: "fr", .accessibilityTextHeadingLevel: 1,
        ]
        let semantics = label(attributes, and: " means hello").makeSemantics()
        #expect(semantics.language == nil && semantics.role == .text)
    }

    @Test(arguments: [(1, Semantics.Role.heading(1)), (6, .heading(6)), (0, .text), (7, .text)])
    func headingsHaveTheirLevel(level: Int, role: Semantics.Role) {
        let label = label([.accessibilityTextHeadingLevel: level])
        #expect(label.makeSemantics().role == role)
        if role != .text { #expect(label.accessibilityTraits == .header) }
    }

    @Test(arguments: [
        (UIAccessibilityContainerType.none, Semantics.Role.none), (.semanticGroup, .group),
        (.landmark, .region), (.list, .group), (.dataTable, .group),
    ])
    func containersSayHowTheirElementsBelongTogether(
        type: UIAccessibilityContainerType,
        role: Semantics.Role
    ) {
        let view = UIView()
        view.accessibilityContainerType = type
        view.accessibilityLabel = "Totals"
        #expect(view.makeSemantics().role == role && view.makeSemantics().label == "Totals")
        #expect(!view.makeSemantics().isHidden && view.accessibilityTraits == .none)
    }

    @Test func theKeyboardPassesOverWhatDoesNotRespond() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(button.accessibilityRespondsToUserInteraction && button.makeSemantics().takesFocus)
        button.accessibilityRespondsToUserInteraction = false
        #expect(!button.makeSemantics().takesFocus)
        for view in [UITextField(), UITextView()] as [UIView] {
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            #expect(view.takesKeyboardFocus)
            view.accessibilityRespondsToUserInteraction = false
            #expect(!view.takesKeyboardFocus)
        }
    }

    @Test func whatAClassAnswersItselfIsFollowed() {
        final class Box: UIView {
            var isGrouped = false
            override var accessibilityContainerType: UIAccessibilityContainerType {
                get { isGrouped ? .semanticGroup : .none }
                set {}
            }
        }
        let root = UIViewController()
        let test = TestScene(root: root)
        defer { test.end() }
        let box = Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        box.isGrouped = true
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        box.addSubview(label)
        root.view.addSubview(box)
        test.commit()
        #expect(box.rendering.committed?.semantics.role == .group)
        test.scene.perform {
            box.isGrouped = false
            label.text = "Alone"
        }
        test.commit()
        #expect(box.rendering.committed?.semantics.role == Semantics.Role.none)
    }
}
