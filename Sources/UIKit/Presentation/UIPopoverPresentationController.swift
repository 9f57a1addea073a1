/// The sides at which a bubble's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The arrow points up: the bubble is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow points down: the bubble is above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow points to the left: the bubble is to the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow points to the right: the bubble is to the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any of the four.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// What hears of a bubble.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells that the bubble is about to come.
    func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    )
    /// Returns whether a tap beside the bubble ends it; of old apps, default true.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Tells that a person ended the bubble; of old apps.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    )
}

extension UIPopoverPresentationControllerDelegate {
    /// Tells that the bubble is about to come.
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    /// Returns whether a tap beside the bubble ends it.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Tells that a person ended the bubble.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// What a bubble's arrow points to: a view or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Shows a controller in a bubble with an arrow to its source.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    private let bubble = PopoverBubble()
    private var direction = UIPopoverArrowDirection.unknown

    /// The view that the arrow points to.
    open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
    /// The part of the source view that the arrow points to; null, the default, for all of it.
    open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
    /// The item that the arrow points to, in place of a view.
    open var barButtonItem: UIBarButtonItem?
    /// The view or item that the arrow points to; nil, the default, where neither was set.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { sourceView ?? barButtonItem }
        set {
            sourceView = newValue as? UIView
            barButtonItem = newValue as? UIBarButtonItem
        }
    }
    /// The sides at which the arrow may be; default any.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The side at which the arrow is.
    open var arrowDirection: UIPopoverArrowDirection { direction }
    /// The colour of the bubble; nil, the default, is that of the presented view.
    open var backgroundColor: UIColor?
    /// The least distances from the edges of the window, in points; default 10.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// The views outside of the bubble that take touches while it is shown; nil, the default, for none.
    open var passthroughViews: [UIView]?

    /// The card that the app set up for where the bubble has no room; nil where it never asked for it.
    private(set) var ownSheet: UISheetPresentationController?
    /// The card that takes the bubble's place in compact widths.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let ownSheet { return ownSheet }
        let sheet = UISheetPresentationController(
            presentedViewController: presentedViewController,
            presenting: nil
        )
        // The presented controller holds it by the bubble.
        sheet.becomePlan()
        ownSheet = sheet
        return sheet
    }

    open override var presentedView: UIView? { bubble }
    open override var shouldPresentInFullscreen: Bool { false }
    override var endsByPerson: Bool { true }

    override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        FadeAnimator(isPresenting: isPresenting, scale: 0.9)
    }

    /// The rectangle that the arrow points to, in the container; nil without a source.
    private var anchor: CGRect? {
        guard let container = containerView else { return nil }
        if let view = barButtonItem?.shownView { return view.convert(view.bounds, to: container) }
        guard let sourceView, sourceView.window != nil else { return nil }
        let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
        return sourceView.convert(rect, to: container)
    }

    override func prepareContainer(_ container: PresentationContainerView) {
        if let delegate = delegate as? any UIPopoverPresentationControllerDelegate {
            delegate.prepareForPopoverPresentation(self)
        }
        if anchor == nil {
            Diagnostics.report(
                "\(presentedViewController) is shown in the middle: its popover needs a "
                    + "sourceView or barButtonItem in the window."
            )
        }
        container.dimming.backgroundColor = nil
        guard let view = presentedViewController.view else { return }
        if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
        bubble.show(view, color: backgroundColor ?? view.backgroundColor ?? .systemBackground)
    }

    override func attemptToDismiss() {
        let own = delegate as? any UIPopoverPresentationControllerDelegate
        guard own?.popoverPresentationControllerShouldDismissPopover(self) ?? true else { return }
        super.attemptToDismiss()
    }

    override func wasDismissedByPerson() {
        super.wasDismissedByPerson()
        let own = delegate as? any UIPopoverPresentationControllerDelegate
        own?.popoverPresentationControllerDidDismissPopover(self)
    }

    override func passesTouch(at point: CGPoint) -> Bool {
        guard let passthroughViews, let container = containerView, !bubble.frame.contains(point)
        else { return false }
        return passthroughViews.contains { view in
            view.window === container.window
                && view.bounds.contains(view.convert(point, from: container))
        }
    }

    // MARK: - Place

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let safe = container.safeAreaInsets
        let margins = popoverLayoutMargins
        let room = container.bounds.inset(
            by: UIEdgeInsets(
                top: max(safe.top, margins.top),
                left: max(safe.left, margins.left),
                bottom: max(safe.bottom, margins.bottom),
                right: max(safe.right, margins.right)
            )
        )
        let anchor = anchor ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
        return place(wantedSize, at: anchor, in: room)
    }

    /// The size that the controller likes to have; of a stack that says nothing itself, that of its
    /// upper controller with the bars beside it.
    private var preferredSize: CGSize {
        let own = presentedViewController.preferredContentSize
        guard own == .zero, let stack = presentedViewController as? UINavigationController,
            var size = stack.topViewController?.preferredContentSize, size.height > 0
        else { return own }
        if !stack.isNavigationBarHidden { size.height += stack.navigationBar.preferredHeight }
        if !stack.isToolbarHidden { size.height += stack.toolbar.barHeight }
        return size
    }

    private var wantedSize: CGSize {
        let preferred = preferredSize
        if preferred.width > 0, preferred.height > 0 { return preferred }
        let fitting = presentedViewController.view.systemLayoutSizeFitting(
            UIView.layoutFittingCompressedSize
        )
        return CGSize(
            width: preferred.width > 0 ? preferred.width : fitting.width > 0 ? fitting.width : 320,
            height: preferred.height > 0
                ? preferred.height : fitting.height > 0 ? fitting.height : 480
        )
    }

    private func place(_ wanted: CGSize, at anchor: CGRect, in room: CGRect) -> CGRect {
        let arrow = PopoverBubble.arrowLength
        let directions: [(UIPopoverArrowDirection, CGFloat, CGFloat)] = [
            (.up, room.maxY - anchor.maxY - arrow, wanted.height),
            (.down, anchor.minY - room.minY - arrow, wanted.height),
            (.left, room.maxX - anchor.maxX - arrow, wanted.width),
            (.right, anchor.minX - room.minX - arrow, wanted.width),
        ]
        let allowed = directions.filter {
            permittedArrowDirections.isEmpty || permittedArrowDirections.contains($0.0)
        }
        // The first side with room enough, else that with the most.
        let chosen =
            allowed.first { $0.1 >= $0.2 } ?? allowed.max { $0.1 < $1.1 } ?? directions[0]
        direction = chosen.0
        let isVertical = direction == .up || direction == .down
        var size = wanted
        size.width = min(size.width, isVertical ? room.width : max(0, chosen.1))
        size.height = min(size.height, isVertical ? max(0, chosen.1) : room.height)
        var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
        switch direction {
        case .up: origin.y = anchor.maxY + arrow
        case .down: origin.y = anchor.minY - arrow - size.height
        case .left: origin.x = anchor.maxX + arrow
        default: origin.x = anchor.minX - arrow - size.width
        }
        origin.x = min(max(origin.x, room.minX), max(room.minX, room.maxX - size.width))
        origin.y = min(max(origin.y, room.minY), max(room.minY, room.maxY - size.height))
        let frame = CGRect(origin: origin, size: size)
        bubble.point(
            direction,
            at: CGPoint(x: anchor.midX - frame.minX, y: anchor.midY - frame.minY)
        )
        return frame
    }
}

