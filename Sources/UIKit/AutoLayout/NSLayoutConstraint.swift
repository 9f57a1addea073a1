import Cassowary

/// A relation between parts of the geometry of two items that layout has to satisfy.
///
/// It states `first.attribute REL multiplier × second.attribute + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    // Safe unchecked, as all below: main actor only, and never held while other code runs.
    @exclusivity(unchecked) private var firstReference: ItemReference?
    @exclusivity(unchecked) private var secondReference: ItemReference?
    @exclusivity(unchecked) private var storedConstant: CGFloat = 0
    @exclusivity(unchecked) private var storedPriority = UILayoutPriority.required
    /// The view that holds the constraint while it is active.
    var holder: UIView? {
        get { holderReference?.view }
        set { holderReference = newValue?.layoutReference }
    }
    @exclusivity(unchecked) private var holderReference: ItemReference?
    /// Whether the holder is the nearest view that has both items at or below it.
    @exclusivity(unchecked) var isHeldNearest = false
    /// The row in the solver of the holder's engine.
    @exclusivity(unchecked) var row: Constraint.ID?
    /// The constant of the row.
    @exclusivity(unchecked) var loweredConstant = 0.0
    /// Whether the engine has the constraint in its list of new ones.
    @exclusivity(unchecked) var isQueued = false
    /// Whether the engine gave the constraint up in a conflict.
    @exclusivity(unchecked) var isBroken = false
    /// Whether a view made the constraint for its own workings, and not a designer or the app.
    @exclusivity(unchecked) package var isInternal = false
    /// Whether a conflict gives the constraint up before others, as the tool does with sizes.
    @exclusivity(unchecked) var yieldsFirst = false

    /// The attribute of the first item.
    @exclusivity(unchecked) public private(set) var firstAttribute = Attribute.notAnAttribute
    /// The attribute of the second item.
    @exclusivity(unchecked) public private(set) var secondAttribute = Attribute.notAnAttribute
    /// The relation between the sides.
    @exclusivity(unchecked) public private(set) var relation = Relation.equal
    /// The factor of the second attribute.
    @exclusivity(unchecked) public private(set) var multiplier: CGFloat = 1
    /// A name for reports.
    open var identifier: String?
    /// Whether an archive of the holder contains the constraint; default false.
    open var shouldBeArchived = false

    /// Creates a constraint that says nothing: it has no items, and activating it does nothing.
    public override init() {
        super.init()
    }

    /// Creates a constraint.
    ///
    /// Faults in the arguments end the process with a message that names both items.
    public convenience init(
        item view1: Any,
        attribute attr1: Attribute,
        relatedBy relation: Relation,
        toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat,
        constant c: CGFloat
    ) {
        self.init()
        relateItems(view1, attr1, relation, view2, attr2, multiplier, c)
    }

    /// Says what a new constraint is about, or ends the process.
    final func relateItems(
        _ view1: Any,
        _ attr1: Attribute,
        _ relation: Relation,
        _ view2: Any?,
        _ attr2: Attribute,
        _ multiplier: CGFloat,
        _ constant: CGFloat
    ) {
        guard let first = view1 as? any LayoutItem else {
            preconditionFailure(
                "Cannot make constraint: \(view1) is neither a UIView nor a UILayoutGuide."
            )
        }
        let second = view2 as? any LayoutItem
        precondition(
            view2 == nil || second != nil,
            "Cannot make constraint: the second item is neither a UIView nor a UILayoutGuide."
        )
        relateValid(
            first,
            attr1,
            relation,
            second,
            second == nil ? .notAnAttribute : attr2,
            multiplier,
            constant
        )
    }

    /// Creates a constraint of valid arguments, or ends the process.
    ///
    /// All initialisers with arguments go through the one without: that is what subclasses override.
    convenience init(
        _ first: any LayoutItem,
        _ firstAttribute: Attribute,
        _ relation: Relation,
        _ second: (any LayoutItem)?,
        _ secondAttribute: Attribute,
        multiplier: CGFloat = 1,
        constant: CGFloat
    ) {
        self.init()
        relateValid(
            first,
            firstAttribute,
            relation,
            second,
            secondAttribute,
            multiplier,
            constant
        )
    }

    private func relateValid(
        _ first: any LayoutItem,
        _ firstAttribute: Attribute,
        _ relation: Relation,
        _ second: (any LayoutItem)?,
        _ secondAttribute: Attribute,
        _ multiplier: CGFloat,
        _ constant: CGFloat
    ) {
        if let fault = Self.fault(
            first,
            firstAttribute,
            second,
            secondAttribute,
            multiplier,
            constant
        ) {
            preconditionFailure("\(fault)")
        }
        relate(
            first,
            firstAttribute,
            relation,
            second,
            secondAttribute,
            multiplier: multiplier,
            constant: constant
        )
    }

    /// Says what the constraint is about, which its class does not know; the parts have no fault.
    final func relate(
        _ first: any LayoutItem,
        _ firstAttribute: Attribute,
        _ relation: Relation,
        _ second: (any LayoutItem)?,
        _ secondAttribute: Attribute,
        multiplier: CGFloat,
        constant: CGFloat
    ) {
        firstReference = first.layoutReference
        secondReference = second?.layoutReference
        self.firstAttribute = firstAttribute
        self.secondAttribute = secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        storedConstant = constant
    }

    /// Tells that a constraint of the app's class was loaded from a storyboard or xib.
    open func awakeFromNib() {}

    /// The first item, while it lives.
    var first: (any LayoutItem)? { firstReference?.item }
    /// The second item, while it lives.
    var second: (any LayoutItem)? { secondReference?.item }
    /// The first item.
    open var firstItem: AnyObject? { first }
    /// The second item, or nil.
    open var secondItem: AnyObject? { second }

    /// The number that is added to the second side, in points.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue != storedConstant else { return }
            if let fault = Self.fault(number: newValue, "constant", first, second) {
                preconditionFailure("\(fault)")
            }
            storedConstant = newValue
            engine?.constantDidChange(of: self)
        }
    }

    /// How important the constraint is; default required.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            precondition(
                newValue.rawValue >= 0 && newValue.rawValue <= 1000,
                "\(ConstraintError.invalidPriority(newValue.rawValue))"
            )
            storedPriority = newValue
            engine?.priorityDidChange(of: self)
        }
    }

    /// Whether the constraint takes part in layout.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// The anchor of the first item and attribute.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor(untyped: first, firstAttribute)
    }

    /// The anchor of the second item and attribute, or nil.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        second == nil ? nil : NSLayoutAnchor(untyped: second, secondAttribute)
    }

    /// Puts constraints in force.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Takes constraints out of force.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The engine that solves the constraint, or nil.
    var engine: LayoutEngine? { holder?.autoLayout?.engine }

    open override var description: String {
        // Debuggers and logs may ask from any thread; only the main one may read the items.
        guard Thread.isMainThread else { return "<NSLayoutConstraint>" }
        return MainActor.assumeIsolated { text }
    }

    /// What reports call the constraint.
    package final var text: String { "<\(type(of: self))\(name) \(equation)\(suffix)>" }

    private var name: String { identifier.map { " '\($0)'" } ?? "" }
    private var suffix: String {
        let priority =
            storedPriority.isRequired ? "" : " @\(number(CGFloat(storedPriority.rawValue)))"
        return priority + (isActive ? "   (active)" : "   (inactive)")
    }

    private var equation: String {
        var text = "\(first?.layoutName ?? "nil").\(firstAttribute.name) \(relation.sign)"
        guard let second else { return text + " \(number(storedConstant))" }
        text += multiplier == 1 ? " " : " \(number(multiplier))*"
        text += "\(second.layoutName).\(secondAttribute.name)"
        if storedConstant == 0 { return text }
        return text + (storedConstant < 0 ? " - " : " + ") + number(abs(storedConstant))
    }

    private func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(value)"
    }
}
