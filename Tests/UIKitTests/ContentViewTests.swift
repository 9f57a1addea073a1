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
        try #require(view.subviews.first as? NoteView).label.text
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
}
