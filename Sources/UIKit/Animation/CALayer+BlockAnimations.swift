import RenderTree

/// What an animation block leads of a layer, as the layer's list of animations shows it.
@MainActor
struct BlockAnimation {
    /// The name on the layer, such as `position`; `position-2` for a second one that adds to it.
    let key: String
    /// The name of the property.
    let keyPath: String
    let track: PropertyTrack
    let transition: Transition
    let group: AnimationGroup

    /// Makes the animation that plays as the block does.
    ///
    /// Places, sizes, transforms and corners add to the layer's own, from the difference to nothing.
    ///
    /// - Parameter own: The layer's own values.
    /// - Returns: The animation, which plays nowhere.
    func makeAnimation(_ own: LayerValues) -> CAAnimation {
        // What a layer leads by itself ends what ran, and so adds to nothing.
        let property = track.property
        let adds =
            track.isAdditive && property.addsInBlocks && !property.endsWhatRuns(before: transition)
        let values = track.values.map { numbers in
            guard track.isAdditive, !adds else { return boxed(numbers) }
            var shown = own
            shown.add(numbers, to: track.property)
            return boxed(shown[track.property])
        }
        let animation = makeWay(values)
        animation.keyPath = keyPath
        animation.isAdditive = adds
        animation.duration = transition.duration
        animation.timingFunction = CAMediaTimingFunction(transition.timing)
        animation.repeatCount = transition.repeatCount == 1 ? 0 : Float(transition.repeatCount)
        animation.autoreverses = transition.autoreverses
        animation.fillMode = .both
        if transition.delay > 0 { animation.beginTime = group.startTime + transition.delay }
        return animation
    }

    private func makeWay(_ values: [Any]) -> CAPropertyAnimation {
        guard values.count == 2 else {
            let animation = CAKeyframeAnimation()
            animation.values = values
            animation.keyTimes = track.times.map { NSNumber(value: $0) }
            let paces = track.timings.compactMap { CAMediaTimingFunction($0) }
            if !paces.isEmpty { animation.timingFunctions = paces }
            return animation
        }
        let animation: CABasicAnimation
        if case .spring(let mass, let stiffness, let damping, let velocity) = transition.timing {
            let spring = CASpringAnimation()
            (spring.mass, spring.stiffness) = (CGFloat(mass), CGFloat(stiffness))
            (spring.damping, spring.initialVelocity) = (CGFloat(damping), CGFloat(velocity))
            // Played elsewhere it has the block's pace, which more damping slows down.
            spring.allowsOverdamping = damping * damping > 4 * mass * stiffness
            animation = spring
        } else {
            animation = CABasicAnimation()
        }
        (animation.fromValue, animation.toValue) = (values[0], values[1])
        return animation
    }

    /// Returns the numbers as apps give values of the property.
    private func boxed(_ all: [Double]) -> Any {
        let numbers: [Double]
        switch keyPath {
        case "bounds.origin": numbers = Array(all.prefix(2))
        case "bounds.size": numbers = Array(all.suffix(2))
        default: numbers = all
        }
        let property = track.property
        if property == .locations { return numbers.map { NSNumber(value: $0) } }
        if property == .colors {
            return stride(from: 0, to: numbers.count - 3, by: 4).compactMap {
                SIMD4(numbers[$0..<($0 + 4)]).color
            }
        }
        if property.isColor, numbers.count == 4 { return SIMD4(numbers).color ?? CGColor.clear }
        if numbers.count == 16 { return CATransform3D(entries: numbers.map { CGFloat($0) }) }
        guard numbers.count == 2 else {
            // Layers keep opacities as short numbers, and code asks for them as such.
            let isShort = property == .opacity || property == .shadowOpacity
            let number = numbers.first ?? 0
            return isShort ? NSNumber(value: Float(number)) : NSNumber(value: number)
        }
        return keyPath == "bounds.size" || property == .shadowOffset
            ? CGSize(width: numbers[0], height: numbers[1])
            : CGPoint(x: numbers[0], y: numbers[1])
    }
}

extension CALayer {
    /// What blocks lead on the layer, oldest first.
    var blockAnimations: [BlockAnimation] {
        guard let view = owner, view.animationState != nil else { return [] }
        view.settleAnimation()
        guard let animations = view.animationState else { return [] }
        var result: [BlockAnimation] = []
        for (index, animation) in animations.running.enumerated() where !animation.group.isOver {
            for track in animation.tracks {
                for name in track.layerKeys {
                    result.append(
                        BlockAnimation(
                            key: animations.key(of: name, at: index),
                            keyPath: name,
                            track: track,
                            transition: animation.transition ?? animation.group.transition,
                            group: animation.group
                        )
                    )
                }
            }
        }
        return result
    }

    /// Ends what a block leads under a name; the layer shows its own value.
    func endBlockAnimation(_ key: String) {
        guard let found = blockAnimations.first(where: { $0.key == key }), let view = owner,
            let animations = view.animationState
        else { return }
        if view.rendering.isDirty, animations.transitions != nil {
            // The page hears of the block as a whole before it hears of what is left of it.
            view.rendering.context?.scene?.keepChangesApart()
        }
        animations.endTrack(of: found.track.property, in: found.group, view)
        // The page knows blocks' animations by parts of the node only: all others go on anew.
        animations.operations = [.end(.all)]
        animations.runsToTell = []
        view.tellAnimationsAgain()
        view.setNeedsRender()
    }
}

extension PropertyTrack {
    /// The names that layers give animations of the property.
    fileprivate var layerKeys: [String] {
        switch property {
        case .gradientKind: return []
        case .bounds:
            guard let end = values.last, end.count == 4 else { return [] }
            func moves(_ range: Range<Int>) -> Bool { values.contains { $0[range] != end[range] } }
            return (moves(0..<2) ? ["bounds.origin"] : []) + (moves(2..<4) ? ["bounds.size"] : [])
        default: return [property.rawValue]
        }
    }
}

extension CAMediaTimingFunction {
    /// Creates the pace of a transition; nil for a spring's.
    fileprivate convenience init?(_ timing: Transition.Timing) {
        switch timing {
        case .linear: self.init(name: .linear)
        case .cubic(let x1, let y1, let x2, let y2):
            self.init(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
        case .spring: return nil
        }
    }
}
