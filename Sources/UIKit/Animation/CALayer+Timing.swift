import Foundation

/// How the time of a layer goes by, measured by that of the layer above.
@MainActor
struct LayerTiming {
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var beginTime: CFTimeInterval = 0

    /// Whether any layer has a time of its own: without, nobody looks for one.
    @exclusivity(unchecked) static var areUsed = false

    func local(_ time: CFTimeInterval) -> CFTimeInterval {
        (time - beginTime) * Double(speed) + timeOffset
    }

    /// The time above; where time stands, that at which it began to.
    func outer(_ time: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    }
}

extension CALayer {
    /// How fast time goes by for the layer and what is below it; default 1.
    ///
    /// At 0 the layer's animations stand, at what `timeOffset` says.
    public var speed: Float {
        get { extras?.timing?.speed ?? 1 }
        set { changeTiming { $0.speed = newValue.isFinite ? max(newValue, 0) : 1 } }
    }

    /// What is added to the layer's time, in seconds; default 0.
    public var timeOffset: CFTimeInterval {
        get { extras?.timing?.timeOffset ?? 0 }
        set { changeTiming { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
    }

    /// When the layer's time begins, in that of the layer above; default 0.
    public var beginTime: CFTimeInterval {
        get { extras?.timing?.beginTime ?? 0 }
        set { changeTiming { $0.beginTime = newValue.isFinite ? newValue : 0 } }
    }

    /// Returns a time of another layer, or of the scene's clock, as one of this layer.
    public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        guard LayerTiming.areUsed else { return time }
        return localTime(layer?.outerTime(time) ?? time)
    }

    /// Returns a time of this layer as one of another layer, or of the scene's clock.
    public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        guard LayerTiming.areUsed else { return time }
        let outer = outerTime(time)
        return layer?.localTime(outer) ?? outer
    }

    /// Returns a time of the scene's clock as one of the layer.
    func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
        let above = superlayer?.localTime(time) ?? time
        return extras?.timing?.local(above) ?? above
    }

    private func outerTime(_ time: CFTimeInterval) -> CFTimeInterval {
        let above = extras?.timing?.outer(time) ?? time
        return superlayer?.outerTime(above) ?? above
    }

    /// How fast the layer's time goes by, measured by the scene's clock.
    var pace: Double {
        Double(speed) * (superlayer?.pace ?? 1)
    }

    private func changeTiming(_ change: (inout LayerTiming) -> Void) {
        LayerTiming.areUsed = true
        var timing = extras?.timing ?? LayerTiming()
        change(&timing)
        requireExtras().timing = timing
        if let owner, let context = owner.rendering.context { owner.followTime(in: context) }
    }
}

extension UIView {
    /// Lets what runs here and below go on with the time of its layer.
    fileprivate func followTime(in context: RenderContext) {
        if let animations = animationState, !animations.explicit.isEmpty {
            let (time, pace) = (layer.localTime(context.clock.now), layer.pace)
            for run in animations.explicit { run.follow(time, speed: pace, in: context) }
            animations.isRetimed = true
            setNeedsRender()
        }
        for view in hierarchy.subviews { view.followTime(in: context) }
    }
}
