import CoreGraphics
import RenderTree

/// A layer that shows its sublayers several times, each time further on in place, colour and time.
///
/// - Note: Differs from Core Animation: its own properties are not animated, and what takes input
///   does so in the sublayers themselves, not in their copies.
open class CAReplicatorLayer: CALayer {
    private var copying = Copying()
    /// Whether the sublayers were left out of what is shown when that was last looked at.
    private var hidOriginals = false
    /// The most copies that are made.
    static let mostInstances = 1_000

    private struct Copying {
        var count = 1
        var delay: CFTimeInterval = 0
        var transform = CATransform3DIdentity
        var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        var red: Float = 0, green: Float = 0, blue: Float = 0, alpha: Float = 0
        var preservesDepth = false
    }

    /// How often the sublayers are shown, themselves included, up to 1,000 times; default 1.
    open var instanceCount: Int {
        get { copying.count }
        set { change { $0.count = newValue } }
    }

    /// Whether the copies keep their depth in the space of the layer above; default false.
    open var preservesDepth: Bool {
        get { copying.preservesDepth }
        set { change { $0.preservesDepth = newValue } }
    }

    /// How much later than in the copy before animations play, in seconds; default 0.
    open var instanceDelay: CFTimeInterval {
        get { copying.delay }
        set { change { $0.delay = newValue.isFinite ? newValue : 0 } }
    }

    /// What leads from each copy to the next, about the middle of the layer; default identity.
    open var instanceTransform: CATransform3D {
        get { copying.transform }
        set { change { $0.transform = newValue.orNothing } }
    }

    /// The colour that the colours of the first copy are multiplied by; default opaque white.
    ///
    /// Backgrounds, borders, shadows, gradients, shapes and text have colours; pictures keep theirs.
    open var instanceColor: CGColor? {
        get { copying.color }
        set { change { $0.color = newValue } }
    }

    /// What each copy's red has beyond that of the one before; default 0.
    open var instanceRedOffset: Float {
        get { copying.red }
        set { change { $0.red = newValue } }
    }

    /// What each copy's green has beyond that of the one before; default 0.
    open var instanceGreenOffset: Float {
        get { copying.green }
        set { change { $0.green = newValue } }
    }

    /// What each copy's blue has beyond that of the one before; default 0.
    open var instanceBlueOffset: Float {
        get { copying.blue }
        set { change { $0.blue = newValue } }
    }

    /// What each copy's opacity has beyond that of the one before; default 0.
    open var instanceAlphaOffset: Float {
        get { copying.alpha }
        set { change { $0.alpha = newValue } }
    }

    private func change(_ body: (inout Copying) -> Void) {
        body(&copying)
        requireExtras().isReplicator = true
        guard let owner else { return }
        owner.rendering.context?.note(self)
        owner.setNeedsRender()
    }

    override func takeOwnValues(of other: CALayer) {
        guard let other = other as? CAReplicatorLayer else { return }
        change { $0 = other.copying }
    }

    // MARK: - Copies

    /// Whether not even the first copy looks as the sublayers do, so that copies stand for all.
    var hidesOriginals: Bool {
        guard copying.count > 0 else { return true }
        return copying.color.map { $0.renderColor.rgba != 0xFFFF_FFFF } ?? false
    }

    /// Makes the copies what the sublayers are now.
    ///
    /// - Parameters:
    ///   - context: The rendering of the scene that the layer is in.
    ///   - tellsAnimations: Whether the page hears of animations with the next patch.
    func updateCopies(in context: RenderContext, tellsAnimations: Bool) {
        guard let view = owner else { return }
        let own = view.hierarchy.subviews.filter { !($0 is ReplicaView) }
        let originals = own.filter(\.isReplicated)
        if hidOriginals != hidesOriginals {
            hidOriginals.toggle()
            view.hierarchy.hasUnseenViews = true
            for original in originals { original.setNeedsRender() }
        }
        let instances = makeInstances()
        var roots = view.hierarchy.subviews.compactMap { $0 as? ReplicaView }
        while roots.count > instances.count { roots.removeLast().leave() }
        while roots.count < instances.count { roots.append(ReplicaView(of: nil)) }
        let all: [UIView] = own + (roots as [UIView])
        if !all.elementsEqual(view.hierarchy.subviews, by: ===) {
            view.hierarchy.subviews = all
            for root in roots where root.hierarchy.superview !== view { root.enter(view) }
            view.setNeedsRender()
        }
        for (root, instance) in zip(roots, instances) {
            root.reflect(originals, as: instance, in: context, tellsAnimations: tellsAnimations)
        }
    }

