import RenderTree

/// What of a layer the name of an animation's property means.
struct AnimatedKeyPath {
    /// The property that is led.
    let property: LayerProperty
    /// The part of it that the name means.
    private let part: Part
    /// Whether the part is the whole: nothing of the layer's own transform stays.
    private var isAlone = false

    private enum Part: Equatable {
        case whole
        /// Some of the property's numbers.
        case numbers([Int])
        /// A part of the transform, by one number or one for each axis.
        case rotation(Int)
        case scale([Int])
        /// The transform's scale by one number for each axis.
        case scales
        case translation([Int])
    }

    private static let names: [String: (LayerProperty, Part)] = [
        "position.x": (.position, .numbers([0])),
        "position.y": (.position, .numbers([1])),
        "anchorPoint.x": (.anchorPoint, .numbers([0])),
        "anchorPoint.y": (.anchorPoint, .numbers([1])),
        "bounds.origin": (.bounds, .numbers([0, 1])),
        "bounds.origin.x": (.bounds, .numbers([0])),
        "bounds.origin.y": (.bounds, .numbers([1])),
        "bounds.size": (.bounds, .numbers([2, 3])),
        "bounds.size.width": (.bounds, .numbers([2])),
        "bounds.size.height": (.bounds, .numbers([3])),
        "shadowOffset.width": (.shadowOffset, .numbers([0])),
        "shadowOffset.height": (.shadowOffset, .numbers([1])),
        "transform.rotation": (.transform, .rotation(2)),
        "transform.rotation.x": (.transform, .rotation(0)),
        "transform.rotation.y": (.transform, .rotation(1)),
        "transform.rotation.z": (.transform, .rotation(2)),
        "transform.scale": (.transform, .scale([0, 1, 2])),
        "transform.scale.xy": (.transform, .scale([0, 1])),
        "transform.scale.x": (.transform, .scale([0])),
        "transform.scale.y": (.transform, .scale([1])),
        "transform.scale.z": (.transform, .scale([2])),
        "transform.translation": (.transform, .translation([0, 1])),
        "transform.translation.x": (.transform, .translation([0])),
        "transform.translation.y": (.transform, .translation([1])),
        "transform.translation.z": (.transform, .translation([2])),
    ]

    /// Reads a name; one that no layer has is reported.
    @MainActor
    init?(_ name: String?, reportedBy animation: CAAnimation) {
        guard let name else {
            Diagnostics.report("\(type(of: animation)) has no keyPath and shows nothing.")
            return nil
        }
        if let property = LayerProperty(rawValue: name) {
            (self.property, part) = (property, .whole)
        } else if let found = Self.names[name] {
            (property, part) = found
        } else {
            Diagnostics.report(
                "\(type(of: animation)) shows nothing: no layer has an animatable \"\(name)\"."
            )
            return nil
        }
    }

    /// Finds what a name means; nil for a name that no layer has.
    init?(_ name: String) {
        if let property = LayerProperty(rawValue: name) {
            (self.property, part) = (property, .whole)
        } else if let found = Self.names[name] {
            (property, part) = found
        } else {
            return nil
        }
    }

    /// The numbers of a layer, as code reads them by name; nil for a property that is no list of them.
    @MainActor
    func boxedValue(of layer: CALayer) -> Any? {
        let numbers = value(in: LayerValues(of: layer))
        switch (property, part) {
        case (.transform, .whole): return layer.transform
        case (.bounds, .whole): return layer.bounds
        case (.backgroundColor, _): return layer.backgroundColor
        case (.borderColor, _): return layer.borderColor
        case (.shadowColor, _): return layer.shadowColor
        case (.shadowOffset, .whole), (.bounds, .numbers([2, 3])),
            (.transform, .translation([0, 1])):
            return numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : nil
        default:
            if property.isColor, numbers.count == 4 { return SIMD4(numbers).color }
            if numbers.count == 1 { return NSNumber(value: numbers[0]) }
            return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
        }
    }

