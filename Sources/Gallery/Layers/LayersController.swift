import UIKit

/// Layers below views: a gradient, a ring that fills, a picture cut by a shape, a dashed edge.
class LayersController: ScrollingStackController {
    private let ring = ProgressRing()
    private let progressLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Layers"
        addTitle("Layers")
        addRow(GradientCard(), height: 140)
        addProgress()
        addRow(MaskedAvatar(), height: 120)
        addRow(DashedBox(), height: 100)
        addRow(ShimmerBars(), height: 64)
        addRow(SpaceBox(), height: 180)
        addRow(CubeBox(), height: 180)
        addRow(ZoomBox(), height: 180)
    }

    private func addRow(_ view: UIView, height: CGFloat) {
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        stack.addArrangedSubview(view)
    }

    private func addProgress() {
        addRow(ring, height: 160)
        ring.accessibilityIdentifier = "progress-ring"
        progressLabel.textAlignment = .center
        progressLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
        progressLabel.accessibilityIdentifier = "progress-label"
        let button = UIButton(type: .system)
        button.setTitle("Go on", for: .normal)
        button.accessibilityIdentifier = "progress-button"
        button.addTarget(self, action: Self.goOn, for: .touchUpInside)
        stack.addArrangedSubview(progressLabel)
        stack.addArrangedSubview(button)
        ring.progress = 0.35
        showProgress()
    }

    func goOn() {
        ring.progress = ring.progress >= 1 ? 0 : min(ring.progress + 0.25, 1)
        showProgress()
    }

    private func showProgress() {
        progressLabel.text = "\(Int((ring.progress * 100).rounded())) %"
    }
}
