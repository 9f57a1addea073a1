import CoreGraphics

/// A surface of colours, of which a finger picks one.
class ColorSurface: UIView {
    /// Called with each colour, and whether the finger goes on.
    var picked: ((PickedColor, Bool) -> Void)?
    private let mark = UIView()
    /// The colour that is marked; its transparency does not count.
    var selection = PickedColor(red: 1, green: 1, blue: 1) {
        didSet { if selection != oldValue { setNeedsLayout() } }
    }
    /// Where the finger picked, which tells more than the colour: white is in many places.
    private var place: CGPoint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        clipsToBounds = true
        mark.isUserInteractionEnabled = false
        mark.layer.borderColor = UIColor.white.cgColor
        mark.layer.borderWidth = 3
        mark.layer.shadowOpacity = 0.5
        mark.layer.shadowRadius = 1
        mark.layer.shadowOffset = .zero
        // From the first touch on, so that nothing around scrolls or is dragged away.
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0
        press.addTarget(self, action: ColorSurface.pressed)
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the colour at a point of the bounds, which are not empty.
    func color(at point: CGPoint) -> PickedColor { selection }
    /// Returns where a colour is marked; nil where there is none like it.
    func frame(of color: PickedColor, near place: CGPoint?) -> CGRect? { nil }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began, .changed, .ended:
            guard bounds.width > 0, bounds.height > 0 else { return }
            let point = press.location(in: self)
            let inside = CGPoint(
                x: min(max(point.x, 0), bounds.width),
                y: min(max(point.y, 0), bounds.height)
            )
            place = inside
            let color = color(at: inside)
            selection = color
            setNeedsLayout()
            picked?(color, press.state != .ended)
        case .cancelled, .failed, .possible: break
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0, bounds.height > 0 else { return }
        if let place, color(at: place).distance(to: selection) > 0.001 { self.place = nil }
        guard let frame = frame(of: selection, near: place) else {
            return mark.removeFromSuperview()
        }
        mark.frame = frame
        mark.layer.cornerRadius = frame.width == frame.height && !isGrid ? frame.width / 2 : 3
        if mark.superview == nil { addSubview(mark) }
    }

    /// Whether colours are marked as cells.
    var isGrid: Bool { false }
}

/// Twelve columns of colours in ten rows, from dark to light, below a row of greys.
final class ColorGrid: ColorSurface {
    static let (columns, rows) = (12, 10)

