import Foundation

extension PathShape {
    /// The steps and points as numbers, which can be led into those of a path with the same steps.
    package var numbers: [Double] {
        [Double(kinds.count)] + kinds.map { Double($0.rawValue) }
            + points.flatMap { [Double($0.x), Double($0.y)] }
    }

    /// Reads a path from its numbers; nil where they are none.
    package init?(numbers: [Double]) {
        guard let count = numbers.first.flatMap({ Int(exactly: $0.rounded()) }), count > 0,
            numbers.count > count
        else { return nil }
        self.init()
        var place = 1 + count
        for number in numbers[1...count] {
            guard let kind = CGPathElementType(rawValue: Int32(min(max(number.rounded(), 0), 4))),
                place + kind.pointCount * 2 <= numbers.count
            else { return nil }
            let points = (0..<kind.pointCount).map { index in
                CGPoint(x: numbers[place + index * 2], y: numbers[place + index * 2 + 1])
            }
            place += kind.pointCount * 2
            add(Step(kind: kind, points: points[...]))
        }
    }

    /// Whether a path's numbers lead evenly into those of another.
    package static func haveSameSteps(_ first: [Double], _ second: [Double]) -> Bool {
        guard first.count == second.count, let count = first.first else { return false }
        let steps = Int(count)
        return first.count > steps && first.prefix(steps + 1) == second.prefix(steps + 1)
    }
}
