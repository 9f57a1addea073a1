import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Parts of tables that say that they follow constraints, and that tables place.
@MainActor
struct PlacedTablePartTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        let header = UIView()
        let title = UILabel()
        let accessory = UISwitch()

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            accessory.translatesAutoresizingMaskIntoConstraints = false
            cell.accessoryView = accessory
            cell.contentView.translatesAutoresizingMaskIntoConstraints = false
            return cell
        }

        func tableView(
            _ tableView: UITableView,
            viewForHeaderInSection section: Int
        ) -> UIView? {
            header.translatesAutoresizingMaskIntoConstraints = false
            title.text = "Section"
            title.translatesAutoresizingMaskIntoConstraints = false
            header.addSubview(title)
            title.centerXAnchor.constraint(equalTo: header.centerXAnchor).isActive = true
            title.centerYAnchor.constraint(equalTo: header.centerYAnchor).isActive = true
            return header
        }

        func tableView(
            _ tableView: UITableView,
            heightForHeaderInSection section: Int
        ) -> CGFloat { 60 }
    }

    @Test func partsStandWhereTheTablePutsThem() throws {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        table.dataSource = source
        table.delegate = source
        let test = TestScene()
        defer { test.end() }
        test.add(table)
        test.commit()
        #expect(source.header.frame.size == CGSize(width: 390, height: 60))
        #expect(abs(source.title.center.x - 195) < 1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(source.accessory.frame.maxX > 350)
        #expect(abs(source.accessory.frame.midY - cell.bounds.midY) < 1)
        #expect(cell.contentView.frame.height == cell.bounds.height)
        #expect(cell.contentView.frame.width > 300)
    }

    @Test func backgroundFillsTheTable() {
        let screen = TableScreen(rows: 0)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        let label = UILabel()
        label.text = "Nothing here"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        screen.table.backgroundView = view
        screen.show()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 800))
        #expect(abs(label.center.x - 195) < 1)
    }
}