    /// Sets the numbers of a layer by name; false where the value is of another kind.
    @MainActor
    func setValue(_ value: Any, of layer: CALayer) -> Bool {
        guard let numbers = numbers(value) else { return false }
        layer.set(merged(numbers, adds: false, into: LayerValues(of: layer)), property)
        return true
    }

    /// Reads a name whose values a function makes the property's.
    @MainActor
    init?(_ name: String?, _ function: CAValueFunction?, reportedBy animation: CAAnimation) {
        guard let function else {
            self.init(name, reportedBy: animation)
            return
        }
        guard name == "transform", let part = Self.functions[function.name] else {
            Diagnostics.report(
                "\(type(of: animation)) shows nothing: \(function.name.rawValue) makes values of "
                    + "\"transform\", not of \"\(name ?? "nil")\"."
            )
            return nil
        }
        self.init(property: .transform, part: part)
        isAlone = true
    }

    private static let functions: [CAValueFunctionName: Part] = [
        .rotateX: .rotation(0), .rotateY: .rotation(1), .rotateZ: .rotation(2),
        .scale: .scales, .scaleX: .scale([0]), .scaleY: .scale([1]), .scaleZ: .scale([2]),
        .translate: .translation([0, 1, 2]), .translateX: .translation([0]),
        .translateY: .translation([1]), .translateZ: .translation([2]),
    ]

    /// The parts of a layer's properties that are single numbers, by name.
    @MainActor static let namedParts: [NamedKeyPath] = names.compactMap { name, meant in
        let path = AnimatedKeyPath(property: meant.0, part: meant.1)
        guard path.neutral.count == 1 else { return nil }
        return NamedKeyPath(
            name,
            get: { (layer: CALayer) in
                CGFloat(path.value(in: LayerValues(of: layer)).first ?? 0)
            },
            set: { (layer: CALayer, value: CGFloat) in
                layer.set(path.whole([Double(value)], LayerValues(of: layer)), meant.0)
            }
        )
    }

    private init(property: LayerProperty, part: Part) {
        self.property = property
        self.part = part
    }

    /// The numbers that change nothing where they are added.
    var neutral: [Double] {
        switch part {
        case .whole:
            switch property {
            case .transform: CATransform3DIdentity.entries.map { Double($0) }
            case .strokeStart, .strokeEnd, .lineWidth, .lineDashPhase: [0]
            case .startPoint, .endPoint: [0, 0]
            case .fillColor, .strokeColor: [0, 0, 0, 0]
            default: LayerValues()[property].map { _ in 0 }
            }
        case .numbers(let indices): indices.map { _ in 0 }
        case .rotation: [0]
        case .scale: [isAlone ? 1 : 0]
        case .scales: [1, 1, 1]
        case .translation(let axes): axes.map { _ in 0 }
        }
    }

    /// Returns the numbers that a layer has.
    func value(in values: LayerValues) -> [Double] {
        let transform = values.transform
        switch part {
        case .whole: return values[property]
        case .numbers(let indices): return indices.map { values[property][$0] }
        case .rotation(let axis):
            switch axis {
            case 0: return [atan2(transform.m23, transform.m33)]
            case 1: return [atan2(transform.m31, transform.m11)]
            default: return [atan2(transform.m12, transform.m11)]
            }
        case .scale(let axes):
            let scales = Self.scales(of: transform)
            return [axes.map { scales[$0] }.reduce(0, +) / Double(axes.count)]
        case .scales: return Self.scales(of: transform)
        case .translation(let axes):
            return axes.map { Double([transform.m41, transform.m42, transform.m43][$0]) }
        }
    }

    /// The lengths of a transform's three axes.
    private static func scales(of transform: CATransform3D) -> [Double] {
        let entries = transform.entries.map { Double($0) }
        return (0..<3).map { axis in
            entries[(axis * 4)..<(axis * 4 + 3)].reduce(0) { $0 + $1 * $1 }.squareRoot()
        }
    }

