import Testing

@testable import UIKit

@MainActor
struct UICollectionViewDiffableDataSourceTests {
    private func screen() -> ListScreen {
        ListScreen(UICollectionLayoutListConfiguration(appearance: .plain))
    }

    @Test func differencesLeadFromOneSnapshotToTheOther() {
        let screen = screen()
        defer { screen.end() }
        var generator = RandomNumbers(state: 14)
        screen.apply([("a", ["1", "2", "3"])])
        for round in 0..<40 {
            let names = ["a", "b", "c", "d"].shuffled(using: &generator).prefix(round % 4 + 1)
            var items = (0..<12).map(String.init).shuffled(using: &generator)
            let next = names.map { name in
                let count = Int.random(in: 0...4, using: &generator)
                defer { items.removeFirst(min(count, items.count)) }
                return (name, Array(items.prefix(count)))
            }
            screen.apply(next, animated: round.isMultiple(of: 2))
            screen.test.clock.advance(by: 1)
            screen.test.commit()
            #expect(screen.texts == next.flatMap(\.1))
        }
    }

    @Test func itemsAndIndexPathsLeadToEachOther() {
        let screen = screen()
        defer { screen.end() }
        screen.apply([("a", ["1", "2"]), ("b", ["3"])])
        #expect(screen.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "2")
        #expect(screen.source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil)
        #expect(screen.source.indexPath(for: "3") == IndexPath(item: 0, section: 1))
        #expect(screen.source.indexPath(for: "9") == nil)
        #expect(screen.source.sectionIdentifier(for: 1) == "b")
        #expect(screen.source.index(for: "b") == 1)
    }

    @Test func aChangeWithoutAnimationKeepsTheCellsAndTheSelection() throws {
        let screen = screen()
        defer { screen.end() }
        screen.apply([("a", ["1", "2", "3"])])
        let kept = try screen.cell(2)
        screen.view.selectItem(
            at: IndexPath(item: 2, section: 0),
            animated: false,
            scrollPosition: []
        )
        screen.apply([("a", ["2", "3", "4"])])
        #expect(try screen.cell(1) === kept)
        #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        #expect(screen.texts == ["2", "3", "4"])
    }

    @Test func reconfiguredItemsKeepTheirCellAndReloadedOnesAreFilledAnew() throws {
        let screen = screen()
        defer { screen.end() }
        screen.apply([("a", ["1", "2", "3"])])
        let cell = try screen.cell(1)
        screen.filled = []
        var next = screen.source.snapshot()
        next.reconfigureItems(["2"])
        screen.source.apply(next)
        screen.test.commit()
        #expect(screen.filled == ["2"])
        #expect(try screen.cell(1) === cell)
        screen.filled = []
        next = screen.source.snapshot()
        #expect(next.reconfiguredItemIdentifiers.isEmpty)
        next.reloadItems(["1"])
        screen.source.apply(next)
        screen.test.commit()
        #expect(screen.filled == ["1"])
    }

    // MARK: - Moving in outlines

    /// An outline of a folder with two items, the second with one more, and another folder.
    private func outlined() -> ListScreen {
        let screen = screen()
        var outline = ListScreen.Source.SectionSnapshot()
        outline.append(["f1", "f2"])
        outline.append(["a", "b"], to: "f1")
        outline.append(["x"], to: "b")
        outline.expand(["f1"])
        screen.source.reorderingHandlers.canReorderItem = { _ in true }
        screen.source.apply(outline, to: "main", animatingDifferences: false)
        screen.test.commit()
        return screen
    }

    private func move(_ item: Int, to target: Int, _ screen: ListScreen) throws {
        let end = try screen.cell(target).center
        screen.test.scene.perform {
            let path = IndexPath(item: item, section: 0)
            #expect(screen.view.beginInteractiveMovementForItem(at: path))
            screen.view.updateInteractiveMovementTargetPosition(end)
            screen.view.endInteractiveMovement()
        }
        screen.test.commit()
        screen.test.clock.advance(by: 1)
        screen.test.commit()
    }