/// A bubble: round corners, a shadow and an arrow.
final class PopoverBubble: UIView {
    static let arrowLength: CGFloat = 13
    private let arrow = UIView(frame: CGRect(x: 0, y: 0, width: 18, height: 18))
    private let clip = UIView()
    private var direction = UIPopoverArrowDirection.up
    private var tip = CGPoint.zero

    init() {
        super.init(frame: .zero)
        float(clipping: clip, opacity: 0.2, radius: 24, drop: 4)
        arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
        addSubview(arrow)
        addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a view.
    func show(_ view: UIView, color: UIColor) {
        backgroundColor = color
        arrow.backgroundColor = color
        clip.addSubview(view)
        setNeedsLayout()
    }

    /// Points the arrow at a place, in the bubble's coordinates.
    func point(_ direction: UIPopoverArrowDirection, at tip: CGPoint) {
        self.direction = direction
        self.tip = tip
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        clip.subviews.first?.frame = clip.bounds
        let x = min(max(tip.x, 26), max(26, bounds.width - 26))
        let y = min(max(tip.y, 26), max(26, bounds.height - 26))
        arrow.center =
            switch direction {
            case .up: CGPoint(x: x, y: 1)
            case .down: CGPoint(x: x, y: bounds.height - 1)
            case .left: CGPoint(x: 1, y: y)
            default: CGPoint(x: bounds.width - 1, y: y)
            }
    }
}
