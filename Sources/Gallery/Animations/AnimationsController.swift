import UIKit

/// One group of animations in the catalogue.
@MainActor
class Exhibit: UIView {
    /// Plays the animations of the exhibit.
    func play() {}

    func makeLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        addSubview(label)
        return label
    }

    func makeBox(_ color: UIColor, _ identifier: String) -> UIView {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        box.backgroundColor = color
        box.layer.cornerRadius = 10
        box.accessibilityIdentifier = identifier
        addSubview(box)
        return box
    }
}

/// The catalogue of animations: a row of buttons, the exhibit that was chosen, a button to play it.
class AnimationsController: UIViewController {
    private let choices: [(name: String, make: @MainActor () -> Exhibit)] = [
        ("Curves", { CurvesExhibit() }),
        ("Springs", { SpringsExhibit() }),
        ("Keyframes", { KeyframesExhibit() }),
        ("Interrupt", { InterruptionExhibit() }),
        ("Looks", { LooksExhibit() }),
        ("Scroll", { ScrollExhibit() }),
    ]
    private let bar = UIStackView()
    private let playButton = UIButton(type: .system)
    private var exhibit = Exhibit()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        bar.axis = .horizontal
        bar.distribution = .fillEqually
        for choice in choices {
            let button = UIButton(type: .system)
            button.setTitle(choice.name, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 11)
            button.accessibilityIdentifier = "exhibit-\(choice.name.lowercased())"
            button.addTarget(self, action: Self.choose, for: .touchUpInside)
            bar.addArrangedSubview(button)
        }
        playButton.setTitle("Play", for: .normal)
        playButton.titleLabel?.font = .systemFont(ofSize: 20, weight: .semibold)
        playButton.accessibilityIdentifier = "play"
        playButton.addTarget(self, action: Self.play, for: .touchUpInside)
        view.addSubview(bar)
        view.addSubview(playButton)
        show(CurvesExhibit())
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let width = min(area.width - 32, 480)
        let left = area.midX - width / 2
        bar.frame = CGRect(x: left, y: area.minY + 16, width: width, height: 44)
        exhibit.frame = CGRect(x: left, y: area.minY + 84, width: width, height: 480)
        playButton.frame = CGRect(x: left, y: area.minY + 580, width: width, height: 44)
    }

    func choose(_ sender: UIButton) {
        guard let choice = choices.first(where: { $0.name == sender.title(for: .normal) }) else {
            return
        }
        let exhibit = choice.make()
        UIView.transition(
            with: view,
            duration: 0.25,
            options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { self.show(exhibit) }
        )
    }

    func play() {
        exhibit.play()
    }

    private func show(_ new: Exhibit) {
        exhibit.removeFromSuperview()
        exhibit = new
        view.addSubview(new)
        view.setNeedsLayout()
    }
}
