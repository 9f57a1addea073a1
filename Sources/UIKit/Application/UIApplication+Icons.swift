import Foundation

extension UIApplication {
    /// Whether the app can have another icon: false, as on devices whose system does not let it.
    public var supportsAlternateIcons: Bool { false }

    /// The name of the icon that the app chose; nil for its own.
    public var alternateIconName: String? { nil }

    /// Asks for another icon; the completion hears that there is none, after what runs now.
    ///
    /// - Parameters:
    ///   - alternateIconName: The name of the icon; nil for the app's own.
    ///   - completionHandler: Called with `CocoaError.featureUnsupported`.
    public func setAlternateIconName(
        _ alternateIconName: String?,
        completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        Task { @MainActor in completionHandler(CocoaError(.featureUnsupported)) }
    }

    /// Asks for another icon.
    ///
    /// - Throws: `CocoaError.featureUnsupported`.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw CocoaError(.featureUnsupported)
    }

    // MARK: - Protected files

    /// Whether protected files can be read: true, since a server has no lock.
    public var isProtectedDataAvailable: Bool { true }

    /// Posted before protected files are locked away, which they never are.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification =
        Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    /// Posted after protected files were unlocked; they are never locked.
    public nonisolated static let protectedDataDidBecomeAvailableNotification =
        Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")

    // MARK: - Extensions

    /// A kind of extension that a delegate may refuse; a page has none, so nobody asks.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Keyboards of other apps.
        public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
    }
}
