import Foundation

/// An address that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }
}

extension UIApplication {
    /// What is said of an address that an app is to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The identifier of the app that asks.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
        )
        /// What the app that asks says of it.
        public static let annotation = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsAnnotationKey"
        )
        /// Whether a document is to be opened where it is.
        public static let openInPlace = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey"
        )
    }
}
