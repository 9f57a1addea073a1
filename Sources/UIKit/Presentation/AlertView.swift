/// What an alert shows: title and message, and a button for each choice.
final class AlertView: UIView {
    private weak var alert: UIAlertController?
    private let card = UIView()
    private let cancelCard = UIView()
    private let scrollView = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var fieldBoxes: [AlertFieldBox] = []
    private var buttons: [AlertButton] = []
    private var cancelButton: AlertButton?

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: CGRect(x: 0, y: 0, width: 270, height: 100))
        for part in [card, cancelCard] {
            part.layer.cornerRadius = 14
            part.clipsToBounds = true
            addSubview(part)
        }
        card.addSubview(scrollView)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            scrollView.addSubview(label)
        }
        titleLabel.accessibilityTraits = .header
        reload()
    }

    required init?(coder: NSCoder) { nil }

    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    /// Takes over what the alert says now.
    func reload() {
        card.backgroundColor = Self.background
        cancelCard.backgroundColor = .secondarySystemGroupedBackground
        titleLabel.text = alert?.title
        titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
        titleLabel.textColor = isSheet ? .secondaryLabel : .label
        if let own = alert?.attributedTitle { titleLabel.attributedText = own }
        messageLabel.text = alert?.message
        messageLabel.font = .systemFont(ofSize: 13)
        messageLabel.textColor = isSheet ? .secondaryLabel : .label
        if let own = alert?.attributedMessage { messageLabel.attributedText = own }
        for button in buttons { button.removeFromSuperview() }
        cancelButton?.removeFromSuperview()
        cancelButton = nil
        buttons = []
        for action in ordered {
            let isApart = isSheet && action.style == .cancel
            let button = AlertButton(action, isLarge: isSheet, isBold: isBold(action))
            if isApart {
                cancelButton = button
                cancelCard.addSubview(button)
            } else {
                buttons.append(button)
                card.addSubview(button)
            }
        }
        showFields()
        if let content = alert?.contentViewController?.view, content.superview !== scrollView {
            scrollView.addSubview(content)
        }
        cancelCard.isHidden = cancelButton == nil
        sizeDidChange()
    }

    /// Has the alert laid out in the size that it asks for now.
    func sizeDidChange() {
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func showFields() {
        let fields = alert?.textFields ?? []
        for field in fields.dropFirst(fieldBoxes.count) {
            let box = AlertFieldBox(field)
            fieldBoxes.append(box)
            scrollView.addSubview(box)
        }
    }

    /// The height of the fields with the distance above them.
    private var heightOfFields: CGFloat {
        fieldBoxes.isEmpty ? 0 : 4 + AlertFieldBox.step * CGFloat(fieldBoxes.count)
    }

    private static let background = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.16, green: 0.16, blue: 0.17, alpha: 0.98)
            : UIColor(red: 0.96, green: 0.96, blue: 0.97, alpha: 0.98)
    }

    private func isBold(_ action: UIAlertAction) -> Bool {
        if let preferred = alert?.preferredAction { return preferred === action }
        return action.style == .cancel
    }

    /// The choice that changes nothing stands first of two, and last of more.
    private var ordered: [UIAlertAction] {
        let actions = alert?.actions ?? []
        let cancel = actions.filter { $0.style == .cancel }
        let others = actions.filter { $0.style != .cancel }
        return standsSideBySide ? cancel + others : others + cancel
    }

    private var standsSideBySide: Bool {
        guard !isSheet, let actions = alert?.actions, actions.count == 2 else { return false }
        return actions.allSatisfy { action in
            let label = UILabel()
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            label.text = action.title
            return label.intrinsicContentSize.width <= 119
        }
    }

    // MARK: - Layout

    private var buttonHeight: CGFloat { isSheet ? 57 : 44 }

    /// The heights of title, message and the text as a whole, for a width.
    private func textHeights(_ width: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
        let room = CGSize(width: max(0, width - 32), height: .greatestFiniteMagnitude)
        let title = (titleLabel.text ?? "").isEmpty ? 0 : titleLabel.sizeThatFits(room).height
        let message = (messageLabel.text ?? "").isEmpty ? 0 : messageLabel.sizeThatFits(room).height
        guard title + message + heightOfFields > 0 else { return (0, 0, 0) }
        let between: CGFloat = title > 0 && message > 0 ? (isSheet ? 4 : 2) : 0
        let all = title + between + message + heightOfFields
        return (title, message, all + (isSheet ? 28 : 39))
    }

    /// The height of the view of the app's controller, for a width.
    private func heightOfContent(_ width: CGFloat) -> CGFloat {
        guard let content = alert?.contentViewController else { return 0 }
        let preferred = content.preferredContentSize.height
        guard preferred <= 0, let view = content.view else { return preferred }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        return fitting.height
    }

    private var heightOfButtons: CGFloat {
        standsSideBySide ? buttonHeight : buttonHeight * CGFloat(buttons.count)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        var height = textHeights(size.width).2 + heightOfContent(size.width) + heightOfButtons
        if cancelButton != nil { height += buttonHeight + 8 }
        return CGSize(width: size.width, height: lengthAsked(.height, natural: ceil(height)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let apart = cancelButton == nil ? 0 : buttonHeight + 8
        card.frame = CGRect(x: 0, y: 0, width: width, height: max(0, bounds.height - apart))
        cancelCard.frame = CGRect(
            x: 0,
            y: bounds.height - buttonHeight,
            width: width,
            height: buttonHeight
        )
        cancelButton?.frame = cancelCard.bounds
        let (title, message, text) = textHeights(width)
        // Where there is too little room the text scrolls, the buttons stay.
        let content = heightOfContent(width)
        let room = max(0, card.bounds.height - heightOfButtons)
        // Constraints of the app may make the view higher than the text asks for.
        let shown = room - text - content > 1 ? room : min(text + content, room)
        scrollView.frame = CGRect(x: 0, y: 0, width: width, height: shown)
        scrollView.contentSize = CGSize(width: width, height: text + content)
        alert?.contentViewController?.viewIfLoaded?.frame = CGRect(
            x: 0,
            y: text,
            width: width,
            height: content
        )
        let top: CGFloat = isSheet ? 14 : 19
        titleLabel.frame = CGRect(x: 16, y: top, width: width - 32, height: title)
        let between: CGFloat = title > 0 && message > 0 ? (isSheet ? 4 : 2) : 0
        messageLabel.frame = CGRect(
            x: 16,
            y: top + title + between,
            width: width - 32,
            height: message
        )
        var y = top + title + between + message + 10
        for box in fieldBoxes {
            box.frame = CGRect(x: 16, y: y, width: width - 32, height: AlertFieldBox.step - 6)
            y += AlertFieldBox.step
        }
        placeButtons(below: shown)
    }

    private func placeButtons(below top: CGFloat) {
        let width = bounds.width
        let isSideBySide = standsSideBySide
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let row = isSideBySide ? 0 : CGFloat(index)
            let half = isSideBySide ? width / 2 : width
            let column = isSideBySide ? (isRightToLeft ? 1 - index : index) : 0
            button.frame = CGRect(
                x: CGFloat(column) * half,
                y: top + row * buttonHeight,
                width: half,
                height: buttonHeight
            )
            button.hasLineAtTop = top > 0 || row > 0
            button.hasLineAtSide = isSideBySide && column == 1
        }
    }
}

