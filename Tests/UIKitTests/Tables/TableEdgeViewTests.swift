import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct TableEdgeViewTests {
    /// A table of twenty rows whose frame is made by constraints, in a scene of 390 × 800 points.
    private final class Screen: TableScreen {
        let label = UILabel()
        let content = UIView()

        init() {
            super.init([(0..<20).map { "Row \($0)" }], style: .plain)
            content.translatesAutoresizingMaskIntoConstraints = false
            label.numberOfLines = 0
            label.text = "Header"
            label.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
                label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
                content.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 20),
                content.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
            ])
            test.add(table)
            table.translatesAutoresizingMaskIntoConstraints = false
            let root = table.superview ?? test.window
            NSLayoutConstraint.activate([
                table.topAnchor.constraint(equalTo: root.topAnchor),
                table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                table.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                table.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ])
        }

        var firstRow: CGRect { table.rectForRow(at: IndexPath(row: 0, section: 0)) }
        /// The height of the content, as high as the label's text is.
        var height: CGFloat { label.bounds.height + 20 }
    }

    @Test func headerWithConstraintsToTheTableHasTheirHeight() {
        let screen = Screen()
        let (table, header) = (screen.table, screen.content)
        table.tableHeaderView = header
        NSLayoutConstraint.activate([
            header.centerXAnchor.constraint(equalTo: table.centerXAnchor),
            header.widthAnchor.constraint(equalTo: table.widthAnchor),
            header.topAnchor.constraint(equalTo: table.topAnchor),
        ])
        table.tableHeaderView?.layoutIfNeeded()
        table.tableHeaderView = table.tableHeaderView
        screen.test.commit()

        #expect(table.frame == CGRect(x: 0, y: 0, width: 390, height: 800))
        #expect(screen.height > 30)
        #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: screen.height))
        #expect(screen.firstRow.minY == screen.height)
        #expect(table.contentSize == CGSize(width: 390, height: 20 * 44 + screen.height))
        #expect(!header.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func rowsFollowAHeaderWithConstraintsThatGetsHigher() {
        let screen = Screen()
        screen.table.tableHeaderView = screen.content
        screen.test.commit()
        let before = screen.height
        #expect(screen.firstRow.minY == before)

        screen.label.text = String(repeating: "A long text. ", count: 30)
        screen.test.commit()
        #expect(screen.height > before + 50)
        #expect(screen.content.frame.width == 390)
        #expect(screen.firstRow.minY == screen.height)
    }

    @Test func headerHasTheHeightThatItAsksForItself() {
        let screen = Screen()
        let header = UIView()
        header.translatesAutoresizingMaskIntoConstraints = false
        screen.table.tableHeaderView = header
        header.heightAnchor.constraint(equalToConstant: 220).isActive = true
        screen.test.commit()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 220))
        #expect(screen.firstRow.minY == 220)

        screen.table.tableHeaderView = nil
        screen.test.commit()
        #expect(screen.firstRow.minY == 0)
    }

    @Test func heightOfTheFrameCountsWhereConstraintsSayNone() {
        let screen = Screen()
        let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 70))
        header.translatesAutoresizingMaskIntoConstraints = false
        screen.table.tableHeaderView = header
        screen.test.commit()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 70))
        header.frame.size.height = 90
        screen.table.tableHeaderView = header
        screen.test.commit()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 90))
        #expect(screen.firstRow.minY == 90)
    }

    @Test func settingTheSameHeaderAnewAsksForNoLayout() {
        let screen = Screen()
        screen.table.tableHeaderView = screen.content
        screen.test.commit()
        #expect(!screen.table.layout.needsLayout)
        screen.table.tableHeaderView = screen.content
        #expect(!screen.table.layout.needsLayout)
        #expect(screen.firstRow.minY == screen.height)
    }

    @Test func footerWithConstraintsStandsBelowTheRows() {
        let screen = Screen()
        let footer = screen.content
        screen.table.tableFooterView = footer
        footer.widthAnchor.constraint(equalTo: screen.table.widthAnchor).isActive = true
        screen.test.commit()
        #expect(footer.frame == CGRect(x: 0, y: 20 * 44, width: 390, height: screen.height))
        #expect(screen.table.contentSize.height == 20 * 44 + screen.height)
    }

    @Test func contentSizeStaysThatOfTheRowsUnderASubviewThatFillsTheTable() {
        let screen = Screen()
        screen.table.addSubview(screen.content)
        NSLayoutConstraint.activate([
            screen.content.topAnchor.constraint(equalTo: screen.table.topAnchor),
            screen.content.leadingAnchor.constraint(equalTo: screen.table.leadingAnchor),
            screen.content.trailingAnchor.constraint(equalTo: screen.table.trailingAnchor),
            screen.content.bottomAnchor.constraint(equalTo: screen.table.bottomAnchor),
        ])
        screen.test.commit()
        #expect(screen.table.contentSize == CGSize(width: 390, height: 20 * 44))
    }
}
