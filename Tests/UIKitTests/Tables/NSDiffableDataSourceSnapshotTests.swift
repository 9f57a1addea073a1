import Testing

@testable import UIKit

@MainActor
struct NSDiffableDataSourceSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var result = Snapshot()
        result.appendSections(sections.map(\.0))
        for (section, items) in sections { result.appendItems(items, toSection: section) }
        return result
    }

    @Test func itemsAreInsertedMovedAndDeleted() {
        var result = snapshot([("a", [1, 2, 3]), ("b", [4])])
        result.insertItems([9], beforeItem: 2)
        result.insertItems([8], afterItem: 4)
        result.moveItem(1, afterItem: 4)
        result.deleteItems([3, 77])
        #expect(result.itemIdentifiers(inSection: "a") == [9, 2])
        #expect(result.itemIdentifiers(inSection: "b") == [4, 1, 8])
        #expect(result.sectionIdentifier(containingItem: 1) == "b")
        #expect(result.indexOfItem(1) == 3)
        #expect(result.numberOfItems == 5)
    }

    @Test func itemsThatAreThereAlreadyAreMoved() {
        var result = snapshot([("a", [1, 2, 3]), ("b", [4])])
        result.appendItems([2, 5], toSection: "b")
        #expect(result.itemIdentifiers(inSection: "a") == [1, 3])
        #expect(result.itemIdentifiers(inSection: "b") == [4, 2, 5])
        #expect(result.sectionIdentifier(containingItem: 2) == "b")
        result.insertItems([1, 4], beforeItem: 5)
        #expect(result.itemIdentifiers(inSection: "a") == [3])
        #expect(result.itemIdentifiers(inSection: "b") == [2, 1, 4, 5])
        result.appendItems([2], toSection: "b")
        #expect(result.itemIdentifiers(inSection: "b") == [1, 4, 5, 2])
    }

    @Test func nothingStaysOnceAllItemsAreDeleted() {
        var result = snapshot([("a", [1, 2]), ("b", [3])])
        result.reloadItems([1])
        result.reloadSections(["b"])
        result.deleteAllItems()
        #expect(result.numberOfSections == 0 && result.numberOfItems == 0)
        #expect(result.reloadedItemIdentifiers.isEmpty)
        #expect(result.reloadedSectionIdentifiers.isEmpty)
        result.appendSections(["a"])
        result.appendItems([1])
        #expect(result.itemIdentifiers == [1])
    }

    @Test func sectionsAreInsertedMovedAndDeleted() {
        var result = snapshot([("a", [1]), ("b", [2]), ("c", [3])])
        result.insertSections(["d"], beforeSection: "b")
        result.moveSection("a", afterSection: "c")
        result.deleteSections(["b"])
        #expect(result.sectionIdentifiers == ["d", "c", "a"])
        #expect(result.itemIdentifiers == [3, 1])
        #expect(result.indexOfSection("a") == 2)
    }

    @Test func whatMovesAndIsReloadedLeavesAndComes() {
        let old = snapshot([("a", [1, 2, 3]), ("b", [4])])
        var new = old
        new.moveItem(3, beforeItem: 1)
        new.moveItem(2, afterItem: 4)
        new.reloadItems([1, 2, 3])
        let difference = SnapshotDifference(from: old, to: new)
        #expect(difference.movedItems.isEmpty)
        #expect(
            difference.deletedItems == [
                IndexPath(item: 2, section: 0), IndexPath(item: 1, section: 0),
            ]
        )
        #expect(
            difference.insertedItems == [
                IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 1),
            ]
        )
        #expect(difference.reloadedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test func differencesLeadFromOneToTheOther() {
        let screen = TableScreen([]).show()
        defer { screen.test.end() }
        let source = UITableViewDiffableDataSource<String, Int>(tableView: screen.table) {
            table,
            path,
            item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        var generator = RandomNumbers(state: 71)
        source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
        screen.test.commit()
        // Whatever changes, the table's own check of counts finds nothing wrong.
        for round in 0..<60 {
            var next = Snapshot()
            let names = ["a", "b", "c", "d"].shuffled(using: &generator).prefix(round % 4 + 1)
            next.appendSections(Array(names))
            var items = Array(0..<12).shuffled(using: &generator)
            for name in names {
                let count = Int.random(in: 0...4, using: &generator)
                next.appendItems(Array(items.prefix(count)), toSection: name)
                items.removeFirst(min(count, items.count))
            }
            source.apply(next)
            screen.test.commit()
            for (section, name) in next.sectionIdentifiers.enumerated() {
                let texts = next.itemIdentifiers(inSection: name).indices.map {
                    screen.text($0, section)
                }
                #expect(texts == next.itemIdentifiers(inSection: name).map { "\($0)" })
            }
            screen.test.clock.advance(by: 0.4)
            screen.test.commit()
        }
    }

    @Test func itemsAndRowsAreFound() {
        let table = UITableView()
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
        source.applySnapshotUsingReloadData(snapshot([("a", [1, 2]), ("b", [5])]))
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
        #expect(source.indexPath(for: 5) == IndexPath(row: 0, section: 1))
        #expect(source.sectionIdentifier(for: 1) == "b" && source.index(for: "a") == 0)
    }
}
