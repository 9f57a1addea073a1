import Foundation

/// What devices know of their power, which servers have enough of.
extension ProcessInfo {
    /// How warm a device is.
    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// Whether the device saves power; always false.
    public var isLowPowerModeEnabled: Bool { false }
    /// How warm the device is; always nominal.
    public var thermalState: ThermalState { .nominal }
    /// Posted when `thermalState` changes, which it never does.
    public static let thermalStateDidChangeNotification = Foundation.Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification"
    )
}

extension Foundation.Notification.Name {
    /// Posted when `isLowPowerModeEnabled` changes, which it never does.
    public static let NSProcessInfoPowerStateDidChange = Foundation.Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification"
    )
}