    /// Returns the numbers of what an app gave as a value; nil where it is of another kind.
    func numbers(_ value: Any?) -> [Double]? {
        guard let numbers = Self.read(value) else { return nil }
        let count = neutral.count
        // So many as there are colours or points.
        if [.colors, .locations, .path].contains(property) {
            return numbers.allSatisfy(\.isFinite) ? numbers : nil
        }
        if numbers.count == count { return numbers.allSatisfy(\.isFinite) ? numbers : nil }
        return nil
    }

    private static func readList(_ list: [Any]) -> [Double]? {
        var numbers: [Double] = []
        for value in list {
            guard let own = read(value) else { return nil }
            numbers += own
        }
        return numbers
    }

    /// Returns the numbers of a value of any kind that animations lead; nil for others.
    static func read(_ value: Any?) -> [Double]? {
        switch value {
        case let number as Double: [number]
        case let number as CGFloat: [Double(number)]
        case let number as Float: [Double(number)]
        case let number as Int: [Double(number)]
        case let number as NSNumber: [number.doubleValue]
        case let point as CGPoint: [point.x, point.y]
        case let size as CGSize: [size.width, size.height]
        case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height]
        case let transform as CATransform3D: transform.entries.map { Double($0) }
        case let transform as CGAffineTransform:
            CATransform3DMakeAffineTransform(transform).entries.map { Double($0) }
        case let color as CGColor: SIMD4(premultiplied: color).list
        case let path as CGPath: path.shape.numbers
        case let list as [Any]: readList(list)
        case let color as UIColor:
            MainActor.assumeIsolated { SIMD4(premultiplied: color.cgColor).list }
        case let value as NSValue: read(value)
        case let list as [Any]: readAll(list)
        default: nil
        }
    }

    /// Reads a list of single numbers.
    private static func readAll(_ list: [Any]) -> [Double]? {
        let numbers = list.compactMap { ($0 is [Any] ? nil : read($0)).flatMap { $0.first } }
        return numbers.count == list.count ? numbers : nil
    }

    /// Reads what older code puts into objects.
    private static func read(_ value: NSValue) -> [Double]? {
        if let number = value as? NSNumber { return [number.doubleValue] }
        if let list = value.doubles {
            return list.count == 6 ? read(value.cgAffineTransformValue) : list
        }
        switch String(cString: value.objCType) {
        case "{CGPoint=dd}": return read(value.cgPointValue)
        case "{CGSize=dd}": return read(value.cgSizeValue)
        case "{CGRect={CGPoint=dd}{CGSize=dd}}": return read(value.cgRectValue)
        default: return nil
        }
    }

    /// Returns the track of an animation of what the name means.
    func track(
        _ way: CAPropertyAnimation.Way,
        _ mode: CAAnimationCalculationMode,
        _ isAdditive: Bool
    ) -> PropertyTrack {
        var path = KeyframePath(property: property, values: way.values, times: way.times)
        path.timings = way.timings
        // Angles and lengths are led as such, and only then made part of the whole property.
        if part != .whole { path.property = .opacity }
        var track = path.track(mode)
        track.property = property
        if part != .whole { track.part = self }
        track.isAdditive = isAdditive
        return track
    }

    /// Whether the part is an angle.
    var isRotation: Bool {
        if case .rotation = part { true } else { false }
    }

    /// Returns the whole property with the meant part changed.
    ///
    /// - Parameters:
    ///   - numbers: The part.
    ///   - adds: Whether it is added to the one that is there.
    ///   - layer: The values that are there.
    /// - Returns: The property's numbers.
    func merged(_ numbers: [Double], adds: Bool, into layer: LayerValues) -> [Double] {
        guard adds else { return whole(numbers, layer) }
        guard isAlone else {
            return whole(zip(value(in: layer), numbers).map { $0 + $1 }, layer)
        }
        let first = CATransform3D(entries: whole(numbers, layer).map { CGFloat($0) })
        return CATransform3DConcat(first, layer.transform).entries.map { Double($0) }
    }

    private func whole(_ numbers: [Double], _ layer: LayerValues) -> [Double] {
        if part == .whole { return numbers }
        if case .numbers(let indices) = part {
            var result = layer[property]
            for (index, number) in zip(indices, numbers) { result[index] = number }
            return result
        }
        let base = isAlone ? CATransform3DIdentity : layer.transform
        let old = value(in: layer)
        let transform: CATransform3D
        switch part {
        case .rotation(let axis):
            let angle = isAlone ? numbers[0] : numbers[0] - old[0]
            let axes: [CGFloat] = (0..<3).map { $0 == axis ? 1 : 0 }
            transform = CATransform3DRotate(base, CGFloat(angle), axes[0], axes[1], axes[2])
        case .scale(let axes):
            let factor = isAlone || old[0] == 0 ? numbers[0] : numbers[0] / old[0]
            let factors: [CGFloat] = (0..<3).map { axes.contains($0) ? CGFloat(factor) : 1 }
            transform = CATransform3DScale(base, factors[0], factors[1], factors[2])
        case .scales:
            let factors = numbers.map { CGFloat($0) }
            transform = CATransform3DScale(base, factors[0], factors[1], factors[2])
        case .translation(let axes):
            var moved = base
            for (axis, number) in zip(axes, numbers) {
                switch axis {
                case 0: moved.m41 = CGFloat(number)
                case 1: moved.m42 = CGFloat(number)
                default: moved.m43 = CGFloat(number)
                }
            }
            transform = moved
        case .whole, .numbers: transform = base
        }
        return transform.entries.map { Double($0) }
    }
}

