import CoreGraphics
import Foundation
import RenderTree

/// What the class of a text field makes of its text and its placeholder.
struct FieldOverrides: Equatable {
    /// Another look than that of all fields.
    enum Part: Equatable {
        /// As all fields show it, but within another rectangle.
        case moved(CGRect)
        /// As the class draws it; nil for nothing.
        case own(ImageContent?)
    }

    /// The text while nobody edits it; nil for that of all fields.
    var text: Part?
    /// The placeholder; nil for that of all fields.
    var placeholder: Part?
}

extension FieldOverrides.Part {
    /// The rectangle that the class chose; nil where it draws itself.
    var area: CGRect? { if case .moved(let area) = self { area } else { nil } }
    /// Whether the class draws itself.
    var isOwn: Bool { if case .own = self { true } else { false } }
}

/// The picture of what a class draws in place of a field's text.
final class FieldDrawing: ControlPart {
    var content: ImageContent? { didSet { if content != oldValue { setNeedsRender() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        // With the text, which the page leaves out meanwhile.
        layer.zPosition = -.infinity
    }

    required init?(coder: NSCoder) { nil }

    override func renderContent() -> NodeContent {
        content.map { NodeContent.image($0) } ?? NodeContent.none
    }
}

extension UIView {
    /// Returns what the class's `draw(_:)` draws; nil for nothing.
    func makeDrawing() -> ImageContent? {
        let outer = UITraitCollection.current
        UITraitCollection.current = effectiveTraits
        defer { UITraitCollection.current = outer }
        let context = CGContext(size: bounds.size, origin: bounds.origin)
        GraphicsStack.current.drawing(into: context) { draw(bounds) }
        GraphicsStack.report(context.problem)
        guard !context.isBlank else { return nil }
        return ImageContent(resource: .drawn(context.document), size: context.size)
    }

    /// Shows a picture in a part of the view's own, which is made for the first one.
    ///
    /// - Returns: The part; nil where there is none yet, and no picture.
    func show(_ content: ImageContent?, in part: FieldDrawing?, at index: Int) -> FieldDrawing? {
        guard content != nil || part != nil else { return nil }
        let view = part ?? FieldDrawing(frame: bounds)
        if part == nil { insertSubview(view, at: index) }
        if view.frame != bounds { view.frame = bounds }
        view.content = content
        return view
    }
}

/// Text fields whose classes draw, and fields in contexts.
extension UITextField {
    /// Whether the class is an app's, which may override what draws.
    private var mayDraw: Bool {
        let own = type(of: self)
        return own != UITextField.self && own != UISearchTextField.self
            && own != NarrowTextField.self
    }

    /// What overrides make of text or placeholder may be another now: they are asked after the layout.
    func drawingMayChange() { if mayDraw { markNeedsDisplay() } }

    /// Asks the overrides what they make of text and placeholder.
    func findOverrides() {
        guard mayDraw else { return }
        if field.drawsAnew, bounds.width > 0, bounds.height > 0 {
            field.drawsAnew = false
            let place = field.background == nil ? 0 : 1
            field.ownDrawing = show(makeDrawing(), in: field.ownDrawing, at: place)
        }
        var found = FieldOverrides()
        if bounds.width > 0, bounds.height > 0 {
            if hasText, !isEditing {
                found.text = part(in: textRect(forBounds: bounds)) { drawText(in: $0) }
            }
            if let hint = attributedPlaceholder, hint.length > 0 {
                let area = placeholderRect(forBounds: bounds)
                found.placeholder = part(in: area) { drawPlaceholder(in: $0) }
            }
        }
        if found != field.overrides ?? FieldOverrides() { setNeedsRender() }
        field.overrides = found
        showDrawing(hasText ? found.text : found.placeholder)
        // What overrides set while they are asked does not have them asked again.
        switches.remove(.needsDisplay)
    }

    /// Returns what comes of a method that draws: nil where it is the base class's, as it is called.
    private func part(in area: CGRect, _ draw: (CGRect) -> Void) -> FieldOverrides.Part? {
        let outer = UITraitCollection.current
        UITraitCollection.current = effectiveTraits
        defer { UITraitCollection.current = outer }
        let stack = GraphicsStack.current
        let before = stack.probe
        let probe = CGContext(size: bounds.size, origin: bounds.origin)
        stack.probe = GraphicsStack.Probe(context: probe)
        field.askedArea = nil
        stack.drawing(into: probe) { draw(area) }
        let isMoved = stack.probe?.isMoved == true
        stack.probe = before
        guard isMoved || !probe.isBlank else {
            guard let asked = field.askedArea else { return .own(nil) }
            return asked == area ? nil : .moved(asked)
        }
        let context = CGContext(size: bounds.size, origin: bounds.origin)
        stack.drawing(into: context) { draw(area) }
        GraphicsStack.report(context.problem)
        guard !context.isBlank else { return .own(nil) }
        return .own(ImageContent(resource: .drawn(context.document), size: context.size))
    }

    private func showDrawing(_ part: FieldOverrides.Part?) {
        var content: ImageContent?
        if case .own(let own)? = part { content = own }
        field.drawing = show(content, in: field.drawing, at: field.background == nil ? 0 : 1)
    }

    // MARK: - Contexts

    /// Draws the text into the current context, on a line in a rectangle.
    func drawTextIntoContext(in area: CGRect) {
        draw(in: area) {
            let string = field.edited.string
            var attributes = allAttributes
            attributes[.font] = fittingFont(in: area)
            let color = field.color.resolvedTint(in: self).resolvedColor(with: effectiveTraits)
            attributes[.foregroundColor] =
                isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha / 2)
            return NSAttributedString(
                string: isSecureTextEntry ? Self.bullets(string.length) : Self.onOneLine(string),
                attributes: attributes
            )
        }
    }

    /// Draws the placeholder into the current context, on a line in a rectangle.
    func drawPlaceholderIntoContext(in area: CGRect) {
        draw(in: area) {
            guard let hint = attributedPlaceholder else { return NSAttributedString() }
            let style = NSMutableParagraphStyle()
            style.alignment = field.alignment
            let text = NSMutableAttributedString(
                string: hint.string,
                attributes: [
                    .font: shownFont, .foregroundColor: UIColor.placeholderText,
                    .paragraphStyle: style,
                ]
            )
            let whole = NSRange(location: 0, length: hint.length)
            hint.enumerateAttributes(in: whole) { attributes, range, _ in
                text.addAttributes(attributes, range: range)
            }
            return text
        }
    }

    private func draw(in area: CGRect, _ text: () -> NSAttributedString) {
        let stack = GraphicsStack.current
        guard stack.top?.context != nil else { return }
        guard !stack.probesText(in: bounds) else {
            field.askedArea = area
            return
        }
        let text = text()
        guard text.length > 0 else { return }
        let height = roundedUpToPixel(shownFont.lineHeight)
        let line = CGRect(
            x: area.minX,
            y: topOfLine(in: area, height: height),
            width: area.width,
            height: height
        )
        text.draw(
            with: line,
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            context: nil
        )
    }
}
