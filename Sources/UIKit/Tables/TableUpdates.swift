import CoreGraphics

/// Changes of a table that are shown together.
///
/// As in UIKit, what is deleted, moved away or reloaded is named by where it was before all
/// changes, what is inserted or moved to by where it is after them.
struct TableUpdates {
    typealias Animation = UITableView.RowAnimation

    var insertedRows: [(IndexPath, Animation)] = []
    var deletedRows: [(IndexPath, Animation)] = []
    var reloadedRows: [(IndexPath, Animation)] = []
    var movedRows: [(IndexPath, IndexPath)] = []
    var insertedSections: [(Int, Animation)] = []
    var deletedSections: [(Int, Animation)] = []
    var reloadedSections: [(Int, Animation)] = []
    var movedSections: [(Int, Int)] = []
    /// Whether all data was reloaded within, so that the changes beside it count no more.
    var isReload = false

    var isEmpty: Bool {
        insertedRows.isEmpty && deletedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
            && insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty
            && movedSections.isEmpty
    }
}

/// Where indices go when some of them leave and others come in between.
struct IndexShift {
    /// What leaves, in order, by its place before.
    private let removed: [Int]
    /// What comes, in order, by its place afterwards.
    private let added: [Int]

    init(removed: Set<Int>, added: Set<Int>) {
        self.removed = removed.sorted()
        self.added = added.sorted()
    }

    /// Returns where an index is afterwards; nil for one that left.
    func after(_ index: Int) -> Int? {
        Self.shift(index, without: removed, with: added)
    }

    /// Returns where an index was before; nil for one that came.
    func before(_ index: Int) -> Int? {
        Self.shift(index, without: added, with: removed)
    }

    private static func shift(_ index: Int, without: [Int], with: [Int]) -> Int? {
        var result = index
        for gone in without {
            if gone == index { return nil }
            if gone < index { result -= 1 }
        }
        for new in with where new <= result { result += 1 }
        return result
    }
}

/// Where the sections and rows of a table go with its changes.
struct TableShift {
    private let sections: IndexShift
    private let movedSections: [Int: Int]
    private let rows: [Int: IndexShift]
    private let movedRows: [IndexPath: IndexPath]
    private let originsOfSections: [Int: Int]
    private let originsOfRows: [IndexPath: IndexPath]

    /// Creates the shift of changes; ends the process where they do not fit the numbers of rows.
    ///
    /// - Parameters:
    ///   - updates: The changes.
    ///   - old: The number of rows of each section before.
    ///   - new: The number of rows of each section afterwards.
    init(_ updates: TableUpdates, from old: [Int], to new: [Int]) {
        let deleted = Set(updates.deletedSections.map(\.0))
        let inserted = Set(updates.insertedSections.map(\.0))
        Self.checkSections(deleted, inserted, old.count, new.count)
        let leaving = deleted.union(updates.movedSections.map(\.0))
        let coming = inserted.union(updates.movedSections.map(\.1))
        sections = IndexShift(removed: leaving, added: coming)
        movedSections = Dictionary(updates.movedSections) { $1 }
        originsOfSections = Dictionary(updates.movedSections.map { ($0.1, $0.0) }) { $1 }
        movedRows = Dictionary(updates.movedRows) { $1 }
        originsOfRows = Dictionary(updates.movedRows.map { ($0.1, $0.0) }) { $1 }
        var removed: [Int: Set<Int>] = [:]
        var added: [Int: Set<Int>] = [:]
        for (path, _) in updates.deletedRows {
            Self.check(path, "delete", "from", old, "before")
            removed[path.section, default: []].insert(path.row)
        }
        for (path, _) in updates.reloadedRows {
            Self.check(path, "delete", "from", old, "before")
        }
        for (path, _) in updates.insertedRows {
            Self.check(path, "insert", "into", new, "after")
            added[path.section, default: []].insert(path.row)
        }
        var moves: (out: [Int: Int], in: [Int: Int]) = ([:], [:])
        for (from, to) in updates.movedRows {
            Self.check(from, "move", "from", old, "before")
            Self.check(to, "move", "into", new, "after")
            removed[from.section, default: []].insert(from.row)
            added[to.section, default: []].insert(to.row)
            moves.out[from.section, default: 0] += 1
            moves.in[to.section, default: 0] += 1
        }
        var rows: [Int: IndexShift] = [:]
        let reloaded = Set(updates.reloadedSections.map(\.0))
        for section in old.indices {
            guard let target = movedSections[section] ?? sections.after(section) else { continue }
            let out = removed[section] ?? []
            let into = added[target] ?? []
            rows[section] = IndexShift(removed: out, added: into)
            let expected = old[section] - out.count + into.count
            precondition(
                new[target] == expected || reloaded.contains(section),
                Self.message(
                    section,
                    old[section],
                    new[target],
                    into.count - (moves.in[target] ?? 0),
                    out.count - (moves.out[section] ?? 0),
                    moves.in[target] ?? 0,
                    moves.out[section] ?? 0
                )
            )
        }
        self.rows = rows
    }

