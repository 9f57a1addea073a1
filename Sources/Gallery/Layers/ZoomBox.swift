import UIKit

/// A drawing that is zoomed by two fingers, a trackpad, or the wheel with Control.
class ZoomBox: UIScrollView, UIScrollViewDelegate {
    private let content = GradientCard()
    private let caption = CATextLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        minimumZoomScale = 1
        maximumZoomScale = 4
        layer.cornerRadius = 20
        accessibilityIdentifier = "zoom-box"
        content.accessibilityIdentifier = "zoom-content"
        caption.string = "Zoom me with two fingers"
        caption.font = UIFont.systemFont(ofSize: 1, weight: .semibold)
        caption.fontSize = 17
        caption.isWrapped = true
        caption.alignmentMode = .right
        content.layer.addSublayer(caption)
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard zoomScale == 1, content.bounds.size != bounds.size else { return }
        content.frame = CGRect(origin: .zero, size: bounds.size)
        contentSize = bounds.size
        let width = bounds.width / 2
        let place = CGPoint(x: bounds.width - width - 20, y: bounds.height - 70)
        caption.frame = CGRect(origin: place, size: CGSize(width: width, height: 60))
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}
