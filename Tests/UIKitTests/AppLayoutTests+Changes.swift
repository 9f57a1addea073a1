import RenderTree
import Testing

@testable import UIKit

/// What changes while it is shown, and what fits into what there is.
extension AppLayoutTests {
    // MARK: - Changes

    @Test func hidingInAStackIsAnimatedWithWhatFollows() {
        let screen = LayoutScreen()
        let (first, details, last) = (
            ContentView(50, 30), ContentView(50, 80), ContentView(50, 30)
        )
        let stack = UIStackView(arrangedSubviews: [first, details, last])
        stack.axis = .vertical
        stack.spacing = 10
        _ = screen.add(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: screen.root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 200),
        ])
        screen.layOut()
        #expect(last.frame == CGRect(x: 0, y: 130, width: 200, height: 30))
        for (isHidden, y, height) in [(true, 40, 70), (false, 130, 160)]
            as [(Bool, CGFloat, CGFloat)]
        {
            screen.test.scene.perform {
                UIView.animate(withDuration: 0.3) {
                    details.isHidden = isHidden
                    screen.root.layoutIfNeeded()
                }
            }
            let patch = screen.test.commit()
            #expect(patch.transitions.contains { $0.duration == 0.3 })
            #expect(last.frame.minY == y && stack.frame.height == height)
            #expect(details.isHidden == isHidden)
            screen.test.clock.advance(by: 1)
            screen.layOut()
        }
    }

    private final class CardView: UIView {
        let (image, text) = (UIView(), UIView())
        private var current: [NSLayoutConstraint] = []
        var isWide = false {
            didSet { if isWide != oldValue { setNeedsUpdateConstraints() } }
        }
        private(set) var updates = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            for view in [image, text] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
            }
            // The picture has the shape of a screen, wherever it stands.
            image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 9 / 16).isActive =
                true
        }

        required init?(coder: NSCoder) { nil }

        override class var requiresConstraintBasedLayout: Bool { true }

        override func updateConstraints() {
            updates += 1
            NSLayoutConstraint.deactivate(current)
            let views: [String: Any] = ["image": image, "text": text]
            let formats =
                isWide
                ? [
                    "H:|-gap-[image(160)]-gap-[text]-gap-|", "V:|-gap-[image]",
                    "V:|-gap-[text(60)]",
                ]
                : ["|[image]|", "|-gap-[text]-gap-|", "V:|[image]-gap-[text(60)]"]
            current = formats.flatMap {
                NSLayoutConstraint.constraints(
                    withVisualFormat: $0,
                    metrics: ["gap": 12],
                    views: views
                )
            }
            NSLayoutConstraint.activate(current)
            super.updateConstraints()
        }
    }

    @Test func aCardChoosesItsConstraintsInTheUpdate() {
        let screen = LayoutScreen()
        let card = CardView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        screen.root.addSubview(card)
        screen.layOut()
        #expect(card.image.frame == CGRect(x: 0, y: 0, width: 320, height: 180))
        #expect(card.text.frame == CGRect(x: 12, y: 192, width: 296, height: 60))
        card.isWide = true
        screen.layOut()
        #expect(card.image.frame == CGRect(x: 12, y: 12, width: 160, height: 90))
        #expect(card.text.frame == CGRect(x: 184, y: 12, width: 124, height: 60))
        #expect(card.updates == 2)
    }

    private final class MarginStack: UIView {
        let child = UIView()
        private(set) var changes = 0

        override func layoutMarginsDidChange() {
            super.layoutMarginsDidChange()
            changes += 1
        }
    }

    @Test func marginsThatChangeMoveWhatIsPinnedToThem() {
        let screen = LayoutScreen()
        let box = MarginStack(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        screen.root.addSubview(box)
        _ = screen.add(box.child, to: box)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-[child]-|",
                metrics: nil,
                views: ["child": box.child]
            )
                + [
                    box.child.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
                    box.child.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
                ]
        )
        screen.layOut()
        #expect(box.child.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
        let before = box.changes
        box.directionalLayoutMargins = .init(top: 1, leading: 20, bottom: 3, trailing: 40)
        screen.layOut()
        #expect(box.child.frame == CGRect(x: 20, y: 1, width: 140, height: 96))
        #expect(box.changes == before + 1)
    }

    // MARK: - Fitting

    @Test func cellsOfACollectionAreFittedByPriorities() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let (badge, title, text) = (ContentView(24, 24), UILabel(), UILabel())
        title.text = "Title"
        text.numberOfLines = 0
        text.text = Self.messages[3]
        for view in [badge, title, text] {
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
        }
        let content = cell.contentView
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
            badge.centerYAnchor.constraint(equalTo: title.centerYAnchor),
            title.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 8),
            title.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
            title.trailingAnchor.constraint(
                lessThanOrEqualTo: content.trailingAnchor,
                constant: -10
            ),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6),
            text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
            text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
            text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
        ])
        let lines = text.sizeThatFits(CGSize(width: 180, height: 0)).height
        let fitted = content.systemLayoutSizeFitting(
            CGSize(width: 200, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(fitted == CGSize(width: 200, height: 36.5 + lines + 10))
        // Without a width the text stands on one line: it resists more than the target asks.
        let natural = size(Self.messages[3])
        #expect(
            content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: natural.width + 20, height: 36.5 + natural.height + 10)
        )
        #expect(content.bounds.size == CGSize(width: 50, height: 50))
    }

    @Test func aHeaderOfATableGetsTheHeightThatItAsksFor() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (header, label) = (UIView(), UILabel())
        label.numberOfLines = 0
        label.text = Self.messages[2]
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: header.topAnchor, constant: 20),
            label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
            header.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
            header.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 20),
        ])
        // The usual way: the width first, then the height that constraints ask for at it.
        header.frame.size.width = table.bounds.width
        header.setNeedsLayout()
        header.layoutIfNeeded()
        let wrapped = header.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .defaultLow
        )
        let lines = label.sizeThatFits(CGSize(width: 288, height: 0)).height
        #expect(wrapped == CGSize(width: 320, height: lines + 40))
        header.frame.size.height = wrapped.height
        table.tableHeaderView = header
        table.layoutIfNeeded()
        #expect(table.contentSize.height == wrapped.height)
        #expect(label.frame == CGRect(x: 16, y: 20, width: 288, height: lines))
    }

    // MARK: - Priorities

    @Test func aPairOfLabelsSharesALineByPriorities() {
        let screen = LayoutScreen()
        let (name, time) = (UILabel(), UILabel())
        name.text = String(repeating: "A long name ", count: 10)
        time.text = "10:45"
        for label in [name, time] { _ = screen.add(label) }
        time.setContentHuggingPriority(.required, for: .horizontal)
        time.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 16),
            name.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 10),
            time.leadingAnchor.constraint(
                greaterThanOrEqualTo: name.trailingAnchor,
                constant: 8
            ),
            time.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor, constant: -16),
            time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
        ])
        screen.layOut()
        let width = size("10:45").width
        #expect(time.frame == CGRect(x: 384 - width, y: 10, width: width, height: 20.5))
        #expect(name.frame == CGRect(x: 16, y: 10, width: 360 - width, height: 20.5))
        name.text = "Ada"
        screen.layOut()
        #expect(name.frame.width == size("Ada").width)
        #expect(time.frame.maxX == 384)
    }

    @Test func aPictureKeepsItsShapeWithinLimits() {
        let screen = LayoutScreen()
        let box = screen.add()
        let picture = screen.add(to: box)
        let (width, height) = (
            box.widthAnchor.constraint(equalToConstant: 300),
            box.heightAnchor.constraint(equalToConstant: 300)
        )
        let fillWidth = picture.widthAnchor.constraint(equalTo: box.widthAnchor)
        let fillHeight = picture.heightAnchor.constraint(equalTo: box.heightAnchor)
        for constraint in [fillWidth, fillHeight] { constraint.priority = .defaultHigh }
        NSLayoutConstraint.activate([
            width, height, fillWidth, fillHeight,
            box.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
            box.topAnchor.constraint(equalTo: screen.root.topAnchor),
            picture.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            picture.centerYAnchor.constraint(equalTo: box.centerYAnchor),
            picture.widthAnchor.constraint(lessThanOrEqualTo: box.widthAnchor),
            picture.heightAnchor.constraint(lessThanOrEqualTo: box.heightAnchor),
            picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 16 / 9),
        ])
        screen.layOut()
        // 300 wide, 168¾ high, whose edges lie on half points.
        #expect(picture.frame == CGRect(x: 0, y: 65.5, width: 300, height: 169))
        height.constant = 90
        screen.layOut()
        #expect(picture.frame == CGRect(x: 70, y: 0, width: 160, height: 90))
    }
}
