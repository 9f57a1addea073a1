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

    /// Is as large as its content likes to be, and hears of traits.
    private final class Fitting: UIPresentationController {
        var told: [UIUserInterfaceStyle?] = []
        override var frameOfPresentedViewInContainerView: CGRect {
            let room = containerView?.bounds.size ?? .zero
            return CGRect(
                origin: .zero,
                size: size(
                    forChildContentContainer: presentedViewController,
                    withParentContainerSize: room
                )
            )
        }
        override func size(
            forChildContentContainer container: any UIContentContainer,
            withParentContainerSize parentSize: CGSize
        ) -> CGSize { container.preferredContentSize }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            told.append(previous?.userInterfaceStyle)
        }
    }

    private final class Maker: UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController,
            presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            Fitting(presentedViewController: presented, presenting: presenting)
        }
    }

    @Test func anAppsPresentationHasTraitsAndHearsOfThem() throws {
        let (a, b, maker) = (UIViewController(), UIViewController(), Maker())
        let test = TestScene(size: CGSize(width: 1280, height: 800), root: a)
        defer { test.end() }
        test.commit()
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = maker
        b.preferredContentSize = CGSize(width: 300, height: 200)
        test.scene.perform { a.present(b, animated: false) }
        test.commit()
        let fitting = try #require(b.presentationController as? Fitting)
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(fitting.traitCollection.horizontalSizeClass == .regular)
        #expect(fitting.told.isEmpty)
        var environment = SceneEnvironment()
        environment.isDark = true
        try test.scene.deliver(.environment(environment))
        test.commit()
        #expect(fitting.told == [.light])
        #expect(fitting.traitCollection.userInterfaceStyle == .dark)
    }
}
