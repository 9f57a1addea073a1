/// The screen around a scene: the browser's device.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The screen of the scene whose event or layout runs now; a phone's outside of one.
    ///
    /// - Note: Differs from UIKit: each scene has a screen of its own.
    public static var main: UIScreen {
        RenderContext.current?.scene?.screen ?? UIApplication.shared.anyScreen
    }

    /// The size of the scene's window area, in points, at the origin.
    public internal(set) var bounds: CGRect
    /// Device pixels for each point.
    public internal(set) var scale: CGFloat
    /// Device pixels for each point, of the hardware.
    public var nativeScale: CGFloat { scale }
    /// The size in device pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// How often the page can change in a second: 60.
    public var maximumFramesPerSecond: Int { 60 }
    /// Whether the screen is recorded, which pages do not hear of; false.
    public var isCaptured: Bool { false }
    /// Posted when `isCaptured` changes, which it never does.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification"
    )
    /// The screens that there are: the main one.
    public static var screens: [UIScreen] { [main] }
    /// The coordinates of the screen, which turn with the interface.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The coordinates of the screen, as those that turn with the interface.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
    /// The traits of the screen.
    @exclusivity(unchecked) public internal(set) var traitCollection = UITraitCollection()

    init(bounds: CGRect, scale: CGFloat) {
        self.bounds = bounds
        self.scale = scale
        super.init()
    }
}
