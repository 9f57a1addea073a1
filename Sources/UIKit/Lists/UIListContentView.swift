import CoreGraphics

/// A view that shows the content of a row.
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private var label: UILabel?
    private var secondaryLabel: UILabel?
    private var picture: UIImageView?
    private var guides: [ListPartGuide.Part: ListPartGuide] = [:]

    /// Creates a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        insetsLayoutMarginsFromSafeArea = false
        apply()
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        apply()
    }

    /// What the view shows; of the type `UIListContentConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            shown = new
            apply()
        }
    }

    // MARK: - Guides

    /// The place of the text; nil where none is shown.
    open var textLayoutGuide: UILayoutGuide? { guide(of: .text) }
    /// The place of the secondary text; nil where none is shown.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(of: .secondaryText) }
    /// The place of the image; nil where none is shown.
    open var imageLayoutGuide: UILayoutGuide? { guide(of: .image) }

    private func guide(of part: ListPartGuide.Part) -> UILayoutGuide? {
        let view: UIView? =
            switch part {
            case .text: label
            case .secondaryText: secondaryLabel
            case .image: picture
            }
        guard let view else { return nil }
        var guide = guides[part] ?? ListPartGuide(in: self)
        let followed = guide.follow(view)
        guides[part] = guide
        return followed
    }

    // MARK: - Parts

    private func apply() {
        let axes = shown.axesPreservingSuperviewLayoutMargins
        preservesSuperviewLayoutMargins = !axes.isEmpty
        directionalLayoutMargins = shown.directionalLayoutMargins
        label = part(label, isShown: shown.hasText)
        secondaryLabel = part(secondaryLabel, isShown: shown.hasSecondaryText)
        if let label { apply(shown.textProperties, shown.text, shown.attributedText, to: label) }
        if let secondaryLabel {
            apply(
                shown.secondaryTextProperties,
                shown.secondaryText,
                shown.secondaryAttributedText,
                to: secondaryLabel
            )
        }
        applyImage()
        // What an app constrained to a part goes on with the view that shows it now.
        for part in guides.keys { _ = guide(of: part) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func part(_ label: UILabel?, isShown: Bool) -> UILabel? {
        if isShown, let label { return label }
        label?.removeFromSuperview()
        guard isShown else { return nil }
        let label = UILabel()
        addSubview(label)
        return label
    }

    private func apply(
        _ properties: UIListContentConfiguration.TextProperties,
        _ text: String?,
        _ attributed: NSAttributedString?,
        to label: UILabel
    ) {
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.font = properties.font
        label.textColor = shown.isDisabled ? .tertiaryLabel : properties.resolvedColor()
        switch properties.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation =
            properties.allowsDefaultTighteningForTruncation
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = text.map(properties.transformed)
        }
    }

    private func applyImage() {
        guard let image = shown.image else {
            picture?.removeFromSuperview()
            picture = nil
            return
        }
        let view = picture ?? UIImageView()
        if picture == nil { insertSubview(view, at: 0) }
        picture = view
        view.image = image
        view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = shown.imageProperties.cornerRadius
        view.clipsToBounds = shown.imageProperties.cornerRadius > 0
        view.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        picture?.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
    }

    // MARK: - Layout

    /// The places of the parts from left to right, and the height that they take.
    private struct Places {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    private var contentInsets: UIEdgeInsets {
        var insets = layoutMargins
        let own = shown.directionalLayoutMargins
        if !shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            (insets.top, insets.bottom) = (own.top, own.bottom)
        }
        if !shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            (insets.left, insets.right) = (own.leading, own.trailing)
        }
        return insets
    }

    /// Where the texts begin, from the leading edge in points.
    var textInset: CGFloat {
        let insets = contentInsets
        let start = isRightToLeft ? insets.right : insets.left
        guard let image = shown.image else { return start }
        let reserved = shown.imageProperties.reservedLayoutSize.width
        let width = reserved > 0 ? reserved : shown.imageProperties.size(of: image).width
        return start + width + shown.imageToTextPadding
    }

    private func places(within width: CGFloat, height: CGFloat? = nil) -> Places {
        let insets = contentInsets
        var result = Places()
        var left = insets.left
        var tallest: CGFloat = 0
        if let image = shown.image {
            let size = shown.imageProperties.size(of: image)
            let reserved = shown.imageProperties.reservedLayoutSize
            let room = reserved.width > 0 ? reserved.width : size.width
            tallest = max(size.height, reserved.height)
            result.image = CGRect(
                x: left + roundedToPixel((room - size.width) / 2),
                y: 0,
                width: size.width,
                height: size.height
            )
            left += room + shown.imageToTextPadding
        }
        let room = max(0, width - left - insets.right)
        let textHeight = placeTexts(&result, left: left, room: room)
        let inner = max(tallest, textHeight)
        result.height = max(shown.minimumHeight, insets.top + inner + insets.bottom)
        let middle = insets.top + ((height ?? result.height) - insets.top - insets.bottom) / 2
        result.image.origin.y = roundedToPixel(middle - result.image.height / 2)
        let top = roundedToPixel(middle - textHeight / 2)
        result.text.origin.y += top
        result.secondary.origin.y += top
        return result
    }

    /// Puts the texts below or beside each other; returns their height.
    private func placeTexts(_ result: inout Places, left: CGFloat, room: CGFloat) -> CGFloat {
        let free = CGSize(width: room, height: .greatestFiniteMagnitude)
        let one = CGSize(width: CGFloat.greatestFiniteMagnitude, height: free.height)
        let gap = shown.textToSecondaryTextHorizontalPadding
        if let label, let secondaryLabel, shown.prefersSideBySideTextAndSecondaryText {
            let (first, second) = (label.sizeThatFits(one), secondaryLabel.sizeThatFits(one))
            if first.width + gap + second.width <= room {
                let height = max(first.height, second.height)
                result.text = CGRect(
                    x: left,
                    y: roundedToPixel((height - first.height) / 2),
                    width: room - gap - second.width,
                    height: first.height
                )
                result.secondary = CGRect(
                    x: left + room - second.width,
                    y: roundedToPixel((height - second.height) / 2),
                    width: second.width,
                    height: second.height
                )
                return height
            }
        }
        var height: CGFloat = 0
        if let label {
            height = label.sizeThatFits(free).height
            result.text = CGRect(x: left, y: 0, width: room, height: height)
        }
        if let secondaryLabel {
            let size = secondaryLabel.sizeThatFits(free)
            if height > 0 { height += shown.textToSecondaryTextVerticalPadding }
            result.secondary = CGRect(x: left, y: height, width: room, height: size.height)
            height += size.height
        }
        return height
    }

    override func layoutInternals() {
        super.layoutInternals()
        let places = places(within: bounds.width, height: bounds.height)
        picture?.frame = mirrored(places.image)
        label?.frame = mirrored(places.text)
        secondaryLabel?.frame = mirrored(places.secondary)
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        // Insets are those of the sides; what stands between them is mirrored.
        let insets = contentInsets
        let sum = bounds.width - insets.right + insets.left
        return CGRect(x: sum - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isFree = !(size.width > 0) || size.width > 1e6
        if isFree { return naturalSize }
        return CGSize(
            width: size.width,
            height: roundedUpToPixel(places(within: size.width).height)
        )
    }

    private var naturalSize: CGSize {
        let insets = contentInsets
        let one = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let first = label?.sizeThatFits(one).width ?? 0
        let second = secondaryLabel?.sizeThatFits(one).width ?? 0
        var width = max(first, second)
        if shown.prefersSideBySideTextAndSecondaryText, first > 0, second > 0 {
            width = first + shown.textToSecondaryTextHorizontalPadding + second
        }
        if let image = shown.image {
            let reserved = shown.imageProperties.reservedLayoutSize.width
            width += shown.imageToTextPadding
            width += reserved > 0 ? reserved : shown.imageProperties.size(of: image).width
        }
        width = roundedUpToPixel(width + insets.left + insets.right)
        return CGSize(width: width, height: roundedUpToPixel(places(within: width).height))
    }

    open override var intrinsicContentSize: CGSize {
        let width = autoLayout?.node?.wrappingWidth ?? 0
        return sizeThatFits(CGSize(width: width, height: 0))
    }

    override var heightFollowsWidth: Bool { true }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        invalidateIntrinsicContentSize()
    }
}
