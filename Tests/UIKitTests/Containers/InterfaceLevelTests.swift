import RenderTree
import Testing

@testable import UIKit

/// Whether what a person sees stands in front of the rest of the window.
@MainActor
struct InterfaceLevelTests {
    private let root = UIViewController()

    private func present(
        _ style: UIModalPresentationStyle,
        _ controller: UIViewController = UIViewController()
    ) -> UITraitCollection {
        var environment = SceneEnvironment()
        environment.isDark = true
        let test = TestScene(environment: environment, root: root)
        defer { test.end() }
        test.commit()
        #expect(root.traitCollection.userInterfaceLevel == .base)
        #expect(test.window.traitCollection.userInterfaceLevel == .base)
        if !(controller is UIAlertController) { controller.modalPresentationStyle = style }
        controller.popoverPresentationController?.sourceView = root.view
        test.scene.perform { root.present(controller, animated: false) }
        test.commit()
        return controller.traitCollection
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover])
    func cardsAndBubblesAreInFront(style: UIModalPresentationStyle) {
        let traits = present(style)
        #expect(traits.userInterfaceLevel == .elevated)
        let color = UIColor.systemBackground.resolvedColor(with: traits)
        #expect(color.renderColor(in: traits) != UIColor.black.renderColor(in: traits))
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext])
    func whatCoversTheWindowIsNot(style: UIModalPresentationStyle) {
        #expect(present(style).userInterfaceLevel == .base)
    }

    @Test func alertsAreInFront() {
        let alert = UIAlertController(title: "Stop?", message: nil, preferredStyle: .alert)
        #expect(present(.custom, alert).userInterfaceLevel == .elevated)
    }
}
