import CoreGraphics

extension UITextField {
    /// The distance of text from the sides, in points.
    var sideInset: CGFloat {
        switch field.borderStyle {
        case .none: 0
        case .line, .bezel: 5
        case .roundedRect: 7
        }
    }

    private var verticalInset: CGFloat {
        switch field.borderStyle {
        case .none: 0
        case .line, .bezel: 3
        case .roundedRect: 2
        }
    }

    private static let clearButtonSide: CGFloat = 19

    // MARK: - Sizes

    /// The font, in the size that people prefer where the field follows it.
    var shownFont: UIFont {
        field.followsContentSize ? field.font.adapted(to: effectiveTraits) : field.font
    }

    var naturalSize: CGSize {
        let size = sizeOfText
        // Room that a class of the app keeps around the text counts, as on iOS.
        guard type(of: self) != UITextField.self, !(self is UISearchTextField) else { return size }
        let area = CGRect(
            x: 0,
            y: 0,
            width: max(bounds.width, size.width),
            height: max(bounds.height, size.height)
        )
        let (usual, own) = (contentRect(in: area), textRect(forBounds: area))
        return CGSize(
            width: max(0, size.width + usual.size.width - own.size.width),
            height: max(0, size.height + usual.size.height - own.size.height)
        )
    }

    private var sizeOfText: CGSize {
        let font = shownFont
        let text = TextRuler.size(of: field.edited.string, font: font, in: self)
        let hint =
            field.attributedPlaceholder.map { TextRuler.size(of: $0, font: font, in: self) }
            ?? TextRuler.size(of: field.placeholder ?? "", font: font, in: self)
        var width = max(text.width, field.edited.length == 0 ? hint.width : 0)
        if shows(field.leftViewMode), let view = field.leftView {
            width += Self.size(of: view).width
        }
        if shows(field.rightViewMode), let view = field.rightView {
            width += Self.size(of: view).width
        }
        let line = font.lineHeight
        switch field.borderStyle {
        case .none:
            // Since iOS 13 fields are a little higher than their lines: 22 points for text of 17.
            let height = max(line + 1.5, text.height)
            return CGSize(width: width, height: roundedUpToPixel(height))
        case .line, .bezel: return CGSize(width: width + 10, height: (line + 6).rounded(.up))
        case .roundedRect:
            let height = max(34, (line + 13).rounded(.up))
            return CGSize(width: max(width + 14, 22).rounded(.up), height: height)
        }
    }

    /// The distance of the baseline from the top of the frame.
    var baseline: CGFloat {
        let height = bounds.height > 0 ? bounds.height : naturalSize.height
        let bounds = CGRect(x: 0, y: 0, width: self.bounds.width, height: height)
        return roundedToPixel(topOfLine(in: textRect(forBounds: bounds)) + shownFont.ascender)
    }

    /// Where the line of text begins in the rectangle that it stands in.
    func topOfLine(in rect: CGRect, height: CGFloat? = nil) -> CGFloat {
        let height = height ?? roundedUpToPixel(shownFont.lineHeight)
        switch contentVerticalAlignment {
        case .top: return rect.minY
        case .bottom: return rect.maxY - height
        case .center, .fill: return rect.minY + roundedToPixel((rect.height - height) / 2)
        }
    }

    // MARK: - Rectangles

    func contentRect(in bounds: CGRect) -> CGRect {
        var rect = bounds.insetBy(dx: 0, dy: min(verticalInset, bounds.height / 2))
        var left = sideInset
        var right = sideInset
        if shows(field.leftViewMode), field.leftView != nil {
            left += max(0, leftViewRect(forBounds: bounds).maxX - bounds.minX)
        }
        if showsRightView {
            right += max(0, bounds.maxX - rightViewRect(forBounds: bounds).minX)
        } else if showsClearButton {
            right = max(right, bounds.maxX - clearButtonRect(forBounds: bounds).minX + 2)
        }
        rect.origin.x += left
        rect.size.width = max(0, rect.width - left - right)
        return rect
    }

    func clearRect(in bounds: CGRect) -> CGRect {
        let side = Self.clearButtonSide
        let x =
            isRightToLeft
            ? bounds.minX + 5 : bounds.maxX - side - (field.borderStyle == .none ? 0 : 5)
        let y = bounds.minY + roundedToPixel((bounds.height - side) / 2)
        return CGRect(x: x, y: y, width: side, height: side)
    }

