/// What a solution did, so far as it takes to undo it.
///
/// Kept only while a single change is solved, which is then refused as if it had never been asked.
struct Journal: ~Copyable {
    /// A variable's value before.
    struct Value {
        var column: Int32
        var value: Double
    }

    /// A row that became tight or loose.
    struct Toggle {
        var row: Int32
        var wasTight: Bool
    }

    var isOpen = false
    var values = Buffer<Value>()
    var toggles = Buffer<Toggle>()

    /// Starts to record.
    mutating func open() {
        isOpen = true
        values.removeAll()
        toggles.removeAll()
    }
}
