import CoreGraphics
import Foundation
import RenderTree

/// The way of a particle through its life.
struct ParticleFlight {
    /// How long it lasts, in seconds.
    var life: Double
    var start = CGPoint.zero
    var velocity = CGVector.zero
    var acceleration = CGVector.zero
    var scale = 1.0
    var scaleSpeed = 0.0
    var spin = 0.0
    var alpha = 1.0
    var alphaSpeed = 0.0

    /// Whether it can be shown.
    var isFinite: Bool {
        [
            start.x, start.y, velocity.dx, velocity.dy, acceleration.dx, acceleration.dy, scale,
            scaleSpeed, spin, alpha, alphaSpeed,
        ].allSatisfy(\.isFinite)
    }

    /// The place after a time, in seconds.
    func place(at time: Double) -> CGPoint {
        CGPoint(
            x: start.x + (velocity.dx + acceleration.dx * time / 2) * time,
            y: start.y + (velocity.dy + acceleration.dy * time / 2) * time
        )
    }

    func size(at time: Double) -> Double { max(scale + scaleSpeed * time, 0) }

    func opacity(at time: Double) -> Double { min(max(alpha + alphaSpeed * time, 0), 1) }

    /// Returns the ages at which a value that changes steadily begins, turns and ends.
    ///
    /// - Parameters:
    ///   - age: The first age, in seconds.
    ///   - value: The value at the age of 0.
    ///   - speed: What it gains each second; not 0.
    ///   - ends: What it does not go beyond.
    /// - Returns: The ages in seconds, the first one and the end of the life among them.
    func times(from age: Double, _ value: Double, _ speed: Double, ends: [Double]) -> [Double] {
        let turns = ends.map { ($0 - value) / speed }.filter { $0 > age && $0 < life }
        return [age] + turns.sorted() + [life]
    }
}

/// A particle of an emitter layer, which neither the app, touches nor scripts meet.
final class ParticleView: UIView {
    private let image: ImageContent

    init(_ image: ImageContent) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image.size))
        switches = [.drawsLayer]
    }

    required init?(coder: NSCoder) { nil }

    /// What the particles of a cell show; nil for nothing.
    static func image(of cell: CAEmitterCell) -> ImageContent? {
        let scale = cell.contentsScale > 0 ? cell.contentsScale : 1
        let image =
            cell.contents as? UIImage
            ?? (cell.contents as? CGImage).map {
                UIImage(cgImage: $0, scale: scale, orientation: .up)
            }
        guard let image, image.size.width > 0, image.size.height > 0 else { return nil }
        var content = ImageContent(
            resource: image.resource(for: .current),
            size: image.size,
            mode: .scaleToFill
        )
        if let color = cell.color, let parts = color.components,
            parts.dropLast().contains(where: { $0 < 1 })
        {
            content.tintColor = color.copy(alpha: 1)?.renderColor
        }
        return content
    }

    override func renderContent() -> NodeContent { .image(image) }

    /// Goes its way, of which the first seconds are over.
    func fly(_ flight: ParticleFlight, from age: Double) {
        // A part of a transform cannot grow out of nothing.
        let size = max(flight.size(at: age), 0.001)
        layer.position = flight.place(at: age)
        layer.transform = CATransform3DMakeScale(size, size, 1)
        layer.opacity = Float(flight.opacity(at: age))
        let rest = flight.life - age
        if flight.acceleration != .zero {
            let times = (0...12).map { age + rest * Double($0) / 12 }
            lead("position", at: times, isEven: true) { flight.place(at: $0) }
        } else if flight.velocity != .zero {
            lead("position", at: [age, flight.life]) { flight.place(at: $0) }
        }
        if flight.spin != 0 {
            lead("transform.rotation.z", at: [age, flight.life]) {
                NSNumber(value: flight.spin * $0)
            }
        }
        if flight.scaleSpeed != 0 {
            let times = flight.times(from: age, flight.scale, flight.scaleSpeed, ends: [0])
            lead("transform.scale.xy", at: times) { NSNumber(value: flight.size(at: $0)) }
        }
        if flight.alphaSpeed != 0 {
            let times = flight.times(from: age, flight.alpha, flight.alphaSpeed, ends: [0, 1])
            lead("opacity", at: times) { NSNumber(value: flight.opacity(at: $0)) }
        }
    }

    /// Leads a value through what it is at some ages, in seconds, from the first to the last.
    private func lead(
        _ keyPath: String,
        at times: [Double],
        isEven: Bool = false,
        _ value: (Double) -> Any
    ) {
        guard let start = times.first, let end = times.last, end > start else { return }
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = times.map { value($0) }
        if !isEven, times.count > 2 {
            animation.keyTimes = times.map { NSNumber(value: ($0 - start) / (end - start)) }
        }
        animation.duration = end - start
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: keyPath)
    }
}

/// Chance that begins with a number, and then goes the same way each time.
struct ParticleChance {
    private var state: UInt64

    init(seed: UInt32) {
        state = seed == 0 ? UInt64.random(in: 1...UInt64.max) : UInt64(seed)
    }

    /// Returns a number from 0 to 1: splitmix64, by Steele, Lea and Flood, OOPSLA 2014.
    mutating func next() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        mixed ^= mixed >> 31
        return Double(mixed >> 11) / Double(1 << 53)
    }

    /// Returns a number at most half a range away from another.
    mutating func value(_ middle: Double, _ range: Double) -> Double {
        range == 0 ? middle : middle + range * (next() - 0.5)
    }

    /// Returns a place of a form.
    mutating func place(
        _ shape: CAEmitterLayerEmitterShape,
        _ mode: CAEmitterLayerEmitterMode,
        _ middle: CGPoint,
        _ size: CGSize
    ) -> CGPoint {
        let isAnywhere = mode == .surface || mode == .volume
        switch shape {
        case .line:
            let share = mode == .points ? next().rounded() : next()
            return CGPoint(x: middle.x + size.width * (share - 0.5), y: middle.y)
        case .rectangle, .cuboid:
            var (x, y) = (next(), next())
            if mode == .points { (x, y) = (x.rounded(), y.rounded()) }
            if mode == .outline {
                let isLevel = next() * (size.width + size.height) < size.width
                if isLevel { y = y.rounded() } else { x = x.rounded() }
            }
            return CGPoint(
                x: middle.x + size.width * (x - 0.5),
                y: middle.y + size.height * (y - 0.5)
            )
        case .circle, .sphere:
            let angle = next() * 2 * .pi
            let radius = size.width * (isAnywhere ? next().squareRoot() : 1)
            return CGPoint(x: middle.x + cos(angle) * radius, y: middle.y + sin(angle) * radius)
        default: return middle
        }
    }
}
