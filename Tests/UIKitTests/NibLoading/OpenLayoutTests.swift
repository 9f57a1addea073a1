import Testing

@testable import UIKit

/// What equations leave open.
struct OpenLayoutTests {
    private func place(_ view: Int) -> OpenLayout.Variable {
        .init(kind: .place, view: view, isVertical: false)
    }

    private func length(_ view: Int) -> OpenLayout.Variable {
        .init(kind: .length, view: view, isVertical: false)
    }

    @Test func aLengthIsOpenBetweenAPlaceAndWhatFollows() {
        var layout = OpenLayout()
        layout.add([place(1): 1])
        // The second view stands after the first one, and nowhere else.
        layout.add([place(2): 1, place(1): -1, length(1): -1])
        layout.add([length(2): 1])
        #expect(layout.isOpen(length(1)))
        #expect(!layout.isOpen(place(1)) && !layout.isOpen(place(2)) && !layout.isOpen(length(2)))
        layout.add([place(2): 1, length(2): 1])
        #expect(!layout.isOpen(length(1)))
    }

    @Test func whatHangsTogetherAloneIsOpenOnce() {
        var layout = OpenLayout()
        layout.add([place(2): 1, place(1): -1])
        layout.add([place(3): 1, place(2): -1])
        // What says the same again makes nothing known.
        layout.add([place(3): 1, place(1): -1])
        let open = [1, 2, 3].filter { layout.isOpen(place($0)) }
        #expect(open == [1])
    }

    @Test func whatHangsTogetherInManyWaysIsFoundInTime() {
        var layout = OpenLayout()
        let count = 120
        // Each follows from all before it: told from the last to the first, so that nothing is
        // known of them yet.
        for view in (2...count).reversed() {
            var equation = [place(view): 1.0]
            for other in 1..<view { equation[place(other)] = -1 / Double(view) }
            layout.add(equation)
        }
        #expect((1...count).filter { layout.isOpen(place($0)) } == [1])
        layout.add([place(count): 1])
        #expect(!layout.isOpen(place(1)))
    }

    @Test func whatCannotBeFoundInTimeIsNotTakenForOpen() {
        var layout = OpenLayout()
        let count = 400
        // Half as many equations as views, each of which is about all of them.
        for row in 1...(count / 2) {
            var equation: OpenLayout.Equation = [:]
            for view in 0..<count {
                equation[place(view)] = 1 / Double(row + view + 1) + Double((row * view) % 7)
            }
            layout.add(equation)
        }
        #expect((0..<count).filter { layout.isOpen(place($0)) } == [])
    }
}
