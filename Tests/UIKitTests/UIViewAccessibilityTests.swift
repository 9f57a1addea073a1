import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIViewAccessibilityTests {
    final class Card: UIView {
        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        var activations = 0
        var value = 1

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
        }
        required init?(coder: NSCoder) { nil }

        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
        override var accessibilityLabel: String? {
            get { title.text.map { "Card \($0)" } }
            set {}
        }
        override var accessibilityTraits: UIAccessibilityTraits {
            get { .button }
            set {}
        }
        override func accessibilityActivate() -> Bool {
            activations += 1
            return true
        }
        override func accessibilityIncrement() { value += 1 }
        override func accessibilityDecrement() { value -= 1 }
    }

    final class QuietLabel: UILabel {
        override var isAccessibilityElement: Bool {
            get { false }
            set {}
        }
    }

    let scene = ControlScene()

    @Test func overriddenPropertiesReachThePage() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        card.title.text = "one"
        let semantics = scene.show(card)?.node.semantics
        #expect(semantics?.label == "Card one")
        #expect(semantics?.role == .button)
        #expect(card.accessibilityLabel == "Card one")
    }

    @Test func theLanguageOfWhatIsReadReachesThePage() {
        final class French: UILabel {
            override var accessibilityLanguage: String? {
                get { "fr" }
                set {}
            }
        }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Bonjour"
        #expect(label.accessibilityLanguage == nil)
        #expect(scene.show(label)?.node.semantics.language == nil)
        label.accessibilityLanguage = "fr-CA"
        #expect(scene.show(label)?.node.semantics.language == "fr-CA")
        label.accessibilityLanguage = nil
        #expect(scene.show(label)?.node.semantics.language == nil)
        let french = French(frame: label.frame)
        french.text = "Salut"
        #expect(scene.show(french)?.node.semantics.language == "fr")
        let board = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        let element = UIAccessibilityElement(accessibilityContainer: board)
        element.accessibilityLabel = "Hallo"
        element.accessibilityLanguage = "de"
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 50, height: 20)
        board.accessibilityElements = [element]
        scene.show(board)
        let node = element.standIn.flatMap { scene.node(of: $0) }?.node
        #expect(node?.semantics.language == "de")
    }

    @Test func whatAnOverrideSaysFollowsWhatIsInside() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        card.title.text = "one"
        scene.show(card)
        card.title.text = "two"
        #expect(scene.show(card)?.node.semantics.label == "Card two")
    }

    @Test func labelsThatAreNoElementsAreHidden() {
        let quiet = QuietLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        quiet.text = "decoration"
        #expect(scene.show(quiet)?.node.semantics.isHidden == true)
        let label = UILabel(frame: quiet.frame)
        label.text = "said"
        #expect(scene.show(label)?.node.semantics.isHidden == false)
        label.isAccessibilityElement = false
        #expect(scene.show(label)?.node.semantics.isHidden == true)
    }

    @Test func plainViewsAreNotAskedAgain() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        box.accessibilityLabel = "Box"
        scene.show(box)
        #expect(!scene.scene.renderContext.hasSpeakers)
        scene.show(Card(frame: .zero))
        #expect(scene.scene.renderContext.hasSpeakers)
    }

    @Test func activationGoesToTheOutermostElementThatTakesIt() throws {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.show(card)
        let id = try #require(card.title.rendering.id)
        try scene.scene.deliver(.activate(id))
        #expect(card.activations == 1)
        // A tap is no activation.
        try scene.tap(card)
        #expect(card.activations == 1)
    }

    @Test func adjustmentsReachTheElement() throws {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.show(card)
        let id = try #require(card.rendering.id)
        try scene.scene.adjust(id, isIncrement: true)
        try scene.scene.adjust(id, isIncrement: true)
        try scene.scene.adjust(id, isIncrement: false)
        #expect(card.value == 2)
        card.isHidden = true
        #expect(throws: SceneInputError.hidden(id, by: "Card.isHidden is true")) {
            try scene.scene.adjust(id, isIncrement: true)
        }
    }

    @Test func statusBarsFollowTheControllerInCharge() {
        final class Root: UIViewController {
            let inner = Inner()
            override var childForStatusBarStyle: UIViewController? { inner }
        }
        final class Inner: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var prefersStatusBarHidden: Bool { true }
        }
        let root = Root()
        let test = TestScene(safeArea: .init(top: 47), root: root)
        defer { test.end() }
        let bar = test.scene.statusBarManager
        #expect(bar?.statusBarStyle == .lightContent)
        #expect(bar?.isStatusBarHidden == false)
        #expect(bar?.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
        #expect(test.scene.interfaceOrientation == .portrait)
        // Controllers are in charge, whatever the application is told.
        test.scene.perform {
            UIApplication.shared.setStatusBarStyle(.darkContent, animated: true)
            UIApplication.shared.setStatusBarHidden(true, with: .fade)
            #expect(UIApplication.shared.statusBarStyle == .lightContent)
            #expect(!UIApplication.shared.isStatusBarHidden)
        }
    }
}
