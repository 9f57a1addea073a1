import CoreGraphics

/// The app's own views around a keyboard, of a text that has some.
@MainActor
final class InputViews {
    var input: UIView?
    var accessory: UIView?

    static func required(_ views: inout InputViews?) -> InputViews {
        if let views { return views }
        let made = InputViews()
        views = made
        return made
    }
}

/// Holds the app's input views at the lower end of a window, above a keyboard of the page's.
final class InputHostView: UIView {
    /// The responder whose views these are, and that hears what happens in them.
    private(set) weak var owner: UIResponder?
    private(set) var accessory: UIView?
    private(set) var input: UIView?
    /// Whether constraints say how high the accessory is.
    private var isAccessoryGrowing = false
    /// How high the accessory was when it was last placed, in points.
    private var placedHeight: CGFloat = 0

    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: 0.17, alpha: 1)
                : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
        }
        accessibilityIdentifier = "Keyboard"
    }

    required init?(coder: NSCoder) { nil }

    override var next: UIResponder? { owner ?? super.next }

    /// Takes other views over; nil for none.
    func show(_ new: (owner: UIResponder, accessory: UIView?, input: UIView?)?) {
        owner = new?.owner
        if accessory !== new?.accessory {
            if accessory?.superview === self { accessory?.removeFromSuperview() }
            accessory = new?.accessory
            isAccessoryGrowing = false
            if let accessory { take(accessory) }
        }
        if input !== new?.input {
            if input?.superview === self { input?.removeFromSuperview() }
            input = new?.input
            if let input { addSubview(input) }
        }
        setNeedsLayout()
    }

    /// Adds an accessory, which grows with its content where its height is flexible.
    private func take(_ accessory: UIView) {
        addSubview(accessory)
        let isFlexible =
            accessory.autoresizingMask.contains(.flexibleHeight)
            || !accessory.translatesAutoresizingMaskIntoConstraints
        guard isFlexible, fittingHeight(of: accessory, bounds.width) > 0 else { return }
        isAccessoryGrowing = true
        accessory.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            accessory.topAnchor.constraint(equalTo: topAnchor),
            accessory.leftAnchor.constraint(equalTo: leftAnchor),
            accessory.rightAnchor.constraint(equalTo: rightAnchor),
        ])
    }

    private static let usualKeyboard: CGFloat = 216

    private func height(of view: UIView?, _ width: CGFloat, usual: CGFloat) -> CGFloat {
        guard let view else { return 0 }
        if isAccessoryGrowing, view === accessory {
            let fitting = fittingHeight(of: view, width)
            if fitting > 0 { return fitting }
        }
        let own = view.intrinsicContentSize.height
        if own > 0 { return own }
        if view.bounds.height > 0 { return view.bounds.height }
        let fitting = fittingHeight(of: view, width)
        return fitting > 0 ? fitting : usual
    }

    private func fittingHeight(of view: UIView, _ width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Returns how much of a window's lower part the views cover, with a keyboard of the page's.
    func coveredHeight(in window: UIWindow, keyboard: CGFloat) -> CGFloat {
        guard accessory != nil || input != nil else { return keyboard }
        let width = window.bounds.width
        let bar = height(of: accessory, width, usual: 44)
        let keys = height(of: input, width, usual: Self.usualKeyboard)
        placedHeight = bar
        return bar + max(keys + window.safeAreaInsets.bottom, keyboard)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let bar = height(of: accessory, width, usual: 44)
        if !isAccessoryGrowing {
            accessory?.frame = CGRect(x: 0, y: 0, width: width, height: bar)
        } else if bar != placedHeight {
            window?.inputViewsDidGrow()
        }
        input?.frame = CGRect(
            x: 0,
            y: bar,
            width: width,
            height: height(of: input, width, usual: Self.usualKeyboard)
        )
    }
}

extension UIWindow {
    /// The first responder may have other input views; they come with the next layout.
    func inputViewsMayChange() {
        windowScene?.beforeLayout { [weak self] in self?.updateInputViews() }
    }

    /// The input views grow or shrink at once with what is in them.
    func inputViewsDidGrow() {
        windowScene?.beforeLayout { [weak self] in
            guard let self, wantedInputViews != nil else { return }
            windowScene?.coveredHeightMayChange(in: self, isGoing: false, duration: 0)
        }
    }

    private var wantedInputViews: (owner: UIResponder, accessory: UIView?, input: UIView?)? {
        guard let first = firstResponder else { return nil }
        let input = first.inputView
        var responder: UIResponder? = first
        while let current = responder {
            if let accessory = current.inputAccessoryView { return (current, accessory, input) }
            responder = current.next
        }
        return input.map { (first, nil, $0) }
    }

    private func updateInputViews() {
        let wanted = wantedInputViews
        guard wanted != nil || inputHost != nil else { return }
        let host = inputHost ?? InputHostView()
        inputHost = host
        let isNew = host.superview == nil && wanted != nil
        if isNew {
            host.frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 0)
            addSubview(host)
        }
        bringSubviewToFront(host)
        host.isInert = false
        if wanted != nil { host.show(wanted) }
        windowScene?.coveredHeightMayChange(in: self, isGoing: wanted == nil)
    }

    /// Puts the input views where they belong, above a keyboard of the page's.
    func placeInputHost(covering height: CGFloat, isGoing: Bool) {
        guard let host = inputHost, host.superview != nil else { return }
        let shown = isGoing ? 0 : height
        host.frame = CGRect(
            x: 0,
            y: bounds.maxY - shown,
            width: bounds.width,
            height: max(height, host.bounds.height)
        )
        host.layoutIfNeeded()
    }

    /// The input views are out of sight.
    func removeInputHost() {
        guard let host = inputHost, wantedInputViews == nil else { return }
        host.removeFromSuperview()
        host.show(nil)
    }
}
