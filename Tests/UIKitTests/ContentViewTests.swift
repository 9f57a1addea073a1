import Testing

@testable import UIKit

@MainActor
struct ContentViewTests {
    private struct Note: UIContentConfiguration {
        var text: String

        func makeContentView() -> UIView & UIContentView { NoteView(self) }

        func updated(for state: UIConfigurationState) -> Note { self }
    }

    /// A view that shows its configuration only when it is set.
    private final class NoteView: UIView, UIContentView {
        let label = UILabel()
        var configuration: UIContentConfiguration {
            didSet { label.text = (configuration as? Note)?.text }
        }

        init(_ configuration: UIContentConfiguration) {
            self.configuration = configuration
            super.init(frame: .zero)
            addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }

    private func text(_ view: UIView) throws -> String? {
        try #require(view as? NoteView).label.text
    }

    @Test func newViewsAreGivenTheirConfigurationForTheState() throws {
        let (item, row) = (UICollectionViewCell(), UITableViewCell())
        let edge = UITableViewHeaderFooterView(reuseIdentifier: nil)
        item.contentConfiguration = Note(text: "item")
        row.contentConfiguration = Note(text: "row")
        edge.contentConfiguration = Note(text: "edge")
        #expect(try text(item.contentView) == "item")
        #expect(try text(row.contentView) == "row")
        #expect(try text(edge.contentView) == "edge")
    }

    @Test func cellsThatDoNotFollowTheirStateLeaveNewViewsAlone() throws {
        let (item, row) = (UICollectionViewCell(), UITableViewCell())
        item.automaticallyUpdatesContentConfiguration = false
        row.automaticallyUpdatesContentConfiguration = false
        item.contentConfiguration = Note(text: "item")
        row.contentConfiguration = Note(text: "row")
        #expect(try text(item.contentView) == nil)
        #expect(try text(row.contentView) == nil)
        item.contentConfiguration = Note(text: "again")
        #expect(try text(item.contentView) == "again")
    }

    @Test func nilBringsAnEmptyContentView() {
        let (item, row) = (UICollectionViewCell(), UITableViewCell())
        let edge = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let first = row.contentView
        item.contentConfiguration = Note(text: "item")
        row.contentConfiguration = Note(text: "row")
        edge.contentConfiguration = Note(text: "edge")
        #expect(first.superview == nil)
        item.contentConfiguration = nil
        row.contentConfiguration = nil
        edge.contentConfiguration = nil
        for view in [item.contentView, row.contentView, edge.contentView] {
            #expect(!(view is NoteView) && view.subviews.isEmpty && view.superview != nil)
        }
        row.textLabel?.text = "again"
        #expect(row.contentView.subviews == [row.textLabel])
    }

    /// A view whose height and margins come from constraints to its own margins.
    private final class TallView: UIView, UIContentView {
        let box = UIView()
        var configuration: UIContentConfiguration

        init(_ configuration: UIContentConfiguration) {
            self.configuration = configuration
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
            box.translatesAutoresizingMaskIntoConstraints = false
            addSubview(box)
            let margins = layoutMarginsGuide
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                box.topAnchor.constraint(equalTo: margins.topAnchor),
                box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                box.heightAnchor.constraint(equalToConstant: 78),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private struct Tall: UIContentConfiguration {
        func makeContentView() -> UIView & UIContentView { TallView(self) }

        func updated(for state: UIConfigurationState) -> Tall { self }
    }

    @Test func contentInItemsOfListsHasTheirMarginsAndSizesThem() throws {
        let screen = ListScreen(UICollectionLayoutListConfiguration(appearance: .plain))
        defer { screen.end() }
        screen.fill = { cell, _ in cell.contentConfiguration = Tall() }
        screen.apply([("a", ["1", "2"])])
        let cell = try screen.cell(0)
        let view = try #require(cell.contentView as? TallView)
        #expect(cell.frame.height == 100 && view.frame == cell.bounds)
        #expect(view.box.frame == CGRect(x: 16, y: 11, width: 358, height: 78))
        cell.accessories = [.disclosureIndicator()]
        screen.test.commit()
        #expect(cell.contentView === view)
        #expect(view.frame.maxX < 370 && view.box.frame.maxX == view.bounds.width - 8)
        screen.view.selectItem(
            at: IndexPath(item: 0, section: 0),
            animated: false,
            scrollPosition: []
        )
        screen.test.commit()
        #expect(cell.contentView === view)
        #expect(view.frame.height == 100)
    }

    @Test func contentInRowsMakesRoomForControlsOfEditing() throws {
        let screen = TableScreen(rows: 3)
        defer { screen.test.end() }
        screen.table.rowHeight = UITableView.automaticDimension
        screen.show()
        let cell = try #require(screen.table.visibleCells.first)
        cell.contentConfiguration = Tall()
        screen.test.commit()
        let view = try #require(cell.contentView as? TallView)
        #expect(view.superview === cell && view.frame.height == cell.bounds.height)
        let inset = cell.layoutMargins.left
        #expect(view.box.frame.minX == inset)
        cell.setEditing(true, animated: false)
        cell.accessoryType = .checkmark
        cell.layoutIfNeeded()
        #expect(cell.contentView === view && view.box.frame.minX == inset)
    }

    @Test func constraintsToTheContentViewHold() {
        let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        cell.contentConfiguration = content
        let badge = UIView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -4),
            badge.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
            badge.widthAnchor.constraint(equalToConstant: 10),
            badge.heightAnchor.constraint(equalToConstant: 10),
        ])
        cell.layoutIfNeeded()
        #expect(badge.frame == CGRect(x: 376, y: 25, width: 10, height: 10))
        content.text = "Other"
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        #expect(badge.superview === cell.contentView && badge.frame.minX == 376)
        #expect(cell.accessibilityLabel == "Other")
    }
}
