import RenderTree

/// A property of a layer that animations lead from value to value.
enum LayerProperty: String, CaseIterable {
    case position, bounds, anchorPoint, transform, opacity, zPosition
    case backgroundColor, cornerRadius, borderWidth, borderColor
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius
    case strokeStart, strokeEnd, lineWidth, lineDashPhase, fillColor, strokeColor, path
    case colors, locations, startPoint, endPoint
    /// The shape of a gradient, which is not led but said with it.
    case gradientKind = " kind"

    /// The part of the node that shows the property.
    var part: AnimatedPart {
        switch self {
        case .position, .bounds: .frame
        case .strokeStart, .strokeEnd, .lineWidth, .lineDashPhase, .fillColor, .strokeColor, .path,
            .colors, .locations, .startPoint, .endPoint, .gradientKind:
            .drawing
        default: .style
        }
    }

    /// Whether blocks add their way to what runs, so that none ends another's.
    var addsInBlocks: Bool {
        switch self {
        case .position, .bounds, .transform, .cornerRadius: true
        default: false
        }
    }

    /// Whether a block that leads the property ends what ran on it before.
    func endsWhatRuns(before transition: Transition) -> Bool {
        switch self {
        case .opacity, .backgroundColor: true
        case _ where addsInBlocks: transition.replaces && !transition.addsWays
        default: transition.replaces
        }
    }

    /// Whether the values are colours, as premultiplied red, green, blue and alpha.
    var isColor: Bool {
        switch self {
        case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: true
        default: false
        }
    }
}

/// The values of a layer's animatable properties at one moment.
struct LayerValues: Equatable {
    var position = CGPoint.zero
    var bounds = CGRect.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity
    var opacity = 1.0
    var backgroundColor = SIMD4<Double>()
    var cornerRadius = 0.0
    /// What few layers have.
    var rare: Rare?
    /// What layers that draw something of their own have.
    var drawn: [LayerProperty: [Double]]?

    struct Rare: Equatable {
        var zPosition = 0.0
        var borderWidth = 0.0
        var borderColor = SIMD4<Double>(0, 0, 0, 1)
        var shadowColor = SIMD4<Double>(0, 0, 0, 1)
        var shadowOpacity = 0.0
        var shadowOffset = CGSize(width: 0, height: -3)
        var shadowRadius = 3.0
    }

    /// The numbers of a property; the transform has sixteen.
    subscript(property: LayerProperty) -> [Double] {
        get {
            let rare = rare ?? Rare()
            switch property {
            case .position: return [position.x, position.y]
            case .bounds:
                // Ways that are added one by one may lead below nothing in between, and `width` is
                // never negative.
                let (origin, size) = (bounds.origin, bounds.size)
                return [origin.x, origin.y, size.width, size.height]
            case .anchorPoint: return [anchorPoint.x, anchorPoint.y]
            case .transform: return transform.entries.map { Double($0) }
            case .opacity: return [opacity]
            case .cornerRadius: return [cornerRadius]
            case .backgroundColor: return backgroundColor.list
            case .zPosition: return [rare.zPosition]
            case .borderWidth: return [rare.borderWidth]
            case .borderColor: return rare.borderColor.list
            case .shadowColor: return rare.shadowColor.list
            case .shadowOpacity: return [rare.shadowOpacity]
            case .shadowOffset: return [rare.shadowOffset.width, rare.shadowOffset.height]
            case .shadowRadius: return [rare.shadowRadius]
            default: return drawn?[property] ?? []
            }
        }
        set { set(property, newValue) }
    }

    private mutating func set(_ property: LayerProperty, _ numbers: [Double]) {
        if property.part == .drawing {
            if drawn?[property] != nil, numbers.allSatisfy(\.isFinite) {
                drawn?[property] = numbers
            }
            return
        }
        // Values of another shape than the property's say nothing about it.
        guard numbers.count == self[property].count, numbers.allSatisfy(\.isFinite) else { return }
        switch property {
        case .position: position = CGPoint(x: numbers[0], y: numbers[1])
        case .bounds:
            bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case .anchorPoint: anchorPoint = CGPoint(x: numbers[0], y: numbers[1])
        case .transform: transform = CATransform3D(entries: numbers.map { CGFloat($0) })
        case .opacity: opacity = numbers[0]
        case .cornerRadius: cornerRadius = numbers[0]
        case .backgroundColor: backgroundColor = SIMD4(numbers)
        default: setRare(property, numbers)
        }
    }

