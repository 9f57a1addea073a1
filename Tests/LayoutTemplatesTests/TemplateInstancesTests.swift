import LayoutTemplates
import Testing
import UIKit

/// One template for several cells.
@MainActor
struct TemplateInstancesTests {
    private final class Cell: UIView {
        let label = UIView()
        let stack = UIStackView()
        let width: NSLayoutConstraint

        override init(frame: CGRect) {
            width = label.widthAnchor.constraint(equalToConstant: 10)
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            addSubview(stack)
            for tag in 0..<2 {
                let view = UIView()
                view.tag = tag
                stack.addArrangedSubview(view)
            }
            NSLayoutConstraint.activate([
                width, label.leadingAnchor.constraint(equalTo: leadingAnchor),
                label.topAnchor.constraint(equalTo: topAnchor),
                label.heightAnchor.constraint(equalToConstant: 10),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private let cells = (0..<3).map { _ in
        Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    }
    private let template = LDOLayoutTemplate(frame: .zero)
    private let part = UIView()

    init() {
        let model = UIStackView()
        part.translatesAutoresizingMaskIntoConstraints = false
        template.addSubview(part)
        template.addSubview(model)
        template.targetView = cells[0]
        part.targetView = cells[0].label
        part.alpha = 0.5
        part.templateAttributes = "alpha"
        model.targetView = cells[0].stack
        for view in cells[0].stack.arrangedSubviews.reversed() {
            let part = UIView()
            part.targetView = view
            model.addArrangedSubview(part)
        }
        NSLayoutConstraint.activate([
            part.widthAnchor.constraint(equalToConstant: 30),
            part.heightAnchor.constraint(equalToConstant: 20),
            part.topAnchor.constraint(equalTo: template.topAnchor),
            part.trailingAnchor.constraint(equalTo: template.layoutMarginsGuide.trailingAnchor),
        ])
    }

    @Test func eachInstanceGetsTheLayoutByItself() {
        for cell in cells.dropFirst() { #expect(template.apply(to: cell)) }
        for cell in cells { cell.layoutIfNeeded() }
        #expect(cells.map(\.label.frame.width) == [10, 30, 30])
        #expect(cells.map(\.label.frame.maxX) == [10, 92, 92])
        #expect(cells.map(\.label.alpha) == [1, 0.5, 0.5])
        #expect(cells[1].stack.arrangedSubviews.map(\.tag) == [1, 0])
        #expect(cells[0].stack.arrangedSubviews.map(\.tag) == [0, 1])
        #expect(cells.map(\.width.isActive) == [true, false, false])
    }

    @Test func theStateOfOneInstanceIsThatOfOthers() {
        let before = LDOLayoutTemplate(withCurrentStateForViewsIn: template)
        template.apply(to: cells[1])
        #expect(before.apply(to: cells[1]))
        cells[1].layoutIfNeeded()
        #expect(cells[1].label.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(cells[0].width.isActive)
    }

    @Test func anInstanceOfAnotherShapeIsRefused() {
        let other = UIView()
        other.accessibilityIdentifier = "other"
        let messages = reports { #expect(!template.apply(to: other)) }
        #expect(
            messages == [
                "Cannot apply LDOLayoutTemplate: UIView \"other\" has no view at the place of "
                    + "UIView."
            ]
        )
    }

    @Test func targetsMayBeExchanged() {
        template.targetView = cells[2]
        part.targetView = cells[2].label
        template.subviews[1].removeFromSuperview()
        template.apply()
        #expect(cells.map(\.width.isActive) == [true, true, false])
    }
}
