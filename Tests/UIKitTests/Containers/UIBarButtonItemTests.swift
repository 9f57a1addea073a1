import Testing

@testable import UIKit

@MainActor
struct UIBarButtonItemTests {
    private final class Receiver: UIViewController {
        var calls: [String] = []
        func save() { calls.append("save") }
        func open(_ sender: UIBarButtonItem) { calls.append("open \(sender.title ?? "")") }
    }

    private func shown(_ receiver: Receiver) -> (TestScene, UINavigationController) {
        let navigation = UINavigationController(rootViewController: receiver)
        let test = TestScene(root: navigation)
        test.commit()
        return (test, navigation)
    }

    private func tap(_ item: UIBarButtonItem, _ test: TestScene) throws {
        let view = try #require(item.shownView)
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        try test.tap(Double(middle.x), Double(middle.y))
    }

    @Test func itemsCallTheirMethodsAndActions() throws {
        let receiver = Receiver()
        let save = UIBarButtonItem(
            barButtonSystemItem: .save,
            target: receiver,
            action: Receiver.save
        )
        let open = UIBarButtonItem(
            title: "Open",
            style: .plain,
            target: receiver,
            action: Receiver.open
        )
        let act = UIBarButtonItem(
            primaryAction: UIAction(title: "Act") { [weak receiver] _ in
                receiver?.calls.append("act")
            }
        )
        receiver.navigationItem.rightBarButtonItems = [save, open]
        receiver.navigationItem.leftBarButtonItem = act
        let (test, _) = shown(receiver)
        defer { test.end() }
        for item in [save, open, act] { try tap(item, test) }
        #expect(receiver.calls == ["save", "open Open", "act"])
        open.isEnabled = false
        test.commit()
        try tap(open, test)
        #expect(receiver.calls.count == 3)
    }

    @Test(arguments: [101, 102, 105, 106])
    func anglesAreKnownByTheirNumbers(number: Int) throws {
        let receiver = Receiver()
        let item = UIBarButtonItem(
            barButtonSystemItem: try #require(UIBarButtonItem.SystemItem(rawValue: number)),
            target: receiver,
            action: Receiver.save
        )
        receiver.navigationItem.rightBarButtonItem = item
        let (test, _) = shown(receiver)
        defer { test.end() }
        try tap(item, test)
        #expect(receiver.calls == ["save"])
        let images = item.shownView?.hierarchy.subviews.compactMap { ($0 as? UIImageView)?.image }
        #expect(images?.first?.size == CGSize(width: 24, height: 24))
    }

    @Test func itemsWithAMenuCallTheirMethods() throws {
        let receiver = Receiver()
        let menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
        let save = UIBarButtonItem(
            title: "Save",
            image: nil,
            target: receiver,
            action: Selector("save", Receiver.save),
            menu: menu
        )
        let open = UIBarButtonItem(
            title: "Open",
            image: nil,
            target: receiver,
            action: Receiver.open
        )
        let more = UIBarButtonItem(
            title: "More",
            image: nil,
            target: receiver,
            action: nil,
            menu: menu
        )
        receiver.navigationItem.rightBarButtonItems = [save, open, more]
        let (test, navigation) = shown(receiver)
        defer { test.end() }
        for item in [save, open] { try tap(item, test) }
        #expect(receiver.calls == ["save", "open Open"])
        #expect(navigation.presentedViewController == nil && save.menu === menu)
        try tap(more, test)
        #expect(navigation.presentedViewController is MenuController)
        #expect(receiver.calls.count == 2)
    }

    @Test func aNamedActionWithoutTargetFindsItsReceiver() throws {
        let receiver = Receiver()
        let item = UIBarButtonItem(
            title: "Save",
            style: .done,
            target: nil,
            action: Selector("save", Receiver.save)
        )
        receiver.navigationItem.rightBarButtonItem = item
        let (test, _) = shown(receiver)
        defer { test.end() }
        try tap(item, test)
        #expect(receiver.calls == ["save"])
        #expect(item.action == Selector("save", Receiver.save))
    }

    @Test func itemsStandAtTheEdgesTheFirstRightOneOutermost() throws {
        let receiver = Receiver()
        let (first, second) = (UIBarButtonItem(), UIBarButtonItem())
        first.title = "One"
        second.title = "Two"
        receiver.navigationItem.rightBarButtonItems = [first, second]
        let (test, _) = shown(receiver)
        defer { test.end() }
        let outer = try #require(first.shownView)
        let inner = try #require(second.shownView)
        #expect(outer.frame.maxX == 374)
        #expect(inner.frame.maxX < outer.frame.minX)
    }

    @Test func customViewsKeepTheirSizeOrThatOfTheirConstraints() throws {
        let receiver = Receiver()
        let framed = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        let constrained = UIView()
        constrained.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            constrained.widthAnchor.constraint(equalToConstant: 50),
            constrained.heightAnchor.constraint(equalToConstant: 20),
        ])
        receiver.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: framed)
        receiver.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: constrained)
        let (test, _) = shown(receiver)
        defer { test.end() }
        #expect(
            framed.convert(framed.bounds, to: nil) == CGRect(x: 314, y: 7, width: 60, height: 30)
        )
        #expect(
            constrained.convert(constrained.bounds, to: nil)
                == CGRect(x: 16, y: 12, width: 50, height: 20)
        )
    }

    @Test func flexibleSpaceSharesWhatAToolbarHasLeft() throws {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let (start, end) = (UIBarButtonItem(), UIBarButtonItem())
        start.title = "Start"
        end.title = "End"
        toolbar.items = [start, .flexibleSpace(), end]
        let test = TestScene()
        defer { test.end() }
        test.add(toolbar)
        test.commit()
        #expect(start.shownView?.frame.minX == 16)
        #expect(end.shownView?.frame.maxX == 374)
    }

    @Test func everySystemItemShowsTextOrAPicture() {
        for raw in 0... {
            guard let item = UIBarButtonItem.SystemItem(rawValue: raw) else { break }
            let isSpace = item == .flexibleSpace || item == .fixedSpace
            let shows = item.title != nil || BarGlyphs.image(of: item) != nil
            #expect(shows != isSpace, "\(item)")
        }
    }

    @Test func aBarByItselfPushesAndPopsItems() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let (first, second) = (UINavigationItem(title: "One"), UINavigationItem(title: "Two"))
        bar.setItems([first], animated: false)
        bar.pushItem(second, animated: false)
        #expect(bar.topItem === second)
        #expect(bar.backItem === first)
        #expect(bar.popItem(animated: false) === second)
        #expect(bar.popItem(animated: false) == nil)
        #expect(bar.items == [first])
    }
}
