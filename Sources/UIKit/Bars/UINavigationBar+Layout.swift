extension UINavigationBar {
    /// The height of a row of items, in points.
    var rowHeight: CGFloat {
        if traitCollection.verticalSizeClass == .compact, controller != nil { return 32 }
        return controller?.isInSheet == true ? 56 : 44
    }

    /// The height of row and prompt.
    var upperHeight: CGFloat {
        if topItem?.searchController?.hidesRow == true { return 0 }
        return rowHeight + (topItem?.prompt == nil ? 0 : 30)
    }

    static var searchHeight: CGFloat { 52 }

    /// The height of the search bar in full; 0 where there is none.
    var searchHeight: CGFloat {
        guard let search = topItem?.searchController else { return 0 }
        return UINavigationBar.searchHeight + search.searchBar.scopeHeight
    }

    /// How much of the bar content pushes away as it scrolls, in points.
    var collapsibleHeight: CGFloat {
        (showsLargeTitle ? largeHeight : 0)
            + (hidesSearchByScrolling ? searchHeight : 0)
    }

    private var hidesSearchByScrolling: Bool {
        guard let item = topItem, let search = item.searchController else { return false }
        return item.hidesSearchBarWhenScrolling && !search.isActive
    }

    /// The height that the bar asks for, its large title included.
    var preferredHeight: CGFloat {
        upperHeight + (showsLargeTitle ? largeHeight : 0) + searchHeight
    }

    static var largeTitleHeight: CGFloat { 52 }

    /// The height of the large title and of what stands below it, in points.
    private var largeHeight: CGFloat {
        UINavigationBar.largeTitleHeight + (topItem?.largeSubtitleHeight ?? 0)
    }

    /// Whether the item on top has a large title while content is at its upper end.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact,
            topItem?.searchController?.hidesRow != true
        else {
            return false
        }
        for item in stack.reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never: return false
            case .automatic: continue
            }
        }
        return !stack.isEmpty
    }

    /// The parts of the bar that lie below hardware at the sides.
    var sideInsets: UIEdgeInsets {
        let safe = safeAreaInsets
        return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
    }

    func layOutParts() {
        let extends = barPosition == .topAttached
        let above = extends ? max(0, frame.minY) : 0
        backdrop.frame = CGRect(
            x: 0,
            y: -above,
            width: bounds.width,
            height: bounds.height + above
        )
        let upper = min(bounds.height, upperHeight)
        contentView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: upper)
        contentView?.isHidden = upperHeight == 0
        let isLarge = showsLargeTitle
        let rest = max(0, bounds.height - upper - layOutSearch(below: upper))
        if largeTitle.isHidden == isLarge {
            largeTitle.isHidden = !isLarge
            if topItem?.words.subtitleView != nil { showTitles() }
        }
        largeTitle.frame = CGRect(x: 0, y: upper, width: bounds.width, height: rest)
        guard let label = contentView?.titleLabel else { return }
        // The small title comes as the large one goes.
        let share = rest / largeHeight
        label.alpha = isLarge ? max(0, 1 - share * 2) : 1
        contentView?.titleButton?.alpha = label.alpha
        contentView?.subtitleLine.alpha = label.alpha
    }

    /// Shows the titles anew, as another kind of them is shown.
    private func showTitles() {
        largeTitle.show(topItem, largeTitleAttributes, largeSubtitleAttributes)
        contentView?.reload()
    }

    /// Places the search bar at the lower end; returns the height that it takes.
    private func layOutSearch(below upper: CGFloat) -> CGFloat {
        guard let search = topItem?.searchController?.searchBar, search.superview === self else {
            return 0
        }
        let room = max(0, bounds.height - upper)
        let large = showsLargeTitle ? largeHeight : 0
        let height =
            hidesSearchByScrolling ? min(max(0, room - large), searchHeight) : searchHeight
        let insets = sideInsets
        search.frame = CGRect(
            x: insets.left,
            y: bounds.height - height,
            width: max(0, bounds.width - insets.left - insets.right),
            height: height
        )
        // It goes as a whole: half a field would not be read.
        search.alpha = max(0, 1 - (searchHeight - height) / 20)
        search.isHidden = height < 1
        return height
    }

    /// Shows the search bar of the item on top, or none.
    func searchDidChange() {
        let wanted = topItem?.searchController?.searchBar
        for case let old as UISearchBar in subviews where old !== wanted && old.isInNavigationBar {
            old.isInNavigationBar = false
            old.removeFromSuperview()
        }
        if let wanted, wanted.superview !== self {
            wanted.isInNavigationBar = true
            addSubview(wanted)
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.barDidChange()
    }

    // MARK: - Look

    /// The look for the item on top, the surroundings and the place of the content.
    var barLook: UINavigationBarAppearance? {
        let item = topItem
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard = item?.standardAppearance ?? ownStandard
        let compact = isCompact ? item?.compactAppearance ?? compactAppearance : nil
        guard isAtScrollEdge else { return compact ?? standard }
        let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
        let compactEdge =
            isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
        return compactEdge ?? edge ?? compact ?? standard
    }

    private var hasEdgeLook: Bool {
        topItem?.scrollEdgeAppearance != nil || scrollEdgeAppearance != nil
    }

    func lookDidChange() {
        updateBackground()
        contentView?.reload()
        largeTitle.show(topItem, largeTitleAttributes, largeSubtitleAttributes)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.barDidChange()
    }

    var largeTitleAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 34, weight: .bold),
            .foregroundColor: barStyle == .black ? UIColor.white : UIColor.label,
        ]
        attributes.merge(largeTitleTextAttributes ?? [:]) { $1 }
        attributes.merge(barLook?.largeTitleTextAttributes ?? [:]) { $1 }
        return attributes
    }

    /// The attributes of the line below a large title.
    var largeSubtitleAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 15),
            .foregroundColor: barStyle == .black ? UIColor.lightGray : UIColor.secondaryLabel,
        ]
        attributes.merge(barLook?.largeSubtitleTextAttributes ?? [:]) { $1 }
        return attributes
    }

    func updateBackground() {
        let look = barLook
        let image = backgroundImages[UIBarMetrics.default.rawValue] ?? look?.backgroundImage
        let line = shadowImage == nil ? look.map(\.line) ?? .separator : nil
        if let barTintColor {
            return backdrop.show(color: barTintColor, image: image, line: line)
        }
        if isAtScrollEdge, !hasEdgeLook, isTranslucent, barStyle == .default, image == nil {
            return backdrop.show(color: nil, image: nil, line: nil)
        }
        if let look {
            return backdrop.show(
                color: look.resolvedBackground,
                image: image,
                line: shadowImage == nil ? look.line : nil,
                of: look
            )
        }
        let color: UIColor =
            barStyle == .black
            ? UIColor(white: 0.1, alpha: isTranslucent ? 0.94 : 1)
            : isTranslucent ? .barMaterial : .systemBackground
        backdrop.show(color: image == nil ? color : nil, image: image, line: line)
    }

    // MARK: - Items

    /// Shows other items.
    ///
    /// - Parameters:
    ///   - items: The items, the one to be shown last.
    ///   - direction: 1 forwards, −1 backwards, 0 without animation.
    ///   - duration: The length of the animation, in seconds.
    func show(_ items: [UINavigationItem], direction: CGFloat, duration: TimeInterval = 0.35) {
        let oldTop = stack.last
        let oldBack = backItem
        for item in stack where item.bar === self { item.bar = nil }
        stack = items
        for item in items { item.bar = self }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        guard stack.last !== oldTop || backItem !== oldBack || contentView == nil else { return }
        let old = contentView
        contentView = topItem.map { NavigationItemView($0, backItem: backItem, in: self) }
        if let contentView { addSubview(contentView) }
        searchDidChange()
        updateBackground()
        largeTitle.show(topItem, largeTitleAttributes, largeSubtitleAttributes)
        guard direction != 0, duration > 0, window != nil, UIView.areAnimationsEnabled,
            let new = contentView, let old
        else {
            old?.removeFromSuperview()
            return
        }
        exchange(old, new, direction, duration)
    }

    private func exchange(
        _ old: NavigationItemView,
        _ new: NavigationItemView,
        _ direction: CGFloat,
        _ duration: TimeInterval
    ) {
        layOutParts()
        new.layoutIfNeeded()
        old.isUserInteractionEnabled = false
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let way =
            UIAccessibility.isReduceMotionEnabled
            ? 0 : direction * (isRightToLeft ? -1 : 1) * bounds.width * 0.3
        new.alpha = 0
        new.transform = CGAffineTransform(translationX: way, y: 0)
        UIView.animate(
            withDuration: duration,
            delay: 0,
            options: .allowUserInteraction,
            animations: {
                new.alpha = 1
                new.transform = .identity
                old.alpha = 0
                old.transform = CGAffineTransform(translationX: -way, y: 0)
            },
            completion: { _ in old.removeFromSuperview() }
        )
    }

    /// Does what a tap on the way back does.
    func goBack() {
        if let controller { return controller.goBack() }
        popItem(animated: true)
    }
}

