/// A sparse matrix: rows are contiguous, the entries of a column are linked.
///
/// Rows are short and read as a whole, columns are followed from entry to entry. Adding and
/// removing a row costs its own length, however long the columns are.
struct SparseMatrix: ~Copyable {
    /// A coefficient other than zero.
    struct Entry {
        /// The coefficient.
        var coefficient: Double
        /// The column it stands in.
        var column: Int32
        /// The row it stands in.
        var row: Int32
        /// The next entry of the column, or -1.
        var next: Int32
        /// The previous entry of the column, or -1.
        var previous: Int32
    }

    /// The place of a row's entries.
    struct Span {
        /// The index of the first entry.
        var start: Int32 = 0
        /// The number of entries.
        var count: Int32 = 0

        /// The indices of the entries.
        var indices: Range<Int32> {
            @inline(__always) get { Range(uncheckedBounds: (start, start &+ count)) }
        }
    }

    /// All entries, those of a row side by side; gaps are on the free lists.
    private(set) var entries = Buffer<Entry>()
    /// The first entry of each column, or -1.
    private(set) var heads = Buffer<Int32>()
    /// The number of entries in use.
    private(set) var entryCount: Int32 = 0
    /// The first free block of each size class, linked through `next`.
    private var freeBlocks = Buffer<Int32>()

    /// Adds an empty column.
    mutating func addColumn() { heads.append(-1) }

    /// Reserves the place of a row; every entry has to be set before anything is read.
    mutating func reserve(_ count: Int32) -> Span {
        guard count > 0 else { return Span() }
        entryCount += count
        let (size, sizeClass) = Self.block(for: count)
        if sizeClass < freeBlocks.count, freeBlocks[sizeClass] >= 0 {
            let start = freeBlocks[sizeClass]
            freeBlocks[sizeClass] = entries[start].next
            return Span(start: start, count: count)
        }
        let empty = Entry(coefficient: 0, column: -1, row: -1, next: -1, previous: -1)
        return Span(start: entries.append(empty, times: size), count: count)
    }

    /// Sets an entry of a reserved row and puts it at the front of its column.
    @inline(__always)
    mutating func set(_ index: Int32, row: Int32, column: Int32, coefficient: Double) {
        let next = heads[column]
        entries[index] = Entry(
            coefficient: coefficient,
            column: column,
            row: row,
            next: next,
            previous: -1
        )
        if next >= 0 { entries[next].previous = index }
        heads[column] = index
    }

    /// Removes a row.
    mutating func remove(_ span: Span) {
        guard span.count > 0 else { return }
        for index in span.indices {
            let entry = entries[index]
            if entry.next >= 0 { entries[entry.next].previous = entry.previous }
            if entry.previous >= 0 {
                entries[entry.previous].next = entry.next
            } else {
                heads[entry.column] = entry.next
            }
        }
        entryCount -= span.count
        let (_, sizeClass) = Self.block(for: span.count)
        while freeBlocks.count <= sizeClass { freeBlocks.append(-1) }
        entries[span.start].next = freeBlocks[sizeClass]
        freeBlocks[sizeClass] = span.start
    }

    /// The size of the block for a row, and its class: 1 to 4 exactly, then powers of two.
    private static func block(for count: Int32) -> (size: Int32, sizeClass: Int32) {
        if count <= 4 { return (count, count - 1) }
        let bits = Int32(Int32.bitWidth - (count - 1).leadingZeroBitCount)
        return (1 << bits, bits + 1)
    }
}
