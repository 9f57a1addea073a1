import CoreGraphics

/// Where two shapes overlap.
struct DynamicContact {
    /// One place of the overlap.
    struct Place {
        var point: DynamicVector
        /// How far the shapes are in each other, in points.
        var depth: Double
        /// Which corners and edges meet, to be known again in the next step.
        var feature: Int
    }

    /// The direction from the first shape to the second.
    var normal: DynamicVector
    var places: [Place]

    /// Finds where two shapes overlap; nil where they do not.
    static func between(_ first: PlacedShape, _ second: PlacedShape) -> DynamicContact? {
        guard first.mayTouch(second) else { return nil }
        switch (first.corners.isEmpty, second.corners.isEmpty) {
        case (true, true): return circles(first, second)
        case (false, true): return polygon(first, circle: second)
        case (true, false):
            guard var contact = polygon(second, circle: first) else { return nil }
            contact.normal = -contact.normal
            return contact
        case (false, false): return polygons(first, second)
        }
    }

    private static func circles(_ first: PlacedShape, _ second: PlacedShape) -> DynamicContact? {
        let way = second.middle - first.middle
        let depth = first.radius + second.radius - way.length
        guard depth >= 0 else { return nil }
        let normal = way.direction ?? [0, 1]
        let point = first.middle + normal * (first.radius - depth / 2)
        return DynamicContact(
            normal: normal,
            places: [Place(point: point, depth: depth, feature: 0)]
        )
    }

    private static func polygon(
        _ polygon: PlacedShape,
        circle: PlacedShape
    ) -> DynamicContact? {
        var (best, face) = (-Double.infinity, 0)
        for (index, normal) in polygon.normals.enumerated() {
            let distance = normal.dot(circle.middle - polygon.corners[index])
            if distance > best { (best, face) = (distance, index) }
        }
        guard best <= circle.radius else { return nil }
        let start = polygon.corners[face]
        let end = polygon.corners[(face + 1) % polygon.corners.count]
        let edge = end - start
        let share = edge.dot(circle.middle - start) / max(edge.dot(edge), 1e-12)
        let nearest = start + edge * min(max(share, 0), 1)
        let isInside = best < 1e-9 && polygon.corners.count > 2
        let way = circle.middle - nearest
        let normal = isInside ? polygon.normals[face] : way.direction ?? polygon.normals[face]
        let depth = circle.radius - (isInside ? best : way.length)
        guard depth >= 0 else { return nil }
        return DynamicContact(
            normal: normal,
            places: [Place(point: nearest, depth: depth, feature: face)]
        )
    }

    /// Ericson, Real-Time Collision Detection (2005), 5.2.1 and 8.4.
    private static func polygons(_ first: PlacedShape, _ second: PlacedShape) -> DynamicContact? {
        let one = leastOverlap(first, second)
        guard one.distance <= 0 else { return nil }
        let two = leastOverlap(second, first)
        guard two.distance <= 0 else { return nil }
        // The first of nearly equal faces, so that it is the same one in each step.
        let isFlipped = two.distance > one.distance + 0.05
        let (reference, incident) = isFlipped ? (second, first) : (first, second)
        let face = isFlipped ? two.face : one.face
        let normal = reference.normals[face]
        var other = 0
        var least = Double.infinity
        for (index, candidate) in incident.normals.enumerated() where candidate.dot(normal) < least
        {
            (least, other) = (candidate.dot(normal), index)
        }
        let start = reference.corners[face]
        let end = reference.corners[(face + 1) % reference.corners.count]
        guard let along = (end - start).direction else { return nil }
        var edge = [
            incident.corners[other], incident.corners[(other + 1) % incident.corners.count],
        ]
        clip(&edge, along, -along.dot(start))
        clip(&edge, -along, along.dot(end))
        var places: [Place] = []
        for (index, point) in edge.enumerated() {
            let distance = normal.dot(point - start)
            guard distance <= 0 else { continue }
            let feature = ((isFlipped ? 1 : 0) * 64 + face) * 256 + other * 2 + index
            places.append(Place(point: point, depth: -distance, feature: feature))
        }
        guard !places.isEmpty else { return nil }
        return DynamicContact(normal: isFlipped ? -normal : normal, places: places)
    }

    /// Cuts off what of a line is outside of a half plane.
    private static func clip(
        _ edge: inout [DynamicVector],
        _ normal: DynamicVector,
        _ offset: Double
    ) {
        guard edge.count == 2 else { return }
        let distances = edge.map { normal.dot($0) + offset }
        guard distances[0] < 0 || distances[1] < 0 else { return }
        guard distances[0] >= 0 || distances[1] >= 0 else {
            edge = []
            return
        }
        let share = distances[0] / (distances[0] - distances[1])
        edge[distances[0] < 0 ? 0 : 1] = edge[0] + (edge[1] - edge[0]) * share
    }

    private static func leastOverlap(
        _ reference: PlacedShape,
        _ other: PlacedShape
    ) -> (distance: Double, face: Int) {
        var result = (distance: -Double.infinity, face: 0)
        for (index, normal) in reference.normals.enumerated() {
            let corner = reference.corners[index]
            var nearest = Double.infinity
            for point in other.corners { nearest = min(nearest, normal.dot(point - corner)) }
            if nearest > result.distance { result = (nearest, index) }
        }
        return result
    }
}
