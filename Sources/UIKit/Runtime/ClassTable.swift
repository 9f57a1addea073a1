import Foundation
import Glibc

/// The table of the methods of a class, which its metadata end with.
///
/// The metadata are those of classes without Objective-C (swift/docs/ABI/TypeMetadata.rst, "Class
/// Metadata"): the kind, the superclass, flags and sizes of instances, the size and the start of the
/// metadata, the descriptor, what destroys instances, and then the methods from the superclass's on.
struct ClassTable {
    private let words: UnsafeMutablePointer<UInt>
    /// The places of the methods.
    let methods: Range<Int>

    /// How many words come before the methods.
    private static let headLength = 7
    /// How many words the metadata of a class may have; Foundation's longest has a few hundred.
    private static let mostWords = 4_096

    /// Creates the table of a class; nil where its metadata do not look as they are known.
    init?(_ cls: AnyClass) {
        let start = unsafeBitCast(cls, to: UnsafeMutableRawPointer.self)
        // Safe: metadata live as long as the process, aligned as words. The shortest of a class has as
        // many words as are read here, whatever they mean.
        words = start.assumingMemoryBound(to: UInt.self)
        let size = Int(start.load(fromByteOffset: 32, as: UInt32.self))
        let begin = Int(start.load(fromByteOffset: 36, as: UInt32.self))
        let word = MemoryLayout<UInt>.size
        let count = (size - begin) / word
        let superclass = _getSuperclass(cls).map { unsafeBitCast($0, to: UInt.self) }
        guard words[0] == 0, words[1] == superclass ?? 0, begin % word == 0, size % word == 0,
            (Self.headLength...Self.mostWords).contains(count)
        else { return nil }
        methods = Self.headLength..<count
    }

    /// The code of a method; its place must be one of `methods`.
    subscript(place: Int) -> UInt { words[place] }

    /// Changes the code of a method; returns whether the memory can be written.
    private func write(_ code: UInt, at place: Int) -> Bool {
        let entry = UnsafeMutableRawPointer(words + place)
        let page = Int(bitPattern: entry) & -Int(getpagesize())
        let length = Int(bitPattern: entry) + MemoryLayout<UInt>.size - page
        // A linker may have put the metadata where only the loader writes.
        let start = UnsafeMutableRawPointer(bitPattern: page)
        guard mprotect(start, length, PROT_READ | PROT_WRITE) == 0 else { return false }
        // Safe: an aligned word, which other threads read as it was or as it is.
        words[place] = code
        return true
    }

    /// Takes the only method that a class has and another one has not.
    ///
    /// Both are classes right below one that is above the changed class as well, and differ in what
    /// makes their objects too. Where anything is otherwise, nothing changes.
    ///
    /// - Parameters:
    ///   - cls: The class whose table changes.
    ///   - other: The class with the method.
    ///   - plain: The class that has not got it.
    ///   - keep: Is given the code that was there, before it is another.
    /// - Returns: Whether the method was taken.
    @discardableResult
    static func replaceMethod(
        of cls: AnyClass,
        with other: AnyClass,
        besides plain: AnyClass,
        _ keep: (UInt) -> Void = { _ in }
    ) -> Bool {
        guard let common: AnyClass = _getSuperclass(other), common == _getSuperclass(plain),
            isClass(cls, below: common), let own = ClassTable(cls), let new = ClassTable(other),
            let old = ClassTable(plain), let shared = ClassTable(common),
            new.methods == old.methods
        else { return false }
        let places = old.methods.filter { old[$0] != new[$0] }
        // A class has its superclass's methods at the same places.
        guard places.count == 2, let place = places.last, shared.methods.contains(place),
            own.methods.contains(place)
        else { return false }
        keep(own[place])
        return own.write(new[place], at: place)
    }

    private static func isClass(_ cls: AnyClass, below other: AnyClass) -> Bool {
        var next: AnyClass? = _getSuperclass(cls)
        while let candidate = next {
            if candidate == other { return true }
            next = _getSuperclass(candidate)
        }
        return false
    }
}
