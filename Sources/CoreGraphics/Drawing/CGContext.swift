import Foundation

/// A place to draw into.
///
/// It keeps what is drawn as a list of steps; the page draws them, as sharp as its screen is. The
/// origin is the upper left corner, y grows downwards, as in UIKit's contexts.
public final class CGContext {
    /// The size of the drawing, in points.
    package private(set) var size: CGSize
    /// What happened that the drawing does not show; nil for nothing.
    package private(set) var problem: String?
    var state: GraphicsState
    private var saved: [GraphicsState] = []
    private var steps: [Drawing.Item] = []
    private var layers: [Layer] = []
    private var storedPath: CGMutablePath?
    /// The line whose outline stands for the path.
    var outlined: (line: Drawing.Line, transform: CGAffineTransform)?
    private var count = 0
    /// How many drawn pictures stand inside of each other.
    private var depth = 0
    /// How many steps the page draws, those of pictures as often as they are drawn.
    private var shown = 0
    /// Whether edges may be smooth, where the state says that they are.
    var allowsAntialiasing = true
    /// The pixels that are drawn at once, in place of steps; nil for steps.
    var bitmap: BitmapMemory?
    /// The file whose pages are drawn; nil for other contexts.
    package var pages: PDFPages?
    /// How many pixels of an image a point has.
    package var pixelsPerPoint: CGFloat = 1
    /// Whether a picture of what is drawn has no opacity of its own; default false.
    package var isOpaque = false
    /// What leads from the coordinates of Core Text's glyphs, whose y grows upwards, to the context's.
    ///
    /// As on iOS it is not part of the state that is saved.
    public var textMatrix = CGAffineTransform.identity

    /// The path in the making, in the drawing's coordinates.
    var open: CGMutablePath {
        get {
            // Made late, as most views draw nothing.
            if let storedPath { return storedPath }
            let path = CGMutablePath()
            storedPath = path
            return path
        }
        set { storedPath = newValue }
    }

    private struct Layer {
        var items: [Drawing.Item] = []
        var depth: Int
    }

    /// The most steps and points of one drawing.
    private static let limit = 1_000_000
    /// The most steps that the page draws for one drawing, those of drawn pictures counted each time.
    ///
    /// A picture that draws the last one twice has twice as many, and thirty of them a billion.
    private static let shownLimit = 250_000
    /// The longest side of a drawing, in points.
    package static let maximumLength: CGFloat = 16_384

    /// Creates a context of a size, in points, whose coordinates begin at a point.
    ///
    /// A size that is not positive, or too large, draws nothing.
    package init(size: CGSize, origin: CGPoint = .zero) {
        let isFinite = origin.x.isFinite && origin.y.isFinite
        let isGood =
            size.width >= 0 && size.height >= 0 && size.width <= Self.maximumLength
            && size.height <= Self.maximumLength
        self.size = isGood ? size : .zero
        state = GraphicsState(
            transform: isFinite
                ? CGAffineTransform(translationX: -origin.x, y: -origin.y) : .identity
        )
        if !isGood {
            problem =
                "A drawing of \(size.width) × \(size.height) points is left out; expected at most "
                + "\(Int(Self.maximumLength)) in each direction."
        }
    }

    /// Begins anew with a page.
    ///
    /// - Parameters:
    ///   - size: The size, in points.
    ///   - origin: Where the coordinates begin.
    ///   - isUpright: Whether y grows upwards, from the lower edge.
    func beginPage(size: CGSize, origin: CGPoint, isUpright: Bool) {
        self.size = size
        let start = CGAffineTransform(translationX: -origin.x, y: -origin.y)
        let turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        state = GraphicsState(transform: isUpright ? start.concatenating(turn) : start)
        (saved, steps, layers) = ([], [], [])
        (count, shown, depth) = (0, 0, 0)
        (storedPath, outlined, problem) = (nil, nil, nil)
    }

    /// The steps so far, those of layers that were not ended among them.
    package var items: [Drawing.Item] { steps + layers.flatMap(\.items) }

    /// Whether nothing was drawn.
    package var isBlank: Bool { steps.isEmpty && layers.isEmpty }

    /// Whether nothing was drawn in the group that is open, or outside of groups.
    var isBlankGroup: Bool { layers.last?.items.isEmpty ?? steps.isEmpty }