    func sideRect(of view: UIView?, in bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let view else {
            let middle = bounds.minY + roundedToPixel(bounds.height / 2)
            return CGRect(x: isLeft ? bounds.minX : bounds.maxX, y: middle, width: 0, height: 0)
        }
        var size = Self.size(of: view)
        size.height = min(size.height, bounds.height)
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width,
            y: bounds.minY + roundedToPixel((bounds.height - size.height) / 2),
            width: size.width,
            height: size.height
        )
    }

    private static func size(of view: UIView) -> CGSize {
        if view.bounds.width > 0 || view.bounds.height > 0 { return view.bounds.size }
        let natural = view.intrinsicContentSize
        if natural.width >= 0, natural.height >= 0 { return natural }
        return view.systemLayoutSizeFitting(.zero)
    }

    // MARK: - Parts

    /// Whether a part of a mode is shown now.
    func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var showsRightView: Bool {
        field.rightView != nil && shows(field.rightViewMode) && !showsClearButton
    }

    /// Whether tokens stand before the text.
    var hasTokens: Bool { field.tokens?.all.isEmpty == false }

    private var showsClearButton: Bool {
        guard field.clearButtonMode != .never, hasText || hasTokens else { return false }
        // As in UIKit, an overlay that is always there wins over the button.
        if field.rightView != nil, field.rightViewMode == .always, !field.yieldsRightView {
            return false
        }
        return shows(field.clearButtonMode)
    }

    func partsDidChange() {
        updateParts()
        contentChanged()
    }

    /// Adds and removes what stands beside the text.
    func updateParts() {
        var changes = update(field.leftView, shows(field.leftViewMode))
        changes = update(field.rightView, showsRightView) || changes
        if showsClearButton { _ = emptyingButton }
        changes = update(field.clearButton, showsClearButton) || changes
        changes = update(field.tokens?.row, hasTokens) || changes
        if changes { setNeedsLayout() }
    }

    private func update(_ view: UIView?, _ isShown: Bool) -> Bool {
        guard let view, isShown != (view.superview === self) else { return false }
        if isShown { addSubview(view) } else { view.removeFromSuperview() }
        return true
    }

    func layOutParts() {
        field.background?.frame = borderRect(forBounds: bounds)
        if let view = field.leftView, view.superview === self {
            view.frame = leftViewRect(forBounds: bounds)
        }
        if let view = field.rightView, view.superview === self {
            view.frame = rightViewRect(forBounds: bounds)
        }
        if let view = field.clearButton, view.superview === self {
            view.frame = clearButtonRect(forBounds: bounds)
        }
    }

    /// The button that empties the field, made when it is first shown or asked for.
    var emptyingButton: UIButton {
        if let button = field.clearButton { return button }
        let button = makeClearButton()
        field.clearButton = button
        return button
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.setImage(field.clearImage ?? Self.clearImage, for: .normal)
        button.tintColor = .tertiaryLabel
        button.accessibilityLabel = "Clear text"
        // As on iOS, Tab leads from field to field.
        button.accessibilityElementsHidden = true
        button.addAction(UIAction { [weak self] _ in self?.clearByButton() }, for: .touchUpInside)
        return button
    }

    /// Gives the button that empties the field another picture; nil for the usual one.
    func replaceClearImage(with image: UIImage?) {
        field.clearImage = image
        field.clearButton?.setImage(image ?? Self.clearImage, for: .normal)
    }

    /// As in UIKit, the text goes before editing begins, which apps that want none of it refuse then.
    private func clearByButton() {
        if clear(), !isFirstResponder { becomeFirstResponder() }
    }

    private static let clearImage: UIImage? = {
        let drawing =
            "<svg xmlns='http://www.w3.org/2000/svg' width='19' height='19' viewBox='0 0 19 19'>"
            + "<path fill-rule='evenodd' d='M9.5 1.5a8 8 0 1 0 0 16 8 8 0 0 0 0-16z"
            + "M6.9 5.9 9.5 8.5l2.6-2.6 1 1-2.6 2.6 2.6 2.6-1 1-2.6-2.6-2.6 2.6-1-1L8.5 9.5 "
            + "5.9 6.9z'/></svg>"
        return UIImage(data: Data(drawing.utf8))?.withRenderingMode(.alwaysTemplate)
    }()
}
