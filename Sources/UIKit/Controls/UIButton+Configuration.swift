import CoreGraphics
import Foundation

extension UIButton {
    func setConfiguration(_ configuration: Configuration?) {
        let hadOne = style.hasConfiguration
        style.configuration = configuration
        guard configuration != nil else {
            style.shown = nil
            if hadOne { removeConfigurationParts() }
            return
        }
        markConfiguration()
    }

    func markConfiguration() {
        guard style.hasConfiguration, !style.needsConfigurationUpdate else { return }
        style.needsConfigurationUpdate = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsRender()
        (superview as? UISearchBar)?.setNeedsLayout()
    }

    /// Lets the update handler change the configuration, then shows it.
    func updateConfigurationIfNeeded() {
        if style.stateMayDiffer {
            style.stateMayDiffer = false
            if state != style.shownState { style.needsConfigurationUpdate = true }
        }
        guard style.needsConfigurationUpdate, style.hasConfiguration else { return }
        // The handler sets the configuration; that must not ask for another update.
        observing(.configuration) { updateConfiguration() }
        style.needsConfigurationUpdate = false
        style.shownState = state
        guard let configuration = style.configuration else { return }
        let shown =
            style.updatesAutomatically ? configuration.updated(for: self) : configuration
        style.shown = shown
        show(shown)
        setNeedsLayout()
        setNeedsRender()
    }

    private func removeConfigurationParts() {
        parts.subtitleLabel?.removeFromSuperview()
        parts.subtitleLabel = nil
        parts.background?.removeFromSuperview()
        parts.background = nil
        parts.label?.removeFromSuperview()
        parts.label = nil
        parts.imageView?.removeFromSuperview()
        parts.imageView = nil
        style.needsConfigurationUpdate = false
        contentsDidChange()
    }

    // MARK: - Parts

    private func show(_ shown: Configuration) {
        let color = shown.shownForeground ?? shown.baseForegroundColor ?? effectiveTintColor
        showTitle(of: shown, color)
        showSubtitle(of: shown, color)
        showImage(of: shown, color)
        let background = shown.background
        let hasBackground =
            background.strokeWidth > 0 || background.image != nil
            || background.visualEffect != nil || background.customView != nil
            || background.shadowProperties.opacity > 0
            || background.resolvedBackgroundColor(for: effectiveTintColor) != .clear
        if hasBackground || parts.background != nil { _ = partBackground() }
    }

    private func showTitle(of shown: Configuration, _ color: UIColor) {
        let text = titleText(of: shown)
        guard text != nil || parts.label != nil else { return }
        let label = partLabel()
        let style = shown.buttonSize.titleStyle
        show(
            text,
            in: label,
            color: color,
            font: .preferredFont(forTextStyle: style, compatibleWith: effectiveTraits),
            transformer: shown.titleTextAttributesTransformer
        )
        label.lineBreakMode = shown.titleLineBreakMode
        label.textAlignment = textAlignment(of: shown)
    }

    private func showSubtitle(of shown: Configuration, _ color: UIColor) {
        guard shown.subtitleText != nil || parts.subtitleLabel != nil else { return }
        let label = partSubtitleLabel()
        show(
            shown.subtitleText,
            in: label,
            color: color,
            font: .preferredFont(forTextStyle: .footnote, compatibleWith: effectiveTraits),
            transformer: shown.subtitleTextAttributesTransformer
        )
        label.lineBreakMode = shown.subtitleLineBreakMode
        label.textAlignment = textAlignment(of: shown)
    }

    /// The title that the state names, the configuration's, or the normal state's.
    private func titleText(of shown: Configuration) -> Configuration.Text? {
        if state != .normal {
            if let title = contents.attributedTitles[state] {
                return .attributed(AttributedString(title))
            }
            if let title = contents.titles[state] { return .plain(title) }
        }
        if let text = shown.titleText { return text }
        if let title = contents.attributedTitles[.normal] {
            return .attributed(AttributedString(title))
        }
        return contents.titles[.normal].map { .plain($0) }
    }

    private func show(
        _ text: Configuration.Text?,
        in label: UILabel,
        color: UIColor,
        font: UIFont,
        transformer: UIConfigurationTextAttributesTransformer?
    ) {
        typealias Scope = AttributeScopes.UIKitAttributes
        label.font = font
        label.textColor = color
        label.numberOfLines = 0
        label.alpha = 1
        if case .plain(let string) = text, transformer == nil {
            label.text = string
            return
        }
        guard var string = text?.attributed else {
            label.text = nil
            return
        }
        if let transformer {
            var container = AttributeContainer()
            container[Scope.FontAttribute.self] = font
            container[Scope.ForegroundColorAttribute.self] = color
            string.mergeAttributes(transformer(container), mergePolicy: .keepCurrent)
        }
        label.attributedText = NSAttributedString(string)
    }

    private func showIndicator(of shown: Configuration, _ color: UIColor) {
        guard shown.showsActivityIndicator else {
            parts.indicator?.removeFromSuperview()
            parts.indicator = nil
            return
        }
        let indicator = parts.indicator ?? UIActivityIndicatorView(style: .medium)
        indicator.color = shown.activityIndicatorColorTransformer?(color) ?? color
        guard parts.indicator == nil else { return }
        parts.indicator = indicator
        indicator.isUserInteractionEnabled = false
        insertSubview(indicator, at: .max)
        indicator.startAnimating()
    }

    private func showImage(of shown: Configuration, _ color: UIColor) {
        showIndicator(of: shown, color)
        guard parts.indicator == nil else {
            parts.imageView?.image = nil
            return
        }
        let ofState = state == .normal ? nil : contents.images[state]
        let image = ofState ?? shown.image ?? contents.images[.normal]
        guard image != nil || parts.imageView != nil else { return }
        let view = partImageView()
        view.isTinted = true
        view.image = image?.preferring(
            shown.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
        )
        view.alpha = 1
        view.tintColor = shown.imageColorTransformer?(color) ?? color
    }

