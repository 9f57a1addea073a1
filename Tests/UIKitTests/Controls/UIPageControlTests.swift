import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIPageControlTests {
    private let scene = ControlScene()
    private let control = UIPageControl(frame: CGRect(x: 0, y: 100, width: 200, height: 37))
    private let log = Log()

    init() {
        control.numberOfPages = 3
        scene.show(control)
        let (log, control) = (log, control)
        control.addAction(UIAction { _ in log("\(control.currentPage)") }, for: .valueChanged)
    }

    @Test func tapsOnTheSidesTurnPages() throws {
        for dx in [50.0, 50, 50, -50] {
            try scene.touch(.began, control, dx: dx)
            try scene.touch(.ended, control, dx: dx)
        }
        #expect(log.take() == ["1", "2", "1"])
    }

    @Test func dragsGoThroughPages() throws {
        let (states, control) = (Log(), control)
        let noting = UIAction { _ in states("\(control.interactionState)") }
        control.addAction(noting, for: .valueChanged)
        try scene.touch(.began, control)
        try scene.touch(.moved, control, dx: 9)
        try scene.touch(.moved, control, dx: 18)
        try scene.touch(.moved, control, dx: 40)
        try scene.touch(.moved, control, dx: 20)
        #expect(log.take() == ["1", "2", "1"])
        try scene.touch(.ended, control, dx: 20)
        #expect(log.take().isEmpty && control.interactionState == .none)
        try scene.tap(control)
        #expect(states.take() == ["continuous", "continuous", "continuous", "discrete"])
        control.allowsContinuousInteraction = false
        try scene.touch(.began, control)
        try scene.touch(.moved, control, dx: -60)
        #expect(control.currentPage == 2)
    }

    @Test func aDragOverATinyControlGoesToTheLastPage() throws {
        control.transform = CGAffineTransform(scaleX: 1e-20, y: 1)
        let middle = control.center
        func touch(_ phase: TouchInput.Phase, _ dx: CGFloat) throws {
            let point = control.superview?.convert(middle, to: nil) ?? .zero
            let place = CGPoint(x: point.x + dx, y: point.y)
            try scene.scene.deliver(.touch(TouchInput(phase: phase, location: place)))
        }
        try touch(.began, 0)
        try touch(.moved, 100)
        #expect(control.currentPage == 2)
        try touch(.ended, 100)
    }

    @Test func aShapeStandsBehindTheDotsWhereItIsWanted() throws {
        #expect(scene.show(control)?.children.count == 3)
        try scene.touch(.began, control)
        try scene.touch(.moved, control, dx: 12)
        let shape = try #require(scene.show(control)?.children.first?.node)
        #expect(shape.frame == CGRect(x: 69, y: 5.5, width: 62, height: 26))
        try scene.touch(.ended, control, dx: 12)
        #expect(scene.show(control)?.children.first?.node.style.isHidden == true)
        control.backgroundStyle = .prominent
        #expect(scene.show(control)?.children.first?.node.style.isHidden == false)
        control.backgroundStyle = .minimal
        #expect(scene.show(control)?.children.first?.node.style.isHidden == true)
    }

    @Test func pageStaysWithinTheNumber() {
        control.currentPage = 9
        #expect(control.currentPage == 2)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.numberOfPages = -4
        #expect(control.numberOfPages == 0)
    }

    @Test func singlePageCanBeHidden() {
        control.numberOfPages = 1
        control.hidesForSinglePage = true
        #expect(scene.show(control)?.children.first?.node.style.isHidden == true)
        control.numberOfPages = 2
        #expect(scene.show(control)?.children.first?.node.style.isHidden == false)
    }

    @Test func sizeFollowsTheNumber() {
        #expect(control.size(forNumberOfPages: 3) == CGSize(width: 116.5, height: 26))
        #expect(control.intrinsicContentSize == CGSize(width: 116.5, height: 26))
    }

    @Test func manyPagesShareTheRoomOfEight() throws {
        control.numberOfPages = 8
        let size = control.intrinsicContentSize
        control.numberOfPages = 40
        #expect(control.intrinsicContentSize == size)
        let dots = try #require(scene.show(control)).children.map(\.node.frame)
        #expect(dots.count == 40)
        #expect(dots.allSatisfy { $0.minX >= -2.5 && $0.maxX <= 202.5 })
    }

    @Test func dotsHaveTheirColors() throws {
        control.pageIndicatorTintColor = .red
        control.currentPageIndicatorTintColor = .blue
        control.currentPage = 1
        let dots = try #require(scene.show(control)).children.map(
            \.node.style.backgroundColor?.rgba
        )
        #expect(dots == [0xFF00_00FF, 0x0000_FFFF, 0xFF00_00FF])
    }

    @Test func keysTurnPages() throws {
        let id = try #require(scene.scene.nodeID(of: control))
        try scene.scene.deliver(.adjust(AdjustInput(node: id, steps: 1, isHorizontal: true)))
        #expect(log.take() == ["1"])
        #expect(control.accessibilityValue == "page 2 of 3")
        #expect(control.accessibilityLabel == "Pages")
    }
}
