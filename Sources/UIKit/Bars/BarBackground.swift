/// What lies behind a bar's content: a colour, a picture and a line.
final class BarBackground: UIView {
    private let line = UIView()
    private let picture = UIImageView(image: nil)
    /// Whether the line is at the upper edge, as of bars at the bottom.
    private let hasLineOnTop: Bool

    init(lineOnTop: Bool) {
        hasLineOnTop = lineOnTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        picture.clipsToBounds = true
        addSubview(picture)
        addSubview(line)
        picture.isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// Takes over a look.
    func show(color: UIColor?, image: UIImage?, line shadow: UIColor?) {
        backgroundColor = color
        picture.image = image
        picture.isHidden = image == nil
        line.backgroundColor = shadow
        line.isHidden = shadow == nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        let thickness = 1 / pixelsPerPoint
        line.frame = CGRect(
            x: 0,
            y: hasLineOnTop ? -thickness : bounds.height,
            width: bounds.width,
            height: thickness
        )
    }
}