    @Test func anItemMovesInItsOutline() throws {
        let screen = outlined()
        defer { screen.end() }
        try move(2, to: 1, screen)
        let outline = screen.source.snapshot(for: "main")
        #expect(outline.items == ["f1", "b", "x", "a", "f2"])
        #expect(outline.parent(of: "b") == "f1" && outline.parent(of: "x") == "b")
        #expect(outline.isExpanded("f1") && !outline.isExpanded("b"))
        #expect(screen.texts == ["f1", "b", "a", "f2"])
        #expect(try screen.cell(1).indentationLevel == 1)
    }

    @Test func anItemTakesAlongWhatIsBelowIt() throws {
        let screen = outlined()
        defer { screen.end() }
        var told: [[String]] = []
        screen.source.reorderingHandlers.didReorder = { transaction in
            told.append(transaction.finalSnapshot.itemIdentifiers)
            told += transaction.sectionTransactions.map(\.finalSnapshot.items)
        }
        try move(0, to: 3, screen)
        let outline = screen.source.snapshot(for: "main")
        #expect(outline.items == ["f2", "f1", "a", "b", "x"])
        #expect(outline.isExpanded("f1") && outline.rootItems == ["f2", "f1"])
        #expect(screen.texts == ["f2", "f1", "a", "b"])
        #expect(told == [["f2", "f1", "a", "b"], ["f2", "f1", "a", "b", "x"]])
    }

    @Test(
        arguments: [
            ("c", "a", "b", "f1"), ("c", "b", "f2", "f1"), ("f3", "b", "f2", nil),
            ("f3", "f1", "a", "f1"), ("c", "f2", nil, nil),
        ] as [(String, String?, String?, String?)]
    )
    func anItemKeepsItsParentWhereThePlaceAllowsIt(
        item: String,
        after: String?,
        before: String?,
        parent: String?
    ) {
        var outline = ListScreen.Source.SectionSnapshot()
        outline.append(["f1", "f2"])
        outline.append(["a", "b"], to: "f1")
        outline.expand(["f1"])
        var moved = ListScreen.Source.SectionSnapshot()
        moved.append([item])
        let old = item == "c" ? "f1" : nil
        outline.insert(moved, root: item, from: old, after: after, before: before)
        #expect(outline.parent(of: item) == parent)
        let place = outline.visibleItems.firstIndex(of: item) ?? 0
        #expect(place == 0 || outline.visibleItems[place - 1] == after)
    }

    @Test func whatMovesAndIsReloadedIsFilledAnew() throws {
        let screen = screen()
        defer { screen.end() }
        screen.apply([("a", ["1", "2", "3"]), ("b", ["4"])])
        screen.filled = []
        var next = screen.source.snapshot()
        // One in its section, one into another.
        next.moveItem("3", beforeItem: "1")
        next.moveItem("2", afterItem: "4")
        next.reloadItems(["3", "2"])
        screen.source.apply(next)
        screen.test.commit()
        screen.test.clock.advance(by: 1)
        screen.test.commit()
        #expect(screen.filled.sorted() == ["2", "3"])
        #expect(screen.texts == ["3", "1", "4", "2"])
    }

    @Test func anOutlineShowsWhatIsExpanded() throws {
        let screen = screen()
        defer { screen.end() }
        screen.fill = { cell, item in
            if item.hasPrefix("f") {
                cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
            }
        }
        var outline = ListScreen.Source.SectionSnapshot()
        outline.append(["f1", "f2"])
        outline.append(["1a", "f1b"], to: "f1")
        outline.append(["x"], to: "f1b")
        outline.expand(["f1"])
        screen.source.apply(outline, to: "main", animatingDifferences: false)
        screen.test.commit()
        #expect(screen.texts == ["f1", "1a", "f1b", "f2"])
        #expect(try screen.cell(1).indentationLevel == 1)
        #expect(try screen.cell(0).configurationState.isExpanded)
        func spoken() throws -> [Bool?] {
            try screen.texts.indices.map { try screen.cell($0).makeSemantics().isExpanded }
        }
        #expect(try spoken() == [true, nil, false, false])
        try screen.tap(screen.cell(2))
        screen.test.clock.advance(by: 1)
        screen.test.commit()
        #expect(screen.texts == ["f1", "1a", "f1b", "x", "f2"])
        #expect(try spoken() == [true, nil, true, nil, false])
        #expect(try screen.cell(2).rendering.committed?.semantics.isExpanded == true)
        #expect(try screen.cell(3).indentationLevel == 2)
        #expect(screen.view.indexPathsForSelectedItems == [])
        try screen.tap(screen.cell(0))
        screen.test.clock.advance(by: 1)
        screen.test.commit()
        #expect(screen.texts == ["f1", "f2"])
        #expect(screen.source.snapshot(for: "main").items == ["f1", "1a", "f1b", "x", "f2"])
    }

