import CoreGraphics

/// The rows of a table that a storyboard has as they are.
final class StaticTableContent: UITableViewDataSource {
    /// A section's rows with what stands above and below them.
    struct Section {
        var header: String?
        var footer: String?
        var cells: [UITableViewCell]
        /// The heights that the storyboard says, in points; nil for the table's.
        var heights: [CGFloat?]
    }

    let sections: [Section]

    init(sections: [Section]) {
        self.sections = sections
    }

    /// Returns the height of a row; nil for the table's.
    func height(_ path: IndexPath) -> CGFloat? {
        guard sections.indices.contains(path.section),
            sections[path.section].heights.indices.contains(path.row)
        else { return nil }
        return sections[path.section].heights[path.row]
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].cells.count : 0
    }

    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        precondition(
            sections.indices.contains(indexPath.section)
                && sections[indexPath.section].cells.indices.contains(indexPath.row),
            "The static table has no row \(indexPath.row) in section \(indexPath.section)."
        )
        return sections[indexPath.section].cells[indexPath.row]
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].header : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].footer : nil
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}
