import RenderTree
import UIKit

extension BenchmarkRow {
    /// A hundred feed cells with texts, images and buttons, built and laid out from nothing.
    static let feedCells = BenchmarkRow(name: "feed-cells-100", unit: "us") {
        let own: Sample = {
            let screen = Screen { _ in }
            let time = Measure.microseconds(repetitions: 1) { _ in
                screen.scene.perform { LayoutScreens.addFeed(100, to: screen.root) }
                _ = screen.scene.commit()
            }
            screen.close()
            return time
        }
        return (own, nil)
    }

    /// A form of a hundred rows, built and laid out from nothing.
    static let form = BenchmarkRow(name: "form-100-screen", unit: "us") {
        let own: Sample = {
            let screen = Screen { _ in }
            let time = Measure.microseconds(repetitions: 1) { _ in
                screen.scene.perform { _ = LayoutScreens.addForm(100, to: screen.root) }
                _ = screen.scene.commit()
            }
            screen.close()
            return time
        }
        return (own, nil)
    }

    /// One new text in a form of a hundred rows.
    static let textInForm = BenchmarkRow(name: "text-change-in-form", unit: "us") {
        var labels: [UILabel] = []
        let screen = Screen { labels = LayoutScreens.addForm(100, to: $0) }
        var run = 0
        let own: Sample = {
            Measure.microseconds(repetitions: 200) { _ in
                run += 1
                labels[50].text = run % 2 == 0 ? "A long name" : "Name"
                _ = screen.scene.commit()
            }
        }
        return (own, nil)
    }

    /// Another size of the window around a screen of a thousand constraints.
    static let resize = BenchmarkRow(name: "resize-1000-constraints", unit: "us") {
        let screen = Screen { _ = LayoutScreens.addForm(125, to: $0) }
        var run = 0
        let own: Sample = {
            Measure.microseconds(repetitions: 20) { _ in
                run += 1
                let size = CGSize(width: 390 + run % 40, height: 844)
                try? screen.scene.deliver(.geometry(SceneGeometry(size: size, scale: 3)))
                _ = screen.scene.commit()
            }
        }
        return (own, nil)
    }
}

/// The screens that layout is measured with.
@MainActor
enum LayoutScreens {
    /// Adds rows of a label and a value, each with a line below: eight constraints a row.
    static func addForm(_ count: Int, to screen: UIView) -> [UILabel] {
        let form = fill(screen)
        var labels: [UILabel] = []
        var constraints: [NSLayoutConstraint] = []
        var top = form.topAnchor
        for index in 0..<count {
            let (label, value) = (UILabel(), UILabel())
            label.text = "Label \(index)"
            value.text = "Value"
            value.textAlignment = .right
            value.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
            add([label, value], to: form)
            constraints += [
                label.leadingAnchor.constraint(equalTo: form.leadingAnchor, constant: 16),
                label.topAnchor.constraint(equalTo: top, constant: 12),
                label.widthAnchor.constraint(lessThanOrEqualTo: form.widthAnchor, multiplier: 0.5),
                label.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
                value.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
                value.trailingAnchor.constraint(equalTo: form.trailingAnchor, constant: -16),
                value.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
                value.bottomAnchor.constraint(lessThanOrEqualTo: form.bottomAnchor, constant: 9999),
            ]
            labels.append(label)
            top = label.bottomAnchor
        }
        NSLayoutConstraint.activate(constraints)
        return labels
    }

    /// Adds cells of an avatar, a name, a time, a text that wraps, a picture and three buttons.
    static func addFeed(_ count: Int, to screen: UIView) {
        let feed = fill(screen)
        var top = feed.topAnchor
        for index in 0..<count {
            let cell = makeCell(index)
            add([cell], to: feed)
            NSLayoutConstraint.activate([
                cell.leadingAnchor.constraint(equalTo: feed.leadingAnchor),
                cell.trailingAnchor.constraint(equalTo: feed.trailingAnchor),
                cell.topAnchor.constraint(equalTo: top),
            ])
            top = cell.bottomAnchor
        }
    }

    private static func makeCell(_ index: Int) -> UIView {
        let (cell, avatar, picture) = (UIView(), UIImageView(), UIImageView())
        let (name, time, text) = (UILabel(), UILabel(), UILabel())
        name.text = "Person \(index)"
        name.font = .boldSystemFont(ofSize: 15)
        time.text = "\(index) min"
        time.font = .systemFont(ofSize: 12)
        text.text = String(repeating: "Words of post \(index) ", count: 4 + index % 5)
        text.numberOfLines = 0
        let buttons = ["Like", "Comment", "Share"].map { title in
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            return button
        }
        add([avatar, name, time, text, picture] + buttons, to: cell)
        var constraints = [
            avatar.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
            avatar.topAnchor.constraint(equalTo: cell.topAnchor, constant: 12),
            avatar.widthAnchor.constraint(equalToConstant: 40),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
            name.topAnchor.constraint(equalTo: avatar.topAnchor),
            name.trailingAnchor.constraint(
                lessThanOrEqualTo: cell.trailingAnchor,
                constant: -16
            ),
            time.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            time.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
            text.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
            text.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
            text.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 8),
            picture.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            picture.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5625),
        ]
        var leading = cell.leadingAnchor
        for button in buttons {
            constraints += [
                button.leadingAnchor.constraint(equalTo: leading),
                button.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 4),
                button.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -4),
                button.widthAnchor.constraint(equalTo: cell.widthAnchor, multiplier: 1 / 3),
            ]
            leading = button.trailingAnchor
        }
        NSLayoutConstraint.activate(constraints)
        return cell
    }

    private static func fill(_ screen: UIView) -> UIView {
        let view = UIView()
        add([view], to: screen)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: screen.topAnchor),
            view.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
        ])
        return view
    }

    private static func add(_ views: [UIView], to superview: UIView) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
    }
}
