import Foundation

/// The table of the methods of a class, which its metadata end with.
struct ClassTable {
    private let words: UnsafeMutablePointer<UInt>
    /// The places of the methods.
    let methods: Range<Int>

    init(_ cls: AnyClass) {
        let start = unsafeBitCast(cls, to: UnsafeMutableRawPointer.self)
        words = start.assumingMemoryBound(to: UInt.self)
        // The kind, the superclass, flags and sizes of instances, the size and the start of the
        // metadata (swift/docs/ABI/TypeMetadata.rst, "Class Metadata", without Objective-C), the
        // descriptor and what destroys instances.
        let size = start.load(fromByteOffset: 32, as: UInt32.self)
        let begin = start.load(fromByteOffset: 36, as: UInt32.self)
        methods = 7..<max(7, (Int(size) - Int(begin)) / MemoryLayout<UInt>.size)
    }

    subscript(place: Int) -> UInt {
        get { words[place] }
        nonmutating set { words[place] = newValue }
    }

    /// Takes the only method that a class has and another one has not.
    ///
    /// Both are classes below one that is above this table's class as well, and differ in what makes
    /// their objects too.
    ///
    /// - Parameter keep: Is given the code that was there.
    func takeMethod(
        of other: AnyClass,
        besides plain: ClassTable,
        _ keep: (UInt) -> Void = { _ in }
    ) {
        let own = ClassTable(other)
        let places = plain.methods.filter { plain[$0] != own[$0] }
        guard places.count == 2, let place = places.last, methods.contains(place) else { return }
        keep(self[place])
        self[place] = own[place]
    }
}
