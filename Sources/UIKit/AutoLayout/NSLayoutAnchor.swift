/// What anchors of all types have in common: which part of which item they stand for.
protocol ItemPart: AnyObject {
    var reference: ItemReference? { get }
    var attribute: NSLayoutConstraint.Attribute { get }
}

/// A part of an item's geometry, from which constraints are made with typed methods.
///
/// The type of the other anchor has to match: places of one axis, or sizes.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, ItemPart {
    nonisolated let reference: ItemReference?
    nonisolated let attribute: NSLayoutConstraint.Attribute

    /// Creates an anchor of nothing, with which no constraint can be made.
    public override init() {
        reference = nil
        attribute = .notAnAttribute
        super.init()
    }

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        reference = item.layoutReference
        self.attribute = attribute
        super.init()
    }

    init(untyped item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        reference = item?.layoutReference
        self.attribute = attribute
        super.init()
    }

    /// The item, while it lives.
    var layoutItem: (any LayoutItem)? { reference?.item }
    /// The name of the item and the attribute.
    open var name: String { "\(layoutItem?.layoutName ?? "nil").\(attribute.name)" }
    /// The view or the guide.
    open var item: AnyObject? { layoutItem }

    /// Returns a constraint of this anchor being equal to another.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, anchor, 0)
    }

    /// Returns a constraint of this anchor being equal to another and a constant, in points.
    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, c)
    }

    /// Returns a constraint of this anchor being at least another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
        -> NSLayoutConstraint
    {
        relate(.greaterThanOrEqual, anchor, 0)
    }

    /// Returns a constraint of this anchor being at least another and a constant, in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, c)
    }

    /// Returns a constraint of this anchor being at most another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
    {
        relate(.lessThanOrEqual, anchor, 0)
    }

    /// Returns a constraint of this anchor being at most another and a constant, in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, c)
    }

    /// Whether the other object is an anchor of the same part of the same item, whatever its type:
    /// a constraint's `firstAnchor` is equal to the anchor that it was made with.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any ItemPart else { return false }
        return reference === other.reference && attribute == other.attribute
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(reference.map { ObjectIdentifier($0) })
        hasher.combine(attribute)
        return hasher.finalize()
    }

    func relate(
        _ relation: NSLayoutConstraint.Relation,
        _ anchor: NSLayoutAnchor<AnchorType>,
        _ constant: CGFloat,
        multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        guard let layoutItem, let other = anchor.layoutItem else {
            preconditionFailure(
                "Cannot make constraint: the item of \(name) or \(anchor.name) is gone."
            )
        }
        return NSLayoutConstraint(
            layoutItem,
            attribute,
            relation,
            other,
            anchor.attribute,
            multiplier: multiplier,
            constant: constant
        )
    }

    /// The space that the system puts between two items, times a factor.
    func systemSpacing(_ multiplier: CGFloat) -> CGFloat { 8 * multiplier }
}
