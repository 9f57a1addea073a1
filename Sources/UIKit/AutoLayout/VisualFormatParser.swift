/// Reads the visual format language, as Apple's Auto Layout Guide defines it; spaces mean nothing.
@MainActor
struct VisualFormatParser {
    typealias Attribute = NSLayoutConstraint.Attribute
    typealias Options = NSLayoutConstraint.FormatOptions

    /// A size or a spacing: relation, value and priority.
    private struct Predicate {
        enum Value {
            case constant(CGFloat)
            case item(any LayoutItem)
        }

        var relation = NSLayoutConstraint.Relation.equal
        var value: Value
        var priority = UILayoutPriority.required
        var offset: Int
    }

    /// What stands between two items.
    private enum Connection {
        case none
        case standard
        case predicates([Predicate])
    }

    private let format: String
    /// The characters that are no spaces.
    private let characters: [Character]
    /// Where each of them stands in the format, and where that ends.
    private let offsets: [Int]
    private let options: Options
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var position = 0
    private var isVertical = false
    private var items: [any LayoutItem] = []
    private var constraints: [NSLayoutConstraint] = []

    init(_ format: String, _ options: Options, _ metrics: [String: Any], _ views: [String: Any]) {
        self.format = format
        let marks = format.enumerated().filter { !$0.element.isWhitespace }
        characters = marks.map(\.element)
        offsets = marks.map(\.offset) + [format.count]
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    /// Returns the constraints of the format.
    mutating func parse() throws(VisualFormatError) -> [NSLayoutConstraint] {
        parseOrientation()
        var leading: Connection?
        let start = position
        if take("|") { leading = try parseConnection() }
        items.append(try parseView())
        if let leading { try connectStart(leading, at: start) }
        while position < characters.count {
            let connectionStart = position
            let connection = try parseConnection()
            if peek == "|" {
                let place = position
                position += 1
                try connectEnd(connection, at: place)
                break
            }
            if position == characters.count, case .none = connection { break }
            let next = try parseView()
            try connect(items[items.count - 1], next, connection, at: connectionStart)
            items.append(next)
        }
        guard position == characters.count else { throw fault("Expected the end of the format") }
        try align()
        return constraints
    }

    // MARK: - Characters

    private var peek: Character? { position < characters.count ? characters[position] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard peek == character else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Character, _ purpose: String)
        throws(VisualFormatError)
    {
        guard take(character) else { throw fault("Expected a '\(character)' here \(purpose)") }
    }

    private func fault(_ message: String, at offset: Int? = nil) -> VisualFormatError {
        VisualFormatError(message: message, format: format, offset: offsets[offset ?? position])
    }

    private mutating func takeName() -> String {
        let start = position
        while let next = peek, next.isLetter || next.isNumber || next == "_" { position += 1 }
        return String(characters[start..<position])
    }

    // MARK: - Grammar

    private mutating func parseOrientation() {
        guard characters.count > 1, characters[1] == ":" else { return }
        guard characters[0] == "H" || characters[0] == "V" else { return }
        isVertical = characters[0] == "V"
        position = 2
    }

    private mutating func parseView() throws(VisualFormatError) -> any LayoutItem {
        guard take("[") else { throw fault("Expected a view") }
        let start = position
        let name = takeName()
        guard !name.isEmpty else { throw fault("Expected a view name") }
        let item = try item(name, at: start)
        if peek == "(" {
            for predicate in try parseList() { size(item, predicate) }
        }
        try expect("]", "to give the end of a view")
        return item
    }

    private mutating func parseConnection() throws(VisualFormatError) -> Connection {
        guard take("-") else { return .none }
        switch peek {
        case "[", "|": return .standard
        case "(":
            let list = try parseList()
            try expect("-", "to give the end of a spacing")
            return .predicates(list)
        default:
            let predicate = try parsePredicate()
            try expect("-", "to give the end of a spacing")
            return .predicates([predicate])
        }
    }

    private mutating func parseList() throws(VisualFormatError) -> [Predicate] {
        try expect("(", "to give the start of predicates")
        var list = [try parsePredicate()]
        while take(",") { list.append(try parsePredicate()) }
        try expect(")", "to give the end of predicates")
        return list
    }

    private mutating func parsePredicate() throws(VisualFormatError) -> Predicate {
        let start = position
        var relation = NSLayoutConstraint.Relation.equal
        if take("=") {
            try expect("=", "to give the relation ==")
        } else if take("<") {
            try expect("=", "to give the relation <=")
            relation = .lessThanOrEqual
        } else if take(">") {
            try expect("=", "to give the relation >=")
            relation = .greaterThanOrEqual
        }
        let value = try parseValue()
        var predicate = Predicate(relation: relation, value: value, offset: start)
        if take("@") {
            let place = position
            guard case .constant(let number) = try parseValue(), number > 0, number <= 1000 else {
                throw fault("Expected a priority above 0 and at most 1000", at: place)
            }
            predicate.priority = UILayoutPriority(Float(number))
        }
        return predicate
    }

    private mutating func parseValue() throws(VisualFormatError) -> Predicate.Value {
        let start = position
        if let next = peek, next.isNumber || next == "-" || next == "." || next == "+" {
            position += 1
            while let next = peek, next.isNumber || next == "." { position += 1 }
            let text = String(characters[start..<position])
            guard let number = Double(text), number.isFinite else {
                throw fault("Expected a number, found '\(text)'", at: start)
            }
            return .constant(CGFloat(number))
        }
        let name = takeName()
        guard !name.isEmpty else { throw fault("Expected a number, a metric or a view") }
        if let metric = metrics[name] {
            guard let number = number(metric) else {
                throw fault("The metric \(name) is \(metric), expected a finite number", at: start)
            }
            return .constant(number)
        }
        guard let item = views[name] as? any LayoutItem else {
            throw fault("\(name) is not a key in the metrics or views dictionary.", at: start)
        }
        return .item(item)
    }

    private func number(_ metric: Any) -> CGFloat? {
        let number: CGFloat? =
            switch metric {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as any BinaryInteger: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        return number?.isFinite == true ? number : nil
    }

    private func item(_ name: String, at offset: Int) throws(VisualFormatError) -> any LayoutItem {
        guard let value = views[name] else {
            throw fault("\(name) is not a key in the views dictionary.", at: offset)
        }
        guard let item = value as? any LayoutItem else {
            throw fault("\(name) is neither a UIView nor a UILayoutGuide.", at: offset)
        }
        return item
    }

    // MARK: - Constraints

    private var near: Attribute {
        if isVertical { return .top }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return .left
        case .directionRightToLeft: return .right
        default: return .leading
        }
    }

    private var far: Attribute {
        if isVertical { return .bottom }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return .right
        case .directionRightToLeft: return .left
        default: return .trailing
        }
    }

