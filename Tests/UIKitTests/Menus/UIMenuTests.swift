import Dispatch
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIMenuTests {
    let log = Log()
    let root = UIViewController()
    let test: TestScene
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))

    init() {
        test = TestScene(root: root)
        root.view.addSubview(button)
        test.commit()
    }

    private func action(
        _ title: String,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [log] action in
            log(action.title)
        }
    }

    private var menu: MenuController? { root.presentedViewController as? MenuController }

    private var rows: [MenuRow] {
        func collect(_ view: UIView) -> [MenuRow] {
            view.subviews.flatMap { ($0 as? MenuRow).map { [$0] } ?? collect($0) }
        }
        return menu.map { collect($0.view) } ?? []
    }

    private var titles: [String] { rows.map { $0.accessibilityLabel ?? "" } }

    private func tap(_ view: UIView) throws {
        test.commit()
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        try test.tap(Double(point.x), Double(point.y))
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
    }

    private func choose(_ title: String) throws {
        try tap(#require(rows.first { $0.accessibilityLabel == title }))
    }

    private func press(_ x: Double, _ y: Double) throws {
        try test.touch(.began, x, y)
        test.clock.advance(by: 0.6)
        try test.touch(.ended, x, y)
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
    }

    private func pictured(_ title: String, state: UIMenuElement.State = .off) -> UIAction {
        let action = action(title, state: state)
        action.image = UIImage(systemName: "star")
        return action
    }

    /// The visible texts of rows.
    private func shownTitles() -> [String] {
        rows.flatMap { $0.subviews.compactMap { $0 as? UILabel } }
            .filter { !$0.isHidden && $0.frame.height > 0 }.compactMap(\.text)
    }

    @Test func smallAndMediumElementsStandSideBySide() throws {
        defer { test.end() }
        let tools = UIMenu(
            options: .displayInline,
            preferredElementSize: .small,
            children: (1...5).map { pictured("Tool \($0)") }
        )
        let pages = UIMenu(
            options: .displayInline,
            preferredElementSize: .medium,
            children: (1...3).map { pictured("Page \($0)") }
        )
        #expect(UIMenu().preferredElementSize == .automatic)
        #expect(tools.replacingChildren([]).preferredElementSize == .small)
        button.menu = UIMenu(children: [tools, pages, action("Last")])
        button.showsMenuAsPrimaryAction = true
        try tap(button)
        let view = try #require(menu?.view)
        let frames = rows.map { $0.convert($0.bounds, to: view) }
        // Four of 250 points, the fifth alone, then three of 66 in height, then one row.
        let third = 250.0 / 3
        let widths: [Double] = [62.5, 62.5, 62.5, 62.5, 250, third, third, third, 250]
        #expect(zip(frames, widths).allSatisfy { abs(Double($0.width) - $1) < 0.001 })
        #expect(frames.count == widths.count)
        #expect(frames.map(\.minY) == [0, 0, 0, 0, 44, 96, 96, 96, 170])
        #expect(frames.map(\.height) == [44, 44, 44, 44, 44, 66, 66, 66, 44])
        #expect(shownTitles() == ["Page 1", "Page 2", "Page 3", "Last"])
        #expect(titles.first == "Tool 1")
        try choose("Tool 5")
        #expect(log.take() == ["Tool 5"])
    }

    @Test func aPaletteScrollsAndShowsItsChoice() throws {
        defer { test.end() }
        let colors = UIMenu(
            options: [.displayInline, .displayAsPalette, .singleSelection],
            children: (1...8).map { pictured("Colour \($0)", state: $0 == 2 ? .on : .off) }
        )
        button.menu = UIMenu(children: [colors, action("Other", state: .on)])
        button.showsMenuAsPrimaryAction = true
        try tap(button)
        let strip = try #require(rows.first?.superview as? UIScrollView)
        #expect(strip.contentSize == CGSize(width: 8 * 44, height: 44) && strip.isScrollEnabled)
        let marks = rows.prefix(3).map { $0.accessibilityTraits.contains(.selected) }
        #expect(marks == [false, true, false])
        #expect(shownTitles() == ["Other"])
        try choose("Colour 1")
        #expect(log.take() == ["Colour 1"] && colors.selectedElements.map(\.title) == ["Colour 1"])
    }

    @Test func aTapShowsTheMenuAndAChoicePerformsItsAction() throws {
        defer { test.end() }
        button.menu = UIMenu(children: [
            action("Copy"), action("Hidden", attributes: .hidden),
            action("Delete", attributes: .destructive),
        ])
        button.showsMenuAsPrimaryAction = true
        button.addAction(UIAction { [log] _ in log("tapped") }, for: .primaryActionTriggered)
        button.addAction(UIAction { [log] _ in log("menu") }, for: .menuActionTriggered)
        try tap(button)
        #expect(titles == ["Copy", "Delete"])
        let frame = try #require(menu?.view.frame)
        #expect(frame.minX == 20 && frame.minY == 152 && frame.height == 88)
        try choose("Delete")
        #expect(log.take() == ["menu", "Delete"])
        #expect(root.presentedViewController == nil)
    }

    @Test func anActionMayPresentAndDismissControllers() throws {
        defer { test.end() }
        let next = UIViewController()
        button.menu = UIMenu(children: [
            UIAction(title: "Show") { [root] _ in root.present(next, animated: false) }
        ])
        button.showsMenuAsPrimaryAction = true
        try tap(button)
        try choose("Show")
        #expect(root.presentedViewController === next)
    }

    @Test func aTapBesideTheMenuEndsItAndDisabledRowsDoNothing() throws {
        defer { test.end() }
        button.menu = UIMenu(children: [action("Off", attributes: .disabled)])
        button.showsMenuAsPrimaryAction = true
        try tap(button)
        try choose("Off")
        #expect(menu != nil && log.take().isEmpty)
        try test.tap(350, 800)
        test.commit()
        test.clock.advance(by: 1)
        #expect(menu == nil)
    }

    @Test func theSecondButtonShowsTheMenuBesideThePointer() throws {
        defer { test.end() }
        button.menu = UIMenu(children: [action("More")])
        button.addAction(UIAction { [log] _ in log("tapped") }, for: .touchUpInside)
        test.commit()
        try test.touch(.began, 60, 120)
        try test.scene.deliver(.menu(CGPoint(x: 60, y: 120)))
        try test.touch(.ended, 60, 120)
        test.commit()
        test.clock.advance(by: 1)
        #expect(titles == ["More"] && log.take().isEmpty)
        #expect(menu?.view.frame.origin == CGPoint(x: 60, y: 128))
        let semantics = try #require(rows.first?.makeSemantics())
        #expect(semantics.role == .menuItem && menu?.view.makeSemantics().role == .menu)
    }

    @Test func theSecondButtonElsewhereShowsNothing() throws {
        defer { test.end() }
        button.menu = UIMenu(children: [action("More")])
        button.isEnabled = false
        test.commit()
        try test.scene.deliver(.menu(CGPoint(x: 60, y: 120)))
        try test.scene.deliver(.menu(CGPoint(x: 300, y: 600)))
        #expect(menu == nil)
    }

    @Test func onlyWhatHasMenusKeepsTheSecondButtonFromTheBrowser() throws {
        defer { test.end() }
        #expect(!button.touchClaims.contains(.menu))
        button.menu = UIMenu(children: [action("More")])
        #expect(button.touchClaims.contains(.menu))
        let list = UITableViewController()
        root.view.addSubview(list.tableView)
        list.tableView.frame = root.view.bounds
        let source = PlainRows()
        list.tableView.dataSource = source
        test.commit()
        #expect(list.tableView.touchClaims.contains(.menu))
        try test.scene.deliver(.menu(CGPoint(x: 60, y: 20)))
        #expect(!list.tableView.touchClaims.contains(.menu))
    }

    private final class PlainRows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
    }

    @Test func aLongPressShowsTheMenuOfAButtonThatDoesSomethingElse() throws {
        defer { test.end() }
        button.menu = UIMenu(children: [action("More")])
        button.addAction(UIAction { [log] _ in log("tapped") }, for: .touchUpInside)
        try tap(button)
        #expect(menu == nil && log.take() == ["tapped"])
        try press(60, 120)
        #expect(titles == ["More"] && log.take().isEmpty)
    }

    @Test func menusStandInMenusInlineOrBehindARow() throws {
        defer { test.end() }
        button.menu = UIMenu(
            title: "Everything",
            children: [
                action("First"),
                UIMenu(title: "Part", options: .displayInline, children: [action("Second")]),
                UIMenu(title: "Sort", children: [action("Name"), action("Date")]),
            ]
        )
        button.showsMenuAsPrimaryAction = true
        try tap(button)
        #expect(titles == ["First", "Second", "Sort"])
        try choose("Sort")
        #expect(titles == ["Sort", "Name", "Date"])
        try choose("Sort")
        #expect(titles == ["First", "Second", "Sort"])
        try choose("Sort")
        try choose("Date")
        #expect(log.take() == ["Date"] && menu == nil)
    }

    @Test func aPopUpButtonShowsItsChoice() throws {
        defer { test.end() }
        let (small, large) = (action("Small"), action("Large"))
        button.changesSelectionAsPrimaryAction = true
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [small, large])
        #expect(button.currentTitle == "Small" && small.state == .on)
        try tap(button)
        #expect(rows.map { $0.accessibilityTraits.contains(.selected) } == [true, false])
        try choose("Large")
        #expect(button.currentTitle == "Large")
        #expect(small.state == .off && large.state == .on)
        #expect(button.menu?.selectedElements == [large])
    }

    @Test func commandsReachWhoeverHasTheirMethod() throws {
        defer { test.end() }
        let host = CommandView(frame: CGRect(x: 0, y: 80, width: 300, height: 80))
        root.view.addSubview(host)
        host.addSubview(button)
        button.frame.origin.y = 10
        let sort = UICommand(title: "Sort", action: Selector("sort:", CommandView.sort))
        let lost = UICommand(title: "Lost", action: Selector("lost:", MissingCommands.lost))
        button.menu = UIMenu(children: [sort, lost])
        button.showsMenuAsPrimaryAction = true
        try tap(button)
        #expect(titles == ["Sort", "Lost"])
        #expect(rows.map(\.isEnabled) == [true, false])
        try choose("Sort")
        #expect(host.senders.count == 1 && host.senders.first === sort)
    }

    @Test func whoPerformsACommandSaysHowItLooks() throws {
        defer { test.end() }
        let host = CommandView(frame: CGRect(x: 0, y: 80, width: 300, height: 80))
        root.view.addSubview(host)
        host.addSubview(button)
        button.frame.origin.y = 10
        let sort = UICommand(title: "Sort", action: Selector("sort:", CommandView.sort))
        button.menu = UIMenu(children: [sort])
        button.showsMenuAsPrimaryAction = true
        host.validation = { command in
            command.title = "Sort by name"
            command.attributes.insert(.disabled)
        }
        try tap(button)
        #expect(titles == ["Sort by name"] && rows.map(\.isEnabled) == [false])
        // What was said last is not said for ever.
        host.validation = { _ in }
        sort.validate(from: button)
        #expect(sort.title == "Sort" && sort.attributes == [])
        host.validation = { $0.state = .on }
        sort.validate(from: button)
        sort.title = "Order"
        host.validation = { _ in }
        sort.validate(from: button)
        #expect(sort.title == "Order" && sort.state == .on)
    }

    @Test func elementsArePerformedByTheApp() throws {
        defer { test.end() }
        let host = CommandView(frame: CGRect(x: 0, y: 80, width: 300, height: 80))
        let other = CommandView()
        root.view.addSubview(host)
        host.addSubview(button)
        let copy = UIAction(title: "Copy") { [log] action in
            log("\(action.title) by \((action.sender as? UIView)?.tag ?? 0)")
        }
        let sort = UICommand(title: "Sort", action: Selector("sort:", CommandView.sort))
        button.tag = 7
        let leaves = UIMenu(children: [copy, sort]).children.compactMap { $0 as? any UIMenuLeaf }
        #expect(leaves.map(\.title) == ["Copy", "Sort"])
        test.scene.perform {
            for leaf in leaves { leaf.performWithSender(button, target: nil) }
            copy.performWithSender(nil, target: nil)
            sort.performWithSender(nil, target: other)
        }
        #expect(log.take() == ["Copy by 7", "Copy by 0"])
        #expect(copy.sender == nil)
        #expect(host.senders.count == 1 && host.senders.first === sort)
        #expect(other.senders.count == 1 && other.senders.first === sort)
    }

    @Test func aPopUpButtonShowsItsChoiceAmongCommands() throws {
        defer { test.end() }
        let titles = ["Small", "Large"]
        button.menu = UIMenu(
            children: titles.map { UICommand(title: $0, action: Selector(named: "")) }
        )
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Small")
        try tap(button)
        try choose("Large")
        #expect(button.currentTitle == "Large")
        #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
    }

    @Test func elementsMayComeOnAnotherThread() async throws {
        defer { test.end() }
        button.menu = UIMenu(children: [
            UIDeferredMenuElement { completion in
                nonisolated(unsafe) let completion = completion
                let late = action("Late")
                DispatchQueue.global().async { completion([late]) }
            }
        ])
        button.showsMenuAsPrimaryAction = true
        try tap(button)
        for _ in 0..<500 where titles != ["Late"] {
            try await Task.sleep(for: .milliseconds(2))
            test.commit()
        }
        #expect(titles == ["Late"])
    }

    @Test func elementsMayComeLaterAndMenusMayStay() throws {
        defer { test.end() }
        var deliver: ([UIMenuElement]) -> Void = { _ in }
        var asked = 0
        button.menu = UIMenu(children: [
            UIDeferredMenuElement.uncached { completion in
                asked += 1
                deliver = completion
            },
            action("Count", attributes: .keepsMenuPresented),
        ])
        button.showsMenuAsPrimaryAction = true
        try tap(button)
        #expect(titles == ["Loading…", "Count"] && asked == 1)
        test.scene.perform { deliver([action("Late")]) }
        test.commit()
        #expect(titles == ["Late", "Count"])
        try choose("Count")
        #expect(log.take() == ["Count"] && menu != nil)
        try choose("Late")
        #expect(log.take() == ["Late"] && menu == nil)
        try tap(button)
        #expect(titles == ["Loading…", "Count"] && asked == 2)
    }

    @Test func barItemsShowTheirMenus() throws {
        defer { test.end() }
        let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [action("Share")]))
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.topViewController?.navigationItem.rightBarButtonItem = item
        test.scene.perform { test.window.rootViewController = navigation }
        test.commit()
        try tap(#require(item.shownView))
        let shown = try #require(navigation.presentedViewController as? MenuController)
        #expect(shown.view.frame.maxX <= 382)
        #expect(shown.view.frame.minX > 100)
        #expect(shown.menu.children.map(\.title) == ["Share"])
    }

    // MARK: - Long presses

    private final class Presser: NSObject, UIContextMenuInteractionDelegate {
        let log: Log
        var menu: UIMenu?
        init(_ log: Log) { self.log = log }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log("asked \(Int(location.x))")
            guard let menu else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log("will show")
            animator?.addCompletion { [log] in log("shown") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log("will end") }
    }

    @Test func anInteractionShowsWhatItsDelegateHas() throws {
        defer { test.end() }
        let presser = Presser(log)
        let interaction = UIContextMenuInteraction(delegate: presser)
        let view = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
        root.view.addSubview(view)
        view.addInteraction(interaction)
        #expect(interaction.view === view && view.interactions.count == 1)
        test.commit()
        try press(50, 400)
        #expect(menu == nil && log.take() == ["asked 50"])
        presser.menu = UIMenu(children: [action("Copy")])
        try press(60, 400)
        #expect(titles == ["Copy"])
        #expect(log.take() == ["asked 60", "will show", "shown"])
        test.scene.perform { interaction.dismissMenu() }
        #expect(menu == nil && log.take() == ["will end"])
        view.removeInteraction(interaction)
        try press(60, 400)
        #expect(log.take().isEmpty && interaction.view == nil)
    }

    private final class Rows: UITableViewController {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(style: .plain)
        }
        required init?(coder: NSCoder) { nil }
        override func tableView(
            _ tableView: UITableView,
            numberOfRowsInSection section: Int
        ) -> Int { 3 }
        override func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log("selected")
        }
        override func tableView(
            _ tableView: UITableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard indexPath.row > 0 else { return nil }
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Row \(indexPath.row)") { _ in }])
            })
        }
    }

    @Test func rowsShowMenusAndAreNotSelectedByThePress() throws {
        defer { test.end() }
        let table = Rows(log)
        test.scene.perform { test.window.rootViewController = table }
        test.commit()
        try press(100, 66)
        let shown = try #require(table.presentedViewController as? MenuController)
        #expect(shown.menu.children.map(\.title) == ["Row 1"])
        #expect(log.take().isEmpty)
        test.scene.perform { table.dismiss(animated: false) }
        // A row without a menu takes a long press as any touch.
        try press(100, 20)
        #expect(table.presentedViewController == nil && log.take() == ["selected"])
    }

    @Test func itemsShowMenus() throws {
        let screen = ListScreen(UICollectionLayoutListConfiguration(appearance: .plain))
        defer { screen.end() }
        let controller = UIViewController()
        screen.test.scene.perform { screen.test.window.rootViewController = controller }
        controller.view.addSubview(screen.view)
        let delegate = ItemMenus()
        screen.view.delegate = delegate
        screen.apply([("a", ["1", "2"])])
        try screen.test.touch(.began, 100, 66)
        screen.test.clock.advance(by: 0.6)
        try screen.test.touch(.ended, 100, 66)
        screen.test.commit()
        let shown = try #require(controller.presentedViewController as? MenuController)
        #expect(shown.menu.children.map(\.title) == ["Item 1"])
        #expect(screen.view.indexPathsForSelectedItems == [])
    }

    private final class ItemMenus: NSObject, UICollectionViewDelegate {
        func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Item \(indexPath.item)") { _ in }])
            })
        }
    }
}

private final class CommandView: UIView {
    var senders: [UICommand] = []
    var validation: (UICommand) -> Void = { _ in }
    func sort(_ sender: UICommand) { senders.append(sender) }
    override func validate(_ command: UICommand) { validation(command) }
}

private final class MissingCommands: UIView {
    func lost(_ sender: UICommand) {}
}
