import Foundation
import Testing

@testable import UIKit

/// The menus of rows and items by the methods of before iOS 13.
@MainActor
struct CellMenuTests {
    private final class Rows: UITableViewController {
        var performed: [String] = []
        var asked: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection: Int) -> Int { 3 }
        override func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        override func tableView(
            _ tableView: UITableView,
            shouldShowMenuForRowAt indexPath: IndexPath
        ) -> Bool { indexPath.row != 2 }
        override func tableView(
            _ tableView: UITableView,
            canPerformAction action: Selector,
            forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool {
            asked.append(action.name)
            return action == NSSelectorFromString("copy:")
        }
        override func tableView(
            _ tableView: UITableView,
            performAction action: Selector,
            forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) { performed.append("\(action) \(indexPath.row)") }
    }

    private final class Items: UICollectionViewController {
        var performed: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(
                UICollectionViewCell.self,
                forCellWithReuseIdentifier: "cell"
            )
        }
        override func collectionView(
            _ view: UICollectionView,
            numberOfItemsInSection section: Int
        ) -> Int { 1 }
        override func collectionView(
            _ view: UICollectionView,
            cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        override func collectionView(
            _ collectionView: UICollectionView,
            shouldShowMenuForItemAt indexPath: IndexPath
        ) -> Bool { true }
        override func collectionView(
            _ collectionView: UICollectionView,
            canPerformAction action: Selector,
            forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { ["copy:", "paste:"].contains(action.name) }
        override func collectionView(
            _ collectionView: UICollectionView,
            performAction action: Selector,
            forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) { performed.append("\(action) \(indexPath.item)") }
    }

    private func press(_ test: TestScene, _ y: Double) throws {
        try test.touch(.began, 25, y)
        test.clock.advance(by: 0.8)
        try test.touch(.ended, 25, y)
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
    }

    private func rows(_ controller: UIViewController) -> [MenuRow] {
        func collect(_ view: UIView) -> [MenuRow] {
            view.subviews.flatMap { ($0 as? MenuRow).map { [$0] } ?? collect($0) }
        }
        return controller.presentedViewController.map { collect($0.view) } ?? []
    }

    private func choose(_ row: MenuRow, _ test: TestScene) throws {
        let point = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
        try test.tap(Double(point.x), Double(point.y))
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
    }

    @Test func aLongPressOnARowShowsWhatTheDelegateCanDo() throws {
        let controller = Rows(style: .plain)
        let test = TestScene(root: controller)
        defer { test.end() }
        test.commit()
        try press(test, 66)
        #expect(rows(controller).map(\.accessibilityLabel) == ["Copy"])
        #expect(controller.asked.contains("paste:"))
        try choose(#require(rows(controller).first), test)
        #expect(controller.performed == ["copy: 1"])
        try press(test, 110)
        #expect(controller.presentedViewController == nil)
        // A row without a menu has not ended those of others.
        try press(test, 22)
        #expect(rows(controller).count == 1)
    }

    @Test func aLongPressOnAnItemShowsWhatTheDelegateCanDo() throws {
        let controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
        let test = TestScene(root: controller)
        defer { test.end() }
        test.commit()
        try press(test, 25)
        #expect(rows(controller).map(\.accessibilityLabel) == ["Copy", "Paste"])
        try choose(#require(rows(controller).last), test)
        #expect(controller.performed == ["paste: 0"])
    }
}
