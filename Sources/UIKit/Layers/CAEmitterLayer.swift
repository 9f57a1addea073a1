import CoreGraphics
import Foundation
import RenderTree

/// From what form particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// From one place.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// From a level line as long as the size is wide.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// From a rectangle of the size.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// From a circle whose radius is the size's width.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// From a box, which has no depth: as `rectangle`.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// From a ball, which has no depth: as `circle`.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// From what of a form particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// From its corners, or the ends of a line.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// From its edge.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// From anywhere in it.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// From anywhere in it: forms have no depth.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// Which particles are in front of others.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Any: newer ones.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// Newer ones.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// Older ones.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// Nearer ones; as all are equally near, newer ones.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Newer ones, which here do not add their light to what is behind.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that makes particles, which fly, turn, grow and fade by themselves.
///
/// Particles are made ten times a second by the scene's clock, where the scene is not in the
/// background, and again within a second after it was; each is told to the page once, which moves it.
///
/// - Note: Differs from Core Animation: there are 500 particles at most, and forms and directions
///   have no depth.
open class CAEmitterLayer: CALayer {
    /// The most particles at a time.
    static let mostParticles = 500
    private static let interval = 0.1
    /// How often it is seen whether the scene is still in the background.
    private static let backgroundInterval = 1.0

    /// The kinds of particles; default nil.
    open var emitterCells: [CAEmitterCell]? {
        didSet {
            requireExtras().isEmitter = true
            let known = Set((emitterCells ?? []).map(ObjectIdentifier.init))
            due = due.filter { known.contains($0.key) }
            emit()
        }
    }
    /// What the birth rates of the cells are multiplied by; default 1.
    open var birthRate: Float = 1 { didSet { emit() } }
    /// What the lifetimes of the cells are multiplied by; default 1.
    open var lifetime: Float = 1
    /// What the speeds of the cells are multiplied by; default 1.
    open var velocity: Float = 1
    /// What the sizes of the cells are multiplied by; default 1.
    open var scale: Float = 1
    /// What the turns of the cells are multiplied by; default 1.
    open var spin: Float = 1
    /// The middle of the form that particles come from, in the layer's coordinates; default zero.
    open var emitterPosition = CGPoint.zero
    /// The size of the form that particles come from, in points; default zero.
    open var emitterSize = CGSize.zero
    /// The form that particles come from; default a point.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// What of the form particles come from; default anywhere.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// Which particles are in front; default any.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// What chance begins with; default 0, for another beginning each time.
    open var seed: UInt32 = 0 { didSet { chance = ParticleChance(seed: seed) } }

    private var chance = ParticleChance(seed: 0)
    private var timer: SceneTimer?
    private weak var context: RenderContext?
    /// The parts of particles that are due, by cell.
    private var due: [ObjectIdentifier: Double] = [:]
    private(set) var particles: [ParticleView] = []

