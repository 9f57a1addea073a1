extension NSLayoutConstraint {
    /// Throws where UIKit would refuse the parts of a constraint.
    package static func validate(
        first: AnyObject,
        _ firstAttribute: Attribute,
        second: AnyObject?,
        _ secondAttribute: Attribute,
        multiplier: CGFloat,
        constant: CGFloat
    ) throws(ConstraintError) {
        guard let item = first as? any LayoutItem else {
            throw .noFirstAttribute(item: String(describing: first))
        }
        let other = second as? any LayoutItem
        if let fault = fault(item, firstAttribute, other, secondAttribute, multiplier, constant) {
            throw fault
        }
        if let other, firstAttribute.isOnOtherAxis(than: secondAttribute) {
            throw .invalidPairing(
                first: name(item, firstAttribute),
                second: name(other, secondAttribute)
            )
        }
    }

    /// Returns what is wrong with the parts of a constraint, or nil.
    static func fault(
        _ first: any LayoutItem,
        _ firstAttribute: Attribute,
        _ second: (any LayoutItem)?,
        _ secondAttribute: Attribute,
        _ multiplier: CGFloat,
        _ constant: CGFloat
    ) -> ConstraintError? {
        if !constant.isFinite { return fault(number: constant, "constant", first, second) }
        if !multiplier.isFinite { return fault(number: multiplier, "multiplier", first, second) }
        if firstAttribute == .notAnAttribute {
            return .noFirstAttribute(item: first.layoutName)
        }
        if second == nil || secondAttribute == .notAnAttribute || multiplier == 0 {
            guard !firstAttribute.isSize else { return nil }
            return .locationWithoutPair(
                first: name(first, firstAttribute),
                second: second.map { name($0, secondAttribute) },
                multiplier: multiplier
            )
        }
        guard let second else { return nil }
        let isMatching =
            firstAttribute.isSize == secondAttribute.isSize
        let isMixed =
            firstAttribute.isDirectional && secondAttribute.isAbsoluteEdge
            || firstAttribute.isAbsoluteEdge && secondAttribute.isDirectional
        // Names are for messages only: nearly all constraints have no fault.
        if isMatching, !isMixed { return nil }
        let names = (name(first, firstAttribute), name(second, secondAttribute))
        return isMatching
            ? .mixedDirections(first: names.0, second: names.1)
            : .invalidPairing(first: names.0, second: names.1)
    }

    /// The fault of a place on one axis that is related to a place on the other, or nil.
    ///
    /// As in UIKit such a constraint can be made and be activated; it is layout that cannot use it.
    var axisFault: ConstraintError? {
        guard firstAttribute.isOnOtherAxis(than: secondAttribute), let first, let second else {
            return nil
        }
        return .invalidPairing(
            first: Self.name(first, firstAttribute),
            second: Self.name(second, secondAttribute)
        )
    }

    /// Returns the fault of a number that is not finite, or nil.
    static func fault(
        number: CGFloat,
        _ name: String,
        _ first: (any LayoutItem)?,
        _ second: (any LayoutItem)?
    ) -> ConstraintError? {
        guard !number.isFinite else { return nil }
        return .invalidNumber(
            name: name,
            value: Double(number),
            first: first?.layoutName ?? "nil",
            second: second?.layoutName
        )
    }

    private static func name(_ item: any LayoutItem, _ attribute: Attribute) -> String {
        "\(item.layoutName).\(attribute.name)"
    }
}
