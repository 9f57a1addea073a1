import CoreGraphics
import Foundation

/// What a kind of particles of an emitter layer is like.
///
/// Each particle has values by chance: half a range above or below those of the cell.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
    /// The name of the cell in key paths of its layer, `emitterCells.name.birthRate`; default nil.
    open var name: String?
    /// Whether particles are made; default true.
    open var isEnabled = true
    /// What particles show, a `CGImage` or a `UIImage`; default nil, with which nothing is seen.
    open var contents: Any?
    /// How many pixels of the contents a point has; default 1.
    open var contentsScale: CGFloat = 1
    /// The colour in which the contents are drawn, with its opacity; default white, for their own.
    open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// The range of the opacity; default 0.
    open var alphaRange: Float = 0
    /// What the opacity gains each second; default 0.
    open var alphaSpeed: Float = 0

    /// How many particles are made each second; default 0.
    open var birthRate: Float = 0
    /// How long a particle is there, in seconds; default 0.
    open var lifetime: Float = 0
    /// The range of the lifetime, in seconds; default 0.
    open var lifetimeRange: Float = 0

    /// The direction in which particles fly, in radians clockwise from the right; default 0.
    open var emissionLongitude: CGFloat = 0
    /// The angle of the cone around the direction, in radians; default 0.
    open var emissionRange: CGFloat = 0
    /// The speed, in points each second; default 0.
    open var velocity: CGFloat = 0
    /// The range of the speed, in points each second; default 0.
    open var velocityRange: CGFloat = 0
    /// What the speed to the right gains each second, in points; default 0.
    open var xAcceleration: CGFloat = 0
    /// What the speed downwards gains each second, in points; default 0.
    open var yAcceleration: CGFloat = 0

    /// The size, in sizes of the contents; default 1.
    open var scale: CGFloat = 1
    /// The range of the size; default 0.
    open var scaleRange: CGFloat = 0
    /// What the size gains each second; default 0.
    open var scaleSpeed: CGFloat = 0
    /// How far particles turn each second, in radians; default 0.
    open var spin: CGFloat = 0
    /// The range of the turn each second, in radians; default 0.
    open var spinRange: CGFloat = 0

    /// Creates a cell that makes no particles.
    public override init() { super.init() }

    // MARK: - Names

    private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
        "alphaRange": \.alphaRange, "alphaSpeed": \.alphaSpeed,
    ]

    private static let lengths: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
        "emissionLongitude": \.emissionLongitude, "emissionRange": \.emissionRange,
        "velocity": \.velocity, "velocityRange": \.velocityRange,
        "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
        "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed,
        "spin": \.spin, "spinRange": \.spinRange, "contentsScale": \.contentsScale,
    ]

    /// Returns a number by its name; nil for one that there is not.
    func number(named name: String) -> NSNumber? {
        if let path = Self.numbers[name] { return NSNumber(value: self[keyPath: path]) }
        return Self.lengths[name].map { NSNumber(value: Double(self[keyPath: $0])) }
    }

    /// Sets a number by its name; one that there is not is reported.
    func set(_ number: Double, named name: String) {
        if let path = Self.numbers[name] {
            self[keyPath: path] = Float(number)
        } else if let path = Self.lengths[name] {
            self[keyPath: path] = CGFloat(number)
        } else {
            Diagnostics.report("CAEmitterCell has no number \"\(name)\" to set.")
        }
    }
}