    private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterLayer, Float>] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "velocity": \.velocity,
        "scale": \.scale, "spin": \.spin,
    ]

    open override func setValue(_ value: Any?, forKey key: String) {
        setValue(value, forKeyPath: key)
    }

    open override func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let parts = keyPath.split(separator: ".").map(String.init)
        let path = Self.numbers[keyPath]
        guard path != nil || (parts.count == 3 && parts[0] == "emitterCells") else {
            return super.setValue(value, forKeyPath: keyPath)
        }
        guard let number = AnimatedKeyPath.read(value)?.first, number.isFinite else { return }
        if let path {
            self[keyPath: path] = Float(number)
            return
        }
        for cell in emitterCells ?? [] where cell.name == parts[1] {
            cell.set(number, named: parts[2])
        }
        emit()
    }

    open override func value(forKeyPath keyPath: String) -> Any? {
        if let path = Self.numbers[keyPath] { return NSNumber(value: self[keyPath: path]) }
        let parts = keyPath.split(separator: ".").map(String.init)
        guard (2...3).contains(parts.count), parts[0] == "emitterCells" else {
            return super.value(forKeyPath: keyPath)
        }
        let cell = emitterCells?.first { $0.name == parts[1] }
        return parts.count == 2 ? cell : cell?.number(named: parts[2])
    }

    // MARK: - Particles

    /// Makes particles from now on, where the layer is in a window and its cells ask for some.
    func emit() {
        guard let context = owner?.rendering.context else { return rest() }
        if self.context !== context { rest() }
        self.context = context
        guard timer == nil, asksForParticles else { return }
        let isSeen = context.scene?.activationState != .background
        let wait = isSeen ? Self.interval : Self.backgroundInterval
        timer = context.schedule(after: wait) { [weak self] in self?.tick() }
    }

    private var asksForParticles: Bool {
        birthRate > 0
            && (emitterCells ?? []).contains { cell in
                cell.isEnabled && cell.birthRate > 0 && cell.contents != nil
            }
    }

    /// Takes away all particles, as the layer left its window.
    private func rest() {
        timer?.cancel()
        timer = nil
        due = [:]
        for particle in particles { particle.removeUnseen(laysOut: false) }
        particles = []
    }

    private func tick() {
        timer = nil
        guard let owner, let context, owner.rendering.context === context else { return rest() }
        if context.scene?.activationState != .background {
            for cell in emitterCells ?? [] where cell.isEnabled {
                makeParticles(of: cell, in: owner)
            }
        }
        emit()
    }

    private func makeParticles(of cell: CAEmitterCell, in view: UIView) {
        let rate = Double(cell.birthRate * birthRate)
        guard rate > 0, rate.isFinite, let image = ParticleView.image(of: cell) else { return }
        var count = (due[ObjectIdentifier(cell)] ?? 0) + min(rate * Self.interval, 1_000)
        while count >= 1 {
            count -= 1
            // Those that were due longer ago have come farther.
            let age = min(count / rate, Self.interval)
            guard particles.count < Self.mostParticles else { continue }
            if let flight = makeFlight(of: cell) { add(image, flight, cell, age: age, to: view) }
        }
        due[ObjectIdentifier(cell)] = count
    }

    private func makeFlight(of cell: CAEmitterCell) -> ParticleFlight? {
        let life =
            chance.value(Double(cell.lifetime), Double(cell.lifetimeRange)) * Double(lifetime)
        guard life > Self.interval else { return nil }
        let angle = chance.value(cell.emissionLongitude, cell.emissionRange)
        let speed = chance.value(cell.velocity, cell.velocityRange) * Double(velocity)
        var flight = ParticleFlight(life: min(life, 3600))
        flight.start = chance.place(emitterShape, emitterMode, emitterPosition, emitterSize)
        flight.velocity = CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed)
        flight.acceleration = CGVector(dx: cell.xAcceleration, dy: cell.yAcceleration)
        flight.scale = chance.value(cell.scale, cell.scaleRange) * Double(scale)
        flight.scaleSpeed = cell.scaleSpeed * Double(scale)
        flight.spin = chance.value(cell.spin, cell.spinRange) * Double(spin)
        flight.alpha = chance.value(Double(cell.color?.alpha ?? 1), Double(cell.alphaRange))
        flight.alphaSpeed = Double(cell.alphaSpeed)
        return flight.isFinite ? flight : nil
    }

    private func add(
        _ image: ImageContent,
        _ flight: ParticleFlight,
        _ cell: CAEmitterCell,
        age: Double,
        to view: UIView
    ) {
        let particle = ParticleView(image)
        particles.append(particle)
        let place = renderMode == .oldestLast ? 0 : Int.max
        view.insertUnseen(particle, at: place, laysOut: false)
        particle.fly(flight, from: age)
        _ = context?.schedule(after: flight.life - age) { [weak self, weak particle] in
            guard let self, let particle, particles.contains(where: { $0 === particle }) else {
                return
            }
            particles.removeAll { $0 === particle }
            particle.removeUnseen(laysOut: false)
        }
    }
}
