/// A table whose places are used again, with names that tell a place's earlier contents apart.
///
/// Names are below 2⁶³, however often a place was used: the loop marks others by the last bit.
struct SlotTable<Element> {
    private var slots: [(generation: UInt32, element: Element?)] = []
    private var free: [Int] = []
    private let firstGeneration: UInt32
    private static var lastGeneration: UInt32 { .max >> 1 }

    /// Creates an empty table whose places count as used so often before; default never.
    init(firstGeneration: UInt32 = 0) { self.firstGeneration = firstGeneration }

    /// The number of elements.
    var count: Int { slots.count - free.count }

    /// All elements.
    var elements: [Element] { slots.compactMap { $0.element } }

    /// Adds the element that `make` makes of its name, and returns it.
    mutating func insert(_ make: (UInt64) -> Element) -> Element {
        let slot = free.popLast() ?? slots.count
        if slot == slots.count { slots.append((firstGeneration, nil)) }
        let element = make(UInt64(slots[slot].generation) << 32 | UInt64(slot))
        slots[slot].element = element
        return element
    }

    /// The element of a name, or nil when it was removed.
    subscript(name: UInt64) -> Element? {
        let slot = Int(name & 0xFFFF_FFFF)
        guard slot < slots.count, slots[slot].generation == UInt32(name >> 32) else { return nil }
        return slots[slot].element
    }

    /// Removes an element.
    mutating func remove(_ name: UInt64) {
        let slot = Int(name & 0xFFFF_FFFF)
        guard self[name] != nil else { return }
        slots[slot] = ((slots[slot].generation &+ 1) & Self.lastGeneration, nil)
        free.append(slot)
    }
}