    // MARK: - Layout

    private func textAlignment(of shown: Configuration) -> NSTextAlignment {
        switch effectiveTitleAlignment(of: shown) {
        case .center: .center
        case .trailing: isRightToLeft ? .left : .right
        default: isRightToLeft ? .right : .left
        }
    }

    private func effectiveTitleAlignment(
        of shown: Configuration
    ) -> Configuration.TitleAlignment {
        guard shown.titleAlignment == .automatic else { return shown.titleAlignment }
        switch shown.imagePlacement {
        case .top, .bottom: return .center
        case .trailing: return .trailing
        default: return .leading
        }
    }

    /// The sizes of what a configuration shows.
    private struct Sizes {
        var image = CGSize.zero
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var text = CGSize.zero
        var isStacked = false
        /// The space between image and text.
        var gap: CGFloat = 0
        var titleGap: CGFloat = 0

        var all: CGSize {
            isStacked
                ? CGSize(
                    width: max(image.width, text.width),
                    height: image.height + gap + text.height
                )
                : CGSize(
                    width: image.width + gap + text.width,
                    height: max(image.height, text.height)
                )
        }
    }

    private func measure(_ shown: Configuration, within width: CGFloat) -> Sizes {
        var sizes = Sizes()
        sizes.image = parts.indicator?.intrinsicContentSize ?? parts.imageView?.image?.size ?? .zero
        sizes.isStacked = shown.imagePlacement == .top || shown.imagePlacement == .bottom
        let hasText = parts.label?.hasText == true || parts.subtitleLabel?.hasText == true
        if hasText, sizes.image != .zero { sizes.gap = shown.imagePadding }
        let room = sizes.isStacked ? width : max(0, width - sizes.image.width - sizes.gap)
        let limit = CGSize(width: room, height: .greatestFiniteMagnitude)
        if let label = parts.label, label.hasText { sizes.title = label.sizeThatFits(limit) }
        if let label = parts.subtitleLabel, label.hasText {
            sizes.subtitle = label.sizeThatFits(limit)
        }
        if sizes.title != .zero, sizes.subtitle != .zero { sizes.titleGap = shown.titlePadding }
        sizes.text = CGSize(
            width: max(sizes.title.width, sizes.subtitle.width),
            height: sizes.title.height + sizes.titleGap + sizes.subtitle.height
        )
        return sizes
    }

    /// Returns the size of image and texts, no wider than given where texts can be broken.
    func contentSize(of shown: Configuration, within width: CGFloat) -> CGSize {
        let sizes = measure(shown, within: width)
        guard sizes.all == .zero else { return sizes.all }
        let style = shown.buttonSize.titleStyle
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: effectiveTraits)
        return CGSize(width: 0, height: roundedUpToPixel(font.lineHeight))
    }

    /// Returns where a configuration's parts stand within the content's rectangle.
    func arrange(_ shown: Configuration, in content: CGRect) -> ButtonArrangement {
        let sizes = measure(shown, within: max(0, content.width))
        let block = alignedBlock(sizes.all, in: content)
        var image = CGRect(origin: block.origin, size: sizes.image)
        var text = CGRect(origin: block.origin, size: sizes.text)
        if sizes.isStacked {
            image.origin.x += (block.width - image.width) / 2
            text.origin.x += (block.width - text.width) / 2
            if shown.imagePlacement == .top {
                text.origin.y = block.maxY - text.height
            } else {
                image.origin.y = block.maxY - image.height
            }
        } else {
            image.origin.y += (block.height - image.height) / 2
            text.origin.y += (block.height - text.height) / 2
            let imageIsLeft = (shown.imagePlacement == .trailing) == isRightToLeft
            if imageIsLeft {
                text.origin.x = block.maxX - text.width
            } else {
                image.origin.x = block.maxX - image.width
            }
        }
        return split(text, sizes, shown, image: image)
    }

    private func split(
        _ text: CGRect,
        _ sizes: Sizes,
        _ shown: Configuration,
        image: CGRect
    ) -> ButtonArrangement {
        let alignment = textAlignment(of: shown)
        func line(_ size: CGSize, _ y: CGFloat) -> CGRect {
            var x = text.minX
            if alignment == .center { x += (text.width - size.width) / 2 }
            if alignment == .right { x += text.width - size.width }
            return onPixels(CGRect(origin: CGPoint(x: x, y: y), size: size))
        }
        return ButtonArrangement(
            image: onPixels(image),
            title: line(sizes.title, text.minY),
            subtitle: line(sizes.subtitle, text.maxY - sizes.subtitle.height)
        )
    }

    private func onPixels(_ rect: CGRect) -> CGRect {
        CGRect(
            x: roundedToPixel(rect.minX),
            y: roundedToPixel(rect.minY),
            width: rect.width,
            height: rect.height
        )
    }

    private func alignedBlock(_ size: CGSize, in content: CGRect) -> CGRect {
        var block = CGRect(origin: content.origin, size: size)
        switch effectiveContentHorizontalAlignment {
        case .left: break
        case .right: block.origin.x = content.maxX - size.width
        case .fill: block.size.width = max(size.width, content.width)
        default: block.origin.x += (content.width - size.width) / 2
        }
        switch contentVerticalAlignment {
        case .top: break
        case .bottom: block.origin.y = content.maxY - size.height
        case .fill: block.size.height = max(size.height, content.height)
        case .center: block.origin.y += (content.height - size.height) / 2
        }
        return block
    }
}
