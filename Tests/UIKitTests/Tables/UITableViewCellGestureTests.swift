import Testing

@testable import UIKit

/// A cell as the delegate of its own recognizers.
@MainActor
struct UITableViewCellGestureTests {
    private final class SwipeCell: UITableViewCell {
        let pan = UIPanGestureRecognizer()
        var begins = true
        var together = true

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            pan.delegate = self
            addGestureRecognizer(pan)
        }

        required init?(coder: NSCoder) { nil }

        override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            begins
        }

        override func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { together }
    }

    private static func dragged(_ cell: SwipeCell) throws -> [UIGestureRecognizer.State] {
        let test = TestScene()
        defer { test.end() }
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        let outer = UIPanGestureRecognizer()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.addGestureRecognizer(outer)
        view.addSubview(cell)
        test.add(view)
        try test.touch(.began, 200, 30)
        for step in 1...4 { try test.touch(.moved, 200 - Double(step) * 15, 30) }
        return [cell.pan.state, outer.state]
    }

    @Test func cellDecidesWhetherItsGestureBegins() throws {
        let cell = SwipeCell(style: .default, reuseIdentifier: nil)
        cell.begins = false
        #expect(try Self.dragged(cell) == [.failed, .changed])
    }

    @Test(arguments: [true, false])
    func cellDecidesWhetherGesturesGoTogether(together: Bool) throws {
        let cell = SwipeCell(style: .default, reuseIdentifier: nil)
        cell.together = together
        #expect(try Self.dragged(cell) == [.changed, together ? .changed : .failed])
    }
}
