import UIKit

/// The scenes of a document in a column.
final class PreviewSceneList: UIView {
    /// Called with the id of the scene that was chosen.
    var choose: (String) -> Void = { _ in }
    private(set) var entries: [SceneList.Entry] = []
    private var buttons: [UIButton] = []
    private let scroll = UIScrollView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        addSubview(scroll)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the scenes of a document.
    func show(_ entries: [SceneList.Entry]) {
        self.entries = entries
        for button in buttons { button.removeFromSuperview() }
        buttons = entries.enumerated().map { index, entry in
            let button = UIButton(type: .system)
            button.setTitle(entry.title, for: .normal)
            button.setTitleColor(.label, for: .normal)
            button.setTitleColor(.tintColor, for: .selected)
            button.contentHorizontalAlignment = .leading
            button.contentEdgeInsets = UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 8)
            button.tag = index
            button.accessibilityIdentifier = entry.id
            button.addTarget(self, action: PreviewSceneList.press, for: .touchUpInside)
            scroll.addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    /// Marks the scene that is shown.
    func select(_ id: String) {
        for button in buttons { button.isSelected = entries[button.tag].id == id }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: 0,
                y: CGFloat(index) * Self.rowHeight,
                width: bounds.width,
                height: Self.rowHeight
            )
        }
        scroll.contentSize = CGSize(
            width: bounds.width,
            height: CGFloat(buttons.count) * Self.rowHeight
        )
    }

    private static let rowHeight: CGFloat = 34

    private func press(_ button: UIButton) {
        guard entries.indices.contains(button.tag) else { return }
        choose(entries[button.tag].id)
    }
}
