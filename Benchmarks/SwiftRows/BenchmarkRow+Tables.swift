import RenderTree
import UIKit
import WebRenderer

extension BenchmarkRow {
    /// One report of scrolling by a row and a half with its patch, among 10,000 rows and among 400.
    static let tableScroll = BenchmarkRow(name: "table-10000-scroll", unit: "us") {
        (own: try scrolling(among: 10_000), peer: try scrolling(among: 400))
    }

    /// A reload of all rows with its patch, among 10,000 rows and among 400.
    static let tableReload = BenchmarkRow(name: "table-10000-reload", unit: "us") {
        (own: reloading(10_000), peer: reloading(400))
    }

    @MainActor
    private static func scrolling(among count: Int) throws -> Sample {
        let (screen, rows, _) = makeTable(count)
        let encoder = PatchEncoder()
        guard let node = node(thatScrolls: screen.scene.snapshot()) else {
            throw RowError.nothingChanged
        }
        var (run, y, step) = (0, 0.0, 66.0)
        return {
            Measure.microseconds(repetitions: 200) { _ in
                run += 1
                if y > 16_000 || (y <= 0 && step < 0) { step = -step }
                y += step
                let input = ScrollInput(
                    node: node,
                    position: CGPoint(x: 0, y: y),
                    phase: .dragging,
                    number: 0
                )
                try? screen.scene.deliver(.scroll(input))
                let patch = screen.scene.commit()
                _ = encoder.message(patch, number: run, input: run)
                withExtendedLifetime(rows) {}
            }
        }
    }

    @MainActor
    private static func reloading(_ count: Int) -> Sample {
        let (screen, rows, table) = makeTable(count)
        let encoder = PatchEncoder()
        var run = 0
        return {
            Measure.microseconds(repetitions: 50) { _ in
                run += 1
                rows.run = run
                screen.scene.perform { table.reloadData() }
                let patch = screen.scene.commit()
                _ = encoder.message(patch, number: run, input: run)
            }
        }
    }

    @MainActor
    private static func makeTable(_ count: Int) -> (Screen, TableRows, UITableView) {
        let rows = TableRows(count)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let screen = Screen { view in
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = rows
            view.addSubview(table)
        }
        return (screen, rows, table)
    }

    private static func node(thatScrolls tree: RenderSubtree) -> NodeID? {
        if tree.node.scroll != nil { return tree.node.id }
        return tree.children.lazy.compactMap { node(thatScrolls: $0) }.first
    }
}

/// Rows that show their numbers.
@MainActor
private final class TableRows: UITableViewDataSource {
    let count: Int
    var run = 0

    init(_ count: Int) {
        self.count = count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row), \(run)"
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