/// A field of an alert in its frame.
final class AlertFieldBox: UIView {
    /// The distance from one field to the next, in points.
    static let step: CGFloat = 38
    private let field: UITextField

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = 7
        layer.borderWidth = 0.5
        layer.borderColor = UIColor.separator.cgColor
        addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds.insetBy(dx: 8, dy: 1)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layer.borderColor = UIColor.separator.cgColor
    }
}

/// A button of an alert.
final class AlertButton: UIControl {
    private let action: UIAlertAction
    private let label = UILabel()
    private let topLine = UIView()
    private let sideLine = UIView()
    private var picture: UIImageView?
    var hasLineAtTop = true { didSet { topLine.isHidden = !hasLineAtTop } }
    var hasLineAtSide = false { didSet { sideLine.isHidden = !hasLineAtSide } }

    init(_ action: UIAlertAction, isLarge: Bool, isBold: Bool) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.font = .systemFont(ofSize: isLarge ? 20 : 17, weight: isBold ? .semibold : .regular)
        label.textAlignment = action.titleAlignment
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        isEnabled = action.isEnabled
        accessibilityLabel = action.title
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        for line in [topLine, sideLine] { line.backgroundColor = .separator }
        sideLine.isHidden = true
        for view in [label, topLine, sideLine] { addSubview(view) }
        if let image = action.image {
            // Pictures have the text's colour, but for those that say that they keep theirs.
            let keepsColor = image.renderingMode == .alwaysOriginal
            let view = UIImageView(
                image: keepsColor ? image : image.withRenderingMode(.alwaysTemplate)
            )
            view.contentMode = .scaleAspectFit
            picture = view
            addSubview(view)
        }
        showColor()
    }

    required init?(coder: NSCoder) { nil }

    override func touchUpInsideSent(_ event: UIEvent?) {
        super.touchUpInsideSent(event)
        action.alert?.choose(action)
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemFill : nil
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColor()
    }

    private func showColor() {
        let usual = action.style == .destructive ? UIColor.systemRed : tintColor ?? .tintColor
        label.textColor = action.isEnabled ? action.titleColor ?? usual : .tertiaryLabel
        picture?.tintColor = label.textColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutPicture()
        topLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        sideLine.frame = CGRect(x: 0, y: 0, width: 0.5, height: bounds.height)
    }

    /// The picture stands at the leading edge, and the text in what is left on both sides of it.
    private func layOutPicture() {
        guard let picture, let size = picture.image?.size, size.height > 0 else {
            label.frame = bounds.insetBy(dx: action.titleAlignment == .center ? 8 : 16, dy: 0)
            return
        }
        let height = max(0, min(size.height, bounds.height - 16))
        // A wide picture leaves the text its place.
        let width = min(size.width * height / size.height, bounds.width / 4)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        picture.frame = CGRect(
            x: isRightToLeft ? bounds.width - 16 - width : 16,
            y: (bounds.height - height) / 2,
            width: width,
            height: height
        )
        label.frame = bounds.insetBy(dx: 16 + width + 12, dy: 0)
    }
}
