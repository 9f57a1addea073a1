/// A size, from which constraints are made.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint of the size being a number.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, constant: c)
    }

    /// Returns a constraint of the size being at least a number.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, constant: c)
    }

    /// Returns a constraint of the size being at most a number.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, constant: c)
    }

    /// Returns a constraint of the size being a multiple of another.
    open func constraint(
        equalTo anchor: NSLayoutDimension,
        multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        scale(.equal, anchor, 0, m)
    }

    /// Returns a constraint of the size being a multiple of another and a constant.
    open func constraint(
        equalTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        scale(.equal, anchor, c, m)
    }

    /// Returns a constraint of the size being at least a multiple of another.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        scale(.greaterThanOrEqual, anchor, 0, m)
    }

    /// Returns a constraint of the size being at least a multiple of another and a constant.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        scale(.greaterThanOrEqual, anchor, c, m)
    }

    /// Returns a constraint of the size being at most a multiple of another.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        scale(.lessThanOrEqual, anchor, 0, m)
    }

    /// Returns a constraint of the size being at most a multiple of another and a constant.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        scale(.lessThanOrEqual, anchor, c, m)
    }

    /// No part of another size is a constant: the constraint then names one item and has a
    /// multiplier of 1, as UIKit's.
    private func scale(
        _ relation: NSLayoutConstraint.Relation,
        _ anchor: NSLayoutDimension,
        _ constant: CGFloat,
        _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        guard multiplier != 0 else { return relate(relation, constant: constant) }
        return relate(relation, anchor, constant, multiplier: multiplier)
    }

    func relate(
        _ relation: NSLayoutConstraint.Relation,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        guard let layoutItem else {
            preconditionFailure("Cannot make constraint: the item of \(name) is gone.")
        }
        return NSLayoutConstraint(
            layoutItem,
            attribute,
            relation,
            nil,
            .notAnAttribute,
            constant: constant
        )
    }
}

/// The distance between two places of an axis.
///
/// A guide between the places has it as its size; it is added where a constraint needs it.
final class OffsetDimension: NSLayoutDimension {
    init(from start: NSLayoutXAxisAnchor, to end: NSLayoutXAxisAnchor) {
        let guide = DistanceGuide(start.layoutItem, end.layoutItem, "\(start.name) to \(end.name)")
        super.init(guide, .width)
        storedGuide = guide
        guide.connect {
            [
                guide.leftAnchor.constraint(equalTo: start.absolute),
                guide.rightAnchor.constraint(equalTo: end.absolute),
            ]
        }
    }

    init(from start: NSLayoutYAxisAnchor, to end: NSLayoutYAxisAnchor) {
        let guide = DistanceGuide(start.layoutItem, end.layoutItem, "\(start.name) to \(end.name)")
        super.init(guide, .height)
        storedGuide = guide
        guide.connect {
            [
                guide.topAnchor.constraint(equalTo: start),
                guide.bottomAnchor.constraint(equalTo: end),
            ]
        }
    }

    private var storedGuide: DistanceGuide?
}

/// The guide between two places.
final class DistanceGuide: UILayoutGuide {
    init(_ start: (any LayoutItem)?, _ end: (any LayoutItem)?, _ name: String) {
        super.init()
        identifier = name
        guard let view = start?.layoutView, let other = end?.layoutView else { return }
        var candidate: UIView? = view
        while let current = candidate {
            if other.isDescendant(of: current) {
                current.addLayoutGuide(self)
                return
            }
            candidate = current.superview
        }
    }

    required init?(coder: NSCoder) { nil }

    func connect(_ make: () -> [NSLayoutConstraint]) {
        precondition(
            owningView != nil,
            "Cannot make the anchor of the distance \(identifier): the items have no common"
                + " ancestor; call addSubview(_:) first."
        )
        NSLayoutConstraint.activate(make())
    }
}

extension NSLayoutXAxisAnchor {
    /// The anchor, for a guide's left and right edge: those do not mix with leading and trailing.
    fileprivate var absolute: NSLayoutXAxisAnchor {
        guard attribute.isDirectional, let layoutItem, let view = layoutItem.layoutView else {
            return self
        }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch attribute {
        case .leading: return NSLayoutXAxisAnchor(layoutItem, isRightToLeft ? .right : .left)
        case .trailing: return NSLayoutXAxisAnchor(layoutItem, isRightToLeft ? .left : .right)
        default: return self
        }
    }
}