    /// Whether coordinates grow against the direction of the format.
    private var isReversed: Bool {
        !isVertical && options.intersection(.directionMask) == .directionRightToLeft
    }

    private func superview(at offset: Int) throws(VisualFormatError) -> UIView {
        guard let item = items.first else { throw fault("Expected a view", at: offset) }
        let superview = item is UIView ? item.layoutView?.superview : item.layoutView
        guard let superview else {
            throw fault(
                "Unable to interpret '|' character, because the related view doesn't have a superview",
                at: offset
            )
        }
        return superview
    }

    private func margin(_ attribute: Attribute) -> Attribute {
        switch attribute {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        default: .trailingMargin
        }
    }

    private mutating func connectStart(
        _ connection: Connection,
        at offset: Int
    ) throws(VisualFormatError) {
        let superview = try superview(at: offset)
        let item = items[items.count - 1]
        if case .standard = connection {
            return relate(item, near, superview, margin(near), 0, .equal, .required)
        }
        try connect(superview, near, item, near, connection, at: offset)
    }

    private mutating func connectEnd(
        _ connection: Connection,
        at offset: Int
    ) throws(VisualFormatError) {
        let superview = try superview(at: offset)
        let item = items[items.count - 1]
        if case .standard = connection {
            return relate(superview, margin(far), item, far, 0, .equal, .required)
        }
        try connect(item, far, superview, far, connection, at: offset)
    }

