import RenderTree

/// The grip at the end of a row, which moves it: keys do so too, one row at a time.
final class RowGrip: UIImageView {
    /// How far keys go that lead to an end.
    private static let wholeWay = 100
    private let move: @MainActor (_ rows: Int) -> Void

    /// Creates a grip that has its row moved down by a number of rows, or up by a negative one.
    init(image: UIImage?, _ move: @escaping @MainActor (_ rows: Int) -> Void) {
        self.move = move
        super.init(image: image)
        contentMode = .center
        tintColor = .tertiaryLabel
        isUserInteractionEnabled = true
    }

    required init?(coder: NSCoder) { nil }

    override var defaultRole: Semantics.Role { .spinButton }

    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
        let row = superview?.accessibilityLabel
        semantics.label = row.map { "Reorder \($0)" } ?? "Reorder"
    }

    override func adjust(_ input: AdjustInput) {
        guard !input.isHorizontal else { return }
        // Up leads to the row above; the key for the start of values leads to the first one.
        move(abs(input.steps) >= Self.wholeWay ? input.steps : -input.steps)
    }

    override func accessibilityIncrement() { move(-1) }
    override func accessibilityDecrement() { move(1) }
}
