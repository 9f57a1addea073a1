import LayoutTemplates
import Testing
import UIKit

@MainActor
struct TemplateStackTests {
    private let stack = UIStackView()
    private let views = (0..<4).map { index in
        let view = UIView()
        view.tag = index
        return view
    }
    private let template = LDOLayoutTemplate(frame: .zero)
    private let model = UIStackView()

    init() {
        for view in views { stack.addArrangedSubview(view) }
        template.addSubview(model)
        model.targetView = stack
    }

    private var order: [Int] { stack.arrangedSubviews.map(\.tag) }

    private func arrange(_ tags: [Int]) {
        for tag in tags {
            let part = UIView()
            part.targetView = views[tag]
            model.addArrangedSubview(part)
        }
    }

    @Test func theOrderIsTakenOverAndViewsThatAreLeftOutKeepTheirPlaces() throws {
        arrange([3, 0])
        try template.applyOrThrow()
        #expect(order == [3, 1, 2, 0])
        #expect(template.isApplied)
    }

    @Test func settingsOfTheStackAreTakenOverWithItsOrder() throws {
        arrange([0, 1])
        model.axis = .vertical
        model.spacing = 6
        model.alignment = .center
        model.distribution = .equalCentering
        model.isLayoutMarginsRelativeArrangement = true
        model.setCustomSpacing(20, after: model.arrangedSubviews[0])
        try template.applyOrThrow()
        #expect(stack.axis == .vertical && stack.spacing == 6 && stack.alignment == .center)
        #expect(stack.distribution == .equalCentering)
        #expect(stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.customSpacing(after: views[0]) == 20)
    }

    @Test func aStackThatIsDescribedFromOutsideKeepsItsArrangement() throws {
        model.axis = .vertical
        model.addArrangedSubview(UIView())
        try template.applyOrThrow()
        #expect(stack.axis == .horizontal && order == [0, 1, 2, 3])
    }

    @Test func constraintsThatAStackMakesForItselfAreNoneOfTheTemplates() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        root.addSubview(stack)
        stack.frame = root.bounds
        stack.distribution = .fillEqually
        root.layoutIfNeeded()
        #expect(views[1].frame.minX == 100)
        arrange([1, 0, 2, 3])
        model.distribution = .fillEqually
        model.layoutIfNeeded()
        try template.applyOrThrow()
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [100, 0, 200, 300])
    }

    @Test func viewsMoveBetweenStacksAndBack() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        let (second, secondModel) = (UIStackView(), UIStackView())
        root.addSubview(stack)
        root.addSubview(second)
        template.addSubview(secondModel)
        template.targetView = root
        secondModel.targetView = second
        arrange([0, 1])
        for tag in [3, 2] {
            let part = UIView()
            part.targetView = views[tag]
            secondModel.addArrangedSubview(part)
        }
        let width = views[2].widthAnchor.constraint(equalTo: views[1].widthAnchor)
        width.isActive = true
        let before = LDOLayoutTemplate(withCurrentStateForViewsIn: template)
        try template.applyOrThrow()
        #expect(order == [0, 1] && second.arrangedSubviews.map(\.tag) == [3, 2])
        #expect(views[2].superview === second)
        try before.applyOrThrow()
        #expect(order == [0, 1, 2, 3] && second.arrangedSubviews.isEmpty)
        #expect(width.isActive && before.isApplied)
    }

    @Test func aViewOfAnotherPlaceIsNotTaken() {
        let root = UIView()
        let stray = UIView()
        stray.accessibilityIdentifier = "stray"
        root.addSubview(stack)
        root.addSubview(stray)
        let part = UIView()
        part.targetView = stray
        arrange([1, 0])
        model.addArrangedSubview(part)
        #expect(
            throws: LayoutTemplateError.notArranged(
                template: "LDOLayoutTemplate",
                view: "UIView \"stray\"",
                superview: "UIView",
                stack: "UIStackView"
            )
        ) { try template.applyOrThrow() }
        #expect(order == [0, 1, 2, 3] && stray.superview === root)
    }

    @Test func anArrangementGoesBackWhereConstraintsExcludeEachOther() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        root.addSubview(stack)
        stack.frame = root.bounds
        arrange([3, 2])
        model.axis = .vertical
        for width in [CGFloat(10), 20] {
            model.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: width).isActive = true
        }
        let messages = reports { #expect(!template.apply()) }
        #expect(messages.count == 1)
        #expect(order == [0, 1, 2, 3] && stack.axis == .horizontal)
        #expect(views[3].constraints.isEmpty)
    }
}
