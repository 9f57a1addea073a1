import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UISegmentedControlTests {
    private let scene = ControlScene()
    private let control = UISegmentedControl(items: ["One", "Two", "Three"])
    private let log = Log()

    init() {
        control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
        scene.show(control)
        let (log, control) = (log, control)
        control.addAction(
            UIAction { _ in log("\(control.selectedSegmentIndex)") },
            for: .valueChanged
        )
    }

    @Test func tapsTakeSegments() throws {
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        try scene.tap(control.segments[1])
        try scene.tap(control.segments[1])
        try scene.tap(control.segments[2])
        #expect(log.take() == ["1", "2"])
    }

    @Test func settingTellsNobody() {
        control.selectedSegmentIndex = 2
        #expect(log.take().isEmpty)
        control.selectedSegmentIndex = 7
        #expect(control.selectedSegmentIndex == -1)
    }

    @Test func momentarySegmentsDoNotStayTaken() throws {
        control.isMomentary = true
        try scene.tap(control.segments[1])
        try scene.tap(control.segments[1])
        #expect(log.take() == ["1", "1"])
        #expect(control.selectedSegmentIndex == -1)
        #expect(scene.show(control)?.children[1].node.semantics.role == .button)
    }

    @Test func disabledSegmentIsNotTaken() throws {
        control.setEnabled(false, forSegmentAt: 0)
        try scene.tap(control.segments[0])
        #expect(log.take().isEmpty)
        #expect(!control.isEnabledForSegment(at: 0))
    }

    @Test func choiceStaysWhereSegmentsComeAndGo() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == -1)
        #expect(
            (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == [
                "One", "Three",
            ]
        )
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
    }

    @Test func indicesBeyondTheLastSegmentStandForIt() {
        control.setTitle("Last", forSegmentAt: 9)
        control.setEnabled(false, forSegmentAt: 3)
        control.setWidth(40, forSegmentAt: -1)
        #expect(control.titleForSegment(at: 2) == "Last")
        #expect(control.titleForSegment(at: 100) == "Last")
        #expect(!control.isEnabledForSegment(at: 2))
        #expect(control.widthForSegment(at: 2) == 40)
        control.removeSegment(at: 9, animated: false)
        #expect(control.numberOfSegments == 2)

        let empty = UISegmentedControl(items: nil)
        empty.setTitle("None", forSegmentAt: 0)
        empty.removeSegment(at: 0, animated: false)
        #expect(empty.titleForSegment(at: 0) == nil && empty.imageForSegment(at: 0) == nil)
    }

    @Test func segmentsShareTheWidth() {
        control.layoutIfNeeded()
        #expect(control.segments.map(\.frame.width) == [100, 100, 100])
        control.setWidth(50, forSegmentAt: 0)
        control.layoutIfNeeded()
        #expect(control.segments.map(\.frame.width) == [50, 125, 125])
    }

    @Test func widthsFollowContentsWhereAskedFor() {
        let even = control.intrinsicContentSize.width
        control.apportionsSegmentWidthsByContent = true
        control.layoutIfNeeded()
        #expect(control.intrinsicContentSize.width < even)
        #expect(control.segments[2].frame.width > control.segments[0].frame.width)
        #expect(control.segments[2].frame.maxX == 300)
    }

    @Test func rightToLeftBeginsAtTheRight() {
        let mirrored = ControlScene(isRightToLeft: true)
        let other = UISegmentedControl(items: ["One", "Two"])
        other.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        mirrored.show(other)
        #expect(other.segments.map(\.frame.minX) == [100, 0])
    }

    @Test func indicatorStandsBehindTheChoice() throws {
        control.selectedSegmentIndex = 1
        control.selectedSegmentTintColor = .red
        let indicator = try #require(scene.show(control)?.children.first?.node)
        #expect(indicator.frame == CGRect(x: 102, y: 2, width: 96, height: 28))
        #expect(indicator.style.backgroundColor?.rgba == 0xFF00_00FF)
    }

    @Test func actionsOfSegmentsArePerformed() throws {
        let log = log
        let action = UIAction(title: "Act", identifier: .init("act")) { log("did \($0.title)") }
        control.insertSegment(action: action, at: 3, animated: false)
        control.layoutIfNeeded()
        try scene.tap(control.segments[3])
        #expect(log.take() == ["did Act", "3"])
        #expect(control.segmentIndex(identifiedBy: .init("act")) == 3)
    }

    @Test func textAttributesFollowStates() {
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
        control.selectedSegmentIndex = 0
        #expect(control.segments.prefix(2).map(\.label.textColor) == [.blue, .red])
    }

    @Test func picturesTakeThePlaceOfTheLook() throws {
        func picture(_ width: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image {
                $0.fill(CGRect(x: 0, y: 0, width: width, height: 10))
            }
        }
        let (plain, chosen, line, special) = (picture(1), picture(2), picture(4), picture(6))
        control.selectedSegmentIndex = 1
        control.setBackgroundImage(plain, for: .normal, barMetrics: .default)
        control.setBackgroundImage(chosen, for: .selected, barMetrics: .default)
        control.setBackgroundImage(line, for: .normal, barMetrics: .compact)
        control.setDividerImage(
            line,
            forLeftSegmentState: .normal,
            rightSegmentState: .normal,
            barMetrics: .default
        )
        control.setDividerImage(
            special,
            forLeftSegmentState: .normal,
            rightSegmentState: .selected,
            barMetrics: .default
        )
        #expect(control.backgroundColor == nil && control.indicator.isHidden)
        #expect(control.segments.map(\.background) == [plain, chosen, plain])
        #expect(control.segments.map(\.dividerImage) == [nil, special, line])
        #expect(control.segments.map(\.divider.isHidden) == [true, true, true])
        control.selectedSegmentIndex = 0
        #expect(control.segments.map(\.background) == [chosen, plain, plain])
        #expect(control.segments.map(\.dividerImage) == [nil, line, line])
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) === chosen)
        #expect(
            control.dividerImage(
                forLeftSegmentState: .normal,
                rightSegmentState: .selected,
                barMetrics: .default
            ) === special
        )
        control.semanticContentAttribute = .forceRightToLeft
        control.layoutIfNeeded()
        // The segment that is taken stands right of the second one.
        #expect(control.segments.map(\.dividerImage) == [nil, special, line])
        control.semanticContentAttribute = .forceLeftToRight
        control.layoutIfNeeded()
        #expect(control.segments.map(\.dividerImage) == [nil, line, line])
        let behind = control.segments[1].hierarchy.subviews.filter { $0 is FieldBackground }
        #expect(behind.contains { $0.frame == control.segments[1].bounds })
        #expect(behind.contains { $0.frame == CGRect(x: -2, y: 0, width: 4, height: 32) })
        control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
        control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
        #expect(control.backgroundColor == .tertiarySystemFill && !control.indicator.isHidden)
    }

    @Test func segmentsAreChoicesToAssistiveTechnology() throws {
        control.selectedSegmentIndex = 1
        let tree = try #require(scene.show(control))
        #expect(tree.node.semantics.role == .radioGroup)
        let segments = tree.children.map(\.node.semantics).filter { $0.role == .radio }
        #expect(segments.map(\.label) == ["One", "Two", "Three"])
        #expect(segments.map(\.isSelected) == [false, true, false])
        #expect(!control.isAccessibilityElement)
    }

    @Test func tabReachesOneOfSeveralChoices() throws {
        func stops() throws -> [Bool] {
            let tree = try #require(scene.show(control))
            return tree.children.map(\.node.semantics).filter { $0.role == .radio }
                .map(\.takesFocus)
        }
        control.selectedSegmentIndex = 1
        #expect(try stops() == [false, true, false])
        control.setEnabled(false, forSegmentAt: 1)
        #expect(try stops() == [true, false, false])
        control.selectedSegmentIndex = UISegmentedControl.noSegment
        control.setEnabled(false, forSegmentAt: 0)
        #expect(try stops() == [false, false, true])
    }
}
