import CoreGraphics
import Foundation

/// Properties that apps add to layers and keep in them by their names, so that animations lead them.
///
/// Where `needsDisplay(forKey:)` says so of a name, the layer is drawn anew when the value changes,
/// and thirty times a second while an animation leads it. While it is drawn, and in the copy that
/// `presentation()` returns, the value is that on screen.
extension CALayer {
    /// Returns the value of a property that the layer keeps by its name.
    ///
    /// What iOS makes of `@NSManaged` is written with it and `setValue(_:forKey:)` here:
    /// ```swift
    /// var progress: CGFloat {
    ///     get { dynamicValue(forKey: "progress") }
    ///     set { setValue(newValue, forKey: "progress") }
    /// }
    /// ```
    ///
    /// - Parameter key: The name.
    /// - Returns: The value; where nothing was set, that of `defaultValue(forKey:)`, else nil, zero
    ///   or false. A type that has none of these ends the process.
    // The one for optional values says nil where nothing was set.
    @_disfavoredOverload
    public func dynamicValue<Value>(forKey key: String) -> Value {
        if let value = keptValue(key, Value.self) { return value }
        let zeros: [Any] = [NSNumber(value: 0), CGPoint.zero, CGSize.zero, CGRect.zero]
        for zero in zeros {
            if let value = KeyPathValue.convert(zero, to: Value.self) { return value }
        }
        preconditionFailure(
            "\(type(of: self)) has no \(Value.self) for \"\(key)\"; "
                + "set one, or return one from defaultValue(forKey:)."
        )
    }

    /// Returns the value of a property that the layer keeps by its name, or nil.
    ///
    /// - Parameter key: The name.
    /// - Returns: The value, or that of `defaultValue(forKey:)`; nil for none.
    public func dynamicValue<Value>(forKey key: String) -> Value? { keptValue(key, Value.self) }

    private func keptValue<Value>(_ key: String, _ type: Value.Type) -> Value? {
        guard let kept = value(forKey: key) else { return nil }
        if let value = KeyPathValue.convert(kept, to: type) { return value }
        guard let numbers = AnimatedKeyPath.read(kept) else { return nil }
        // Older code puts points and the like into objects.
        for kind in DynamicKind.boxed {
            if let value = kind.make(numbers) as? Value { return value }
        }
        return nil
    }

    /// Notes a value by a name, and draws and moves as the class says of the name.
    func keep(_ value: Any?, by name: String) {
        let isDrawn = type(of: self).needsDisplay(forKey: name)
        var action: (any CAAction)?
        var before: Any?
        if isDrawn, owner?.rendering.context != nil, !CATransaction.disableActions() {
            action = self.action(forKey: name)
            before = dynamicValuesOnScreen()?[name] ?? findValue(name)
        }
        if value != nil || extras?.notes != nil {
            let extras = requireExtras()
            var notes = extras.notes ?? [:]
            notes[name] = value
            extras.notes = notes
        }
        guard isDrawn else { return }
        setNeedsDisplay()
        guard let basic = action as? CABasicAnimation, basic.fromValue == nil,
            basic.toValue == nil, basic.byValue == nil
        else {
            action?.run(forKey: name, object: self, arguments: nil)
            return
        }
        // From what is on screen to the new value.
        let led = basic.makeCopy()
        let start = before ?? value.flatMap { DynamicKind.zero(like: $0) }
        (led as? CABasicAnimation)?.fromValue = start
        led.run(forKey: name, object: self, arguments: nil)
    }

    /// Draws the layer with what animations make of the app's own properties.
    func displayAsShown() {
        guard let shown = dynamicValuesOnScreen() else { return display() }
        let own = extras?.notes
        requireExtras().notes = (own ?? [:]).merging(shown) { $1 }
        display()
        // What drawing noted by other names stays.
        for name in shown.keys { extras?.notes?[name] = own?[name] }
    }

    /// The values that animations make of the app's own properties now; nil where none does.
    func dynamicValuesOnScreen() -> [String: Any]? {
        guard let runs = owner?.animationState?.explicit,
            runs.contains(where: { $0.dynamic != nil }),
            let now = owner?.rendering.context?.clock.now
        else { return nil }
        var values: [String: Any] = [:]
        for run in runs {
            if let name = run.dynamic?.name, let value = run.dynamicValue(at: now) {
                values[name] = value
            }
        }
        return values.isEmpty ? nil : values
    }

    /// Takes over what the app noted in another layer, as it is on screen.
    func takeNotes(of other: CALayer) {
        guard let notes = other.extras?.notes ?? other.dynamicValuesOnScreen() else { return }
        requireExtras().notes = notes.merging(other.dynamicValuesOnScreen() ?? [:]) { $1 }
    }

    /// Draws the layer again and again while a run leads a property of the app's own.
    func redraw(during run: LayerAnimationRun, in context: RenderContext) {
        let now = context.clock.now
        if run.isChanged(at: now), context.scene?.activationState != .background {
            setNeedsDisplay()
        }
        guard !run.isOver(at: now) else { return }
        _ = context.schedule(after: 1.0 / 30) { [weak self, weak run, weak context] in
            guard let self, let run, let context,
                let runs = self.owner?.animationState?.explicit,
                runs.contains(where: { $0 === run })
            else { return }
            self.redraw(during: run, in: context)
        }
    }
}

/// The way of a property of the app's own while an animation plays.
struct DynamicTrack {
    /// The property's name.
    let name: String
    private let kind: DynamicKind
    /// The numbers, whose property stands for none.
    private let track: PropertyTrack