extension CALayer {
    /// Sets a property by its numbers.
    fileprivate func set(_ numbers: [Double], _ property: LayerProperty) {
        var values = LayerValues(of: self)
        values[property] = numbers
        switch property {
        case .position: position = values.position
        case .bounds: bounds = values.bounds
        case .anchorPoint: anchorPoint = values.anchorPoint
        case .transform, .opacity, .cornerRadius, .backgroundColor:
            values.applyLook(to: self, [property])
        case .zPosition: zPosition = values.rare?.zPosition ?? zPosition
        case .borderWidth: borderWidth = CGFloat(numbers[0])
        case .borderColor: borderColor = SIMD4(numbers).color
        case .shadowColor: shadowColor = SIMD4(numbers).color
        case .shadowOpacity: shadowOpacity = Float(numbers[0])
        case .shadowOffset: shadowOffset = values.rare?.shadowOffset ?? shadowOffset
        case .shadowRadius: shadowRadius = CGFloat(numbers[0])
        default:
            willChange(property)
            takeDrawnValues(values)
            owner?.layerLookDidChange()
        }
    }
}

extension KeyframePath {
    /// Divides turns into parts below a third of a whole, whose transforms tell the direction.
    mutating func divideTurns() {
        var (parts, moments): ([[Double]], [Double]) = (Array(values.prefix(1)), [times[0]])
        for index in values.indices.dropFirst() {
            let (from, to) = (values[index - 1][0], values[index][0])
            let timing = timings.indices.contains(index - 1) ? timings[index - 1] : .linear
            let turns = min(max(Int((abs(to - from) / 1.5).rounded(.up)), 1), 400)
            let count = timing == .linear ? turns : max(turns, 24)
            for step in 1...count {
                let share = Double(step) / Double(count)
                let eased = step == count ? 1 : timing.progress(at: share, of: 1)
                parts.append([from + (to - from) * eased])
                moments.append(times[index - 1] + (times[index] - times[index - 1]) * share)
            }
        }
        (values, times, timings) = (parts, moments, [])
    }
}
