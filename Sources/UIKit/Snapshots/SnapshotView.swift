/// The copy of a part of a view, which is stretched with its own size.
///
/// With insets, corners keep their size and edges are stretched along one axis only: each of the
/// nine parts is a copy of its own.
final class SnapshotView: UIView {
    /// One part: where it lies in the copied rectangle, and the copy behind it.
    private struct Part {
        let box: UIView
        let copy: UIView
        let column: Int
        let row: Int
    }

    private let source: CGRect
    private let insets: UIEdgeInsets
    private var parts: [Part] = []

    /// Copies a part of a view, in the view's own coordinates.
    init(
        _ view: UIView,
        rect: CGRect,
        insets: UIEdgeInsets,
        usesCommitted: Bool,
        in context: RenderContext
    ) {
        source = rect
        self.insets = insets
        super.init(frame: CGRect(origin: .zero, size: rect.size))
        let isWhole = insets == .zero
        for row in isWhole ? 0..<1 : 0..<3 {
            for column in isWhole ? 0..<1 : 0..<3 {
                guard let place = sourcePart(column, row) else { continue }
                let box = UIView(frame: place)
                box.clipsToBounds = !isWhole || rect != view.bounds
                box.isUserInteractionEnabled = false
                let holder = UIView(frame: .zero)
                holder.layer.anchorPoint = .zero
                let copy = FrozenView(view, usesCommitted: usesCommitted, in: context)
                // The view's own place and transform are those of the snapshot.
                copy.beTop(size: view.bounds.size)
                holder.addSubview(copy)
                copy.frame.origin = CGPoint(
                    x: view.bounds.minX - rect.minX - place.minX,
                    y: view.bounds.minY - rect.minY - place.minY
                )
                box.addSubview(holder)
                addSubview(box)
                parts.append(Part(box: box, copy: holder, column: column, row: row))
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in parts {
            guard let from = sourcePart(part.column, part.row) else { continue }
            let to = shownPart(part.column, part.row)
            if part.box.frame != to { part.box.frame = to }
            let scale = CGAffineTransform(
                scaleX: from.width > 0 ? to.width / from.width : 1,
                y: from.height > 0 ? to.height / from.height : 1
            )
            if part.copy.transform != scale { part.copy.transform = scale }
        }
    }

    /// Where a part lies in the copied rectangle; nil for one without area.
    private func sourcePart(_ column: Int, _ row: Int) -> CGRect? {
        let rect = part(column, row, of: source.size)
        return rect.width > 0 && rect.height > 0 ? rect : nil
    }

    private func shownPart(_ column: Int, _ row: Int) -> CGRect {
        part(column, row, of: bounds.size)
    }

    private func part(_ column: Int, _ row: Int, of size: CGSize) -> CGRect {
        guard insets != .zero else { return CGRect(origin: .zero, size: size) }
        let (x, width) = Self.stretch(column, insets.left, insets.right, size.width)
        let (y, height) = Self.stretch(row, insets.top, insets.bottom, size.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Returns where one of three stretches begins and how long it is.
    private static func stretch(
        _ index: Int,
        _ before: CGFloat,
        _ after: CGFloat,
        _ length: CGFloat
    ) -> (CGFloat, CGFloat) {
        switch index {
        case 0: (0, min(before, length))
        case 1: (before, max(0, length - before - after))
        default: (max(before, length - after), min(after, length))
        }
    }
}