    /// The colours, row by row.
    static let colors: [PickedColor] =
        [
            0xfeffff, 0xebebeb, 0xd6d6d6, 0xc2c2c2, 0xadadad, 0x999999,
            0x858585, 0x707070, 0x5c5c5c, 0x474747, 0x333333, 0x000000,
            0x00374a, 0x011d57, 0x11053b, 0x2e063d, 0x3c071b, 0x5c0701,
            0x5a1c00, 0x583300, 0x563d00, 0x666100, 0x4f5504, 0x263e0f,
            0x004d65, 0x012f7b, 0x1a0a52, 0x450d59, 0x551029, 0x831100,
            0x7b2900, 0x7a4a00, 0x785800, 0x8d8602, 0x6f760a, 0x38571a,
            0x016e8f, 0x0042a9, 0x2c0977, 0x61187c, 0x791a3d, 0xb51a00,
            0xad3e00, 0xa96800, 0xa67b01, 0xc4bc00, 0x9ba50e, 0x4e7a27,
            0x008cb4, 0x0056d6, 0x371a94, 0x7a219e, 0x99244f, 0xe22400,
            0xda5100, 0xd38301, 0xd19d01, 0xf5ec00, 0xc3d117, 0x669d34,
            0x00a1d8, 0x0061fd, 0x4d22b2, 0x982abc, 0xb92d5d, 0xff4015,
            0xff6a00, 0xffab01, 0xfcc700, 0xfefb41, 0xd9ec37, 0x76bb40,
            0x01c7fc, 0x3a87fd, 0x5e30eb, 0xbe38f3, 0xe63b7a, 0xfe6250,
            0xfe8648, 0xfeb43f, 0xfecb3e, 0xfff76b, 0xe4ef65, 0x96d35f,
            0x52d6fc, 0x74a7ff, 0x864ffd, 0xd357fe, 0xee719e, 0xff8c82,
            0xfea57d, 0xfec777, 0xfed977, 0xfff994, 0xeaf28f, 0xb1dd8b,
            0x93e3fc, 0xa7c6ff, 0xb18cfe, 0xe292fe, 0xf4a4c0, 0xffb5af,
            0xffc5ab, 0xfed9a8, 0xfde4a8, 0xfffbb9, 0xf1f7b7, 0xcde8b5,
            0xcbf0ff, 0xd2e2fe, 0xd8c9fe, 0xefcafe, 0xf9d3e0, 0xffdad8,
            0xffe2d6, 0xfeecd4, 0xfef1d5, 0xfdfbdd, 0xf6fadb, 0xdeeed4,
        ].map { PickedColor(hexadecimal: $0) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { nil }

    override var isGrid: Bool { true }

    override func draw(_ rect: CGRect) {
        for (index, color) in Self.colors.enumerated() {
            color.color.setFill()
            UIRectFill(cell(index))
        }
    }

    override func color(at point: CGPoint) -> PickedColor {
        let column = min(Int(point.x / bounds.width * CGFloat(Self.columns)), Self.columns - 1)
        let row = min(Int(point.y / bounds.height * CGFloat(Self.rows)), Self.rows - 1)
        return Self.colors[max(row, 0) * Self.columns + max(column, 0)]
    }

    override func frame(of color: PickedColor, near place: CGPoint?) -> CGRect? {
        Self.colors.firstIndex { $0.distance(to: color) < 0.000_02 }.map(cell)
    }

    private func cell(_ index: Int) -> CGRect {
        let width = bounds.width / CGFloat(Self.columns)
        let height = bounds.height / CGFloat(Self.rows)
        return CGRect(
            x: CGFloat(index % Self.columns) * width,
            y: CGFloat(index / Self.columns) * height,
            width: width,
            height: height
        )
    }
}

/// All colours from left to right, from white at the upper edge to black at the lower one.
final class ColorSpectrum: ColorSurface {
    private let hues = CAGradientLayer()
    private let lights = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        hues.startPoint = CGPoint(x: 0, y: 0.5)
        hues.endPoint = CGPoint(x: 1, y: 0.5)
        hues.colors = (0...6).map { index in
            UIColor(hue: CGFloat(index % 6) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor
        }
        let (white, black) = (UIColor.white, UIColor.black)
        lights.colors = [
            white.cgColor, white.withAlphaComponent(0).cgColor, black.withAlphaComponent(0).cgColor,
            black.cgColor,
        ]
        lights.locations = [0, 0.5, 0.5, 1]
        layer.addSublayer(hues)
        layer.addSublayer(lights)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        for layer in [hues, lights] where layer.frame != bounds { layer.frame = bounds }
        super.layoutSubviews()
    }

    override func color(at point: CGPoint) -> PickedColor {
        let hue = UIColor(
            hue: min(max(point.x / bounds.width, 0), 1),
            saturation: 1,
            brightness: 1,
            alpha: 1
        )
        var color = PickedColor(hue)
        // 1 at the upper edge, 0 in the middle, -1 at the lower edge.
        let light = 1 - min(max(point.y / bounds.height, 0), 1) * 2
        func mixed(_ value: CGFloat) -> CGFloat {
            light > 0 ? value + (1 - value) * light : value * (1 + light)
        }
        (color.red, color.green, color.blue) = (
            mixed(color.red), mixed(color.green), mixed(color.blue)
        )
        return color
    }

    override func frame(of color: PickedColor, near place: CGPoint?) -> CGRect? {
        let middle = place ?? self.place(of: color)
        let side: CGFloat = 24
        return CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    }

    /// Returns where a colour is, or one that is as light.
    private func place(of color: PickedColor) -> CGPoint {
        let most = max(color.red, color.green, color.blue)
        let least = min(color.red, color.green, color.blue)
        let hue = HSB(red: color.red, green: color.green, blue: color.blue).hue
        // Of the lightness of white and black, half of the height each.
        let down = 1 - (most + least) / 2
        return CGPoint(x: hue * bounds.width, y: down * bounds.height)
    }
}
