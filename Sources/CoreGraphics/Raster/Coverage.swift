import Foundation

/// How much of each pixel in a box a shape covers, 0…255.
struct Coverage {
    /// A box of whole pixels.
    struct Box: Equatable {
        var x: Int
        var y: Int
        var width: Int
        var height: Int

        var isEmpty: Bool { width <= 0 || height <= 0 }

        func intersection(_ other: Box) -> Box {
            let left = max(x, other.x)
            let top = max(y, other.y)
            let right = min(x + width, other.x + other.width)
            let bottom = min(y + height, other.y + other.height)
            return Box(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
        }

        /// Creates the box of whole pixels around a rectangle, inside of another box.
        init(around rect: CGRect, in other: Box) {
            guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite,
                rect.maxY.isFinite
            else {
                self.init(x: other.x, y: other.y, width: 0, height: 0)
                return
            }
            func whole(_ value: CGFloat) -> Int { Int(min(max(value, -1e9), 1e9)) }
            let (left, top) = (whole(rect.minX.rounded(.down)), whole(rect.minY.rounded(.down)))
            let right = whole(rect.maxX.rounded(.up))
            let bottom = whole(rect.maxY.rounded(.up))
            self = Box(x: left, y: top, width: right - left, height: bottom - top)
                .intersection(other)
        }

        init(x: Int, y: Int, width: Int, height: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    let box: Box
    private(set) var values: [UInt8]

    /// Creates what covers a box everywhere alike.
    init(box: Box, value: UInt8) {
        self.box = box
        values = Array(repeating: value, count: max(box.width, 0) * max(box.height, 0))
    }

    /// Creates the opacity of pixels that begin at the box's corner.
    init(opacityOf canvas: Canvas, box: Box) {
        self.init(box: box, value: 0)
        for row in 0..<box.height {
            for column in 0..<box.width {
                let place = ((box.y + row) * canvas.width + box.x + column) * 4 + 3
                values[row * box.width + column] = canvas.bytes[place]
            }
        }
    }

    /// Returns how much of a pixel inside of the box is covered.
    @inline(__always)
    func value(_ x: Int, _ y: Int) -> UInt8 { values[(y - box.y) * box.width + x - box.x] }

    /// Returns what both cover.
    func multiplied(by other: Coverage) -> Coverage {
        var result = Coverage(box: box.intersection(other.box), value: 0)
        let inner = result.box
        for row in 0..<inner.height {
            let own = (inner.y + row - box.y) * box.width + inner.x - box.x
            let others =
                (inner.y + row - other.box.y) * other.box.width + inner.x - other.box.x
            for column in 0..<inner.width {
                let product = Int(values[own + column]) * Int(other.values[others + column])
                result.values[row * inner.width + column] = UInt8((product + 127) / 255)
            }
        }
        return result
    }

    // MARK: - Shapes

    private struct Edge {
        var x: Double
        var slope: Double
        var from: Double
        var to: Double
        var winding: Int
    }

    /// How many lines through each row of pixels are looked at.
    private static let lines = 16

    /// Creates what a shape in pixels covers of a box.
    ///
    /// Each row is cut by sixteen lines; what lies between their crossings counts exactly.
    init(_ shape: PathShape, _ rule: CGPathFillRule, in area: Box, isAliased: Bool = false) {
        let bounds = Box(around: shape.boundingBox, in: area)
        self.init(box: bounds, value: 0)
        guard !bounds.isEmpty else { return }
        let edges = Self.edges(of: shape, in: bounds).sorted { $0.from < $1.from }
        let (lines, group) = Self.detail(edges, bounds)
        let count = isAliased ? 1 : lines
        var next = 0
        var active: [Edge] = []
        var crossings: [(x: Double, winding: Int)] = []
        var row = Row(start: Double(bounds.x), width: bounds.width, isAliased: isAliased)
        for line in stride(from: 0, to: bounds.height, by: group) {
            let top = Double(bounds.y + line)
            while next < edges.count, edges[next].from < top + 1 {
                active.append(edges[next])
                next += 1
            }
            active.removeAll { $0.to <= top }
            guard !active.isEmpty else { continue }
            row.clear()
            for part in 0..<count {
                let y = top + (Double(part) + 0.5) / Double(count)
                crossings.removeAll(keepingCapacity: true)
                for edge in active where edge.from <= y && y < edge.to {
                    crossings.append((edge.x + (y - edge.from) * edge.slope, edge.winding))
                }
                crossings.sort { $0.x < $1.x }
                var winding = 0
                for index in 0..<max(crossings.count - 1, 0) {
                    winding += crossings[index].winding
                    let isInside = rule == .winding ? winding != 0 : winding % 2 != 0
                    if isInside { row.add(from: crossings[index].x, to: crossings[index + 1].x) }
                }
            }
            for copy in line..<min(line + group, bounds.height) {
                row.write(into: &values, at: copy * bounds.width, scale: 255 / Double(count))
            }
        }
    }

    /// How many crossings of edges and lines are computed: those of some seconds.
    private static let mostCrossings = 20_000_000

    /// Returns how many lines go through a row, and for how many rows one stands: 16 and 1, but for
    /// shapes that would take minutes.
    private static func detail(_ edges: [Edge], _ box: Box) -> (lines: Int, rows: Int) {
        let (low, high) = (Double(box.y), Double(box.y + box.height))
        let crossed = edges.reduce(0) { sum, edge in
            sum + Int(min(edge.to, high) - max(edge.from, low)) + 1
        }
        let most = max(mostCrossings / max(crossed, 1), 1)
        return (min(most, lines), (crossed - 1) / mostCrossings + 1)
    }

    private static func edges(of shape: PathShape, in box: Box) -> [Edge] {
        let (low, high) = (Double(box.y), Double(box.y + box.height))
        var edges: [Edge] = []
        for part in shape.lines(for: shape.stepsOfCurves) {
            guard var start = part.points.last else { continue }
            for end in part.points {
                defer { start = end }
                let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
                guard upper.y < lower.y, lower.y > low, upper.y < high, upper.x.isFinite,
                    lower.x.isFinite
                else { continue }
                edges.append(
                    Edge(
                        x: upper.x,
                        slope: (lower.x - upper.x) / (lower.y - upper.y),
                        from: upper.y,
                        to: lower.y,
                        winding: start.y < end.y ? 1 : -1
                    )
                )
            }
        }
        return edges
    }

    /// What the lines through one row of pixels cover.
    private struct Row {
        let start: Double
        let width: Int
        let isAliased: Bool
        /// What covers single pixels in part.
        private var parts: [Double]
        /// Where whole pixels begin and end to be covered.
        private var steps: [Double]

        init(start: Double, width: Int, isAliased: Bool) {
            self.start = start
            self.width = width
            self.isAliased = isAliased
            parts = Array(repeating: 0, count: width + 1)
            steps = Array(repeating: 0, count: width + 1)
        }

        mutating func clear() {
            for index in 0...width {
                parts[index] = 0
                steps[index] = 0
            }
        }

        mutating func add(from: Double, to: Double) {
            var left = min(max(from - start, 0), Double(width))
            var right = min(max(to - start, 0), Double(width))
            if isAliased {
                left = (left - 0.5).rounded(.up)
                right = (right - 0.5).rounded(.up)
            }
            guard right > left else { return }
            let (first, last) = (Int(left), Int(right))
            if first == last {
                parts[first] += right - left
                return
            }
            parts[first] += Double(first + 1) - left
            parts[last] += right - Double(last)
            steps[first + 1] += 1
            steps[last] -= 1
        }

        func write(into values: inout [UInt8], at place: Int, scale: Double) {
            var whole = 0.0
            for index in 0..<width {
                whole += steps[index]
                let share = min(max((whole + parts[index]) * scale, 0), 255)
                values[place + index] = UInt8(share + 0.5)
            }
        }
    }
}

extension PathShape {
    /// How many straight lines stand for each curve of a shape in pixels.
    var stepsOfCurves: Int {
        let box = boundingBox
        guard !box.isNull, box.width.isFinite, box.height.isFinite else { return 1 }
        return Int(min(max(hypot(box.width, box.height).squareRoot() * 1.5, 6), 150))
    }
}
