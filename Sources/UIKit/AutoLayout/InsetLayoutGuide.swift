/// A guide that every view has: its rectangle less margins or safe areas.
///
/// It needs no variables: constraints name the owner's edges, with the insets as constants.
final class InsetLayoutGuide: UILayoutGuide {
    /// What the insets are.
    enum Kind: String {
        case safeArea = "UIViewSafeAreaLayoutGuide"
        case layoutMargins = "UIViewLayoutMarginsGuide"
        case readableContent = "UIViewReadableContentGuide"
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
    override var insetKind: Kind? { kind }

    override var insets: UIEdgeInsets {
        guard let view = owningView else { return .zero }
        let insets = insets(of: view)
        return isContentGuide ? insets : insets.againstContent(of: view)
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
        case .readableContent: return Self.readable(view.layoutMargins, width: view.bounds.width)
        case .bottom:
            return UIEdgeInsets(top: max(0, height - safe.bottom), left: 0, bottom: 0, right: 0)
        case .top: return UIEdgeInsets(top: 0, left: 0, bottom: max(0, height - safe.top), right: 0)
        }
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

    /// Returns margins with sides that leave no more than the width of a line that is easy to read.
    static func readable(_ margins: UIEdgeInsets, width: CGFloat) -> UIEdgeInsets {
        var insets = margins
        let excess = width - insets.left - insets.right - readableWidth
        if excess > 0 {
            insets.left += excess / 2
            insets.right += excess / 2
        }
        return insets
    }

    /// The width of a line that is easy to read, at the default text size, as in UIKit.
    private static let readableWidth: CGFloat = 672

    override var layoutFrame: CGRect { insetFrame }
}

extension UILayoutGuide {
    /// The owner's rectangle less the insets.
    final var insetFrame: CGRect {
        owningView.map { CGRect(origin: .zero, size: $0.bounds.size).inset(by: insets) } ?? .zero
    }
}

extension UIEdgeInsets {
    /// The insets in the coordinates of a view's content: what does not scroll moves against it.
    @MainActor
    func againstContent(of view: UIView) -> UIEdgeInsets {
        guard view.scrollsContent else { return self }
        let origin = view.bounds.origin
        return UIEdgeInsets(
            top: top + origin.y,
            left: left + origin.x,
            bottom: bottom - origin.y,
            right: right - origin.x
        )
    }
}
