import RenderTree

@testable import UIKit

/// A table of 390 × 800 points whose rows are texts, and what it asked and told.
@MainActor
class TableScreen: NSObject, UITableViewDataSource, UITableViewDelegate {
    let test = TestScene(size: CGSize(width: 390, height: 800))
    let table: UITableView
    var sections: [[String]]
    var titles: [String?] = []
    let log = Log()
    var made = 0

    init(_ sections: [[String]], style: UITableView.Style = .plain) {
        self.sections = sections
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: style)
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
    }

    /// Rows of one section, named by their numbers.
    convenience init(rows: Int, style: UITableView.Style = .plain) {
        self.init([(0..<rows).map { "Row \($0)" }], style: style)
    }

    /// Shows the table.
    @discardableResult
    func show() -> Self {
        test.add(table)
        test.commit()
        return self
    }

    func scroll(_ y: Double, _ phase: ScrollInput.Phase = .dragging) throws {
        let input = ScrollInput(
            node: test.id(of: table),
            position: CGPoint(x: 0, y: y),
            phase: phase,
            number: table.scroll.number
        )
        try test.scene.deliver(.scroll(input))
    }

    func text(_ row: Int, _ section: Int = 0) -> String? {
        table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text
    }

    func tap(_ row: Int, _ section: Int = 0) throws {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        let point = table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
        try test.tap(point.x, point.y)
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }
    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        made += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
        log("willSelect \(path.row)")
        return path
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
        log("willDeselect \(path.row)")
        return path
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        log("didSelect \(path.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
        log("didDeselect \(path.row)")
    }
}
