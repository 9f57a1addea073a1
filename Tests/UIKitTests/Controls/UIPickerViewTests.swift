import RenderTree
import Testing

@testable import UIKit

/// Rows for tests, which notes what is taken.
@MainActor
private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [5, 100]
    let log = Log()

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        counts[component]
    }
    func pickerView(
        _ pickerView: UIPickerView,
        titleForRow row: Int,
        forComponent component: Int
    ) -> String? { "\(component).\(row)" }
    func pickerView(
        _ pickerView: UIPickerView,
        didSelectRow row: Int,
        inComponent component: Int
    ) {
        log("\(component) \(row)")
    }
}

/// Names one wheel, and says what another does.
@MainActor
private final class Speaker: UIPickerViewAccessibilityDelegate {
    func pickerView(
        _ pickerView: UIPickerView,
        accessibilityLabelForComponent component: Int
    ) -> String? { component == 0 ? "Wheel 0" : nil }

    func pickerView(
        _ pickerView: UIPickerView,
        accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString? { component == 1 ? NSAttributedString(string: "Turns") : nil }
}

@MainActor
struct UIPickerViewTests {
    private let scene = ControlScene()
    private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    private let rows = Rows()

    init() {
        picker.dataSource = rows
        picker.delegate = rows
        scene.show(picker)
    }

    private func wheel(_ column: Int) throws -> UIScrollView {
        try #require(picker.columns[column].subviews.first as? UIScrollView)
    }

    private func scroll(_ column: Int, to y: CGFloat) throws {
        let id = try #require(scene.scene.nodeID(of: try wheel(column)))
        for phase in [ScrollInput.Phase.dragging, .ended] {
            let input = ScrollInput(node: id, position: CGPoint(x: 0, y: y), phase: phase)
            try scene.scene.deliver(.scroll(input))
        }
    }

    @Test func wheelsThatAreNotThereHaveNothing() {
        let empty = UIPickerView()
        #expect(empty.selectedRow(inComponent: 0) == -1 && empty.numberOfRows(inComponent: 0) == 0)
        empty.selectRow(3, inComponent: 0, animated: true)
        empty.reloadComponent(0)
        #expect(picker.selectedRow(inComponent: 2) == -1)
        #expect(picker.view(forRow: 0, forComponent: 2) == nil)
        #expect(picker.rowSize(forComponent: -1) == .zero)
    }

    @Test func wheelsHaveNames() {
        func name(_ column: Int) -> String? { picker.columns[column].makeSemantics().label }
        #expect(name(0) == "Picker")
        picker.accessibilityLabel = "Size"
        #expect(name(1) == "Size")
        let speaker = Speaker()
        picker.delegate = speaker
        scene.show(picker)
        #expect(name(0) == "Wheel 0" && name(1) == "Size")
        #expect(picker.columns[1].makeSemantics().hint == "Turns")
        picker.delegate = rows
    }

    @Test func theBandIsAlwaysThere() {
        picker.showsSelectionIndicator = false
        #expect(picker.showsSelectionIndicator)
        #expect(scene.show(picker)?.children.first?.node.style.isHidden == false)
    }

    @Test func wheelsShareTheWidthAndShowTheFirstRow() throws {
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 1) == 100)
        #expect(picker.columns.map(\.frame.width) == [151, 151])
        #expect(picker.selectedRow(inComponent: 0) == 0)
        let tree = try #require(scene.node(of: try wheel(0)))
        #expect(tree.node.scroll?.isWheel == true)
        #expect(tree.node.scroll?.position == .zero)
        #expect(tree.children.map(\.node.frame.minY) == [0, 32, 64, 96, 128])
    }

    @Test func scrollingTakesTheRowInTheMiddle() throws {
        try scroll(0, to: 64)
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(rows.log.take() == ["0 2"])
        try scroll(0, to: 64)
        #expect(rows.log.take().isEmpty)
    }

    @Test func wheelBetweenTwoRowsComesToRestAtTheNearerOne() throws {
        try scroll(1, to: 85)
        #expect(rows.log.take() == ["1 3"])
        scene.clock.advance(by: 0.3)
        #expect(try wheel(1).contentOffset.y == 96 - 92)
    }

    @Test func tapTakesARow() throws {
        try scene.scene.deliver(.tap(CGPoint(x: 60, y: 108 + 64)))
        #expect(rows.log.take() == ["0 2"])
        #expect(picker.selectedRow(inComponent: 0) == 2)
    }

    @Test func selectingTellsNobodyAndStaysInRange() {
        picker.selectRow(99, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 4)
        #expect(rows.log.take().isEmpty)
    }

    @Test func rowsFarFromSightAreNotMade() throws {
        rows.counts = [100_000]
        picker.reloadAllComponents()
        picker.selectRow(50_000, inComponent: 0, animated: false)
        scene.show(picker)
        let shown = try wheel(0).subviews.count
        #expect((40...60).contains(shown))
        #expect(picker.view(forRow: 50_000, forComponent: 0) != nil)
        #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    }

    @Test func keysTakeTheRowBelow() throws {
        let id = try #require(scene.scene.nodeID(of: picker.columns[0]))
        try scene.scene.deliver(.adjust(AdjustInput(node: id, steps: -1)))
        #expect(rows.log.take() == ["0 1"])
        try scene.scene.deliver(.adjust(AdjustInput(node: id, steps: 100)))
        #expect(rows.log.take() == ["0 0"])
        let semantics = try #require(scene.show(picker.columns[0])?.node.semantics)
        #expect(semantics.role == .spinButton)
        #expect(semantics.value == "0.0")
    }

    @Test func delegatesViewsAreShownAndReused() throws {
        @MainActor final class Views: UIPickerViewDelegate {
            var made = 0
            func pickerView(
                _ pickerView: UIPickerView,
                viewForRow row: Int,
                forComponent component: Int,
                reusing view: UIView?
            ) -> UIView {
                if view == nil { made += 1 }
                let label = view as? UILabel ?? UILabel()
                label.text = "Row \(row)"
                return label
            }
            func pickerView(
                _ pickerView: UIPickerView,
                rowHeightForComponent component: Int
            ) -> CGFloat { 50 }
        }
        let views = Views()
        rows.counts = [300]
        picker.delegate = views
        picker.reloadAllComponents()
        scene.show(picker)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 302, height: 50))
        #expect((picker.view(forRow: 3, forComponent: 0) as? UILabel)?.text == "Row 3")
        let before = views.made
        picker.selectRow(299, inComponent: 0, animated: false)
        #expect((picker.view(forRow: 299, forComponent: 0) as? UILabel)?.text == "Row 299")
        #expect(views.made == before)
    }

    @Test func pickerWithoutDataIsEmpty() {
        let empty = UIPickerView()
        #expect(empty.frame.size == CGSize(width: 320, height: 216))
        scene.show(empty)
        #expect(empty.numberOfComponents == 0)
    }
}
