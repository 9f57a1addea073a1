import RenderTree

/// Animations that play together, within the time of the group.
open class CAAnimationGroup: CAAnimation {
    /// The animations; their beginnings count from that of the group.
    open var animations: [CAAnimation]?

    override func makeBlank() -> CAAnimation { CAAnimationGroup() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.makeCopy() }
    }

    override func tracks(from values: LayerValues) -> [PropertyTrack] {
        let length = effectiveDuration
        return (animations ?? []).flatMap { child in
            child.tracks(from: values).map { track in
                Self.fit(track, of: child, into: length, values)
            }
        }
    }

    /// Returns a child's track as one of the whole group, in steps where it is not simple.
    private static func fit(
        _ track: PropertyTrack,
        of child: CAAnimation,
        into length: Double,
        _ values: LayerValues
    ) -> PropertyTrack {
        let childLength = child.duration > 0 ? child.effectiveDuration : length
        var transition = child.makeTransition(now: 0)
        transition.duration = childLength / Double(max(child.speed, 0.001))
        if transition.delay == 0, transition.repeatCount == 1, !transition.autoreverses,
            transition.duration == length, transition.timing == .linear
        {
            return track
        }
        let nothing = track.value(at: 0).map { _ in 0.0 }
        let own =
            track.isAdditive ? nothing : track.part?.value(in: values) ?? values[track.property]
        let steps = min(max(Int(length * 60), 16), 240)
        let times = (0...steps).map { Double($0) / Double(steps) }
        var result = track
        result.timings = []
        result.times = times
        result.values = times.map { time in
            let elapsed = time * length
            let fills = child.fillMode
            if elapsed < transition.delay, fills != .backwards, fills != .both { return own }
            // A child that ends with the group shows its last value there.
            let isOver = elapsed >= transition.length && time < 1
            if isOver, fills != .forwards, fills != .both { return own }
            return track.value(at: transition.progress(after: elapsed))
        }
        return result
    }
}

/// A way from a layer's picture before a change to the one after it.
open class CATransition: CAAnimation {
    /// The kind; default a fade.
    open var type = CATransitionType.fade
    /// The direction of those that have one; default from the right.
    open var subtype: CATransitionSubtype?
    /// The part of the way that is behind already at the start, from 0 to 1; default 0.
    open var startProgress: Float = 0
    /// The part of the way that is behind at the end, from 0 to 1; default 1.
    ///
    /// - Note: Differs from UIKit: the rest of the way follows in its own time.
    open var endProgress: Float = 1

    override func makeBlank() -> CAAnimation { CATransition() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CATransition else { return }
        (type, subtype) = (other.type, other.subtype)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }

    /// Returns the whole way, of which the part between the two shares takes a transition's time.
    func whole(of part: Transition) -> Transition {
        let (start, end) = (Double(startProgress), Double(endProgress))
        guard start > 0 || end < 1, start < end, part.duration > 0 else { return part }
        let unit = Transition(duration: 1, timing: part.timing)
        /// Returns when the way has come so far, as a part of its time.
        func time(of progress: Double) -> Double {
            var (low, high) = (0.0, 1.0)
            for _ in 0..<30 {
                let middle = (low + high) / 2
                if unit.progress(after: middle) < progress { low = middle } else { high = middle }
            }
            return high
        }
        let first = start > 0 ? time(of: start) : 0
        let last = end < 1 ? time(of: end) : 1
        guard last > first else { return part }
        var whole = part
        whole.duration = part.duration / (last - first)
        whole.delay -= first * whole.duration
        return whole
    }

    /// The kind and direction as the page plays them.
    var change: AppearanceChange {
        let subtypes: [CATransitionSubtype] = [.fromLeft, .fromRight, .fromTop, .fromBottom]
        let index = subtypes.firstIndex(of: subtype ?? .fromRight) ?? 1
        switch type {
        case .moveIn:
            return [.moveInFromLeft, .moveInFromRight, .moveInFromTop, .moveInFromBottom][index]
        case .push: return [.pushFromLeft, .pushFromRight, .pushFromTop, .pushFromBottom][index]
        case .reveal:
            return [.revealFromLeft, .revealFromRight, .revealFromTop, .revealFromBottom][index]
        default: return .crossDissolve
        }
    }
}

/// The name under which a layer has its transition, whatever name it was added with.
public let kCATransition = "transition"

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The new picture shows through the old one, more and more.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new picture slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new picture pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old picture slides off the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the right edge.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left edge.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top edge.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom edge.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
