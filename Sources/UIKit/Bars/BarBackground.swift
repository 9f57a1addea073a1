/// What lies behind a bar's content: a colour, a picture and a line.
final class BarBackground: UIView {
    private let line = UIView()
    private let picture = UIImageView(image: nil)
    /// What blurs the content behind the bar; nil while no look asks for it.
    private var blur: UIVisualEffectView?
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
    ///
    /// - Parameters:
    ///   - color: The colour of the background, in front of a blur; nil for none.
    ///   - image: The picture in front of the colour; nil for none.
    ///   - shadow: The colour of the line; nil for none.
    ///   - look: What says the blur and how the picture fills the bar; nil for neither.
    func show(
        color: UIColor?,
        image: UIImage?,
        line shadow: UIColor?,
        of look: UIBarAppearance? = nil
    ) {
        show(look?.chosenEffect, below: color)
        picture.contentMode = look?.backgroundImageContentMode ?? .scaleToFill
        picture.image = image
        picture.isHidden = image == nil
        line.backgroundColor = shadow
        line.isHidden = shadow == nil
    }

    private func show(_ effect: UIBlurEffect?, below color: UIColor?) {
        guard let effect else {
            blur?.removeFromSuperview()
            blur = nil
            backgroundColor = color
            return
        }
        let view = blur ?? UIVisualEffectView(effect: nil)
        if blur == nil {
            blur = view
            view.frame = bounds
            insertSubview(view, at: 0)
        }
        view.effect = effect
        view.contentView.backgroundColor = color
        backgroundColor = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        blur?.frame = bounds
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
