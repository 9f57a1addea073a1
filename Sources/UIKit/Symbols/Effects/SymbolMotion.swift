import CoreGraphics
import Foundation

/// What is seen of an effect.
enum SymbolMotion: Hashable, Sendable {
    /// Larger, or smaller, for a moment.
    case bounce(isUp: Bool)
    /// Fainter and back.
    case pulse
    /// Larger and back, as well as fainter and back.
    case breathe(isPlain: Bool)
    /// To and fro: turned, or moved by parts of the size.
    case wiggle(turn: Double, move: CGVector)
    /// Once around.
    case rotate(isClockwise: Bool)
    /// Another size, until it is removed.
    case scale(Double)
    /// There again, after it had gone; growing where a size is said.
    case appear(from: Double)
    /// Gone, until it is removed.
    case disappear(to: Double)
    /// From one symbol to another.
    case replace

    /// Whether the last state stays until the effect is removed.
    var stays: Bool {
        switch self {
        case .scale, .appear, .disappear: true
        default: false
        }
    }

    /// How often the motion runs by itself; 0 without end.
    var runs: Int {
        switch self {
        case .pulse, .breathe, .wiggle, .rotate: 0
        case .bounce, .scale, .appear, .disappear, .replace: 1
        }
    }

    /// The seconds of one run.
    private var duration: TimeInterval {
        switch self {
        case .bounce: 0.6
        case .pulse: 1.5
        case .breathe: 2.4
        case .wiggle: 0.9
        case .rotate: 1.6
        case .scale, .appear, .disappear, .replace: 0.3
        }
    }

    private struct Track {
        var path: String
        var values: [Double]
        var times: [Double]
    }

    private func tracks(in size: CGSize) -> [Track] {
        switch self {
        case .bounce(let isUp):
            let top = isUp ? 1.18 : 0.82
            let values = [1, top, 2 - (1 + top) / 2, 1]
            return [Track(path: "transform.scale", values: values, times: [0, 0.35, 0.7, 1])]
        case .pulse: return [Track(path: "opacity", values: [1, 0.35, 1], times: [0, 0.5, 1])]
        case .breathe(let isPlain):
            let size = Track(path: "transform.scale", values: [1, 1.12, 1], times: [0, 0.5, 1])
            let look = Track(path: "opacity", values: [1, 0.6, 1], times: [0, 0.5, 1])
            return isPlain ? [size] : [size, look]
        case .wiggle(let turn, let move):
            let times = [0, 0.15, 0.4, 0.65, 1]
            func way(_ path: String, _ far: Double) -> Track {
                Track(path: path, values: [0, far, -far, far / 2, 0], times: times)
            }
            return [
                turn == 0 ? nil : way("transform.rotation.z", turn),
                move.dx == 0
                    ? nil : way("transform.translation.x", Double(move.dx * size.width)),
                move.dy == 0
                    ? nil : way("transform.translation.y", Double(move.dy * size.height)),
            ].compactMap { $0 }
        case .rotate(let isClockwise):
            let turn = isClockwise ? 2 * Double.pi : -2 * Double.pi
            let values = [0, turn / 2, turn]
            return [Track(path: "transform.rotation.z", values: values, times: [0, 0.5, 1])]
        case .scale(let factor):
            return [Track(path: "transform.scale", values: [1, factor], times: [0, 1])]
        case .appear(let factor):
            return [
                Track(path: "opacity", values: [0, 1], times: [0, 1]),
                Track(path: "transform.scale", values: [factor, 1], times: [0, 1]),
            ]
        case .disappear(let factor):
            return [
                Track(path: "opacity", values: [1, 0], times: [0, 1]),
                Track(path: "transform.scale", values: [1, factor], times: [0, 1]),
            ]
        case .replace:
            return [Track(path: "transform.scale", values: [1, 0.8, 1], times: [0, 0.5, 1])]
        }
    }

    /// Returns the animation of one run.
    ///
    /// - Parameters:
    ///   - size: The size of what moves.
    ///   - pace: How many times as fast as usual.
    ///   - isBack: Whether it leads from the end to the beginning.
    /// - Returns: The animation, with the duration of one run.
    @MainActor
    func animation(in size: CGSize, pace: Double, isBack: Bool = false) -> CAAnimationGroup {
        let group = CAAnimationGroup()
        group.duration = duration / pace
        group.animations = tracks(in: size).map { track in
            let animation = CAKeyframeAnimation(keyPath: track.path)
            let values = isBack ? track.values.reversed() : track.values
            animation.values = values.map { NSNumber(value: $0) }
            animation.keyTimes = track.times.map { NSNumber(value: $0) }
            animation.duration = group.duration
            animation.timingFunctions = track.times.dropFirst().map { _ in
                CAMediaTimingFunction(name: .easeInEaseOut)
            }
            animation.fillMode = .both
            return animation
        }
        return group
    }
}
