import Foundation

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the device is held sideways.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device is held upright or on its head.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device lies on its back or its front.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the interface may be turned like that.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that shows the interface.
///
/// - Note: Differs from UIKit: nothing is known of the device but its window, so that it is a phone or
///   a tablet by the window's size.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The device of the scene whose event or layout runs.
    public static let current = UIDevice()

    /// Creates another object for the device; apps use `current`, and tests what they derive from it.
    public override init() {
        super.init()
    }

    private var screen: UIScreen { .main }

    /// What kind of interface suits the device, as in the traits of its window.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        let idiom = screen.traitCollection.userInterfaceIdiom
        return idiom == .unspecified ? .phone : idiom
    }

    /// The kind of the device: "iPhone" or "iPad".
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The kind of the device in the person's language; the same as `model`.
    open var localizedModel: String { model }
    /// The name of the device; as for apps without an entitlement, its kind.
    open var name: String { model }
    /// The system whose interface UIKit has here: "iOS".
    open var systemName: String { "iOS" }
    /// The version of iOS that the look and the measures here are those of.
    open var systemVersion: String { "18.0" }
    /// Whether several tasks may run at once; always true.
    open var isMultitaskingSupported: Bool { true }

    /// Posted when the device was turned, as far as its window tells; the object is the device.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification"
    )
    /// Names a change of the battery's state, which is always unknown: never posted.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification"
    )
    /// Names a change of the battery's level, which is always unknown: never posted.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification"
    )
    /// Whether turns are posted: somebody asked for it more often than took it back.
    ///
    /// True in the beginning, because UIKit itself asks in each scene.
    open var isGeneratingDeviceOrientationNotifications: Bool {
        (UIWindowScene.current?.orientationWishes ?? 1) > 0
    }
    /// Asks for turns of the running scene to be posted until as many calls take it back.
    open func beginGeneratingDeviceOrientationNotifications() {
        UIWindowScene.current?.orientationWishes += 1
    }
    /// Takes back one wish for turns of the running scene to be posted.
    open func endGeneratingDeviceOrientationNotifications() {
        guard let scene = UIWindowScene.current, scene.orientationWishes > 0 else { return }
        scene.orientationWishes -= 1
    }

    /// A number of the browser tab whose scene runs; nil outside of scenes.
    open var identifierForVendor: UUID? {
        UIWindowScene.current.flatMap { UUID(uuidString: $0.session.persistentIdentifier) }
    }

    /// How the battery stands.
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    /// How the battery stands, which pages are not told: unknown.
    open var batteryState: BatteryState { .unknown }
    /// How full the battery is, which pages are not told: -1.
    open var batteryLevel: Float { -1 }
    /// Whether the battery is watched; false, as on devices that cannot, whatever is set.
    open var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether the sensor at the ear is used; false, as on devices without one, whatever is set.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether the device is held to an ear; false.
    open var proximityState: Bool { false }

    /// How the device is held, as far as its window tells, upright or to the left; unknown while turns
    /// are not posted.
    open var orientation: UIDeviceOrientation {
        guard isGeneratingDeviceOrientationNotifications else { return .unknown }
        let size = screen.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
}
