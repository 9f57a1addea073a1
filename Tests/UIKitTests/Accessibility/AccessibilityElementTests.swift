import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct AccessibilityElementTests {
    let scene = ControlScene()
    let board = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
    let first = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let second = UILabel(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
    let third = UILabel(frame: CGRect(x: 0, y: 80, width: 100, height: 20))

    /// A chart whose bars are no views.
    final class Chart: UIView {
        var bars: [UIAccessibilityElement] = []
        override func accessibilityElementCount() -> Int { bars.count }
        override func accessibilityElement(at index: Int) -> Any? { bars[index] }
    }

    final class Slice: UIAccessibilityElement {
        var activations = 0
        var value = 5
        override func accessibilityActivate() -> Bool {
            activations += 1
            return true
        }
        override func accessibilityIncrement() { value += 1 }
    }

    @MainActor
    final class TapRecorder {
        var places: [CGPoint] = []
        func tapped(_ recognizer: UITapGestureRecognizer) {
            places.append(recognizer.location(in: recognizer.view))
        }
    }

    init() {
        for (label, text) in [(first, "one"), (second, "two"), (third, "three")] {
            label.text = text
            board.addSubview(label)
        }
    }

    private func id(_ view: UIView) -> NodeID { scene.scene.renderContext.id(of: view) }

    @Test func aListSaysTheOrderAndLeavesTheOthersOut() {
        board.accessibilityElements = [third, first]
        let node = scene.show(board)?.node
        #expect(node?.semantics.readingOrder == [id(third), id(first)])
        #expect(scene.node(of: second)?.node.semantics.isHidden == true)
        #expect(scene.node(of: first)?.node.semantics.isHidden == false)
    }

    @Test func withoutAListEverythingIsReadAgain() {
        board.accessibilityElements = [third]
        scene.show(board)
        board.accessibilityElements = nil
        _ = scene.scene.commit()
        #expect(scene.node(of: board)?.node.semantics.readingOrder == [])
        #expect(scene.node(of: second)?.node.semantics.isHidden == false)
    }

    @Test func viewsAroundAListedOneStayWhileTheirOthersAreLeftOut() {
        let row = UIView(frame: CGRect(x: 0, y: 120, width: 200, height: 40))
        let (inside, beside) = (UILabel(), UILabel())
        row.addSubview(inside)
        row.addSubview(beside)
        board.addSubview(row)
        board.accessibilityElements = [inside]
        scene.show(board)
        #expect(scene.node(of: row)?.node.semantics.isHidden == false)
        #expect(scene.node(of: inside)?.node.semantics.isHidden == false)
        #expect(scene.node(of: beside)?.node.semantics.isHidden == true)
        #expect(scene.node(of: first)?.node.semantics.isHidden == true)
    }

    @Test func elementsThatAreNoViewsStandInThePage() throws {
        let element = UIAccessibilityElement(accessibilityContainer: board)
        element.accessibilityLabel = "Slice"
        element.accessibilityValue = "40 %"
        element.accessibilityTraits = .button
        element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 30, height: 40)
        board.accessibilityElements = [first, element]
        scene.show(board)
        let node = try #require(element.standIn.flatMap { scene.node(of: $0) }?.node)
        #expect(node.semantics.role == .button)
        #expect(node.semantics.label == "Slice")
        #expect(node.semantics.value == "40 %")
        #expect(node.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(!node.style.isUserInteractionEnabled)
        #expect(board.subviews.count == 3)
        #expect(element.accessibilityFrame == CGRect(x: 30, y: 120, width: 30, height: 40))
    }

    @Test func anElementThatChangesIsReadAnew() {
        let element = UIAccessibilityElement(accessibilityContainer: board)
        element.accessibilityLabel = "Slice"
        board.accessibilityElements = [element]
        scene.show(board)
        element.accessibilityLabel = "Piece"
        element.accessibilityFrame = CGRect(x: 20, y: 100, width: 5, height: 5)
        _ = scene.scene.commit()
        let node = element.standIn.flatMap { scene.node(of: $0) }?.node
        #expect(node?.semantics.label == "Piece")
        #expect(node?.semantics.role == .text)
        #expect(node?.frame == CGRect(x: 0, y: 0, width: 5, height: 5))
        board.accessibilityElements = []
        _ = scene.scene.commit()
        #expect(element.standIn == nil)
        #expect(scene.node(of: first)?.node.semantics.isHidden == true)
    }

    @Test func theOlderMethodsOfAContainerAreAsked() throws {
        let chart = Chart(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        chart.bars = (0..<3).map { index in
            let bar = UIAccessibilityElement(accessibilityContainer: chart)
            bar.accessibilityLabel = "Bar \(index)"
            return bar
        }
        let order = scene.show(chart)?.node.semantics.readingOrder
        #expect(order?.count == 3)
        #expect(order == chart.bars.compactMap { $0.standIn.map(id) })
    }

    @Test func elementsAreFoundByIndexAndPlace() {
        board.accessibilityElements = [third, first]
        #expect(board.accessibilityElementCount() == 2)
        #expect(board.accessibilityElement(at: 1) as? UILabel === first)
        #expect(board.accessibilityElement(at: 2) == nil)
        #expect(board.index(ofAccessibilityElement: third) == 0)
        #expect(board.index(ofAccessibilityElement: second) == NSNotFound)
    }

    @Test func usingAnElementAsksItAndThenTaps() throws {
        let slice = Slice(accessibilityContainer: board)
        slice.accessibilityTraits = .adjustable
        slice.accessibilityLabel = "Slice"
        let plain = UIAccessibilityElement(accessibilityContainer: board)
        plain.accessibilityTraits = .button
        plain.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 150, width: 40, height: 40)
        board.accessibilityElements = [slice, plain]
        let recorder = TapRecorder()
        let tap = UITapGestureRecognizer(target: recorder, action: TapRecorder.tapped)
        board.addGestureRecognizer(tap)
        scene.show(board)
        let sliceID = try #require(slice.standIn.map(id))
        try scene.scene.deliver(.activate(sliceID))
        try scene.scene.deliver(.adjust(AdjustInput(node: sliceID, steps: 2)))
        #expect(slice.activations == 1)
        #expect(slice.value == 7)
        #expect(recorder.places == [])
        try scene.scene.deliver(.activate(try #require(plain.standIn.map(id))))
        #expect(recorder.places == [CGPoint(x: 20, y: 170)])
    }

    @Test func actionsAreButtonsInTheElement() throws {
        var done: [String] = []
        board.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete") { action in
                done.append(action.name)
                return true
            }
        ]
        let shown = try #require(scene.show(board))
        let button = try #require(shown.children.last?.node)
        #expect(button.semantics.role == .button)
        #expect(button.semantics.label == "Delete")
        #expect(button.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(shown.node.semantics.readingOrder == [])
        try scene.scene.deliver(.activate(button.id))
        #expect(done == ["Delete"])
        board.accessibilityCustomActions = nil
        _ = scene.scene.commit()
        #expect(scene.node(of: board)?.children.count == 3)
    }

    @Test func anAnnouncementIsAnEffect() {
        scene.show(board)
        scene.scene.perform {
            UIAccessibility.post(notification: .announcement, argument: "Saved")
        }
        #expect(scene.scene.commit().operations == [.perform(.announce("Saved"))])
    }

    @Test func readingGoesOnWhereTheAppSays() {
        scene.show(board)
        scene.scene.perform {
            UIAccessibility.post(notification: .layoutChanged, argument: second)
        }
        #expect(scene.scene.commit().operations == [.perform(.read(id(second)))])
        scene.scene.perform {
            UIAccessibility.post(notification: .screenChanged, argument: nil)
        }
        #expect(scene.scene.commit().operations == [.perform(.read(id(first)))])
        scene.scene.perform {
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        }
        #expect(scene.scene.commit().operations == [])
    }
}
