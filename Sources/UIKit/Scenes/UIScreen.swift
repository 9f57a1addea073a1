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
    open internal(set) var bounds: CGRect
    /// Device pixels for each point.
    open internal(set) var scale: CGFloat
    /// Device pixels for each point, of the hardware.
    open var nativeScale: CGFloat { scale }
    /// The size in device pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// How often the page can change in a second: 60.
    open var maximumFramesPerSecond: Int { 60 }
    /// Whether the screen is recorded, which pages do not hear of; false.
    open var isCaptured: Bool { false }
    /// Posted when `isCaptured` changes, which it never does.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification"
    )
    /// The screens that there are: the main one.
    public static var screens: [UIScreen] { [main] }
    /// The coordinates of the screen, which turn with the interface.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// The coordinates of the screen, as those that turn with the interface.
    open var fixedCoordinateSpace: any UICoordinateSpace { self }
    /// The traits of the screen.
    @exclusivity(unchecked) open internal(set) var traitCollection = UITraitCollection()

    /// Creates one that shows nothing, as tests do: a phone's, of 390 by 844 points.
    public override init() {
        bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
        // As views outside of windows count.
        scale = UITraitCollection.fallback.displayScale
        super.init()
    }

    init(bounds: CGRect, scale: CGFloat) {
        self.bounds = bounds
        self.scale = scale
        super.init()
    }
}
