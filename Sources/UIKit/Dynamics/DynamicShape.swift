import CoreGraphics

/// What an item of physics collides with: a convex polygon about its middle, or a circle.
struct DynamicShape {
    /// The corners about the middle, the inside on one side; none for a circle.
    private(set) var corners: [DynamicVector]
    /// The radius of a circle, else 0.
    private(set) var radius: Double
    /// The area in square points.
    private(set) var area: Double
    /// The resistance to turns of each unit of mass.
    private(set) var turningMass: Double

    /// Creates the shape of an item.
    @MainActor
    init(of item: any UIDynamicItem) {
        let size = item.bounds.size
        let (width, height) = (Double(abs(size.width)), Double(abs(size.height)))
        switch item.collisionBoundsType {
        case .ellipse where abs(width - height) < 0.01:
            self.init(radius: max(width, 0.01) / 2)
        case .ellipse:
            self.init(
                polygon: (0..<20).map { index in
                    let angle = Double(index) / 20 * 2 * .pi
                    return DynamicVector(cos(angle) * width / 2, sin(angle) * height / 2)
                }
            )
        case .path:
            let lines = item.collisionBoundingPath.shape.lines(for: 8)
            let hull = Self.hull(around: lines.flatMap(\.points).map { DynamicVector($0) })
            if hull.count > 2 {
                self.init(polygon: hull)
            } else {
                self.init(width: width, height: height)
            }
        case .rectangle:
            self.init(width: width, height: height)
        }
    }

    private init(radius: Double) {
        corners = []
        self.radius = radius
        area = .pi * radius * radius
        turningMass = radius * radius / 2
    }

    private init(width: Double, height: Double) {
        // Something without size has no mass and would be nowhere.
        let (x, y) = (max(width, 0.01) / 2, max(height, 0.01) / 2)
        self.init(polygon: [[-x, -y], [x, -y], [x, y], [-x, y]])
    }

    private init(polygon: [DynamicVector]) {
        corners = polygon
        radius = 0
        var (twice, turns) = (0.0, 0.0)
        for (index, a) in polygon.enumerated() {
            let b = polygon[(index + 1) % polygon.count]
            let part = a.cross(b)
            twice += part
            turns += part * (a.dot(a) + a.dot(b) + b.dot(b))
        }
        area = max(twice / 2, 1e-4)
        turningMass = max(turns / (6 * max(twice, 1e-4)), 1e-4)
    }

    /// Returns the corners that a band around points would touch, in order.
    ///
    /// Andrew, Information Processing Letters 9 (1979).
    static func hull(around points: [DynamicVector]) -> [DynamicVector] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: [DynamicVector]) -> [DynamicVector] {
            var chain: [DynamicVector] = []
            for point in points {
                while chain.count > 1,
                    (chain[chain.count - 1] - chain[chain.count - 2])
                        .cross(point - chain[chain.count - 1]) <= 1e-9
                {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return Array(chain.dropLast())
        }
        guard sorted.count > 2 else { return sorted }
        return chain(sorted) + chain(sorted.reversed())
    }
}

/// A shape where it stands.
struct PlacedShape {
    var middle: DynamicVector
    var corners: [DynamicVector]
    var normals: [DynamicVector]
    var radius: Double
    var low: DynamicVector
    var high: DynamicVector

    /// Creates a shape about a middle, turned by an angle.
    init(_ shape: DynamicShape, at middle: DynamicVector, angle: Double) {
        self.init(
            middle: middle,
            corners: shape.corners.map { $0.rotated(by: angle) + middle },
            radius: shape.radius
        )
    }

    /// Creates a line, which has two sides.
    init(from start: DynamicVector, to end: DynamicVector) {
        self.init(middle: (start + end) / 2, corners: [start, end], radius: 0)
    }

    private init(middle: DynamicVector, corners: [DynamicVector], radius: Double) {
        self.middle = middle
        self.corners = corners
        self.radius = radius
        normals = corners.indices.map { index in
            let edge = corners[(index + 1) % corners.count] - corners[index]
            return DynamicVector(edge.y, -edge.x).direction ?? [0, -1]
        }
        low = middle - DynamicVector(repeating: radius)
        high = middle + DynamicVector(repeating: radius)
        for corner in corners {
            low = pointwiseMin(low, corner)
            high = pointwiseMax(high, corner)
        }
    }

    /// Whether the boxes around two shapes meet.
    func mayTouch(_ other: PlacedShape) -> Bool {
        low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y
            && other.low.y <= high.y
    }
}