    @Test func handlersDecideOnWhatIsExpanded() throws {
        let screen = screen()
        defer { screen.end() }
        var told: [String] = []
        screen.fill = { cell, _ in cell.accessories = [.outlineDisclosure()] }
        screen.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "locked" }
        screen.source.sectionSnapshotHandlers.willExpandItem = { told.append("expand \($0)") }
        screen.source.sectionSnapshotHandlers.willCollapseItem = { told.append("fold \($0)") }
        screen.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, _ in
            var below = ListScreen.Source.SectionSnapshot()
            below.append(["\(parent) child"])
            return below
        }
        var outline = ListScreen.Source.SectionSnapshot()
        outline.append(["open", "locked"])
        screen.source.apply(outline, to: "main", animatingDifferences: false)
        screen.test.commit()
        func press(_ item: Int) throws {
            let button = try #require(
                screen.cell(item).subviews.compactMap { $0 as? UIButton }.first
            )
            try screen.tap(button)
            screen.test.clock.advance(by: 1)
            screen.test.commit()
        }
        try press(1)
        #expect(screen.texts == ["open", "locked"] && told.isEmpty)
        try press(0)
        #expect(screen.texts == ["open", "open child", "locked"])
        try press(0)
        #expect(screen.texts == ["open", "locked"])
        #expect(told == ["expand open", "fold open"])
    }
}

struct NSDiffableDataSourceSectionSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

    private var sample: Snapshot {
        var result = Snapshot()
        result.append(["a", "b"])
        result.append(["a1", "a2"], to: "a")
        result.append(["a2x"], to: "a2")
        return result
    }

    @Test func itemsStandBelowItems() {
        let sample = sample
        #expect(sample.items == ["a", "a1", "a2", "a2x", "b"])
        #expect(sample.rootItems == ["a", "b"])
        #expect(sample.visibleItems == ["a", "b"])
        #expect(sample.level(of: "a2x") == 2)
        #expect(sample.parent(of: "a2") == "a" && sample.parent(of: "a") == nil)
        #expect(sample.index(of: "a2") == 2)
    }

    @Test func whatIsBelowCollapsedItemsIsNotVisible() {
        var sample = sample
        sample.expand(["a2"])
        #expect(sample.visibleItems == ["a", "b"])
        #expect(!sample.isVisible("a2x"))
        sample.expand(["a"])
        #expect(sample.visibleItems == ["a", "a1", "a2", "a2x", "b"])
        sample.collapse(["a2"])
        #expect(sample.visibleItems == ["a", "a1", "a2", "b"])
    }

    @Test func itemsAreInsertedReplacedAndDeletedWithAllBelow() {
        var sample = sample
        sample.insert(["a0"], before: "a1")
        sample.insert(["c"], after: "a")
        #expect(sample.items == ["a", "a0", "a1", "a2", "a2x", "c", "b"])
        sample.delete(["a2"])
        #expect(sample.items == ["a", "a0", "a1", "c", "b"])
        #expect(!sample.contains("a2x"))
        var other = Snapshot()
        other.append(["n"])
        other.append(["n1"], to: "n")
        other.expand(["n"])
        sample.replace(childrenOf: "a", using: other)
        #expect(sample.items == ["a", "n", "n1", "c", "b"])
        #expect(sample.isExpanded("n"))
        #expect(sample.snapshot(of: "a").items == ["n", "n1"])
        #expect(sample.snapshot(of: "a", includingParent: true).items == ["a", "n", "n1"])
    }
}
