import Foundation

extension ProcessInfo {
    /// Whether an app for phones runs on a Mac; always false.
    public var isiOSAppOnMac: Bool { false }
    /// Whether an app for Macs was made of one for iPads; always false.
    public var isMacCatalystApp: Bool { false }
}
