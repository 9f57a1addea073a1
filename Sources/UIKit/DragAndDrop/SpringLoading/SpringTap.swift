import CoreGraphics

/// What a standard view does with what is held over it: a tap.
final class SpringTap: NSObject, UISpringLoadedInteractionBehavior {
    typealias Context = any UISpringLoadedInteractionContext

    /// Returns what of the view would be tapped; nil for nothing.
    private let target: @MainActor (UIView, Context) -> UIView?

    init(_ target: @escaping @MainActor (UIView, Context) -> UIView?) {
        self.target = target
        super.init()
    }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: Context) -> Bool {
        guard let view = interaction.view, let found = target(view, context) else { return false }
        context.targetView = found
        return true
    }

    /// Returns a control that is enabled.
    static func control(_ view: UIView?) -> UIView? {
        (view as? UIControl)?.isEnabled == true ? view : nil
    }

    /// Returns the control at a place within a view that is enabled.
    static func innerControl(_ view: UIView, _ context: Context) -> UIView? {
        var hit = view.hitTest(context.location(in: view), with: nil)
        while let candidate = hit, candidate !== view {
            if candidate is UIControl { return control(candidate) }
            hit = candidate.superview
        }
        return nil
    }
}

extension UIView {
    private var springTap: UISpringLoadedInteraction? {
        for case let found as UISpringLoadedInteraction in rare?.interactions ?? []
        where found.behavior is SpringTap {
            return found
        }
        return nil
    }

    /// Whether what is held over the view taps it.
    var hasSpringTap: Bool { springTap != nil }

    /// Lets what is held over the view tap a part of it, or no more.
    func setSpringTap(
        _ isOn: Bool,
        _ target: @escaping @MainActor (UIView, SpringTap.Context) -> UIView? = { view, _ in
            SpringTap.control(view)
        }
    ) {
        guard isOn != hasSpringTap else { return }
        if let springTap { return removeInteraction(springTap) }
        addInteraction(
            UISpringLoadedInteraction(
                interactionBehavior: SpringTap(target),
                interactionEffect: nil
            ) { interaction, context in
                guard let window = interaction.view?.window else { return }
                let point = window.pointInSuperview(context.location(in: window))
                window.windowScene?.tap(at: point)
            }
        )
    }
}

extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether the button is pressed while something is held over it; default false.
    public var isSpringLoaded: Bool {
        get { hasSpringTap }
        set { setSpringTap(newValue) }
    }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// Whether a segment is chosen while something is held over it; default false.
    public var isSpringLoaded: Bool {
        get { hasSpringTap }
        set {
            setSpringTap(newValue) { [weak self] _, context in
                guard let self, isEnabled else { return nil }
                let x = context.location(in: self).x
                let segment = segments.first { $0.frame.minX <= x && x < $0.frame.maxX }
                return segment?.isEnabled == true ? segment : nil
            }
        }
    }
}

extension UITabBar: UISpringLoadedInteractionSupporting {
    /// Whether a tab is chosen while something is held over it; default false.
    public var isSpringLoaded: Bool {
        get { hasSpringTap }
        set { setSpringTap(newValue, SpringTap.innerControl) }
    }
}

extension UITableView: UISpringLoadedInteractionSupporting {
    /// Whether a row is chosen while something is held over it; default false.
    ///
    /// The delegate may leave rows out: `tableView(_:shouldSpringLoadRowAt:with:)`.
    public var isSpringLoaded: Bool {
        get { hasSpringTap }
        set {
            setSpringTap(newValue) { [weak self] _, context in
                guard let self, let path = draggedPath(at: context.location(in: self)),
                    delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
                else { return nil }
                return shownCell(path)
            }
        }
    }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
    /// Whether an item is chosen while something is held over it; default false.
    ///
    /// The delegate may leave items out: `collectionView(_:shouldSpringLoadItemAt:with:)`.
    public var isSpringLoaded: Bool {
        get { hasSpringTap }
        set {
            setSpringTap(newValue) { [weak self] _, context in
                guard let self, let path = draggedPath(at: context.location(in: self)),
                    delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context)
                        ?? true
                else { return nil }
                return draggedCell(path)
            }
        }
    }
}

extension UIAlertController: UISpringLoadedInteractionSupporting {
    /// Whether a button is pressed while something is held over it; default false.
    public var isSpringLoaded: Bool {
        get { view.hasSpringTap }
        set { view.setSpringTap(newValue, SpringTap.innerControl) }
    }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
