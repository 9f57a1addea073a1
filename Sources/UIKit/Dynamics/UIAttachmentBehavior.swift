import CoreGraphics

/// Holds an item to a place or to another item.
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is held to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items
        /// A place.
        case anchor
    }

    /// How the items are held.
    enum Kind {
        case distance, limit, fixed, pin
        case sliding(axis: DynamicVector)
    }

    /// A place on an item, in its own coordinates from the middle, or one that stands still.
    private struct End {
        var item: (any UIDynamicItem)?
        var offset: DynamicVector
    }

    /// What the item is held to.
    public let attachedBehaviorType: AttachmentType
    /// The items that are held.
    open var items: [any UIDynamicItem] { [first.item, second.item].compactMap { $0 } }
    let kind: Kind
    private var first: End
    private var second: End
    /// The angle between both at the beginning.
    private var restAngle: Double?
    private var givenLength: Double?

    /// The place that an item is held to, in points of the animator's coordinates.
    open var anchorPoint: CGPoint {
        get { second.item == nil ? second.offset.point : .zero }
        set {
            guard second.item == nil else { return }
            second.offset = DynamicVector(newValue)
            changed()
        }
    }
    /// The distance at which both are held, in points; default that at the beginning.
    open var length: CGFloat {
        get { CGFloat(givenLength ?? currentLength) }
        set {
            givenLength = max(0, Double(newValue))
            changed()
        }
    }
    /// How little a spring swings, from 0 to 1; default 0.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// How often a spring swings in a second; 0, the default, is a rod.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    /// How much a pin resists turning; default 0.
    open var frictionTorque: CGFloat = 0 { didSet { changed() } }
    /// How far a pin may turn, in radians, or a slide may go, in points; default without end.
    open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }

    private init(_ kind: Kind, _ first: End, _ second: End, angle: Double? = nil) {
        self.kind = kind
        self.first = first
        self.second = second
        attachedBehaviorType = second.item == nil ? .anchor : .items
        super.init()
        givenLength = currentLength
    }

    /// Holds the middle of an item to a place.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Holds a point of an item to a place.
    public convenience init(
        item: any UIDynamicItem,
        offsetFromCenter offset: UIOffset,
        attachedToAnchor point: CGPoint
    ) {
        self.init(
            .distance,
            End(item: item, offset: DynamicVector(offset)),
            End(item: nil, offset: DynamicVector(point))
        )
    }

    /// Holds the middles of two items to each other.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(
            item: item1,
            offsetFromCenter: .zero,
            attachedTo: item2,
            offsetFromCenter: .zero
        )
    }

    /// Holds points of two items to each other.
    public convenience init(
        item item1: any UIDynamicItem,
        offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init(
            .distance,
            End(item: item1, offset: DynamicVector(offset1)),
            End(item: item2, offset: DynamicVector(offset2))
        )
    }

    /// Returns an attachment that keeps two items from getting farther from each other than now.
    open class func limitAttachment(
        with item1: any UIDynamicItem,
        offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            .limit,
            End(item: item1, offset: DynamicVector(offset1)),
            End(item: item2, offset: DynamicVector(offset2))
        )
    }

    /// Returns an attachment that makes two items one.
    open class func fixedAttachment(
        with item1: any UIDynamicItem,
        attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.fixed, end(item1, at: point), end(item2, at: point))
    }

    /// Returns an attachment about which two items turn.
    open class func pinAttachment(
        with item1: any UIDynamicItem,
        attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.pin, end(item1, at: point), end(item2, at: point))
    }

    /// Returns an attachment that lets two items move along an axis of the second only.
    open class func slidingAttachment(
        with item1: any UIDynamicItem,
        attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        let axis = DynamicVector(axis.dx, axis.dy).direction ?? [1, 0]
        return UIAttachmentBehavior(
            .sliding(axis: axis),
            end(item1, at: point),
            end(item2, at: point)
        )
    }

    /// Returns an attachment that lets an item move along an axis only.
    open class func slidingAttachment(
        with item: any UIDynamicItem,
        attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        let axis = DynamicVector(axis.dx, axis.dy).direction ?? [1, 0]
        return UIAttachmentBehavior(
            .sliding(axis: axis),
            end(item, at: point),
            End(item: nil, offset: DynamicVector(point))
        )
    }

    /// Returns the place on an item that is at a point now.
    private static func end(_ item: any UIDynamicItem, at point: CGPoint) -> End {
        let angle = Double(atan2(item.transform.b, item.transform.a))
        let way = DynamicVector(point) - DynamicVector(item.center)
        return End(item: item, offset: way.rotated(by: -angle))
    }

    private var currentLength: Double {
        func place(_ end: End) -> DynamicVector {
            guard let item = end.item else { return end.offset }
            let angle = Double(atan2(item.transform.b, item.transform.a))
            return DynamicVector(item.center) + end.offset.rotated(by: angle)
        }
        return (place(second) - place(first)).length
    }

    // MARK: - In an animator

    override var movedItems: [any UIDynamicItem] { items }

    override func rows(_ bodies: DynamicBodies, _ time: Double) -> [DynamicRow] {
        guard let one = first.item.flatMap({ bodies[$0] }) else { return [] }
        let two = second.item.flatMap { bodies[$0] }
        if second.item != nil, two == nil { return [] }
        let joint = AttachmentJoint(
            owner: ObjectIdentifier(self),
            first: one,
            second: two,
            firstArm: first.offset.rotated(by: one.angle),
            secondArm: two.map { second.offset.rotated(by: $0.angle) } ?? .zero,
            anchor: second.offset,
            time: time
        )
        switch kind {
        case .distance:
            return joint.distance(
                givenLength ?? 0,
                frequency: Double(frequency),
                damping: Double(damping)
            )
        case .limit: return joint.limit(givenLength ?? 0)
        case .fixed: return joint.point() + joint.angle(rest(joint))
        case .pin:
            return joint.point() + joint.friction(Double(frictionTorque))
                + joint.turns(rest(joint), attachmentRange)
        case .sliding(let axis):
            let rest = rest(joint)
            return joint.slide(axis.rotated(by: two?.angle ?? 0), attachmentRange)
                + joint.angle(rest)
        }
    }

    private func rest(_ joint: AttachmentJoint) -> Double {
        if let restAngle { return restAngle }
        restAngle = joint.turn
        return joint.turn
    }
}
