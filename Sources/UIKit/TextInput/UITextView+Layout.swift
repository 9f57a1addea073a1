import CoreGraphics
import RenderTree

extension UITextView {
    /// The text, or what its lines depend on, changed.
    func textLayoutChanged() {
        // What lays out is asked how far lines stand apart.
        area.kit?.take(shownAttributedText)
        area.kit?.manager.defaultFont = area.fallbackFont
        if area.edited.length > 0 { area.tellsFont = true }
        area.rareLinks?.read = nil
        let canvas = area.canvas
        canvas.isHidden = showsField
        canvas.flow(around: showsField ? nil : area.container.obstacles)
        canvas.isUserInteractionEnabled = !isEditable && isSelectable
        canvas.numberOfLines = area.container.maximumNumberOfLines
        canvas.lineBreakMode = area.container.lineBreakMode
        // The page's own field shows all text in the look of its first character.
        canvas.font = canvas.isHidden ? area.font : area.fallbackFont
        canvas.textColor = canvas.isHidden ? area.color : area.fallbackColor
        canvas.textAlignment = area.alignment
        if canvas.isHidden {
            measure(measuredText)
        } else if let text = readText {
            canvas.attributedText = withoutDrawnParts(text)
            prepareItemMenus(of: text)
        } else {
            canvas.text = area.edited.string
        }
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
        setNeedsRender()
        layoutDrawingMayChange()
    }

    /// Whether the page's own field shows the text.
    ///
    /// Fields have no text around areas: it does so only while nobody edits it.
    var showsField: Bool {
        isEditable && isSelectable && (area.container.excluded == nil || isFirstResponder)
    }

    /// The text as it is measured: a line that holds nothing yet has its height.
    private var measuredText: String {
        let text = area.edited.string
        return text.isEmpty || text.hasSuffix("\n") ? text + "x" : text
    }

    /// The space at the left and right of lines, in points.
    private var sides: (left: CGFloat, right: CGFloat) {
        let padding = area.container.lineFragmentPadding
        return (area.inset.left + padding, area.inset.right + padding)
    }

    /// The height of a line with the font's leading, in points.
    var lineHeight: CGFloat { area.font.lineHeight + area.font.styleLeading }

    /// Returns the size of all text; a width that is not positive means any.
    func textSize(within width: CGFloat) -> CGSize {
        let (left, right) = sides
        let room = width > 0 ? max(1, width - left - right) : 0
        var text = area.canvas.naturalSize(within: room)
        text.height = max(text.height, roundedUpToPixel(lineHeight))
        return CGSize(
            width: text.width + left + right,
            height: text.height + area.inset.top + area.inset.bottom
        )
    }

    /// Puts the lines where they belong and takes over the size of the content.
    func layOutText() {
        let (left, right) = sides
        let size = textSize(within: bounds.width)
        followContainer()
        area.canvas.frame = CGRect(
            x: left,
            y: area.inset.top,
            width: max(0, bounds.width - left - right),
            height: max(0, size.height - area.inset.top - area.inset.bottom)
        )
        // Through the property, which subclasses override to follow their text.
        area.isLayingOut = true
        defer { area.isLayingOut = false }
        contentSize = CGSize(width: bounds.width, height: size.height)
        // A delegate hears of each layout; where there is none, nobody may ask.
        if let manager = area.kit?.manager, manager.delegate != nil {
            manager.ensureLayout(for: area.container)
        }
    }

    /// Draws what classes of the app draw, such as a placeholder, after the layout.
    ///
    /// - Returns: Whether another layout has to follow.
    func drawBehindText() -> Bool {
        drawDecorations()
        drawLayout()
        guard type(of: self) != UITextView.self, area.drawsAnew, bounds.width > 0,
            bounds.height > 0
        else {
            return isLayoutPending && (area.layoutDrawing != nil || area.decorations != nil)
        }
        area.drawsAnew = false
        area.ownDrawing = show(makeDrawing(), in: area.ownDrawing, at: 0)
        return isLayoutPending
    }

    /// Returns the box of the line in which a character stands, in the content's coordinates.
    func rectOfLine(at location: Int) -> CGRect {
        let end = min(max(location, 0), area.edited.length)
        let before = area.edited.string.characters(in: 0..<end) + "x"
        let (left, right) = sides
        let canvas = area.canvas
        let text = canvas.text
        if canvas.isHidden { measure(before) } else { canvas.text = before }
        let height = canvas.naturalSize(within: max(1, bounds.width - left - right)).height
        if canvas.isHidden {
            measure(text ?? "")
        } else if let shown = readText {
            canvas.attributedText = withoutDrawnParts(shown)
        } else {
            canvas.text = text
        }
        let line = roundedUpToPixel(lineHeight)
        return CGRect(
            x: 0,
            y: max(0, area.inset.top + height - line),
            width: 1,
            height: line + area.inset.bottom
        )
    }

    func makeFieldContent() -> FieldContent {
        area.edited.settle()
        let font = area.canvas.shownFont
        let line = editedLine(font)
        var content = FieldContent(
            text: area.edited.string,
            style: TextRuler.style(
                of: area.edited.string,
                font: font,
                color: area.color,
                in: self
            ),
            lineHeight: Double(line.height),
            maximumLength: Self.maximumLength
        )
        content.number = area.edited.number
        content.textNumber = area.edited.textNumber
        content.isMultiline = true
        content.takesFocus = takesKeyboardFocus
        content.selection = isFirstResponder ? area.edited.selection : nil
        content.isFocused = isFirstResponder
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        content.isRightToLeft = isRightToLeft
        content.alignment =
            switch area.alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: isRightToLeft ? .right : .left
            }
        let (left, right) = sides
        content.insets = SceneGeometry.Insets(
            top: Double(area.inset.top - line.top),
            left: Double(left),
            bottom: Double(area.inset.bottom - line.bottom),
            right: Double(right)
        )
        // Fields that show their characters in a way of their own say that there is no caret.
        let mayHide = isFirstResponder && type(of: self) != UITextView.self
        let hidesCaret = mayHide && caretRect(for: endOfDocument).isEmpty
        let caret = hidesCaret ? UIColor.clear : effectiveTintColor
        content.caretColor = caret.renderColor(in: effectiveTraits)
        content.label = accessibilityLabel
        content.traits = area.traits.rendered
        return content
    }
}
