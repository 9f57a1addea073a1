/// A growable block of plain values, without copy-on-write and reference counts.
///
/// The solver's inner loops run over a few of these. Indices are checked in debug builds only: they
/// come from the tableau itself, never from a caller.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    private var storage: UnsafeMutablePointer<Element>?
    private var capacity: Int32 = 0
    /// The number of elements.
    private(set) var count: Int32 = 0

    /// Creates an empty buffer, which owns no memory.
    init() {}

    deinit { storage?.deallocate() }

    /// Whether there are no elements.
    var isEmpty: Bool { count == 0 }

    /// The first element's address, valid until the next append; only for buffers with elements.
    var base: UnsafeMutablePointer<Element> { storage.unsafelyUnwrapped }

    /// The element at an index.
    subscript(index: Int32) -> Element {
        @inline(__always) get {
            assert(index >= 0 && index < count)
            return storage.unsafelyUnwrapped[Int(index)]
        }
        @inline(__always) _modify {
            assert(index >= 0 && index < count)
            yield &storage.unsafelyUnwrapped[Int(index)]
        }
    }

    /// Adds an element at the end.
    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (storage.unsafelyUnwrapped + Int(count)).initialize(to: element)
        count += 1
    }

    /// Adds an element several times at the end and returns the index of the first.
    mutating func append(_ element: Element, times: Int32) -> Int32 {
        let first = count
        if count + times > capacity { grow(to: count + times) }
        (storage.unsafelyUnwrapped + Int(count)).initialize(repeating: element, count: Int(times))
        count += times
        return first
    }

    /// Takes the last element away; only for buffers with elements.
    @inline(__always)
    mutating func removeLast() -> Element {
        assert(count > 0)
        count -= 1
        return storage.unsafelyUnwrapped[Int(count)]
    }

    /// Forgets all elements and keeps the memory.
    @inline(__always)
    mutating func removeAll() { count = 0 }

    @inline(never)
    private mutating func grow(to needed: Int32) {
        let larger = max(needed, capacity < 8 ? 8 : capacity * 2)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: Int(larger))
        if let storage {
            moved.moveInitialize(from: storage, count: Int(count))
            storage.deallocate()
        }
        storage = moved
        capacity = larger
    }
}