    /// What was drawn, for pictures of it.
    package var drawnSteps: DrawnSteps {
        DrawnSteps(items, size: size, depth: depth, cost: count, shown: shown)
    }

    /// The document of what was drawn.
    package var document: String { SVGWriter.document(items, size: size) }

    // MARK: - Steps

    /// Adds a step with the current state.
    func add(_ content: Drawing.Content, costs cost: Int = 1) {
        guard hasRoom(for: cost + 1) else { return }
        if case .picture(let picture) = content, !note(picture.image) { return }
        var item = state.item(content)
        if !allowsAntialiasing { item.isAliased = true }
        if layers.isEmpty {
            if let bitmap { bitmap.draw([item]) } else { steps.append(item) }
        } else {
            layers[layers.count - 1].items.append(item)
        }
    }

    /// Adds the steps of a drawing of the same size, whatever the state.
    ///
    /// - Returns: Whether there is room for them.
    func add(stepsOf drawn: DrawnSteps) -> Bool {
        guard count + drawn.cost <= Self.limit, shown + drawn.shown <= Self.shownLimit,
            hasRoom(for: drawn.cost, showing: drawn.shown)
        else { return false }
        depth = max(depth, drawn.depth)
        if layers.isEmpty {
            if let bitmap { bitmap.draw(drawn.items) } else { steps += drawn.items }
        } else {
            layers[layers.count - 1].items += drawn.items
        }
        return true
    }

    /// Counts a picture that is drawn, or limits drawing; returns whether there is room for it.
    func note(_ image: CGImage) -> Bool {
        guard let drawn = image.drawn else { return true }
        depth = max(depth, drawn.depth + 1)
        return hasRoom(for: 0, showing: drawn.shown)
    }

    private func hasRoom(for cost: Int, showing steps: Int = 1) -> Bool {
        guard size.width > 0, size.height > 0, problem == nil else { return false }
        // Pixels keep no steps.
        if bitmap != nil, layers.isEmpty { return true }
        count += cost
        guard count <= Self.limit else {
            problem =
                "A drawing has more than \(Self.limit) steps and points: the others are left out."
            return false
        }
        guard shown + steps <= Self.shownLimit else {
            problem =
                "A drawing shows more than \(Self.shownLimit) steps, with those of the pictures in "
                + "it: the others are left out."
            return false
        }
        shown += steps
        return true
    }

    // MARK: - State

    /// Keeps the state, to come back to with `restoreGState()`.
    public func saveGState() {
        guard saved.count < 10_000 else { return }
        saved.append(state)
    }

    /// Brings the state back that was kept last; the path stays.
    public func restoreGState() {
        let depth = layers.last?.depth ?? 0
        guard saved.count > depth, let last = saved.popLast() else { return }
        state = last
    }

    /// Begins a group that is drawn as a whole, with the current opacity, shadow and blend mode.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
        guard layers.count < 200 else { return }
        saved.append(state)
        layers.append(Layer(depth: saved.count))
        state.alpha = 1
        state.shadow = nil
        state.blend = .normal
    }

    /// Begins a group inside a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]? = nil) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Ends the group that was begun last.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        while saved.count > layer.depth { saved.removeLast() }
        if let outer = saved.popLast() { state = outer }
        guard !layer.items.isEmpty else { return }
        add(.layer(layer.items, alpha: state.alpha))
    }

    // MARK: - Transform

    /// The transform from coordinates that are used to those of the drawing.
    public var ctm: CGAffineTransform { state.transform }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Changes the scale.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns the coordinates, by an angle in radians.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Adds a transform; one with numbers that are none is left out.
    public func concatenate(_ transform: CGAffineTransform) {
        let result = transform.concatenating(state.transform)
        let numbers = [result.a, result.b, result.c, result.d, result.tx, result.ty]
        guard numbers.allSatisfy(\.isFinite) else { return }
        state.transform = result
    }

    /// The transform from coordinates that are used to those of the drawing.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

    /// Converts a point to the drawing's coordinates.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
        point.applying(state.transform)
    }

    /// Converts a point from the drawing's coordinates.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(state.transform.inverted())
    }

    /// Converts a rectangle to the drawing's coordinates.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }

    /// Converts a rectangle from the drawing's coordinates.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
        rect.applying(state.transform.inverted())
    }
}
