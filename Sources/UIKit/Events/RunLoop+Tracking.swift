import Foundation

extension RunLoop.Mode {
    /// The mode while people touch and scroll.
    ///
    /// People's events are answered as they arrive: no loop runs in this mode, and timers in
    /// it alone are not called.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
