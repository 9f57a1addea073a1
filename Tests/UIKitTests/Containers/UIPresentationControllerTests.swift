import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIPresentationControllerTests {
    private final class Surroundings: NSObject,
        UISheetPresentationControllerDetentResolutionContext
    {
        let containerTraitCollection = UITraitCollection(verticalSizeClass: .compact)
        let maximumDetentValue: CGFloat = 600
    }

    @Test func heightsAreComputedForOtherSurroundings() {
        let context = Surroundings()
        let half = UISheetPresentationController.Detent.custom { $0.maximumDetentValue / 2 }
        let none = UISheetPresentationController.Detent.custom {
            $0.containerTraitCollection.verticalSizeClass == .compact ? nil : 100
        }
        #expect(half.resolvedValue(in: context) == 300)
        #expect(none.resolvedValue(in: context) == nil)
        #expect(UISheetPresentationController.Detent.large().resolvedValue(in: context) == 600)
    }

    let log = Log()

    func make(_ name: String) -> LoggingController { LoggingController(name, log) }

    func shown(
        _ root: UIViewController,
        size: CGSize = CGSize(width: 390, height: 844)
    ) -> TestScene {
        let test = TestScene(size: size, root: root)
        test.commit()
        _ = log.take()
        return test
    }

    private final class Watcher: NSObject, UIAdaptivePresentationControllerDelegate {
        let log: Log
        var allows = true
        var style = UIModalPresentationStyle.automatic
        init(_ log: Log) { self.log = log }
        func adaptivePresentationStyle(
            for controller: UIPresentationController
        ) -> UIModalPresentationStyle { style }
        func presentationControllerShouldDismiss(
            _ presentationController: UIPresentationController
        ) -> Bool {
            log("should")
            return allows
        }
        func presentationControllerWillDismiss(
            _ presentationController: UIPresentationController
        ) { log("will") }
        func presentationControllerDidDismiss(
            _ presentationController: UIPresentationController
        ) { log("did") }
        func presentationControllerDidAttemptToDismiss(
            _ presentationController: UIPresentationController
        ) { log("attempted") }
    }

    // MARK: - Order

    @Test func aFullScreenPresentationTellsBothInApplesOrder() {
        let (a, b) = (make("a"), make("b"))
        let test = shown(a)
        defer { test.end() }
        b.modalPresentationStyle = .fullScreen
        test.scene.perform { a.present(b, animated: true) { log("completed") } }
        #expect(a.presentedViewController === b)
        #expect(b.presentingViewController === a)
        #expect(b.isBeingPresented)
        #expect(log.take() == ["b loadView", "b didLoad"])
        test.commit()
        #expect(log.take() == ["a willDisappear", "b willAppear animated", "b isAppearing"])
        test.clock.advance(by: 1)
        #expect(log.take() == ["b didAppear animated", "a didDisappear", "completed"])
        #expect(a.view.window == nil)
        #expect(!b.isBeingPresented)
        test.scene.perform { b.dismiss(animated: true) { log("completed") } }
        #expect(b.isBeingDismissed)
        test.commit()
        #expect(log.take() == ["b willDisappear", "a willAppear animated", "a isAppearing"])
        test.clock.advance(by: 1)
        #expect(log.take() == ["a didAppear animated", "b didDisappear", "completed"])
        #expect(a.presentedViewController == nil)
        #expect(b.presentingViewController == nil)
        #expect(a.view.window === test.window)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .popover])
    func thePresentedControllerKnowsWhyItComesAndGoes(style: UIModalPresentationStyle) {
        final class Asking: UIViewController {
            var answers: [Bool] = []
            override func viewWillAppear(_ animated: Bool) { answers.append(isBeingPresented) }
            override func viewDidAppear(_ animated: Bool) { answers.append(isBeingPresented) }
            override func viewWillDisappear(_ animated: Bool) { answers.append(isBeingDismissed) }
            override func viewDidDisappear(_ animated: Bool) { answers.append(isBeingDismissed) }
        }
        for isAnimated in [false, true] {
            let (a, b) = (make("a"), Asking())
            let test = shown(a)
            defer { test.end() }
            b.modalPresentationStyle = style
            b.popoverPresentationController?.sourceView = a.view
            test.scene.perform { a.present(b, animated: isAnimated) }
            test.commit()
            test.clock.advance(by: 1)
            #expect(!b.isBeingPresented)
            test.scene.perform { b.dismiss(animated: isAnimated) }
            test.commit()
            test.clock.advance(by: 1)
            #expect(!b.isBeingDismissed)
            #expect(b.answers == [true, true, true, true])
        }
        _ = log.take()
    }

    @Test func aCardLeavesThePresentingControllerAlone() {
        let (a, b) = (make("a"), make("b"))
        let test = shown(a)
        defer { test.end() }
        test.scene.perform { a.present(b, animated: false) { log("completed") } }
        test.commit()
        #expect(
            log.take() == [
                "b loadView", "b didLoad", "b willAppear", "b isAppearing", "b didAppear",
                "completed",
            ]
        )
        test.scene.perform { a.dismiss(animated: false) }
        #expect(log.take() == ["b willDisappear", "b didDisappear"])
        #expect(a.presentedViewController == nil)
    }

    @Test func childrenPresentThroughTheirOutermostParent() {
        let (a, b, c) = (make("a"), make("b"), make("c"))
        let navigation = UINavigationController(rootViewController: a)
        let test = shown(navigation)
        defer { test.end() }
        test.scene.perform { a.present(b, animated: false) }
        test.commit()
        #expect(b.presentingViewController === navigation)
        #expect(a.presentedViewController === b)
        #expect(navigation.visibleViewController === b)
        // A second one is refused, one over the first is not.
        test.scene.perform { a.present(c, animated: false) }
        #expect(c.presentingViewController == nil)
        test.scene.perform { b.present(c, animated: false) }
        test.commit()
        #expect(c.view.window === test.window)
        test.scene.perform { a.dismiss(animated: false) }
        #expect(b.view.window == nil)
        #expect(c.view.window == nil)
        #expect(b.presentedViewController == nil)
    }

    @Test func oneGoesAndAnotherComesInTheSameTurn() {
        let (a, b, c) = (make("a"), make("b"), make("c"))
        let test = shown(a)
        defer { test.end() }
        test.scene.perform { a.present(b, animated: true) }
        test.commit()
        test.clock.advance(by: 1)
        test.scene.perform {
            a.dismiss(animated: true)
            a.present(c, animated: true)
        }
        test.commit()
        test.clock.advance(by: 1)
        #expect(a.presentedViewController === c)
        #expect(c.view.window === test.window)
        #expect(b.view.window == nil)
    }

    // MARK: - Cards

    @Test func aCardHasItsPlaceByTheWidth() {
        let (a, b) = (make("a"), make("b"))
        let narrow = shown(a)
        narrow.scene.perform { a.present(b, animated: false) }
        narrow.commit()
        #expect(b.view.frame == CGRect(x: 0, y: 10, width: 390, height: 834))
        narrow.end()
        let (c, d) = (make("c"), make("d"))
        let wide = shown(c, size: CGSize(width: 1280, height: 800))
        defer { wide.end() }
        d.modalPresentationStyle = .formSheet
        d.preferredContentSize = CGSize(width: 400, height: 300)
        wide.scene.perform { c.present(d, animated: false) }
        wide.commit()
        #expect(d.view.frame == CGRect(x: 440, y: 250, width: 400, height: 300))
    }

    @Test func detentsSetTheHeight() {
        let (a, b) = (make("a"), make("b"))
        let test = shown(a)
        defer { test.end() }
        let sheet = b.sheetPresentationController
        sheet?.detents = [.medium(), .large(), .custom { _ in 200 }]
        test.scene.perform { a.present(b, animated: false) }
        test.commit()
        #expect(b.sheetPresentationController === sheet)
        #expect(b.view.frame.height == 417)
        test.scene.perform {
            sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        }
        test.commit()
        #expect(b.view.frame.height == 834)
        test.scene.perform { sheet?.selectedDetentIdentifier = sheet?.detents[2].identifier }
        test.commit()
        #expect(b.view.frame.height == 200)
    }

    @Test func heightsAreComputedAnewWhenTheAppSaysThatTheyChanged() {
        let (a, b) = (make("a"), make("b"))
        let test = shown(a)
        defer { test.end() }
        var height: CGFloat = 200
        let sheet = b.sheetPresentationController
        sheet?.detents = [.custom { _ in height }]
        test.scene.perform { a.present(b, animated: false) }
        test.commit()
        #expect(b.view.frame.height == 200)
        height = 300
        test.commit()
        #expect(b.view.frame.height == 200)
        test.scene.perform { sheet?.invalidateDetents() }
        test.commit()
        #expect(b.view.frame.height == 300)
        height = 400
        test.scene.perform { sheet?.animateChanges { sheet?.invalidateDetents() } }
        #expect(b.view.frame.height == 400)
    }

    @Test func aCardFillsWindowsOfCompactHeightUnlessItPrefersTheEdge() throws {
        let (a, b) = (UIViewController(), UIViewController())
        let test = TestScene(root: a)
        defer { test.end() }
        test.commit()
        a.present(b, animated: false)
        test.commit()
        #expect(b.view.frame.minY > 0)
        let wide = SceneGeometry(size: CGSize(width: 844, height: 390), scale: 2)
        try test.scene.deliver(.geometry(wide))
        test.commit()
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(b.view.layer.cornerRadius == 0)
        let sheet = try #require(b.sheetPresentationController)
        test.scene.perform {
            sheet.prefersEdgeAttachedInCompactHeight = true
            b.preferredContentSize = CGSize(width: 400, height: 300)
            sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        }
        test.commit()
        #expect(b.view.frame.minY > 0 && b.view.frame.maxY == 390)
        #expect(b.view.frame.minX == 222 && b.view.frame.width == 400)
    }

    @Test func aTapBesideACardAndEscapeEndItWhereTheDelegateAgrees() throws {
        let (a, b) = (make("a"), make("b"))
        let watcher = Watcher(log)
        let test = shown(a)
        defer { test.end() }
        b.sheetPresentationController?.detents = [.medium()]
        b.presentationController?.delegate = watcher
        test.scene.perform { a.present(b, animated: false) }
        test.commit()
        _ = log.take()
        watcher.allows = false
        try test.tap(195, 100)
        #expect(log.take() == ["should", "attempted"])
        b.isModalInPresentation = true
        try test.scene.deliver(.key(KeyInput(isDown: true, key: "Escape", code: "Escape")))
        #expect(log.take() == ["attempted"])
        b.isModalInPresentation = false
        watcher.allows = true
        try test.scene.deliver(.key(KeyInput(isDown: true, key: "Escape", code: "Escape")))
        test.commit()
        test.clock.advance(by: 1)
        #expect(log.take() == ["should", "will", "b willDisappear", "b didDisappear", "did"])
        #expect(a.presentedViewController == nil)
    }

    @Test func dialogsAreCalledAsWhatTheyShow() throws {
        func name(_ shown: UIViewController) throws -> [String?] {
            let below = make("a")
            let test = self.shown(below)
            defer { test.end() }
            test.scene.perform { below.present(shown, animated: false) }
            test.commit()
            let container = try #require(shown.presentationController?.containerView)
            // Scripts that look for the title find what shows it.
            #expect(container.accessibilityLabel == nil)
            let semantics = container.makeSemantics()
            return [semantics.label, semantics.hint]
        }
        let (plain, settings) = (make("b"), make("c"))
        #expect(try name(plain) == [nil, nil])
        settings.title = "Settings"
        #expect(try name(settings) == ["Settings", nil])
        let first = make("d")
        first.title = "Account"
        #expect(try name(UINavigationController(rootViewController: first)) == ["Account", nil])
        let alert = UIAlertController(
            title: "Delete it?",
            message: "It is gone then.",
            preferredStyle: .alert
        )
        #expect(try name(alert) == ["Delete it?", "It is gone then."])
        let bare = UIAlertController(title: nil, message: "Saved", preferredStyle: .alert)
        #expect(try name(bare) == ["Saved", nil])
    }

    @Test func whatIsBelowIsInertWhileADialogIsShown() {
        let (a, b) = (make("a"), make("b"))
        let test = shown(a)
        defer { test.end() }
        test.scene.perform { a.present(b, animated: false) }
        test.commit()
        #expect(a.view.makeSemantics().isInert)
        #expect(b.view.superview?.makeSemantics().isModal == true)
        #expect(!b.view.makeSemantics().isInert)
        test.scene.perform { a.dismiss(animated: false) }
        test.commit()
        #expect(!a.view.makeSemantics().isInert)
    }

    // MARK: - Size classes

    @Test(arguments: [UIModalPresentationStyle.popover, .formSheet, .pageSheet, .fullScreen])
    func whatIsShownSmallIsCompactInWidth(style: UIModalPresentationStyle) {
        let isSmall = style == .popover || style == .formSheet
        let (a, b) = (make("a"), make("b"))
        let test = shown(a, size: CGSize(width: 1280, height: 800))
        defer { test.end() }
        b.modalPresentationStyle = style
        b.popoverPresentationController?.sourceView = a.view
        test.scene.perform { a.present(b, animated: false) }
        test.commit()
        #expect(b.traitCollection.horizontalSizeClass == (isSmall ? .compact : .regular))
        #expect(b.view.traitCollection.verticalSizeClass == .regular)
        #expect(a.traitCollection.horizontalSizeClass == .regular)
        test.scene.perform {
            b.presentationController?.overrideTraitCollection = UITraitCollection(
                horizontalSizeClass: .regular
            )
        }
        #expect(b.view.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func aBubbleOutOfASmallCardStaysOne() {
        let (a, b, c) = (make("a"), make("b"), make("c"))
        let test = shown(a, size: CGSize(width: 1280, height: 800))
        defer { test.end() }
        b.modalPresentationStyle = .formSheet
        test.scene.perform { a.present(b, animated: false) }
        test.commit()
        c.modalPresentationStyle = .popover
        c.popoverPresentationController?.sourceView = b.view
        test.scene.perform { b.present(c, animated: false) }
        test.commit()
        #expect(b.presentedViewController === c)
        #expect(c.popoverPresentationController?.presentationStyle == .popover)
    }

    // MARK: - Bubbles

    @Test(arguments: [false, true])
    func aBubbleStandsAtItsSource(isItem: Bool) {
        let (a, b) = (make("a"), make("b"))
        let test = shown(a, size: CGSize(width: 1280, height: 800))
        defer { test.end() }
        let source = UIView(frame: CGRect(x: 600, y: 100, width: 80, height: 40))
        test.scene.perform {
            a.view.addSubview(source)
            b.modalPresentationStyle = .popover
            b.preferredContentSize = CGSize(width: 200, height: 100)
            if isItem {
                b.popoverPresentationController?.sourceItem = source
            } else {
                b.popoverPresentationController?.sourceView = source
            }
            #expect(b.popoverPresentationController?.sourceItem === source)
            a.present(b, animated: false)
        }
        test.commit()
        let popover = b.popoverPresentationController
        #expect(popover?.arrowDirection == .up)
        #expect(
            b.view.convert(b.view.bounds, to: nil)
                == CGRect(x: 540, y: 153, width: 200, height: 100)
        )
        test.scene.perform {
            popover?.permittedArrowDirections = .right
            popover?.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 40)
        }
        test.commit()
        #expect(b.view.convert(b.view.bounds, to: nil).maxX == 587)
    }

    @Test func inCompactWidthABubbleIsACardUnlessTheDelegateSaysOtherwise() {
        for staysBubble in [false, true] {
            let (a, b) = (make("a"), make("b"))
            let watcher = Watcher(log)
            watcher.style = staysBubble ? .none : .automatic
            let test = shown(a)
            defer { test.end() }
            b.modalPresentationStyle = .popover
            b.preferredContentSize = CGSize(width: 200, height: 100)
            b.popoverPresentationController?.sourceView = a.view
            b.popoverPresentationController?.delegate =
                watcher as any UIAdaptivePresentationControllerDelegate
            test.scene.perform { a.present(b, animated: false) }
            test.commit()
            #expect(b.view.bounds.width == (staysBubble ? 200 : 390))
            // Where it is a card, the bubble still says where it would point to.
            #expect(b.popoverPresentationController?.sourceView === a.view)
            #expect(b.presentationController is UISheetPresentationController != staysBubble)
            test.scene.perform { b.dismiss(animated: false) }
            test.commit()
            #expect(b.popoverPresentationController?.sourceView == nil)
        }
    }
}