    /// Returns what is particular to each copy, back to front.
    private func makeInstances() -> [ReplicaView.Instance] {
        let first = hidesOriginals ? 0 : 1
        let count = min(copying.count, Self.mostInstances)
        guard count > first else { return [] }
        let color = copying.color?.renderColor ?? RenderColor(rgba: 0xFFFF_FFFF)
        let space = spaceAboutMiddle
        var transform = CATransform3DIdentity
        var instances: [ReplicaView.Instance] = []
        for index in 0..<count {
            if index > 0 { transform = CATransform3DConcat(transform, copying.transform) }
            guard index >= first else { continue }
            func part(_ start: UInt8, _ offset: Float) -> Double {
                let value = Double(start) / 255 + Double(offset) * Double(index)
                return value > 0 ? min(value, 1) : 0
            }
            instances.append(
                ReplicaView.Instance(
                    size: bounds.size,
                    transform: space.map { CATransform3DConcat(transform, $0) } ?? transform,
                    tint: ReplicaTint(
                        red: part(color.red, copying.red),
                        green: part(color.green, copying.green),
                        blue: part(color.blue, copying.blue)
                    ),
                    opacity: part(color.alpha, copying.alpha),
                    delay: copying.delay * Double(index),
                    sharesSpace: copying.preservesDepth
                )
            )
        }
        return instances
    }

    /// What the layer adds to the transforms of sublayers, about its middle; nil for nothing.
    private var spaceAboutMiddle: CATransform3D? {
        guard let transform = extras?.sublayerTransform else { return nil }
        let x = (0.5 - anchorPoint.x) * bounds.width
        let y = (0.5 - anchorPoint.y) * bounds.height
        let there = CATransform3DMakeTranslation(x, y, 0)
        let back = CATransform3DMakeTranslation(-x, -y, 0)
        return CATransform3DConcat(CATransform3DConcat(there, transform), back)
    }
}

extension CALayer {
    /// Whether copies stand for the sublayers, which are left out themselves.
    var leavesOutSublayers: Bool {
        guard rare?.extras?.isReplicator == true else { return false }
        return (self as? CAReplicatorLayer)?.hidesOriginals == true
    }
}

extension UIView {
    /// Whether a replicator layer above copies the view.
    var isReplicated: Bool {
        guard drawsLayer else { return true }
        return self is LayerView && ownLayer.extras?.isMask != true
    }
}

extension RenderContext {
    /// Has the copies of a layer's sublayers kept up to date.
    func note(_ layer: CAReplicatorLayer) {
        guard !replicators.contains(where: { $0.layer === layer }) else { return }
        replicators.append(WeakReplicator(layer: layer))
    }

    /// Makes all copies what their originals are now, inner ones first.
    func updateCopies(tellsAnimations: Bool) {
        replicators.removeAll { $0.layer?.owner?.rendering.context !== self }
        var layers = replicators.compactMap(\.layer)
        if layers.count > 1 { layers.sort { Self.depth(of: $0) > Self.depth(of: $1) } }
        for layer in layers { layer.updateCopies(in: self, tellsAnimations: tellsAnimations) }
    }

    private static func depth(of layer: CALayer) -> Int {
        var depth = 0
        var current = layer.owner
        while let view = current {
            depth += 1
            current = view.hierarchy.superview
        }
        return depth
    }
}

/// A replicator layer that a scene shows.
struct WeakReplicator {
    weak var layer: CAReplicatorLayer?
}
