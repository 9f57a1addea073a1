import CoreGraphics
import RenderTree

/// The new boxes of nodes that changed in the same of their four numbers.
///
/// Written as `[0, mask, scale, ids, column…, transition?]`. The mask has 1 for x, 2 for y, 4 for
/// the width and 8 for the height, each with a column of as many numbers as there are ids, in
/// parts of a point: a value is the number divided by the scale.
struct FrameGroup {
    let mask: Int
    let transition: Int?
    private var ids: [Int] = []
    /// The values of each column, in thousandths of a point.
    private var columns: [[Int]] = []

    init(mask: Int, transition: Int?) {
        self.mask = mask
        self.transition = transition
        columns = Array(repeating: [], count: mask.nonzeroBitCount)
    }

    /// Returns the components that the client sees change.
    static func mask(from old: CGRect, to new: CGRect) -> Int {
        let before = thousandths(of: old)
        let after = thousandths(of: new)
        return (before.0 != after.0 ? 1 : 0) | (before.1 != after.1 ? 2 : 0)
            | (before.2 != after.2 ? 4 : 0) | (before.3 != after.3 ? 8 : 0)
    }

    mutating func add(_ id: NodeID, _ frame: CGRect) {
        ids.append(Int(id.rawValue))
        let values = Self.thousandths(of: frame)
        var column = 0
        for (bit, value) in [(1, values.0), (2, values.1), (4, values.2), (8, values.3)]
        where mask & bit != 0 {
            columns[column].append(value)
            column += 1
        }
    }

    /// Writes the operation.
    func write(to writer: inout ByteWriter) {
        let scale = self.scale
        writer.append(raw: "[0,")
        writer.append(mask)
        writer.append(UInt8(ascii: ","))
        writer.append(scale)
        writer.append(UInt8(ascii: ","))
        writeIDs(to: &writer)
        for column in columns {
            writer.append(UInt8(ascii: ","))
            if ids.count == 1 {
                writer.append(Double(column[0]) / 1000)
            } else {
                write(column.map { Self.round($0 * scale) }, to: &writer)
            }
        }
        if let transition {
            writer.append(UInt8(ascii: ","))
            writer.append(transition)
        }
        writer.append(UInt8(ascii: "]"))
    }

    /// Writes one box that changed alone, without the detour over a group.
    static func write(
        _ id: NodeID,
        _ frame: CGRect,
        mask: Int,
        transition: Int?,
        to writer: inout ByteWriter
    ) {
        writer.append(raw: "[0,")
        writer.append(mask)
        writer.append(raw: ",1,")
        writer.append(Int(id.rawValue))
        func add(_ value: Double, _ bit: Int) {
            guard mask & bit != 0 else { return }
            writer.append(UInt8(ascii: ","))
            writer.append(value)
        }
        add(frame.origin.x, 1)
        add(frame.origin.y, 2)
        add(frame.size.width, 4)
        add(frame.size.height, 8)
        if let transition {
            writer.append(UInt8(ascii: ","))
            writer.append(transition)
        }
        writer.append(UInt8(ascii: "]"))
    }

    /// The smallest number of parts of a point in which every value is whole.
    ///
    /// Layout rounds to pixels, which are halves or thirds of a point more often than not.
    private var scale: Int {
        guard ids.count > 1 else { return 1 }
        return [1, 2, 3, 4, 10, 100].first { scale in
            columns.allSatisfy { column in
                column.allSatisfy { abs(Self.round($0 * scale) * 1000 - $0 * scale) <= scale / 2 }
            }
        } ?? 1000
    }

    /// Numbers that climb evenly need only their first, count and step.
    private func writeIDs(to writer: inout ByteWriter) {
        guard ids.count > 1 else { return writer.append(ids[0]) }
        let step = ids[1] - ids[0]
        if zip(ids, ids.dropFirst()).allSatisfy({ $1 - $0 == step }) {
            writer.append(UInt8(ascii: "["))
            writer.append(ids[0])
            writer.append(raw: ",[")
            writer.append(ids.count)
            writer.append(UInt8(ascii: ","))
            writer.append(step)
            writer.append(raw: "]]")
        } else {
            writer.append(Self.steps(ids))
        }
    }

    /// Writes one number for equal values, else the shorter of values and steps between them.
    private func write(_ values: [Int], to writer: inout ByteWriter) {
        if values.allSatisfy({ $0 == values[0] }) { return writer.append(values[0]) }
        let steps = Self.steps(values)
        if Self.length(steps) + 2 < Self.length(values) {
            writer.append(UInt8(ascii: "["))
            writer.append(steps)
            writer.append(UInt8(ascii: "]"))
        } else {
            writer.append(values)
        }
    }

    /// The first number and then the differences from one to the next.
    private static func steps(_ values: [Int]) -> [Int] {
        values.prefix(1) + zip(values, values.dropFirst()).map { $1 - $0 }
    }

    private static func length(_ values: [Int]) -> Int {
        values.reduce(0) { length, value in
            var digits = value < 0 ? 2 : 1
            var rest = value.magnitude / 10
            while rest > 0 {
                digits += 1
                rest /= 10
            }
            return length + digits
        }
    }

    private static func thousandths(of frame: CGRect) -> (Int, Int, Int, Int) {
        (
            thousandths(frame.origin.x), thousandths(frame.origin.y),
            thousandths(frame.size.width), thousandths(frame.size.height)
        )
    }

    private static func thousandths(_ value: Double) -> Int {
        value.isNaN ? 0 : Int((min(max(value, -1e12), 1e12) * 1000).rounded())
    }

    /// Thousandths to the nearest whole.
    private static func round(_ value: Int) -> Int {
        (value + (value < 0 ? -500 : 500)) / 1000
    }
}

extension ByteWriter {
    /// Adds a list of whole numbers.
    mutating func append(_ numbers: [Int]) {
        append(UInt8(ascii: "["))
        for (index, number) in numbers.enumerated() {
            if index > 0 { append(UInt8(ascii: ",")) }
            append(number)
        }
        append(UInt8(ascii: "]"))
    }
}
