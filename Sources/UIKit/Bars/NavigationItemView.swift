/// What a navigation bar shows of one item: way back, items and title in one row.
final class NavigationItemView: UIView {
    let item: UINavigationItem
    let titleLabel = UILabel()
    /// What stands below the title.
    let subtitleLine = SubtitleLine()
    private let promptLabel = UILabel()
    private let backItem: UINavigationItem?
    private weak var bar: UINavigationBar?
    private var backButton: UIButton?
    private var backTitle: String?
    /// The item that says how the way back looks; nil for the system's look.
    private var backLook: UIBarButtonItem?
    private var titleHolder: BarCustomView?
    private var left: [UIView] = []
    private var right: [UIView] = []
    private var centre: [UIView] = []
    /// The item with a menu of what has no room in the middle; made when there is something.
    private lazy var overflowItem = makeOverflowItem()
    /// The sign beside a title with a menu; nil without one.
    private(set) var titleButton: UIButton?
    /// The width for which groups were replaced by representative items.
    private var fittedWidth: CGFloat?
    /// Whether items in the middle had room as the views were made.
    private var hadCentre = false

    init(_ item: UINavigationItem, backItem: UINavigationItem?, in bar: UINavigationBar) {
        self.item = item
        self.backItem = backItem
        self.bar = bar
        super.init(frame: .zero)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        subtitleLine.alignment = .center
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textAlignment = .center
        promptLabel.textColor = .secondaryLabel
        promptLabel.adjustsFontSizeToFitWidth = true
        reload()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Contents

    /// Takes over what the item says now.
    func reload() {
        guard let bar else { return }
        fittedWidth = nil
        let look = bar.barLook
        makeItems(bar, look)
        makeBackButton(bar, look)
        makeTitle(bar, look)
        promptLabel.text = item.prompt
        if item.prompt != nil {
            addSubview(promptLabel)
        } else {
            promptLabel.removeFromSuperview()
        }
        setNeedsLayout()
    }

    /// An item that has a view changed, and may have another width.
    func shownItemDidChange() {
        fittedWidth = nil
        setNeedsLayout()
    }

    private func makeItems(_ bar: UINavigationBar, _ look: UINavigationBarAppearance?) {
        let old = left + centre + right
        let system = backItem == nil ? bar.systemItem.map { [$0] } ?? [] : []
        left = BarItemViews.make(system + item.shownLeading, in: self, bar, look)
        centre = BarItemViews.make(item.shownCentre, in: self, bar, look)
        hadCentre = item.showsCentre
        let ends = item.shownTrailing + (item.overflow.isEmpty ? [] : [overflowItem])
        right = BarItemViews.make(ends, in: self, bar, look)
        let new = left + centre + right
        for view in old
        where view.superview === self && !new.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
    }

    private func makeOverflowItem() -> UIBarButtonItem {
        let choices = UIDeferredMenuElement.uncached { [weak item] done in
            done(item?.overflow ?? [])
        }
        let made = UIBarButtonItem(image: BarGlyphs.more, menu: UIMenu(children: [choices]))
        made.accessibilityLabel = "More"
        return made
    }

    private var showsBackButton: Bool {
        guard backItem != nil, !item.hidesBackButton else { return false }
        let takesPlace = item.shownLeading.contains { !$0.isHidden }
        return item.leftItemsSupplementBackButton || !takesPlace
    }

    private func makeBackButton(_ bar: UINavigationBar, _ look: UINavigationBarAppearance?) {
        guard showsBackButton, let backItem else {
            backButton?.removeFromSuperview()
            backButton = nil
            return
        }
        let button = backButton ?? UIButton(type: .system)
        if backButton == nil {
            button.addTarget(self, action: NavigationItemView.goBack, for: .touchUpInside)
            button.contentHorizontalAlignment = .leading
            button.accessibilityIdentifier = "BackButton"
            addSubview(button)
            backButton = button
        }
        let custom = backItem.backBarButtonItem
        let styled = custom ?? (Appearances.areUsed ? UIBarButtonItem() : nil)
        if Appearances.areUsed, let styled { Appearances.apply(to: styled, in: bar) }
        backTitle =
            switch backItem.backButtonDisplayMode {
            case .default: custom?.title ?? backItem.backButtonTitle ?? backItem.title ?? "Back"
            case .generic: "Back"
            case .minimal: ""
            }
        button.setImage(
            custom?.image ?? look?.backIndicatorImage ?? bar.backIndicatorImage ?? BarGlyphs.back,
            for: .normal
        )
        button.tintColor = styled?.tintColor
        let behind = look?.backButtonAppearance.background(in: .normal)?.image
        if behind != nil || button.backgroundImage(for: .normal) != nil {
            button.setBackgroundImage(behind, for: .normal)
        }
        let spoken = backTitle.flatMap { $0.isEmpty ? nil : $0 } ?? backItem.title ?? "Back"
        button.accessibilityLabel = custom?.accessibilityLabel ?? spoken
        backLook = styled
        showBackTitle(backTitle ?? "", on: button, look)
    }

    private func showBackTitle(
        _ title: String,
        on button: UIButton,
        _ look: UINavigationBarAppearance?
    ) {
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        attributes.merge(look?.buttonAppearance.normal.titleTextAttributes ?? [:]) { $1 }
        attributes.merge(look?.backButtonAppearance.normal.titleTextAttributes ?? [:]) { $1 }
        if let custom = backLook?.titleTextAttributes(for: .normal) {
            attributes.merge(custom) { $1 }
        }
        if let color = attributes[.foregroundColor] as? UIColor { button.tintColor = color }
        if attributes[.foregroundColor] == nil {
            attributes[.foregroundColor] = button.tintColor ?? UIColor.tintColor
        }
        let isCompact = traitCollection.verticalSizeClass == .compact
        var shift = backLook?.ownLook?.backTitleShift(isCompact: isCompact) ?? .zero
        for looks in [look?.backButtonAppearance, look?.buttonAppearance] where shift == .zero {
            shift = looks?.titleShift(in: .normal) ?? .zero
        }
        let isOutside = abs(shift.horizontal) > 200 || abs(shift.vertical) > 40
        button.setAttributedTitle(
            title.isEmpty || isOutside
                ? nil : NSAttributedString(string: title, attributes: attributes),
            for: .normal
        )
        let (x, y) = isOutside ? (0, 0) : (shift.horizontal, shift.vertical)
        button.titleEdgeInsets = UIEdgeInsets(top: y, left: 6 + x, bottom: -y, right: -6 - x)
    }

    private func makeTitle(_ bar: UINavigationBar, _ look: UINavigationBarAppearance?) {
        if let view = item.titleView {
            titleLabel.removeFromSuperview()
            subtitleLine.removeFromSuperview()
            removeTitleButton()
            if titleHolder?.content !== view || view.superview !== titleHolder {
                titleHolder?.removeFromSuperview()
                let holder = BarCustomView(view)
                titleHolder = holder
                addSubview(holder)
            }
            return
        }
        titleHolder?.removeFromSuperview()
        titleHolder = nil
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: .semibold),
            .foregroundColor: bar.barStyle == .black ? UIColor.white : UIColor.label,
        ]
        attributes.merge(bar.titleTextAttributes ?? [:]) { $1 }
        attributes.merge(look?.titleTextAttributes ?? [:]) { $1 }
        titleLabel.attributedText = item.styledTitle(isLarge: false, attributes)
        titleLabel.accessibilityLabel = item.accessibilityLabel
        titleLabel.accessibilityHint = item.accessibilityHint
        if titleLabel.superview !== self { addSubview(titleLabel) }
        titleLabel.isHidden = (titleLabel.attributedText?.length ?? 0) == 0
        makeSubtitle(bar, look)
        makeTitleButton()
    }

    private func makeSubtitle(_ bar: UINavigationBar, _ look: UINavigationBarAppearance?) {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 12),
            .foregroundColor: bar.barStyle == .black ? UIColor.lightGray : UIColor.secondaryLabel,
        ]
        attributes.merge(look?.subtitleTextAttributes ?? [:]) { $1 }
        subtitleLine.show(item, isLarge: false, attributes, in: bar)
        if !subtitleLine.isHidden, subtitleLine.superview !== self { addSubview(subtitleLine) }
    }

    private func makeTitleButton() {
        guard item.titleMenuProvider != nil, let title = item.title, !title.isEmpty else {
            return removeTitleButton()
        }
        let button = titleButton ?? addTitleButton()
        button.accessibilityLabel = title
    }

    private func addTitleButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "chevron.down.circle.fill"), for: .normal)
        button.tintColor = .secondaryLabel
        button.contentHorizontalAlignment = .trailing
        button.addAction(
            UIAction { [weak self] _ in self?.showTitleMenu() },
            for: .touchUpInside
        )
        addSubview(button)
        titleButton = button
        return button
    }

    private func removeTitleButton() {
        titleButton?.removeFromSuperview()
        titleButton = nil
    }

    private func showTitleMenu() {
        guard let titleButton, let menu = item.titleMenuProvider?([]), !menu.children.isEmpty
        else { return }
        MenuController.show(
            MenuRequest(menu: menu, source: titleButton, rect: titleButton.bounds)
        )
    }

    private func goBack() {
        if let action = item.backAction { return action.perform(sender: item) }
        bar?.goBack()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        reload()
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let bar else { return }
        let insets = bar.sideInsets
        let row = CGRect(
            x: insets.left,
            y: item.prompt == nil ? 0 : bounds.height - bar.rowHeight,
            width: max(0, bounds.width - insets.left - insets.right),
            height: min(bounds.height, bar.rowHeight)
        )
        promptLabel.frame = CGRect(
            x: row.minX + 16,
            y: 8,
            width: max(0, row.width - 32),
            height: 18
        )
        let margin: CGFloat = bounds.width >= 414 ? 20 : 16
        if !item.groups.centre.isEmpty, hadCentre != item.showsCentre {
            makeItems(bar, bar.barLook)
        }
        fitGroups(in: row.width - 2 * margin)
        orderForReading()
        var start = row.minX + margin
        if let backButton { start = place(backButton, in: row) }
        start = BarItemViews.place(left, from: start, step: 16, row, limit: row.maxX - margin)
        var end = row.maxX - margin
        end = BarItemViews.placeBackwards(right, from: end, step: 16, row, limit: start)
        placeTitle(in: row, from: start, to: end)
        placeCentre(in: row, from: start, to: end)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { mirror() }
    }

    /// Brings the views in the order in which they are read, from the leading edge on.
    private func orderForReading() {
        let title: [UIView?] = [titleHolder ?? titleLabel, subtitleLine, titleButton]
        let row = [backButton] + left + title + centre + right.reversed()
        let order = ([promptLabel] + row).compactMap { $0 }.filter { $0.superview === self }
        let known = Set(order.map(ObjectIdentifier.init))
        let current = subviews.filter { known.contains(ObjectIdentifier($0)) }
        guard !current.elementsEqual(order, by: ===) else { return }
        for view in order { bringSubviewToFront(view) }
    }

    /// Lets representative items stand for groups until the rest of the row has room for a title.
    private func fitGroups(in width: CGFloat) {
        guard let bar, item.hasRepresentatives, fittedWidth != width else { return }
        fittedWidth = width
        item.expandGroups()
        repeat {
            makeItems(bar, bar.barLook)
            let views = left + centre + right
            let taken = views.reduce(0) { $0 + BarItemViews.width(of: $1) + 16 }
            if taken + (backButton == nil ? 0 : 60) + 60 <= width { return }
        } while item.collapseGroup()
    }

    /// Places items in the middle of what the title leaves.
    private func placeCentre(in row: CGRect, from start: CGFloat, to end: CGFloat) {
        guard !centre.isEmpty else { return }
        let title: UIView = titleButton ?? titleHolder ?? titleLabel
        let low = title.isHidden ? start : max(start, title.frame.maxX + 16)
        let taken = centre.reduce(-16) { $0 + BarItemViews.width(of: $1) + 16 }
        let begin = max(low, min(row.midX - taken / 2, end - taken))
        _ = BarItemViews.place(centre, from: begin, step: 16, row, limit: end)
    }

    /// Places the way back; a title that takes too much room is replaced by a shorter one.
    private func place(_ button: UIButton, in row: CGRect) -> CGFloat {
        let look = bar?.barLook
        var width: CGFloat = 0
        let limit = max(44, row.width * 0.38)
        for title in [backTitle ?? "", (backTitle ?? "").isEmpty ? "" : "Back", ""] {
            showBackTitle(title, on: button, look)
            width = button.intrinsicContentSize.width + (title.isEmpty ? 0 : 6)
            if width <= limit { break }
        }
        width = max(28, width)
        button.frame = CGRect(x: row.minX + 8, y: row.minY, width: width, height: row.height)
        return button.frame.maxX + 8
    }

    private func placeTitle(in row: CGRect, from start: CGFloat, to end: CGFloat) {
        let isAside = left.isEmpty && backButton == nil
        let (low, high) = (isAside ? start : start + 4, right.isEmpty ? end : end - 4)
        let sign: CGFloat = titleButton == nil ? 0 : 26
        let room = max(0, high - low - sign)
        let view: UIView = titleHolder ?? titleLabel
        var size =
            titleHolder.map { BarCustomView.size(of: $0.content) }
            ?? titleLabel.intrinsicContentSize
        let line = titleHolder == nil ? subtitleLine.naturalSize : .zero
        let own = min(max(0, size.width), room)
        size.width = min(max(0, size.width, line.width), room)
        size.height = min(max(0, size.height), row.height)
        var x = item.style == .navigator ? row.midX - (size.width + sign) / 2 : low
        x = min(max(x, low), max(low, high - size.width - sign))
        var offset = UIOffset.zero
        if titleHolder == nil {
            offset = bar?.barLook?.titlePositionAdjustment ?? .zero
            offset.vertical += bar?.titleShift ?? 0
        }
        let scale = pixelsPerPoint
        let top = row.midY - (size.height + line.height) / 2 + offset.vertical
        view.frame = CGRect(
            x: ((x + (size.width - own) / 2 + offset.horizontal) * scale).rounded() / scale,
            y: (top * scale).rounded() / scale,
            width: own,
            height: size.height
        )
        subtitleLine.frame = CGRect(
            x: ((x + offset.horizontal) * scale).rounded() / scale,
            y: view.frame.maxY,
            width: size.width,
            height: line.height
        )
        titleButton?.frame = CGRect(
            x: view.frame.minX,
            y: row.minY,
            width: size.width + sign,
            height: row.height
        )
    }

    private func mirror() {
        for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
}