/// The large title below a bar's row, which goes away upwards.
final class LargeTitleView: UIView {
    private let label = UILabel()
    private let line = SubtitleLine()

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        isHidden = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        label.accessibilityTraits = .header
        addSubview(label)
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes over an item's title.
    func show(
        _ item: UINavigationItem?,
        _ attributes: [NSAttributedString.Key: Any],
        _ subtitleAttributes: [NSAttributedString.Key: Any]
    ) {
        label.attributedText = item?.styledTitle(isLarge: true, attributes)
        line.show(item, isLarge: true, subtitleAttributes, in: superview as? UINavigationBar)
        label.accessibilityLabel = item?.accessibilityLabel
        label.accessibilityHint = item?.accessibilityHint
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = safeAreaInsets
        let margin: CGFloat = bounds.width >= 414 ? 20 : 16
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.textAlignment = isRightToLeft ? .right : .left
        let below = line.height == 0 ? 0 : line.height + 4
        label.frame = CGRect(
            x: margin + safe.left,
            y: bounds.height - below - UINavigationBar.largeTitleHeight + 3,
            width: max(0, bounds.width - 2 * margin - safe.left - safe.right),
            height: 41
        )
        line.alignment = label.textAlignment
        line.frame = label.frame
        line.frame.origin.y = label.frame.maxY
        line.frame.size.height = line.height
    }
}
