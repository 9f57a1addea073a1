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
    func size(_ text: String, _ font: UIFont = .systemFont(ofSize: 17)) -> CGSize {
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

    static let messages = [
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
}