    private mutating func connect(
        _ first: any LayoutItem,
        _ second: any LayoutItem,
        _ connection: Connection,
        at offset: Int
    ) throws(VisualFormatError) {
        let usesBaselines = isVertical && options.contains(.spacingBaselineToBaseline)
        try connect(
            first,
            usesBaselines ? .lastBaseline : far,
            second,
            usesBaselines ? .firstBaseline : near,
            connection,
            at: offset
        )
    }

    private mutating func connect(
        _ first: any LayoutItem,
        _ firstAttribute: Attribute,
        _ second: any LayoutItem,
        _ secondAttribute: Attribute,
        _ connection: Connection,
        at offset: Int
    ) throws(VisualFormatError) {
        switch connection {
        case .none:
            relate(second, secondAttribute, first, firstAttribute, 0, .equal, .required)
        case .standard:
            relate(second, secondAttribute, first, firstAttribute, 8, .equal, .required)
        case .predicates(let list):
            for predicate in list {
                guard case .constant(let constant) = predicate.value else {
                    throw fault("A spacing cannot be a view", at: predicate.offset)
                }
                relate(
                    second,
                    secondAttribute,
                    first,
                    firstAttribute,
                    constant,
                    predicate.relation,
                    predicate.priority
                )
            }
        }
    }

    /// Adds `first = second + constant`, counted in the direction of the format.
    private mutating func relate(
        _ first: any LayoutItem,
        _ firstAttribute: Attribute,
        _ second: any LayoutItem,
        _ secondAttribute: Attribute,
        _ constant: CGFloat,
        _ relation: NSLayoutConstraint.Relation,
        _ priority: UILayoutPriority
    ) {
        let constraint: NSLayoutConstraint
        if isReversed {
            constraint = NSLayoutConstraint(
                second,
                secondAttribute,
                relation,
                first,
                firstAttribute,
                constant: constant
            )
        } else {
            constraint = NSLayoutConstraint(
                first,
                firstAttribute,
                relation,
                second,
                secondAttribute,
                constant: constant
            )
        }
        constraint.priority = priority
        constraints.append(constraint)
    }

    private mutating func size(_ item: any LayoutItem, _ predicate: Predicate) {
        let attribute: Attribute = isVertical ? .height : .width
        let constraint: NSLayoutConstraint
        switch predicate.value {
        case .constant(let constant):
            constraint = NSLayoutConstraint(
                item,
                attribute,
                predicate.relation,
                nil,
                .notAnAttribute,
                constant: constant
            )
        case .item(let other):
            constraint = NSLayoutConstraint(
                item,
                attribute,
                predicate.relation,
                other,
                attribute,
                constant: 0
            )
        }
        constraint.priority = predicate.priority
        constraints.append(constraint)
    }

    private static let alignments: [(option: Options, attribute: Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]

    private mutating func align() throws(VisualFormatError) {
        // A view alone is aligned with nothing: as in UIKit, any option is allowed then.
        guard items.count > 1 else { return }
        for (option, attribute) in Self.alignments where options.contains(option) {
            guard attribute.isVertical != isVertical else {
                let edge = isVertical ? "vertical" : "horizontal"
                throw fault(
                    "Options mask required views to be aligned on a \(edge) edge, which is not"
                        + " allowed for layout that is also \(edge).",
                    at: 0
                )
            }
            for (first, second) in zip(items, items.dropFirst()) {
                constraints.append(
                    NSLayoutConstraint(first, attribute, .equal, second, attribute, constant: 0)
                )
            }
        }
    }
}

extension NSLayoutConstraint {
    /// Creates the constraints that a visual format describes.
    ///
    /// Faults in the format end the process with a message that points at them.
    public class func constraints(
        withVisualFormat format: String,
        options opts: FormatOptions = [],
        metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var parser = VisualFormatParser(format, opts, metrics ?? [:], views)
        do {
            return try parser.parse()
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
