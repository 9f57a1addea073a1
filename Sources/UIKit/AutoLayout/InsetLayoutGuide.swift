/// A guide that every view has: its rectangle less margins or safe areas.
///
/// It needs no variables: constraints name the owner's edges, with the insets as constants.
final class InsetLayoutGuide: UILayoutGuide {
    /// What the insets are.
    enum Kind: String {
        case safeArea = "UIViewSafeAreaLayoutGuide"
        case layoutMargins = "UIViewLayoutMarginsGuide"
        case readableContent = "UIViewReadableContentGuide"
        case keyboard = "UIViewKeyboardLayoutGuide"
        case top = "UIViewControllerTopLayoutGuide"
        case bottom = "UIViewControllerBottomLayoutGuide"
        case frame = "UIScrollView-frameLayoutGuide"
    }

    let kind: Kind

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        super.init()
        identifier = kind.rawValue
        storedOwner = view
    }

    required init?(coder: NSCoder) { nil }

    override var isInset: Bool { true }

    override var insets: UIEdgeInsets {
        guard let view = owningView else { return .zero }
        var insets = insets(of: view)
        // What does not scroll moves against the content.
        if view.scrollsContent, !isContentGuide {
            insets.top += view.bounds.minY
            insets.bottom -= view.bounds.minY
            insets.left += view.bounds.minX
            insets.right -= view.bounds.minX
        }
        return insets
    }

    /// Whether the guide of a scroll view is about its content.
    var isContentGuide: Bool { kind == .layoutMargins || kind == .readableContent }

    private func insets(of view: UIView) -> UIEdgeInsets {
        let safe = view.safeAreaInsets
        let height = view.bounds.height
        if let insets = designInsets(view) { return insets }
        switch kind {
        case .frame: return .zero
        case .safeArea: return safe
        case .layoutMargins: return view.layoutMargins
        case .readableContent: return readableInsets(view)
        case .keyboard, .bottom:
            // Empty, at the lower end of the safe area, where no keyboard is on the screen.
            var top = max(0, height - safe.bottom)
            if kind == .keyboard, let covered = coveredHeight(of: view), covered > safe.bottom {
                top = max(0, height - covered)
                return UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
            }
            return kind == .bottom
                ? UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
                : UIEdgeInsets(top: top, left: 0, bottom: safe.bottom, right: 0)
        case .top: return UIEdgeInsets(top: 0, left: 0, bottom: max(0, height - safe.top), right: 0)
        }
    }

    /// Returns how much of a view's lower part a keyboard covers, in points; nil for nothing.
    private func coveredHeight(of view: UIView) -> CGFloat? {
        guard let window = view.window,
            let keyboard = window.windowScene?.requests?.keyboardHeight, keyboard > 0
        else { return nil }
        let top = CGPoint(x: 0, y: window.bounds.maxY - keyboard)
        return max(0, view.bounds.maxY - view.convert(top, from: window).y)
    }

    private func designInsets(_ view: UIView) -> UIEdgeInsets? {
        guard let design = view.rare?.margins?.state.design else { return nil }
        let height = view.bounds.height
        switch kind {
        case .top:
            return design.topGuide.map {
                UIEdgeInsets(top: 0, left: 0, bottom: max(0, height - $0), right: 0)
            }
        case .bottom:
            return design.bottomGuide.map {
                UIEdgeInsets(top: max(0, height - $0), left: 0, bottom: 0, right: 0)
            }
        default: return nil
        }
    }

    private func readableInsets(_ view: UIView) -> UIEdgeInsets {
        var insets = view.layoutMargins
        let excess = view.bounds.width - insets.left - insets.right - Self.readableWidth
        if excess > 0 {
            insets.left += excess / 2
            insets.right += excess / 2
        }
        return insets
    }

    /// The width of a line that is easy to read, at the default text size, as in UIKit.
    private static let readableWidth: CGFloat = 672

    override var layoutFrame: CGRect {
        owningView.map { CGRect(origin: .zero, size: $0.bounds.size).inset(by: insets) } ?? .zero
    }
}
