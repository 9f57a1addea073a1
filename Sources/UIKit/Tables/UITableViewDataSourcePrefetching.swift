/// What hears early of the rows that will be needed soon.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Has what rows show prepared, the nearest row first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Tells that rows will not be needed after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Tells that rows will not be needed after all.
    public func tableView(
        _ tableView: UITableView,
        cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {}
}

extension UITableView {
    /// The most rows that are asked for at once.
    private static var mostAhead: Int { 100 }

    /// Has the rows prepared that the next screen in either direction needs.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, window != nil else { return }
        let area = preparedRange
        let height = bounds.height
        var wanted: [IndexPath] = []
        var next = table.shown.last.flatMap { table.layout.row(after: $0.path) }
        while let path = next, table.layout.range(of: path).top < area.bottom + height,
            wanted.count < Self.mostAhead
        {
            wanted.append(path)
            next = table.layout.row(after: path)
        }
        var above: [IndexPath] = []
        next = table.shown.first.flatMap { table.layout.row(before: $0.path) }
        while let path = next, above.count < Self.mostAhead {
            let range = table.layout.range(of: path)
            guard range.top + range.height > area.top - height else { break }
            above.append(path)
            next = table.layout.row(before: path)
        }
        wanted = scroll.velocity.y < 0 ? above + wanted : wanted + above
        let old = table.prefetched
        table.prefetched = Set(wanted)
        let dropped = old.subtracting(wanted).subtracting(table.shown.map(\.path))
            .filter { table.layout.contains($0) }
        if !dropped.isEmpty {
            source.tableView(self, cancelPrefetchingForRowsAt: dropped.sorted())
        }
        let added = wanted.filter { !old.contains($0) }
        if !added.isEmpty { source.tableView(self, prefetchRowsAt: added) }
    }
}
