import CoreGraphics
import RenderTree

extension UIView {
    /// How round the corners are; default square ones.
    ///
    /// The radii are those of the view's size at its last layout, and become the layer's
    /// `cornerRadius` where they are the same. Content is cut at them as the layer says.
    public var cornerConfiguration: UICornerConfiguration {
        get { rare?.corners ?? .corners() }
        set {
            guard newValue != rare?.corners else { return }
            requireRare().corners = newValue
            applyCorners()
            setNeedsLayout()
        }
    }

    /// Returns the radius that a corner has now, in points; of several the largest.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let radii = rare?.corners.map(resolve) ?? ownLayer.radii
        let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        return zip(corners, radii).filter { corner.contains($0.0) }.map(\.1).max() ?? 0
    }

    /// Gives the layer the radii that the configuration has in the view's size.
    func applyCorners() {
        guard let configuration = rare?.corners else { return }
        let radii = resolve(configuration)
        let largest = radii.max() ?? 0
        let isEven = radii.allSatisfy { $0 == largest || $0 == 0 }
        ownLayer.cornerRadius = largest
        ownLayer.cornerRadii = isEven ? nil : radii
        let masks: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        ownLayer.maskedCorners = zip(masks, radii).reduce(into: []) { mask, corner in
            if corner.1 > 0 || largest == 0 { mask.insert(corner.0) }
        }
    }

    private func resolve(_ configuration: UICornerConfiguration) -> [CGFloat] {
        let half = max(0, min(bounds.width, bounds.height) / 2)
        switch configuration.shape {
        case .capsule(let maximum):
            let radius = min(half, maximum.map { CGFloat(max($0, 0)) } ?? half)
            return [radius, radius, radius, radius]
        case .corners(let corners):
            let container = corners.contains { $0?.isConcentric == true } ? containerRadii : []
            var radii = corners.indices.map { index -> CGFloat in
                switch corners[index]?.kind {
                case nil: return 0
                case .fixed(let radius): return min(CGFloat(max(radius, 0)), half)
                case .containerConcentric(let minimum):
                    let radius = container.isEmpty ? 0 : container[index]
                    return min(max(radius, CGFloat(max(minimum, 0))), half)
                }
            }
            for group in configuration.uniform {
                let largest = group.map { radii[$0] }.max() ?? 0
                for index in group { radii[index] = largest }
            }
            return radii
        }
    }

    /// The radii that have their centres with those of the nearest view around with round corners.
    private var containerRadii: [CGFloat] {
        var view = superview
        while let container = view {
            let radii = container.ownLayer.radii
            if radii.contains(where: { $0 > 0 }) {
                let own = convert(bounds, to: container)
                let outer = container.bounds
                let (left, top) = (own.minX - outer.minX, own.minY - outer.minY)
                let (right, bottom) = (outer.maxX - own.maxX, outer.maxY - own.maxY)
                let ways = [
                    max(left, top), max(right, top), max(left, bottom), max(right, bottom),
                ]
                return zip(radii, ways).map { max(0, $0 - max(0, $1)) }
            }
            view = container.superview
        }
        return []
    }
}

extension UICornerRadius {
    fileprivate var isConcentric: Bool {
        if case .containerConcentric = kind { return true }
        return false
    }
}

extension CALayer {
    /// The radii of the upper left, upper right, lower left and lower right corner, in points.
    fileprivate var radii: [CGFloat] {
        if let cornerRadii { return cornerRadii }
        let masks: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        return masks.map { maskedCorners.contains($0) ? cornerRadius : 0 }
    }

    /// The radii of corners that are not all the same, in the order of `CACornerMask`.
    var cornerRadii: [CGFloat]? {
        get { extras?.cornerRadii }
        set {
            guard newValue != cornerRadii else { return }
            requireExtras().cornerRadii = newValue
            owner?.layerLookDidChange()
        }
    }
}
