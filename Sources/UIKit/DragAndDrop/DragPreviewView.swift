import CoreGraphics

/// The pictures of what is dragged, in front of everything in their window.
final class DragPreviewView: UIView {
    /// The pictures, from the lowest on, with their items.
    private var pictures: [(item: UIDragItem, view: UIView)] = []
    private let badge = UILabel()
    /// Where the picture of each item came from, in the window.
    private var origins: [ObjectIdentifier: CGRect] = [:]

    /// How many pictures are seen at a time.
    private static let limit = 4
    /// How far each picture below the first one stands out, in points.
    private static let step: CGFloat = 6

    init(_ previews: [(item: UIDragItem, preview: UITargetedDragPreview)], in window: UIWindow) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        layer.zPosition = 100_000
        for (item, preview) in previews {
            let picture = Self.picture(of: preview.view, preview.parameters)
            origins[ObjectIdentifier(item)] = Self.place(of: preview, in: window)
            pictures.append((item, picture))
        }
        guard let first = previews.first.flatMap({ origins[ObjectIdentifier($0.item)] }) else {
            return
        }
        frame = first
        for (index, entry) in pictures.enumerated().reversed() {
            addSubview(entry.view)
            let origin = origins[ObjectIdentifier(entry.item)] ?? first
            entry.view.frame = origin.offsetBy(dx: -first.minX, dy: -first.minY)
            entry.view.isHidden = index >= Self.limit
        }
        prepareBadge()
    }

    required init?(coder: NSCoder) { nil }

    private func prepareBadge() {
        badge.font = .systemFont(ofSize: 15, weight: .semibold)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.layer.cornerRadius = 12
        badge.clipsToBounds = true
        badge.isHidden = true
        addSubview(badge)
    }

    /// Returns a picture of what counts of a view.
    private static func picture(of view: UIView, _ parameters: UIPreviewParameters) -> UIView {
        let part = parameters.visiblePath?.bounds ?? view.bounds
        let box = UIView(frame: CGRect(origin: .zero, size: part.size))
        box.layer.shadowColor = UIColor.black.cgColor
        box.layer.shadowRadius = 8
        box.layer.shadowOffset = CGSize(width: 0, height: 4)
        let inner = UIView(frame: box.bounds)
        inner.backgroundColor = parameters.backgroundColor
        inner.clipsToBounds = true
        inner.layer.cornerRadius = view.layer.cornerRadius
        if view.bounds.width > 0, view.bounds.height > 0, view.window == nil {
            view.layoutIfNeeded()
        }
        if let copy = view.snapshotView(afterScreenUpdates: true) {
            copy.frame = CGRect(
                x: view.bounds.minX - part.minX,
                y: view.bounds.minY - part.minY,
                width: view.bounds.width,
                height: view.bounds.height
            )
            inner.addSubview(copy)
        }
        if let path = parameters.visiblePath {
            let mask = CAShapeLayer()
            var shift = CGAffineTransform(translationX: -part.minX, y: -part.minY)
            mask.path = path.cgPath.copy(using: &shift)
            mask.frame = inner.bounds
            inner.layer.mask = mask
        }
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        box.addSubview(inner)
        return box
    }

    /// Returns where a preview comes from or goes to, in the window.
    static func place(of preview: UITargetedDragPreview, in window: UIWindow) -> CGRect {
        let goal = DropGoal(preview)
        guard goal.container.window === window || goal.container === window else {
            return goal.rect
        }
        return goal.container.convert(goal.rect, to: window)
    }

    /// Adds pictures of items that are added to a drag, where they come from.
    func add(
        _ previews: [(item: UIDragItem, preview: UITargetedDragPreview)],
        in window: UIWindow
    ) {
        for (item, preview) in previews {
            let origin = Self.place(of: preview, in: window)
            let picture = Self.dragged(item) ?? Self.picture(of: preview.view, preview.parameters)
            origins[ObjectIdentifier(item)] = origin
            insertSubview(picture, at: 0)
            picture.center = convert(CGPoint(x: origin.midX, y: origin.midY), from: window)
            picture.layer.shadowOpacity = 0.25
            picture.isHidden = pictures.count >= Self.limit
            pictures.append((item, picture))
        }
    }

    /// Returns the picture of an item that has one while it is dragged; nil for others.
    private static func dragged(_ item: UIDragItem) -> UIView? {
        item.previewProvider.map { provider in
            provider().map { picture(of: $0.view, $0.parameters) } ?? UIView()
        }
    }

    /// Shows that the pictures are lifted, within an animation block.
    func showLift() {
        for (_, view) in pictures { view.layer.shadowOpacity = 0.25 }
        transform = CGAffineTransform(scaleX: 1.04, y: 1.04)
    }

    /// Shows other pictures for items that have one while they are dragged.
    ///
    /// - Parameter place: Where the finger is, in the window.
    func showDragged(at place: CGPoint) {
        for (index, entry) in pictures.enumerated() {
            guard let picture = Self.dragged(entry.item) else { continue }
            insertSubview(picture, aboveSubview: entry.view)
            entry.view.removeFromSuperview()
            picture.layer.shadowOpacity = 0.25
            picture.center = convert(place, from: window)
            pictures[index].view = picture
        }
    }

    /// Puts the pictures upon each other, within an animation block.
    func gather() {
        guard let first = pictures.first?.view else { return }
        for (index, entry) in pictures.enumerated().dropFirst() {
            let way = CGFloat(min(index, Self.limit - 1)) * Self.step
            entry.view.center = CGPoint(x: first.center.x + way, y: first.center.y + way)
        }
    }

    /// Says in a sign what a drop would do, and how many items there are.
    func show(_ operation: UIDropOperation, isLocalMove: Bool) {
        let count = pictures.count
        let text: String?
        switch operation {
        case .forbidden: text = "⊘"
        case .copy where count < 2: text = "+"
        default: text = count > 1 ? String(count) : nil
        }
        badge.isHidden = text == nil
        guard let text, let first = pictures.first?.view else { return }
        badge.text = text
        badge.backgroundColor =
            operation == .forbidden
            ? .systemGray : operation == .copy ? .systemGreen : .systemBlue
        let width = max(24, badge.sizeThatFits(CGSize(width: 80, height: 24)).width + 12)
        badge.frame = CGRect(
            x: first.frame.maxX - width / 2,
            y: first.frame.minY - 12,
            width: width,
            height: 24
        )
    }

    /// Leads the picture of an item to a goal, within an animation block.
    func lead(_ item: UIDragItem, to goal: DropGoal) {
        guard let entry = pictures.first(where: { $0.item === item }), let window else { return }
        // Where its place is gone with a view, there is nowhere to go.
        guard goal.container.window === window || goal.container === window else {
            return fade(item)
        }
        let rect = goal.container.convert(goal.rect, to: window)
        let place = convert(CGPoint(x: rect.midX, y: rect.midY), from: window)
        entry.view.transform = .identity
        entry.view.center = place
        let size = entry.view.bounds.size
        guard size.width > 0, size.height > 0 else { return }
        entry.view.transform = CGAffineTransform(
            scaleX: max(0.05, rect.width / size.width),
            y: max(0.05, rect.height / size.height)
        ).concatenating(goal.transform)
    }

    /// Lets the picture of an item vanish where it is, within an animation block.
    func fade(_ item: UIDragItem) {
        guard let entry = pictures.first(where: { $0.item === item }) else { return }
        entry.view.alpha = 0
        entry.view.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
    }

    /// Shows nothing but the pictures as they were before they were lifted, within a block.
    func settle() {
        badge.alpha = 0
        transform = .identity
        for (_, view) in pictures { view.layer.shadowOpacity = 0 }
    }
}
