/// The view of a split view controller: the columns, and what darkens details that are covered.
final class SplitView: UIView {
    private weak var controller: UISplitViewController?
    private let dimming = SplitDimmingView()
    private let lines = [UIView(), UIView()]
    private let edgePan = UIScreenEdgePanGestureRecognizer()

    init(_ controller: UISplitViewController) {
        self.controller = controller
        super.init(frame: UIScreen.main.bounds)
        dimming.isHidden = true
        dimming.alpha = 0
        dimming.tapped = { [weak controller] in controller?.choose(.secondaryOnly) }
        edgePan.addTarget(self, action: SplitView.swipe)
        addGestureRecognizer(edgePan)
        addSubview(dimming)
        for line in lines {
            line.isHidden = true
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutInternals() {
        controller?.updateCollapse()
        controller?.sizeMayHaveChanged()
        if window == nil { controller?.installColumns() }
        super.layoutInternals()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutColumns()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The size that goes with the traits is known when the view is laid out.
        setNeedsLayout()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    private func swipe(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard recognizer.state == .began, let controller, !controller.isCollapsed,
            controller.displayMode == .secondaryOnly
        else { return }
        controller.choose(controller.nextMode)
    }

    // MARK: - Columns

    /// Puts the views of a mode's columns where they come from.
    func prepare(_ mode: UISplitViewController.DisplayMode) {
        guard let controller else { return }
        let frames = controller.frames(in: controller.displayMode)
        let (before, after) = (
            controller.columns(in: controller.displayMode), controller.columns(in: mode)
        )
        for (column, holder) in controller.split.holders where column != .compact {
            if after.contains(column), holder.isCovered {
                holder.showPresentation(true, in: self)
            } else if after.contains(column), holder.view.superview !== self {
                holder.beginAppearanceTransition(true, animated: true)
                insert(holder, frame: frames[column] ?? bounds)
                holder.view.layoutIfNeeded()
            } else if after.contains(column), !before.contains(column) {
                holder.beginAppearanceTransition(true, animated: true)
            } else if before.contains(column), !after.contains(column) {
                holder.beginAppearanceTransition(false, animated: true)
            }
        }
        order(covering: mode.covers || controller.displayMode.covers)
        clipsToBounds = true
    }

    /// The columns reached their places: what is not seen goes.
    func finish() {
        guard let controller else { return }
        clipsToBounds = false
        let seen = controller.columns(in: controller.displayMode)
        for (column, holder) in controller.split.holders
        where holder.parent === controller && column != .compact {
            if !controller.isCollapsed, !seen.contains(column) {
                holder.viewIfLoaded?.removeFromSuperview()
                holder.showPresentation(false, in: self)
            }
            holder.endAppearanceTransition()
        }
        setNeedsLayout()
    }

    /// Adds a column's view, or what is presented in its place, where they are not there yet.
    func insert(_ controller: UIViewController, frame: CGRect) {
        controller.loadViewIfNeeded()
        if !controller.isCovered {
            guard controller.view.superview !== self else { return }
            controller.view.letFrameCount()
            controller.view.frame = frame
            addSubview(controller.view)
        }
        controller.showPresentation(true, in: self)
        controller.placePresentation(frame, in: self)
    }

    /// The columns lie over the details where they cover them, and the lines over all.
    func order(covering: Bool) {
        guard let controller else { return }
        if let details = controller.split.holders[.secondary]?.viewIfLoaded,
            details.superview === self, subviews.first !== details
        {
            sendSubviewToBack(details)
        }
        if covering, let first = subviews.first, first !== dimming {
            insertSubview(dimming, aboveSubview: first)
        }
        for line in lines where subviews.suffix(2).contains(where: { $0 === line }) == false {
            bringSubviewToFront(line)
        }
    }

    /// Puts all columns at the places of the mode.
    func layOutColumns() {
        guard let controller else { return }
        let split = controller.split
        edgePan.isEnabled =
            !split.isCollapsed && split.presentsWithGesture && split.displayMode == .secondaryOnly
            && split.holders.count > 1
        edgePan.edges = controller.listsAreLeft ? .left : .right
        guard !split.isCollapsed else {
            for line in lines { line.isHidden = true }
            dimming.isHidden = true
            if let shown = controller.collapsedHolder?.viewIfLoaded, shown.superview === self {
                shown.frame = bounds
            }
            controller.collapsedHolder?.placePresentation(bounds, in: self)
            return
        }
        let frames = controller.frames(in: split.displayMode)
        for (column, frame) in frames {
            split.holders[column]?.placePresentation(frame, in: self)
            guard let view = split.holders[column]?.viewIfLoaded, view.superview === self else {
                continue
            }
            if view.frame != frame { view.frame = frame }
        }
        let covers = split.displayMode.covers
        if covers { dimming.isHidden = false }
        dimming.frame = bounds
        dimming.alpha = covers ? 1 : 0
        if !covers, split.animations == 0 { dimming.isHidden = true }
        layOutLines(frames)
    }

    private func layOutLines(_ frames: [UISplitViewController.Column: CGRect]) {
        guard let controller else { return }
        let pixel = 1 / pixelsPerPoint
        let lists: [UISplitViewController.Column] = [.primary, .supplementary]
        for (line, column) in zip(lines, lists) {
            let view = controller.split.holders[column]?.viewIfLoaded
            line.isHidden = view?.superview !== self || frames[column]?.width == bounds.width
            // A colour of the app's own shows in the gap.
            line.backgroundColor = backgroundColor == nil ? .opaqueSeparator : nil
            guard let frame = frames[column] else { continue }
            line.frame = CGRect(
                x: controller.listsAreLeft ? frame.maxX : frame.minX - pixel,
                y: 0,
                width: pixel,
                height: bounds.height
            )
        }
    }
}

/// Darkens details below a list; a tap on it makes the list go.
final class SplitDimmingView: UIControl {
    var tapped: () -> Void = {}

    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0, alpha: 0.15)
        accessibilityLabel = "Dismiss"
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override func touchUpInsideSent(_ event: UIEvent?) {
        super.touchUpInsideSent(event)
        tapped()
    }
}
