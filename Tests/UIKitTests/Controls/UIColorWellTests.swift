import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIColorWellTests {
    private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
        var heard: [String] = []

        func colorPickerViewController(
            _ viewController: UIColorPickerViewController,
            didSelect color: UIColor,
            continuously: Bool
        ) { heard.append("\(PickedColor(color).text)\(continuously ? "…" : "")") }

        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
            heard.append("end")
        }
    }

    private let root = UIViewController()
    private let test: TestScene

    init() {
        test = TestScene(root: root)
        test.commit()
    }

    @Test func itHasAName() {
        let well = UIColorWell()
        #expect(well.accessibilityLabel == "Color well")
        well.title = "Background"
        #expect(well.makeSemantics().label == "Background")
    }

    private func settle() {
        for _ in 0..<3 {
            test.commit()
            test.clock.advance(by: 1)
        }
    }

    private func find<T: UIView>(_ type: T.Type, in view: UIView) -> T? {
        if let found = view as? T { return found }
        return view.subviews.lazy.compactMap { find(type, in: $0) }.first
    }

    /// Touches a view at a fraction of its size.
    private func touch(
        _ phase: TouchInput.Phase,
        _ view: UIView?,
        _ x: CGFloat,
        _ y: CGFloat
    ) throws {
        let view = try #require(view)
        let (width, height) = (view.bounds.width, view.bounds.height)
        let place = view.convert(CGPoint(x: width * x, y: height * y), to: nil)
        try test.touch(phase, Double(place.x), Double(place.y))
    }

    private func tap(_ view: UIView?, _ x: CGFloat = 0.5, _ y: CGFloat = 0.5) throws {
        try touch(.began, view, x, y)
        try touch(.ended, view, x, y)
        settle()
    }

    @Test func aPickerTellsOfColorsAsAFingerMoves() throws {
        defer { test.end() }
        let listener = Listener()
        let picker = UIColorPickerViewController()
        #expect(picker.title == "Colors" && picker.supportsAlpha)
        picker.delegate = listener
        picker.selectedColor = .red.withAlphaComponent(0.5)
        test.scene.perform { root.present(picker, animated: true) }
        settle()
        let grid = find(ColorGrid.self, in: picker.view)
        try touch(.began, grid, 0.01, 0.01)
        try touch(.moved, grid, 0.99, 0.01)
        // Downwards too the card stays where it is.
        try touch(.moved, grid, 0.99, 0.99)
        try touch(.ended, grid, 0.99, 0.99)
        settle()
        #expect(listener.heard == ["FEFFFF…", "000000…", "DEEED4…", "DEEED4"])
        #expect(PickedColor(picker.selectedColor).alpha == 0.5)
        #expect(root.presentedViewController === picker)

        try tap(find(UISegmentedControl.self, in: picker.view))
        listener.heard = []
        try tap(find(ColorSpectrum.self, in: picker.view), 1 / 3, 0.5)
        #expect(listener.heard == ["00FF00…", "00FF00"])
        try tap(find(ColorSpectrum.self, in: picker.view), 0, 0.75)
        #expect(listener.heard.last == "800000")
        listener.heard = []
        try tap(find(UIButton.self, in: picker.view))
        #expect(listener.heard == ["end"] && root.presentedViewController == nil)
    }

    @Test func slidersAndDigitsMakeColors() throws {
        defer { test.end() }
        let sliders = ColorSliders(frame: CGRect(x: 20, y: 100, width: 300, height: 220))
        var picked: [String] = []
        sliders.picked = { picked.append("\($0.text) \($1)") }
        sliders.selection = PickedColor(hexadecimal: 0x204060)
        test.scene.perform { root.view.addSubview(sliders) }
        settle()
        let field = try #require(find(UITextField.self, in: sliders))
        #expect(field.text == "204060")
        field.text = "#f80"
        sliders.textFieldDidEndEditing(field)
        #expect(picked == ["FF8800 false"] && field.text == "FF8800")
        field.text = "orange"
        sliders.textFieldDidEndEditing(field)
        #expect(picked.count == 1 && field.text == "FF8800")
        let red = try #require(find(UISlider.self, in: sliders))
        red.value = 0
        red.sendActions(for: .valueChanged)
        #expect(picked.last == "008800 false" && field.text == "008800")
    }

    @Test(arguments: [390.0, 1_024])
    func aWellShowsAPickerAndSendsItsColor(width: CGFloat) throws {
        let root = UIViewController()
        let test = TestScene(size: CGSize(width: width, height: 844), root: root)
        defer { test.end() }
        let well = UIColorWell(frame: CGRect(x: 40, y: 100, width: 28, height: 28))
        #expect(well.selectedColor == nil && well.supportsAlpha)
        #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
        well.title = "Ink"
        well.supportsAlpha = false
        var sent: [UIColor?] = []
        well.addAction(UIAction { _ in sent.append(well.selectedColor) }, for: .valueChanged)
        test.scene.perform { root.view.addSubview(well) }
        func settle() {
            for _ in 0..<3 {
                test.commit()
                test.clock.advance(by: 1)
            }
        }
        settle()
        try test.tap(54, 114)
        settle()
        let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
        #expect(picker.title == "Ink" && !picker.supportsAlpha)
        #expect((picker.popoverPresentationController?.sourceView === well) == (width > 500))
        let grid = try #require(find(ColorGrid.self, in: picker.view))
        let corner = grid.convert(CGPoint(x: 2, y: grid.bounds.height - 2), to: nil)
        try test.tap(Double(corner.x), Double(corner.y))
        let color = UIColor(red: 203 / 255, green: 240 / 255, blue: 1, alpha: 1)
        #expect(sent == [color] && well.selectedColor == color)
        try test.tap(width > 500 ? 1_000 : 200, width > 500 ? 830 : 4)
        settle()
        #expect(root.presentedViewController == nil)
        // The next one is another picker, with what was picked.
        try test.tap(54, 114)
        settle()
        let next = try #require(root.presentedViewController as? UIColorPickerViewController)
        #expect(next !== picker && next.selectedColor == color)
    }
}