    /// Reads an animation of a property that a layer's class says is drawn; nil for any other.
    @MainActor
    init?(_ animation: CAAnimation, on layer: CALayer) {
        guard let animation = animation as? CAPropertyAnimation, let name = animation.keyPath,
            AnimatedKeyPath(name) == nil, type(of: layer).needsDisplay(forKey: name)
        else { return nil }
        let own = layer.value(forKey: name)
        var given: [Any?] = [own]
        var mode = CAAnimationCalculationMode.linear
        if let basic = animation as? CABasicAnimation {
            given += [basic.toValue, basic.fromValue, basic.byValue]
        } else if let frames = animation as? CAKeyframeAnimation {
            for value in frames.values ?? [] { given.append(value) }
            mode = frames.calculationMode
        }
        let samples: [Any] = given.compactMap { value in value.flatMap(KeyPathValue.unwrap) }
        guard let kind = samples.compactMap({ DynamicKind($0) }).first,
            let count = samples.compactMap({ AnimatedKeyPath.read($0) }).first?.count
        else { return nil }
        let zeros: [Double] = Array(repeating: 0, count: count)
        let start = AnimatedKeyPath.read(own) ?? zeros
        let base = animation.isAdditive ? zeros : start
        guard var way = Self.way(of: animation, from: base),
            way.values.allSatisfy({ $0.count == start.count && $0.allSatisfy(\.isFinite) })
        else { return nil }
        if animation.isAdditive {
            way.values = way.values.map { Self.sum($0, start) }
        }
        var path = KeyframePath(property: .opacity, values: way.values, times: way.times)
        path.timings = way.timings
        (self.name, self.kind, track) = (name, kind, path.track(mode))
    }

    @MainActor
    private static func way(
        of animation: CAPropertyAnimation,
        from own: [Double]
    ) -> CAPropertyAnimation.Way? {
        if let frames = animation as? CAKeyframeAnimation {
            let numbers = (frames.values ?? []).compactMap { AnimatedKeyPath.read($0) }
            guard !numbers.isEmpty, numbers.count == frames.values?.count else { return nil }
            return frames.way(through: numbers)
        }
        guard let basic = animation as? CABasicAnimation else { return nil }
        let from = AnimatedKeyPath.read(basic.fromValue)
        let to = AnimatedKeyPath.read(basic.toValue)
        let ends: [[Double]]
        switch (from, to, AnimatedKeyPath.read(basic.byValue)) {
        case (let from?, let to?, _): ends = [from, to]
        case (let from?, nil, let by?): ends = [from, sum(from, by)]
        case (nil, let to?, let by?): ends = [sum(to, by.map { -$0 }), to]
        case (let from?, nil, nil): ends = [from, own]
        case (nil, let to?, nil): ends = [own, to]
        case (nil, nil, let by?): ends = [own, sum(own, by)]
        case (nil, nil, nil): ends = [own, own]
        }
        return basic.continued(CAPropertyAnimation.Way(values: ends, times: [0, 1]))
    }

    private static func sum(_ a: [Double], _ b: [Double]) -> [Double] {
        zip(a, b).map { $0 + $1 }
    }

    /// Returns the value at a progress, of the type that the property has.
    func value(at progress: Double) -> Any { kind.make(track.value(at: progress)) }
}

/// The kinds of values of an app's own properties that animations lead.
enum DynamicKind {
    /// A number of a type.
    case number(Any.Type)
    case point, size, rect, transform, cgColor, uiColor

    /// Those that objects hold.
    static let boxed: [DynamicKind] = [.point, .size, .rect, .transform]

    /// Finds the kind of a value; nil for one that animations do not lead.
    init?(_ value: Any) {
        switch value {
        case is CGPoint: self = .point
        case is CGSize: self = .size
        case is CGRect: self = .rect
        case is CATransform3D: self = .transform
        case is CGColor: self = .cgColor
        case is UIColor: self = .uiColor
        default:
            switch AnimatedKeyPath.read(value)?.count {
            case 1: self = .number(type(of: value))
            // Objects that older code puts points and the like into.
            case 2: self = .point
            case 4: self = .rect
            case 16: self = .transform
            default: return nil
            }
        }
    }

    /// Returns the value of a kind that is nothing; nil for what animations do not lead.
    static func zero(like value: Any) -> Any? {
        guard let kind = DynamicKind(value), let numbers = AnimatedKeyPath.read(value) else {
            return nil
        }
        return kind.make(numbers.map { _ in 0 })
    }

    /// Returns the value that numbers are.
    func make(_ numbers: [Double]) -> Any {
        switch self {
        case .number(let type):
            let number = numbers.first ?? 0
            switch type {
            case is CGFloat.Type: return CGFloat(number)
            case is Double.Type: return number
            case is Float.Type: return Float(number)
            case is Int.Type: return Int(exactly: number.rounded()) ?? 0
            default: return NSNumber(value: number)
            }
        case .point where numbers.count == 2: return CGPoint(x: numbers[0], y: numbers[1])
        case .size where numbers.count == 2: return CGSize(width: numbers[0], height: numbers[1])
        case .rect where numbers.count == 4:
            return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case .transform where numbers.count == 16:
            return CATransform3D(entries: numbers.map { CGFloat($0) })
        case .cgColor where numbers.count == 4: return Self.color(numbers)
        case .uiColor where numbers.count == 4: return UIColor(cgColor: Self.color(numbers))
        default: return NSNull()
        }
    }

    private static func color(_ numbers: [Double]) -> CGColor {
        SIMD4(numbers).color ?? CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
}
