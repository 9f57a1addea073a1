import RenderTree
import Testing

@testable import UIKit

/// The traits that presented controllers are told of.
@MainActor
struct PresentationTraitsTests {
    private final class Told: UIViewController {
        var told: [UITraitCollection] = []
        override func willTransition(
            to newCollection: UITraitCollection,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            told.append(newCollection)
            super.willTransition(to: newCollection, with: coordinator)
        }
    }

    @Test(arguments: [UIModalPresentationStyle.formSheet, .fullScreen])
    func controllersAreToldOfTheTraitsThatTheyGet(style: UIModalPresentationStyle) throws {
        let (a, b) = (UIViewController(), Told())
        let test = TestScene(size: CGSize(width: 1280, height: 800), root: a)
        defer { test.end() }
        test.commit()
        b.modalPresentationStyle = style
        test.scene.perform { a.present(b, animated: false) }
        test.commit()
        var environment = SceneEnvironment()
        environment.isDark = true
        try test.scene.deliver(.environment(environment))
        test.commit()
        #expect(b.told == [b.traitCollection])
        #expect(b.traitCollection.userInterfaceStyle == .dark)
        let isSmall = style == .formSheet
        #expect(b.told.first?.horizontalSizeClass == (isSmall ? .compact : .regular))
    }
}
