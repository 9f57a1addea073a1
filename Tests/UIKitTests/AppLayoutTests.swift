import RenderTree
import Testing

@testable import UIKit

/// Screens as apps write them, with frames worked out by hand from UIKit's rules.
///
/// Those are constraints, natural sizes, hugging and resistance, and the safe area. Text is measured
/// by labels of its own.
@MainActor
struct AppLayoutTests {
    /// The natural size of a line of text.
    private func size(_ text: String, _ font: UIFont = .systemFont(ofSize: 17)) -> CGSize {
        let label = UILabel()
        label.text = text
        label.font = font
        return label.sizeThatFits(.zero)
    }

    private func makeScreen(
        _ controller: UIViewController,
        isRightToLeft: Bool = false
    ) -> TestScene {
        var environment = SceneEnvironment()
        environment.isRightToLeft = isRightToLeft
        let test = TestScene(
            safeArea: .init(top: 47, bottom: 34),
            environment: environment,
            root: controller
        )
        test.commit()
        return test
    }

    // MARK: - Profile

    private final class ProfileController: UIViewController {
        let (avatar, name, bio, follow) = (UIView(), UILabel(), UILabel(), UIButton())
        let stats = UIStackView()

        override func viewDidLoad() {
            super.viewDidLoad()
            name.text = "Ada Lovelace"
            name.font = .boldSystemFont(ofSize: 22)
            bio.numberOfLines = 0
            bio.textAlignment = .center
            bio.text = String(repeating: "Enchantress of numbers. ", count: 6)
            for text in ["12 posts", "340 followers", "5 following"] {
                let label = UILabel()
                label.text = text
                label.textAlignment = .center
                stats.addArrangedSubview(label)
            }
            stats.distribution = .fillEqually
            stats.spacing = 12
            for item in [avatar, name, bio, stats, follow] {
                item.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(item)
            }
            let safe = view.safeAreaLayoutGuide
            let margins = view.layoutMarginsGuide
            NSLayoutConstraint.activate([
                avatar.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
                avatar.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                avatar.widthAnchor.constraint(equalToConstant: 96),
                avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
                name.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 12),
                name.centerXAnchor.constraint(equalTo: avatar.centerXAnchor),
                name.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
                bio.topAnchor.constraint(
                    equalToSystemSpacingBelow: name.bottomAnchor,
                    multiplier: 1
                ),
                bio.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                bio.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                stats.topAnchor.constraint(equalTo: bio.bottomAnchor, constant: 16),
                stats.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                stats.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                follow.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                follow.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                follow.heightAnchor.constraint(equalToConstant: 50),
                follow.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
            ])
        }
    }

    @Test func aProfileScreen() {
        let controller = ProfileController()
        let test = makeScreen(controller)
        defer { test.end() }
        #expect(controller.avatar.frame == CGRect(x: 147, y: 71, width: 96, height: 96))
        let name = size("Ada Lovelace", .boldSystemFont(ofSize: 22))
        #expect(controller.name.frame.size == name)
        #expect(controller.name.frame.minY == 179)
        #expect(abs(controller.name.frame.midX - 195) <= 0.25)
        let height = controller.bio.sizeThatFits(CGSize(width: 358, height: 0)).height
        #expect(height > 2 * 20)
        #expect(
            controller.bio.frame
                == CGRect(x: 16, y: 179 + name.height + 8, width: 358, height: height)
        )
        let stats = controller.stats.frame
        #expect(stats.minY == controller.bio.frame.maxY + 16 && stats.height == 20.5)
        // (358 - 2 × 12) / 3 = 111⅓, rounded edge by edge at two pixels a point.
        #expect(
            controller.stats.arrangedSubviews.map(\.frame)
                == [(0, 111.5), (123.5, 111), (246.5, 111.5)].map {
                    CGRect(x: $0.0, y: 0, width: $0.1, height: 20.5)
                }
        )
        #expect(controller.follow.frame == CGRect(x: 16, y: 744, width: 358, height: 50))
    }

    // MARK: - Chat

    private final class BubbleCell: UITableViewCell {
        let (bubble, message) = (UIView(), UILabel())
        private(set) lazy var leading = bubble.leadingAnchor.constraint(
            equalTo: contentView.leadingAnchor,
            constant: 16
        )
        private(set) lazy var trailing = bubble.trailingAnchor.constraint(
            equalTo: contentView.trailingAnchor,
            constant: -16
        )

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            message.numberOfLines = 0
            bubble.translatesAutoresizingMaskIntoConstraints = false
            message.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(bubble)
            bubble.addSubview(message)
            NSLayoutConstraint.activate([
                message.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
                message.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
                message.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
                message.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
                bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
                bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
                message.widthAnchor.constraint(lessThanOrEqualToConstant: 250),
                message.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
            ])
        }

        required init?(coder: NSCoder) { nil }

        func show(_ text: String, isIncoming: Bool) {
            message.text = text
            leading.isActive = isIncoming
            trailing.isActive = !isIncoming
        }
    }

    private static let messages = [
        "Hi!", "ok",
        "Could you send me the numbers of the last quarter before the meeting starts tomorrow?",
        "Of course, I will put them into the shared folder and tell everybody who needs to know.",
    ]

    private final class ChatController: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
            tableView.separatorStyle = .none
            tableView.rowHeight = UITableView.automaticDimension
            tableView.estimatedRowHeight = 44
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        {
            AppLayoutTests.messages.count
        }

        override func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
            (cell as? BubbleCell)?.show(
                AppLayoutTests.messages[indexPath.row],
                isIncoming: indexPath.row % 2 == 0
            )
            return cell
        }
    }

    @Test func bubblesOfAChatAreAsWideAsTheirLines() throws {
        let controller = ChatController()
        let test = makeScreen(controller)
        defer { test.end() }
        for (row, text) in Self.messages.enumerated() {
            let index = IndexPath(row: row, section: 0)
            let cell = try #require(controller.tableView.cellForRow(at: index) as? BubbleCell)
            let label = UILabel()
            label.numberOfLines = 0
            label.text = text
            // The room of 250 points breaks the lines; the longest of them is the width.
            let lines = label.sizeThatFits(CGSize(width: 250, height: 0))
            let width = max(30, lines.width)
            #expect(cell.message.frame.size == CGSize(width: width, height: lines.height))
            if row > 1 { #expect(lines.width < 250 && lines.height > 40) }
            let bubble = cell.bubble.frame
            #expect(bubble.size == CGSize(width: width + 24, height: lines.height + 16))
            #expect(row % 2 == 0 ? bubble.minX == 16 : bubble.maxX == 374)
            #expect(cell.frame.height == lines.height + 24)
        }
    }

    @Test func narrowedTextTakesTheRoomThatItGetsLater() {
        let screen = LayoutScreen()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Self.messages[2]
        _ = screen.add(label)
        let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: 250)
        NSLayoutConstraint.activate([
            limit,
            label.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
            label.topAnchor.constraint(equalTo: screen.root.topAnchor),
        ])
        func expectLines(within width: CGFloat, _ line: Int = #line) {
            screen.layOut()
            let lines = label.sizeThatFits(CGSize(width: width, height: 0))
            #expect(label.frame.size == lines, "line \(line)")
        }
        for width in [250, 300, 180, 391, 250] as [CGFloat] {
            limit.constant = width
            expectLines(within: width)
        }
        label.text = "A text that is much shorter, but takes more than one line of it"
        expectLines(within: 250)
        label.text = "Short"
        expectLines(within: 250)
        label.text = Self.messages[3]
        expectLines(within: 250)
        // Held at both sides it is as wide as these say; let go of, it has its lines' width again.
        let end = label.trailingAnchor.constraint(
            equalTo: screen.root.leadingAnchor,
            constant: 245
        )
        end.isActive = true
        screen.layOut()
        #expect(label.frame.width == 245)
        end.isActive = false
        limit.constant = 330
        expectLines(within: 330)
    }

    @Test func centredTextInAColumnIsABlockOfItsLines() {
        let screen = LayoutScreen()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Self.messages[2]
        let stack = UIStackView(arrangedSubviews: [ContentView(100, 20), label])
        stack.axis = .vertical
        stack.alignment = .center
        _ = screen.add(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 70),
            stack.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor, constant: -70),
            stack.topAnchor.constraint(equalTo: screen.root.topAnchor),
        ])
        screen.layOut()
        let lines = label.sizeThatFits(CGSize(width: 260, height: 0))
        #expect(lines.width < 260)
        #expect(label.frame.size == lines)
        #expect(abs(label.frame.midX - 130) <= 0.25)
    }

    // MARK: - Settings

    @Test(arguments: [false, true])
    func aRowOfSettings(isRightToLeft: Bool) {
        let controller = UIViewController()
        let test = makeScreen(controller, isRightToLeft: isRightToLeft)
        defer { test.end() }
        let (title, subtitle, toggle) = (UILabel(), UILabel(), UISwitch())
        title.text = "Notifications"
        subtitle.text = "Banners, sounds"
        subtitle.font = .systemFont(ofSize: 13)
        let texts = UIStackView(arrangedSubviews: [title, subtitle])
        texts.axis = .vertical
        texts.spacing = 2
        let icon = ContentView(28, 28)
        icon.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [icon, texts, toggle])
        row.alignment = .center
        row.spacing = 12
        row.isLayoutMarginsRelativeArrangement = true
        row.directionalLayoutMargins = .init(top: 8, leading: 20, bottom: 8, trailing: 10)
        row.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
            row.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        test.commit()
        let inner = size("Notifications").height + 2 + size("x", subtitle.font).height
        #expect(row.frame == CGRect(x: 0, y: 47, width: 390, height: inner + 16))
        func mirrored(_ frame: CGRect) -> CGRect {
            guard isRightToLeft else { return frame }
            return CGRect(origin: CGPoint(x: 390 - frame.maxX, y: frame.minY), size: frame.size)
        }
        #expect(mirrored(icon.frame).minX == 20 && icon.frame.width == 28)
        // The switch hugs its size more than text does, so that it is the text that is stretched;
        // constraints act on the part of it that is 49 points wide, less 2 at the right.
        #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
        let aligned = toggle.alignmentRect(forFrame: toggle.frame)
        #expect(mirrored(aligned).maxX == 380 && aligned.width == 49)
        #expect(mirrored(texts.frame).minX == 60)
        #expect(mirrored(texts.frame).maxX == mirrored(aligned).minX - 12)
        #expect(title.frame.width == texts.frame.width && texts.frame.height == inner)
        #expect(abs(row.bounds.midY - icon.frame.midY) <= 0.25)
    }

    @Test func controlsOfFixedSizesHugThem() {
        func hugging(_ view: UIView) -> [Float] {
            [.horizontal, .vertical].map { view.contentHuggingPriority(for: $0).rawValue }
        }
        #expect(hugging(UISwitch()) == [750, 750])
        #expect(hugging(UIStepper()) == [750, 750])
        #expect(hugging(UIActivityIndicatorView(style: .medium)) == [750, 750])
        #expect(hugging(UIProgressView(progressViewStyle: .default)) == [250, 750])
        // 251 is what Interface Builder writes; a label of code has 250.
        for view in [UILabel(), UIImageView(), UIButton(), UITextField(), UISlider(), UIView()] {
            #expect(hugging(view) == [250, 250])
            #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        }
        let toggle = UISwitch()
        toggle.setContentHuggingPriority(.defaultLow, for: .horizontal)
        #expect(hugging(toggle) == [250, 750])
    }

    // MARK: - Scrolling

    @Test func aScreenOfSectionsScrollsDownAndEachToTheSide() {
        let controller = UIViewController()
        let test = makeScreen(controller)
        defer { test.end() }
        let (scroll, column) = (UIScrollView(), UIStackView())
        column.axis = .vertical
        column.spacing = 20
        let view: UIView = controller.view
        for (child, parent) in [(scroll, view), (column, scroll)] as [(UIView, UIView)] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
            NSLayoutConstraint.activate([
                child.topAnchor.constraint(equalTo: parent.topAnchor),
                child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
                child.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
                child.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
            ])
        }
        column.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
        var shelves: [UIScrollView] = []
        for _ in 0..<6 {
            let title = UILabel()
            title.text = "Section"
            let (shelf, row) = (UIScrollView(), UIStackView())
            row.spacing = 10
            row.translatesAutoresizingMaskIntoConstraints = false
            shelf.addSubview(row)
            for _ in 0..<5 {
                let tile = UIView()
                tile.widthAnchor.constraint(equalToConstant: 120).isActive = true
                row.addArrangedSubview(tile)
            }
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: shelf.contentLayoutGuide.topAnchor),
                row.leadingAnchor.constraint(
                    equalTo: shelf.contentLayoutGuide.leadingAnchor,
                    constant: 16
                ),
                row.trailingAnchor.constraint(
                    equalTo: shelf.contentLayoutGuide.trailingAnchor,
                    constant: -16
                ),
                row.bottomAnchor.constraint(equalTo: shelf.contentLayoutGuide.bottomAnchor),
                row.heightAnchor.constraint(equalTo: shelf.frameLayoutGuide.heightAnchor),
                shelf.heightAnchor.constraint(equalToConstant: 150),
            ])
            let section = UIStackView(arrangedSubviews: [title, shelf])
            section.axis = .vertical
            section.spacing = 6
            column.addArrangedSubview(section)
            shelves.append(shelf)
        }
        test.commit()
        // Six sections of a line of 20.5, 6 and 150 points, with five spaces of 20.
        #expect(scroll.contentSize == CGSize(width: 390, height: 6 * 176.5 + 100))
        #expect(scroll.adjustedContentInset.top == 47)
        for shelf in shelves {
            #expect(shelf.frame == CGRect(x: 0, y: 26.5, width: 390, height: 150))
            // Five tiles of 120, four spaces of 10 and 16 at both ends.
            #expect(shelf.contentSize == CGSize(width: 672, height: 150))
        }
        shelves[5].superview?.isHidden = true
        test.commit()
        #expect(scroll.contentSize.height == 5 * 176.5 + 80)
    }

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
