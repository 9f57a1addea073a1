import CoreGraphics
import Testing

@testable import UIKit

/// How headers of tables and collection views are updated for their state.
@MainActor
struct HeaderConfigurationTests {
    /// A header that looks otherwise while it stays at the upper edge.
    private final class Bar: UITableViewHeaderFooterView {
        override func updateConfiguration(using state: UIViewConfigurationState) {
            super.updateConfiguration(using: state)
            var background = defaultBackgroundConfiguration()
            background.backgroundColor = state.isPinned ? .red : .blue
            backgroundConfiguration = background
            var content = defaultContentConfiguration()
            content.text = String(repeating: "many words ", count: 20)
            contentConfiguration = content
        }
    }

    private final class Bars: UITableViewDelegate {
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "bar")
        }
    }

    @Test func headersHearThatTheyStayAtTheEdge() throws {
        let screen = TableScreen(rows: 40)
        defer { screen.test.end() }
        let bars = Bars()
        screen.table.delegate = bars
        screen.table.register(Bar.self, forHeaderFooterViewReuseIdentifier: "bar")
        screen.table.sectionHeaderTopPadding = 0
        screen.show()
        let bar = try #require(screen.table.headerView(forSection: 0) as? Bar)
        #expect(bar.backgroundConfiguration?.backgroundColor == .blue)
        #expect(bar.frame.height > 60)
        screen.table.contentOffset.y = 100
        screen.test.commit()
        #expect(bar.configurationState.isPinned)
        #expect(bar.backgroundConfiguration?.backgroundColor == .red)
        screen.table.contentOffset.y = 0
        screen.test.commit()
        #expect(bar.backgroundConfiguration?.backgroundColor == .blue)
    }

    @Test func backgroundsOfHeadersTakeEachOthersPlace() {
        let bar = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let view = UIView()
        bar.backgroundView = view
        bar.backgroundColor = .red
        bar.backgroundConfiguration = .listPlainHeaderFooter()
        #expect(bar.backgroundView == nil && view.superview == nil)
        #expect(bar.backgroundColor == nil)
        bar.backgroundView = view
        #expect(bar.backgroundConfiguration == nil && view.superview === bar)
    }

    @Test func headersOfListsHearThatTheyStayAtTheEdge() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let screen = ListScreen(configuration)
        defer { screen.end() }
        screen.apply([("a", (0..<40).map { "row \($0)" })])
        let header = try #require(
            screen.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: 0)
            ) as? UICollectionViewListCell
        )
        var states: [Bool] = []
        header.configurationUpdateHandler = { _, state in states.append(state.isPinned) }
        screen.test.commit()
        #expect(states.last == false)
        screen.view.contentOffset.y = 100
        screen.test.commit()
        #expect(states.last == true)
        screen.view.contentOffset.y = 0
        screen.test.commit()
        #expect(states.last == false)
    }
}