    /// UIKit's message about numbers of rows that do not fit.
    static func message(
        _ section: Int,
        _ old: Int,
        _ new: Int,
        _ inserted: Int,
        _ deleted: Int,
        _ movedIn: Int,
        _ movedOut: Int
    ) -> String {
        "Invalid update: invalid number of rows in section \(section). The number of rows "
            + "contained in an existing section after the update (\(new)) must be equal to the "
            + "number of rows contained in that section before the update (\(old)), plus or "
            + "minus the number of rows inserted or deleted from that section (\(inserted) "
            + "inserted, \(deleted) deleted) and plus or minus the number of rows moved into or "
            + "out of that section (\(movedIn) moved in, \(movedOut) moved out)."
    }

    private static func checkSections(
        _ deleted: Set<Int>,
        _ inserted: Set<Int>,
        _ old: Int,
        _ new: Int
    ) {
        for section in deleted {
            precondition(
                (0..<old).contains(section),
                "attempt to delete section \(section), but there are only \(old) sections before "
                    + "the update"
            )
        }
        for section in inserted {
            precondition(
                (0..<new).contains(section),
                "attempt to insert section \(section) but there are only \(new) sections after "
                    + "the update"
            )
        }
        precondition(
            new == old - deleted.count + inserted.count,
            "Invalid update: invalid number of sections. The number of sections contained in the "
                + "table view after the update (\(new)) must be equal to the number of sections "
                + "contained in the table view before the update (\(old)), plus or minus the "
                + "number of sections inserted or deleted (\(inserted.count) inserted, "
                + "\(deleted.count) deleted)."
        )
    }

    private static func check(
        _ path: IndexPath,
        _ verb: String,
        _ way: String,
        _ counts: [Int],
        _ time: String
    ) {
        let isThere =
            path.count == 2 && counts.indices.contains(path.section)
            && (0..<counts[path.section]).contains(path.row)
        let count =
            path.count == 2 && counts.indices.contains(path.section)
            ? counts[path.section] : 0
        precondition(
            isThere,
            "attempt to \(verb) row \(path.count == 2 ? path.row : -1) \(way) section "
                + "\(path.first ?? -1), but there are only \(count) rows in section "
                + "\(path.first ?? -1) \(time) the update"
        )
    }

    // MARK: - Questions

    /// Returns where a section is afterwards; nil for one that was deleted.
    func after(section: Int) -> Int? { movedSections[section] ?? sections.after(section) }

    /// Returns where a row is afterwards; nil for one that was deleted.
    func after(_ path: IndexPath) -> IndexPath? {
        if let target = movedRows[path] { return target }
        guard let section = after(section: path.section),
            let row = rows[path.section]?.after(path.row)
        else { return nil }
        return IndexPath(row: row, section: section)
    }

    /// Returns where a row was before; nil for one that was inserted.
    func before(_ path: IndexPath) -> IndexPath? {
        if let origin = originsOfRows[path] { return origin }
        guard let section = originsOfSections[path.section] ?? sections.before(path.section),
            let row = rows[section]?.before(path.row)
        else { return nil }
        return IndexPath(row: row, section: section)
    }
}
