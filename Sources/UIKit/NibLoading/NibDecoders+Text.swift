import CoreGraphics
import InterfaceBuilder

extension NibLoader {
    func decodeLabel(_ object: IBObject, into label: UILabel) {
        if let font = object.font() { label.font = source.font(font, line: object.line) }
        if object.isNil("textColor") {
            label.textColor = nil
        } else if let color = source.color(object.color("textColor"), line: object.line) {
            label.textColor = color
        }
        label.highlightedTextColor = source.color(
            object.color("highlightedColor"),
            line: object.line
        )
        label.shadowColor = source.color(object.color("shadowColor"), line: object.line)
        if let offset = object.size("shadowOffset") { label.shadowOffset = offset }
        label.textAlignment = Self.alignment(of: object)
        if let mode = NSLineBreakMode(document: object.string("lineBreakMode")) {
            label.lineBreakMode = mode
        }
        if let lines = object.integer("numberOfLines") { label.numberOfLines = max(0, lines) }
        if let width = object.length("preferredMaxLayoutWidth") {
            label.preferredMaxLayoutWidth = CGFloat(width)
        }
        decodeFitting(object, into: label)
        if let flag = object.bool("enabled") { label.isEnabled = flag }
        if let flag = object.bool("highlighted") { label.isHighlighted = flag }
        if source.text("text", of: object) == nil,
            let text = object.attributedString("attributedText")
        {
            label.attributedText = source.attributedString(text, line: object.line)
        } else {
            label.text = source.text("text", of: object)
        }
    }

    /// Returns how a document aligns a plain text: to the left where it says nothing, since Interface
    /// Builder writes all other alignments, the natural one as well.
    ///
    /// Texts with attributes have their own alignments, and the labels that cells have lie along
    /// the writing's direction.
    static func alignment(of object: IBObject) -> NSTextAlignment {
        if let name = object.string("textAlignment") { return NSTextAlignment(document: name) }
        let isOfCell = object.key == "textLabel" || object.key == "detailTextLabel"
        return isOfCell || object.bool("usesAttributedText") == true
            || object.child(keyed: "attributedText") != nil ? .natural : .left
    }

    private func decodeFitting(_ object: IBObject, into label: UILabel) {
        let fits =
            object.bool("adjustsFontSizeToFit")
            ?? (object.has("minimumFontSize") || object.has("minimumScaleFactor"))
        if fits { label.adjustsFontSizeToFitWidth = true }
        if let factor = object.number("minimumScaleFactor") {
            label.minimumScaleFactor = CGFloat(factor)
        } else if fits, let size = object.number("minimumFontSize"), label.font.pointSize > 0 {
            label.minimumScaleFactor = min(1, CGFloat(size) / label.font.pointSize)
        }
        if object.bool("allowsDefaultTighteningForTruncation") == true {
            label.allowsDefaultTighteningForTruncation = true
        }
        if let flag = object.bool("adjustsFontForContentSizeCategory") {
            label.adjustsFontForContentSizeCategory = flag
        }
        switch object.string("baselineAdjustment") {
        case "alignCenters": label.baselineAdjustment = .alignCenters
        case "none": label.baselineAdjustment = .none
        default: break
        }
    }

    /// Sets the attributes of a stack view; of those set before only what differs.
    func decodeStackView(_ object: IBObject, since old: IBObject? = nil, into stack: UIStackView) {
        let (values, before) = (object.stack, old?.stack)
        if values.isVertical != before?.isVertical {
            stack.axis = values.isVertical ? .vertical : .horizontal
        }
        if values.alignment != before?.alignment {
            stack.alignment = Self.alignments[values.alignment] ?? .fill
        }
        if values.distribution != before?.distribution {
            stack.distribution = Self.distributions[values.distribution] ?? .fill
        }
        if values.spacing != before?.spacing
            || values.usesStandardSpacing != before?.usesStandardSpacing
        {
            stack.spacing =
                values.usesStandardSpacing ? UIStackView.spacingUseSystem : CGFloat(values.spacing)
        }
        if values.isBaselineRelative != before?.isBaselineRelative {
            stack.isBaselineRelativeArrangement = values.isBaselineRelative
        }
        if values.isLayoutMarginsRelative != before?.isLayoutMarginsRelative {
            stack.isLayoutMarginsRelativeArrangement = values.isLayoutMarginsRelative
        }
    }

    private static let alignments: [String: UIStackView.Alignment] = [
        "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
    private static let distributions: [String: UIStackView.Distribution] = [
        "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    func decodeImageView(_ object: IBObject, into view: UIImageView) {
        view.image = source.image(object.image(), line: object.line)
        view.highlightedImage = source.image(object.image("highlightedImage"), line: object.line)
        if let flag = object.bool("highlighted") { view.isHighlighted = flag }
        if source.isPreview, view.image == nil, object.color("backgroundColor") == nil {
            // The app gives it a picture; a designer sees the room that it has.
            view.backgroundColor = .quaternarySystemFill
        }
        view.preferredSymbolConfiguration = source.symbolConfiguration(
            object.symbolConfiguration(),
            line: object.line
        )
    }
}