    private mutating func setRare(_ property: LayerProperty, _ numbers: [Double]) {
        var rare = rare ?? Rare()
        switch property {
        case .zPosition: rare.zPosition = numbers[0]
        case .borderWidth: rare.borderWidth = numbers[0]
        case .borderColor: rare.borderColor = SIMD4(numbers)
        case .shadowColor: rare.shadowColor = SIMD4(numbers)
        case .shadowOpacity: rare.shadowOpacity = numbers[0]
        case .shadowOffset: rare.shadowOffset = CGSize(width: numbers[0], height: numbers[1])
        case .shadowRadius: rare.shadowRadius = numbers[0]
        default: return
        }
        self.rare = rare
    }

    /// Adds numbers to a property; a transform is applied before the one that is there.
    mutating func add(_ numbers: [Double], to property: LayerProperty) {
        if property == .transform, numbers.count == 16 {
            let first = CATransform3D(entries: numbers.map { CGFloat($0) })
            transform = CATransform3DConcat(first, transform)
            return
        }
        let own = self[property]
        guard numbers.count == own.count else { return }
        self[property] = zip(own, numbers).map { $0 + $1 }
    }

    /// The box before the transform, in the superlayer.
    var frame: CGRect {
        CGRect(
            x: position.x - anchorPoint.x * bounds.width,
            y: position.y - anchorPoint.y * bounds.height,
            width: bounds.width,
            height: bounds.height
        )
    }
}

extension SIMD4<Double> {
    var list: [Double] { [self[0], self[1], self[2], self[3]] }

    /// The parts of a colour, premultiplied, so that sums of colours are what eyes expect.
    init(premultiplied color: CGColor?) {
        guard let color else {
            self = .zero
            return
        }
        let render = color.renderColor
        let alpha = Double(render.alpha) / 255
        self = SIMD4(
            Double(render.red) / 255 * alpha,
            Double(render.green) / 255 * alpha,
            Double(render.blue) / 255 * alpha,
            alpha
        )
    }

    /// The colour of premultiplied parts; nil where nothing shows.
    var color: CGColor? {
        guard self[3] > 0 else { return nil }
        let parts = (0..<3).map { CGFloat(Swift.min(Swift.max(self[$0] / self[3], 0), 1)) }
        return CGColor(
            red: parts[0],
            green: parts[1],
            blue: parts[2],
            alpha: CGFloat(Swift.min(self[3], 1))
        )
    }
}

extension LayerValues {
    /// Reads a layer's own values.
    @MainActor
    init(of layer: CALayer) {
        position = layer.position
        bounds = layer.bounds
        anchorPoint = layer.anchorPoint
        transform = layer.transform
        opacity = Double(layer.opacity)
        cornerRadius = Double(layer.cornerRadius)
        if let owner = layer.owner {
            // A dynamic colour counts as it looks on this view.
            let color = owner.backgroundColor?.resolvedColor(with: owner.effectiveTraits)
            backgroundColor = SIMD4(premultiplied: color?.cgColor)
        } else {
            backgroundColor = SIMD4(premultiplied: layer.backgroundColor)
        }
        drawn = layer.drawnValues
        guard layer.rare != nil else { return }
        rare = Rare(
            zPosition: Double(layer.zPosition),
            borderWidth: Double(layer.borderWidth),
            borderColor: SIMD4(premultiplied: layer.borderColor),
            shadowColor: SIMD4(premultiplied: layer.shadowColor),
            shadowOpacity: Double(layer.shadowOpacity),
            shadowOffset: layer.shadowOffset,
            shadowRadius: Double(layer.shadowRadius)
        )
    }

    /// Writes the values to a layer.
    @MainActor
    func apply(to layer: CALayer) {
        layer.anchorPoint = anchorPoint
        layer.bounds = bounds
        layer.position = position
        if drawn != nil { layer.takeDrawnValues(self) }
        applyLook(to: layer, Set(LayerProperty.allCases))
    }

    /// Writes some of the values of the look to a layer.
    @MainActor
    func applyLook(to layer: CALayer, _ properties: Set<LayerProperty>) {
        if properties.contains(.transform) { layer.transform = transform }
        if properties.contains(.opacity) { layer.opacity = Float(min(max(opacity, 0), 1)) }
        if properties.contains(.cornerRadius) { layer.cornerRadius = CGFloat(cornerRadius) }
        if properties.contains(.backgroundColor) { layer.backgroundColor = backgroundColor.color }
        guard let rare else { return }
        layer.zPosition = CGFloat(rare.zPosition)
        layer.borderWidth = CGFloat(rare.borderWidth)
        layer.borderColor = rare.borderColor.color
        layer.shadowColor = rare.shadowColor.color
        layer.shadowOpacity = Float(rare.shadowOpacity)
        layer.shadowOffset = rare.shadowOffset
        layer.shadowRadius = CGFloat(rare.shadowRadius)
    }
}
