import Foundation

/// A writer of binary property lists that archives of strangers might be: values may share values.
struct StrangeArchive {
    private var values: [[UInt8]] = []
    private var objects: [Int] = []
    private var classes: [String: Int] = [:]

    init() { objects.append(text("$null")) }

    private mutating func add(_ bytes: [UInt8]) -> Int {
        values.append(bytes)
        return values.count - 1
    }

    private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [kind << 4 | UInt8(count)] : [kind << 4 | 15, 0x12] + bytes(count, 4)
    }

    mutating func text(_ text: String) -> Int {
        add(Self.head(5, text.utf8.count) + Array(text.utf8))
    }

    mutating func number(_ number: Int) -> Int { add([0x13] + Self.bytes(number, 8)) }
    /// Adds a reference to an archived object.
    mutating func reference(_ object: Int) -> Int { add([0x83] + Self.bytes(object, 4)) }

    mutating func list(_ places: [Int]) -> Int {
        add(Self.head(10, places.count) + places.flatMap { Self.bytes($0, 4) })
    }

    private mutating func dictionary(_ entries: [(String, Int)]) -> Int {
        let keys = entries.map { text($0.0) }
        return add(
            Self.head(13, entries.count) + (keys + entries.map(\.1)).flatMap { Self.bytes($0, 4) }
        )
    }

    /// Adds an archived object, and returns its number.
    mutating func object(_ name: String, _ entries: [(String, Int)]) -> Int {
        let cls: Int
        if let known = classes[name] {
            cls = known
        } else {
            let own = text(name)
            cls = archived(dictionary([("$classname", own), ("$classes", list([own]))]))
            classes[name] = cls
        }
        return archived(dictionary(entries + [("$class", reference(cls))]))
    }

    /// Adds a value to the archived objects, and returns its number.
    mutating func archived(_ place: Int) -> Int {
        objects.append(place)
        return objects.count - 1
    }

    /// The number of the next object.
    var nextObject: Int { objects.count }

    /// Returns the archive with an object as its root.
    mutating func data(root: Int) -> Data {
        let roots = dictionary([("root", reference(root))])
        let top = dictionary([
            ("$archiver", text("NSKeyedArchiver")), ("$version", number(100_000)),
            ("$top", roots), ("$objects", list(objects)),
        ])
        var result = Array("bplist00".utf8)
        var offsets: [Int] = []
        for value in values {
            offsets.append(result.count)
            result += value
        }
        let table = result.count
        result += offsets.flatMap { Self.bytes($0, 4) }
        result += [0, 0, 0, 0, 0, 0, 4, 4] + Self.bytes(values.count, 8) + Self.bytes(top, 8)
        return Data(result + Self.bytes(table, 8))
    }
}
