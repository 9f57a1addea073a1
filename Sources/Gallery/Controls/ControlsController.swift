import UIKit

/// Every control for a value, with a label that says what it sent last.
class ControlsController: ScrollingStackController {
    let lightSwitch = UISwitch()
    let slider = UISlider()
    let stepper = UIStepper()
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    let pages = UIPageControl()
    let progress = UIProgressView(progressViewStyle: .default)
    let indicator = UIActivityIndicatorView(style: .medium)
    private let report = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        addTitle("Controls")
        report.text = "Nothing changed yet"
        report.font = .preferredFont(forTextStyle: .footnote)
        report.textColor = .secondaryLabel
        report.accessibilityIdentifier = "report-label"
        stack.addArrangedSubview(report)
        addValues()
        addChoices()
        addWork()
        addSymbols()
        addEffects()
    }

    // MARK: - Sections

    private func addValues() {
        lightSwitch.isOn = true
        lightSwitch.accessibilityIdentifier = "switch"
        lightSwitch.accessibilityLabel = "Light"
        lightSwitch.addTarget(self, action: Self.switched, for: .valueChanged)
        let tinted = UISwitch()
        tinted.onTintColor = .systemPurple
        tinted.isOn = true
        tinted.accessibilityLabel = "Tinted"
        let disabled = UISwitch()
        disabled.isEnabled = false
        disabled.accessibilityLabel = "Disabled"
        slider.value = 0.4
        slider.accessibilityIdentifier = "slider"
        slider.accessibilityLabel = "Brightness"
        slider.minimumValueImage = UIImage(systemName: "sun.min")
        slider.maximumValueImage = UIImage(systemName: "sun.max")
        slider.addTarget(self, action: Self.slid, for: .valueChanged)
        stepper.accessibilityIdentifier = "stepper"
        stepper.maximumValue = 12
        stepper.addTarget(self, action: Self.stepped, for: .valueChanged)
        addSection([
            row("Light", lightSwitch), row("Tinted", tinted), row("Disabled", disabled),
            row(nil, slider), row("Copies", stepper),
        ])
    }

    private func addChoices() {
        segments.selectedSegmentIndex = 0
        segments.accessibilityIdentifier = "segments"
        segments.addTarget(self, action: Self.chose, for: .valueChanged)
        let icons = UISegmentedControl(
            items: ["list.bullet", "square.grid.2x2", "map"].compactMap { UIImage(systemName: $0) }
        )
        icons.selectedSegmentIndex = 1
        icons.selectedSegmentTintColor = .systemBlue
        icons.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        icons.accessibilityIdentifier = "icons"
        pages.numberOfPages = 5
        pages.pageIndicatorTintColor = .systemGray3
        pages.currentPageIndicatorTintColor = .label
        pages.accessibilityIdentifier = "pages"
        pages.accessibilityLabel = "Pages"
        pages.addTarget(self, action: Self.turned, for: .valueChanged)
        addSection([row(nil, segments), row("Layout", icons), row(nil, pages)])
    }

    private func addWork() {
        progress.progress = 0.3
        progress.accessibilityIdentifier = "progress"
        progress.accessibilityLabel = "Download"
        indicator.accessibilityIdentifier = "indicator"
        indicator.startAnimating()
        let large = UIActivityIndicatorView(style: .large)
        large.color = .systemOrange
        large.startAnimating()
        let pair = UIStackView(arrangedSubviews: [indicator, large])
        pair.spacing = 16
        pair.alignment = .center
        let toggle = UIButton(type: .system)
        toggle.setTitle("Work", for: .normal)
        toggle.setImage(UIImage(systemName: "hourglass"), for: .normal)
        toggle.accessibilityIdentifier = "work-button"
        toggle.addTarget(self, action: Self.work, for: .touchUpInside)
        addSection([row(nil, progress), row("Activity", pair), row(nil, toggle)])
    }

    private func addSymbols() {
        let grid = UIStackView()
        grid.axis = .vertical
        grid.spacing = 14
        for line in SymbolSample.lines {
            let views = line.compactMap { name -> UIView? in
                let view = UIImageView(image: UIImage(systemName: name))
                view.contentMode = .center
                view.preferredSymbolConfiguration = .init(pointSize: 20)
                return view
            }
            let row = UIStackView(arrangedSubviews: views)
            row.distribution = .fillEqually
            grid.addArrangedSubview(row)
        }
        let weights: [UIImage.SymbolWeight] = [.thin, .regular, .semibold, .black]
        let heavier = weights.map { weight in
            let view = UIImageView(image: UIImage(systemName: "heart.circle"))
            view.contentMode = .center
            view.tintColor = .systemPink
            view.preferredSymbolConfiguration = .init(pointSize: 28, weight: weight)
            return view
        }
        let row = UIStackView(arrangedSubviews: heavier)
        row.distribution = .fillEqually
        grid.addArrangedSubview(row)
        addSection([self.row(nil, grid)])
    }

    private func addEffects() {
        let stage = UIView()
        stage.heightAnchor.constraint(equalToConstant: 110).isActive = true
        let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue]
        let stripes = UIStackView(
            arrangedSubviews: colors.map { color in
                let stripe = UIView()
                stripe.backgroundColor = color
                return stripe
            }
        )
        stripes.distribution = .fillEqually
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        effect.layer.cornerRadius = 14
        effect.clipsToBounds = true
        effect.accessibilityIdentifier = "effect"
        let label = UILabel()
        label.text = "Thin material"
        label.textAlignment = .center
        label.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        effect.contentView.frame = label.frame
        effect.contentView.addSubview(label)
        for (view, inset) in [(stripes, 0.0), (effect, 22.0)] as [(UIView, CGFloat)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: inset),
                view.trailingAnchor.constraint(equalTo: stage.trailingAnchor, constant: -inset),
                view.topAnchor.constraint(equalTo: stage.topAnchor, constant: inset),
                view.bottomAnchor.constraint(equalTo: stage.bottomAnchor, constant: -inset),
            ])
        }
        addSection([stage])
    }

    // MARK: - Actions

    func switched() { report.text = "Switch: \(lightSwitch.isOn ? "on" : "off")" }
    func slid() {
        report.text = "Slider: \(Int((slider.value * 100).rounded()))"
        progress.progress = slider.value
    }
    func stepped() { report.text = "Stepper: \(Int(stepper.value))" }
    func chose() {
        let index = segments.selectedSegmentIndex
        report.text = "Segments: \(segments.titleForSegment(at: index) ?? "none")"
    }
    func turned() { report.text = "Page: \(pages.currentPage + 1)" }
    func work() {
        if indicator.isAnimating { indicator.stopAnimating() } else { indicator.startAnimating() }
        progress.setProgress(progress.progress > 0.5 ? 0.1 : 0.9, animated: true)
    }

    // MARK: - Rows

    private func row(_ title: String?, _ view: UIView) -> UIView {
        var views = [view]
        if let title {
            let label = UILabel()
            label.text = title
            label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
            views.insert(label, at: 0)
        }
        let row = UIStackView(arrangedSubviews: views)
        row.alignment = .center
        row.spacing = 12
        if title == nil { row.axis = .vertical }
        if title == nil, !(view is UIPageControl), !(view is UIButton) { row.alignment = .fill }
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutMargins = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
        return row
    }

    private func addSection(_ rows: [UIView]) {
        let section = UIStackView(arrangedSubviews: rows)
        section.axis = .vertical
        section.backgroundColor = .secondarySystemGroupedBackground
        section.layer.cornerRadius = 12
        section.clipsToBounds = true
        stack.addArrangedSubview(section)
    }
}
