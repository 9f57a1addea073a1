import CoreGraphics

/// Where the parts of a button stand.
struct ButtonArrangement {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
}

extension UIButton {
    /// The space around the content, by edges.
    var effectiveContentInsets: UIEdgeInsets {
        guard let configuration = style.shown ?? style.configuration else {
            return contentEdgeInsets
        }
        return configuration.contentInsets.resolved(
            for: isRightToLeft ? .rightToLeft : .leftToRight
        )
    }

    /// Moves the parts to their places.
    func layOutParts() {
        updateConfigurationIfNeeded()
        layOutBackground()
        let content = contentRect(forBounds: bounds)
        if let shown = style.shown {
            // Subclasses may override the rectangles of title and image, but not the subtitle's.
            parts.subtitleLabel?.frame = arrange(shown, in: content).subtitle
        }
        if let view = parts.imageView { put(view, imageRect(forContentRect: content)) }
        if let indicator = parts.indicator { indicator.frame = imageRect(forContentRect: content) }
        if let label = parts.label { put(label, titleRect(forContentRect: content)) }
    }

    /// Moves a part to its place, but in directions in which constraints of the app's place it.
    private func put(_ part: UIView, _ place: CGRect) {
        var rect = place
        if let state = part.autoLayout, !state.translatesMask {
            let frame = part.frame
            for constraint in state.references where constraint.holder !== part {
                if constraint.firstAttribute.isVertical {
                    (rect.origin.y, rect.size.height) = (frame.minY, frame.height)
                } else {
                    (rect.origin.x, rect.size.width) = (frame.minX, frame.width)
                }
            }
        }
        part.frame = rect
    }

    /// Places image and title for an app that is about to look at them; the layout follows anyway.
    func placePartsEarly() {
        // Overrides of the rectangles look at the label themselves.
        guard layout.needsLayout, !bounds.isEmpty, !style.layoutIsForState, !style.isPlacing,
            !style.hasConfiguration
        else { return }
        style.isPlacing = true
        layOutParts()
        style.isPlacing = false
    }

    /// Returns where image and title stand within the content's rectangle.
    func arrange(in content: CGRect) -> ButtonArrangement {
        updateConfigurationIfNeeded()
        if let shown = style.shown { return arrange(shown, in: content) }
        let image = shownImage?.size ?? .zero
        var result = ButtonArrangement()
        let titleArea = content.inset(by: titleEdgeInsets)
        let room = max(0, titleArea.width - image.width)
        let title = titleSize(within: room)
        if image != .zero {
            let area = content.inset(by: imageEdgeInsets)
            let fitted = CGSize(
                width: min(image.width, max(0, area.width)),
                height: min(image.height, max(0, area.height))
            )
            result.image = place(fitted, beside: title.width, isFirst: !isRightToLeft, in: area)
        }
        if title != .zero {
            result.title = place(
                title,
                beside: image.width,
                isFirst: isRightToLeft,
                in: titleArea
            )
        }
        return result
    }

    /// Returns the place of one part of a row of two in an area.
    private func place(
        _ size: CGSize,
        beside other: CGFloat,
        isFirst: Bool,
        in area: CGRect
    ) -> CGRect {
        var rect = CGRect(origin: area.origin, size: size)
        let row = size.width + other
        let slack = area.width - row
        switch effectiveContentHorizontalAlignment {
        case .left: break
        case .right: rect.origin.x += slack
        case .fill: rect.size.width = max(size.width, area.width - other)
        default: rect.origin.x += slack / 2
        }
        if !isFirst { rect.origin.x += other }
        switch contentVerticalAlignment {
        case .top: break
        case .bottom: rect.origin.y += area.height - size.height
        case .fill: rect.size.height = max(0, area.height)
        case .center: rect.origin.y += (area.height - size.height) / 2
        }
        rect.origin.x = roundedToPixel(rect.minX)
        rect.origin.y = roundedToPixel(rect.minY)
        return rect
    }

    /// Returns the size of the title, no wider than given.
    private func titleSize(within width: CGFloat) -> CGSize {
        guard let label = parts.label, label.hasText else { return .zero }
        let limit = label.numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : width
        var size = label.sizeThatFits(
            CGSize(width: limit, height: .greatestFiniteMagnitude)
        )
        size.width = min(size.width, width)
        return size
    }

    // MARK: - Size

    /// Returns the size that the content asks for; a width limit breaks long titles.
    func naturalSize(within limit: CGSize?) -> CGSize {
        updateConfigurationIfNeeded()
        let insets = effectiveContentInsets
        var width = CGFloat.greatestFiniteMagnitude
        if let limit, limit.width > 0, limit.width.isFinite {
            width = max(0, limit.width - insets.left - insets.right)
        }
        var size: CGSize
        if let shown = style.shown {
            size = contentSize(of: shown, within: width)
        } else {
            size = plainContentSize(within: width)
        }
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        guard style.shown == nil else {
            return CGSize(
                width: roundedUpToPixel(size.width),
                height: roundedUpToPixel(size.height)
            )
        }
        // A background reaches below the insets, which keep nothing but the content away.
        let background = currentBackgroundImage?.size ?? .zero
        size.width = max(size.width, background.width)
        size.height = max(size.height, background.height)
        // As in UIKit, buttons without a configuration ask for whole points.
        return CGSize(
            width: (size.width - 1e-4).rounded(.up),
            height: (size.height - 1e-4).rounded(.up)
        )
    }

    private func plainContentSize(within width: CGFloat) -> CGSize {
        let image = shownImage?.size ?? .zero
        var title = titleSize(within: max(0, width - image.width))
        // A title without characters is as high as one with them; no title only without an image.
        let isEmpty = title == .zero && (image == .zero || hasTitle)
        if isEmpty { title.height = partLabel().lineHeight }
        let isPlain = image == .zero && contentEdgeInsets == .zero
        if isPlain { title.height += 12 }
        var size = CGSize(
            width: title.width + image.width,
            height: max(title.height, image.height)
        )
        // UIKit's smallest width of a button with a title or nothing.
        if isPlain { size.width = max(size.width, 30) }
        return size
    }

    /// Whether there is a title to keep room for; types with a picture of their own keep none.
    private var hasTitle: Bool {
        guard buttonType == .custom || buttonType == .system else { return false }
        return currentTitle != nil || currentAttributedTitle != nil
    }

    // MARK: - Background

    private func layOutBackground() {
        guard let view = parts.background else { return }
        var rect = backgroundRect(forBounds: bounds)
        if let shown = style.shown {
            let insets = shown.background.backgroundInsets.resolved(
                for: isRightToLeft ? .rightToLeft : .leftToRight
            )
            rect = rect.inset(by: insets)
        }
        view.frame = rect
        guard let shown = style.shown else { return }
        view.show(shown.background, radius: cornerRadius(of: shown, in: rect.size))
    }

    private func cornerRadius(of configuration: Configuration, in size: CGSize) -> CGFloat {
        let half = max(0, min(size.width, size.height) / 2)
        let background = configuration.background.cornerRadius
        switch configuration.cornerStyle {
        case .fixed: return min(background, half)
        case .dynamic:
            let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: effectiveTraits)
            return min(background * body.pointSize / 17, half)
        case .small: return min(Configuration.Size.smallRadius, half)
        case .medium: return min(Configuration.Size.mediumRadius, half)
        case .large: return min(Configuration.Size.largeRadius, half)
        case .capsule: return half
        }
    }
}
