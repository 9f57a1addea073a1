import CoreGraphics
import Foundation
import TextMetrics

/// The areas of a text container that lines flow around.
final class ExcludedAreas {
    let paths: [UIBezierPath]
    /// What they keep free of text, in the container's coordinates.
    let obstacles: [TextObstacle]

    init(_ paths: [UIBezierPath]) {
        self.paths = paths
        obstacles = paths.flatMap { $0.cgPath.shape.subpaths }.map {
            TextObstacle(corners: $0.flattened)
        }
    }
}

extension NSTextContainer {
    /// The areas that text flows around, from where characters begin; nil without any.
    var obstacles: [TextObstacle]? {
        excluded?.obstacles.map { $0.moved(x: -lineFragmentPadding, y: 0) }
    }

    /// Returns the first part of a line's room that the excluded areas leave.
    ///
    /// - Note: Differs from UIKit: nobody asks for it, so that it cannot be overridden.
    ///
    /// - Parameters:
    ///   - proposedRect: The room, in the region's coordinates.
    ///   - characterIndex: The first character of the line, which makes no difference.
    ///   - baseWritingDirection: Where the text goes on: the first part is the rightmost one where
    ///     that is to the left.
    ///   - remainingRect: What is behind the part, up to the end of the room; zero for nothing.
    /// - Returns: The part; zero where there is none.
    public func lineFragmentRect(
        forProposedRect proposedRect: CGRect,
        at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        var room = proposedRect.standardized
        if size.width > 0 {
            room.size.width = max(0, min(room.maxX, size.width) - room.minX)
        }
        let isLeftwards = baseWritingDirection == .rightToLeft
        let free = TextObstacle.free(
            Double(room.minX)..<Double(room.maxX),
            from: Double(room.minY),
            to: Double(room.maxY),
            around: excluded?.obstacles ?? []
        )
        remainingRect?.pointee = .zero
        guard let part = isLeftwards ? free.last : free.first else { return .zero }
        func rect(from left: CGFloat, to right: CGFloat) -> CGRect {
            CGRect(x: left, y: room.minY, width: right - left, height: room.height)
        }
        let (left, right) = (CGFloat(part.lowerBound), CGFloat(part.upperBound))
        if free.count > 1 {
            remainingRect?.pointee =
                isLeftwards
                ? rect(
                    from: CGFloat(free[0].lowerBound),
                    to: CGFloat(free[free.count - 2].upperBound)
                )
                : rect(from: CGFloat(free[1].lowerBound), to: room.maxX)
        }
        return rect(from: left, to: right)
    }
}

extension UILabel {
    /// Has the lines flow around areas, in the text's coordinates; nil for none.
    func flow(around obstacles: [TextObstacle]?) {
        guard content.obstacles != obstacles else { return }
        content.obstacles = obstacles
        textDidChange()
    }
}

extension PathShape {
    /// The corners of the path, whose curves become straight lines.
    fileprivate var flattened: [CGPoint] {
        var corners: [CGPoint] = []
        for step in steps {
            let points = Array(step.points)
            let start = corners.last ?? .zero
            switch step.kind {
            case .moveToPoint, .addLineToPoint: corners.append(points[0])
            case .addQuadCurveToPoint:
                corners += Self.bend(start, points[0], points[0], points[1], share: 2.0 / 3)
            case .addCurveToPoint: corners += Self.bend(start, points[0], points[1], points[2])
            case .closeSubpath: break
            }
        }
        return corners
    }

    /// Returns points of a curve; a share says how far its controls are from its ends.
    private static func bend(
        _ start: CGPoint,
        _ first: CGPoint,
        _ second: CGPoint,
        _ end: CGPoint,
        share: CGFloat = 1
    ) -> [CGPoint] {
        func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
        let (one, two) = (mix(start, first), mix(end, second))
        return (1...16).map { index in
            let t = CGFloat(index) / 16
            let (a, b, c, d) = (
                (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t),
                t * t * t
            )
            return CGPoint(
                x: a * start.x + b * one.x + c * two.x + d * end.x,
                y: a * start.y + b * one.y + c * two.y + d * end.y
            )
        }
    }
}
