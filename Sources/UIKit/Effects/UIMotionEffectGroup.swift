/// Several motion effects as one.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; default nil.
    open var motionEffects: [UIMotionEffect]?

    /// Returns what all of the effects add, the last one's where several say the same key path.
    open override func keyPathsAndRelativeValues(
        forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? {
        var values: [String: Any] = [:]
        for effect in motionEffects ?? [] {
            let more = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
            values.merge(more) { $1 }
        }
        return values.isEmpty ? nil : values
    }
}
