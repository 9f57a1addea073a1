import Foundation

extension UIApplication {
    /// The address of the app's settings, which browsers do not have: it cannot be opened.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The address of the app's settings of notifications; it cannot be opened.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// How an address is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Whether only an app of the address's owner may open it; none is known, so then nothing does.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
        )
    }

    /// What browsers open: pages, mail, calls and short messages.
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]

    /// Returns whether the browser, or the app itself, knows what to do with an address.
    func knowsWayTo(_ url: URL) -> Bool {
        url.scheme.map { Self.schemes.contains($0.lowercased()) } == true || isOwn(url)
    }

    /// Whether an address has one of the schemes that Info.plist says to be the app's own.
    private func isOwn(_ url: URL) -> Bool {
        url.scheme.map { SceneManifest.app.urlSchemes.contains($0.lowercased()) } ?? false
    }

    /// Lets the person's browser open an address: pages in another tab.
    ///
    /// Addresses of the app's own schemes, as Info.plist lists them, come back to the delegate of
    /// the scene that runs, after what runs now. The completion is told whether the page was asked to.
    func lead(
        to url: URL,
        _ options: [OpenExternalURLOptionsKey: Any],
        _ completion: ((Bool) -> Void)?
    ) {
        let needsApp = options[.universalLinksOnly] as? Bool == true
        guard canOpenURL(url), !needsApp, let scene = UIWindowScene.current else {
            completion?(false)
            return
        }
        if isOwn(url) {
            DispatchQueue.main.async { [weak scene] in
                scene?.perform { scene?.openOwn(url) }
            }
        } else {
            scene.perform(.open(url.absoluteString))
        }
        completion?(true)
    }

    /// Older form of `open(_:options:completionHandler:)`; returns whether the page was asked to.
    @discardableResult
    public func openURL(_ url: URL) -> Bool {
        var isAsked = false
        open(url, options: [:]) { isAsked = $0 }
        return isAsked
    }

    /// Lets the person's browser open an address; returns whether the page was asked to.
    @discardableResult
    public func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:]
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }
}

extension UIScene {
    /// How a scene has an address opened.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether only an app of the address's owner may open it; default false.
        open var universalLinksOnly = false

        /// Creates options that say nothing.
        public override init() {
            super.init()
        }
    }

    /// Lets the browser that shows the scene open an address, as the application's `open` does.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: Whether only its owner's app may open it; nil for any.
    ///   - completion: Told whether the page was asked to.
    public func open(
        _ url: URL,
        options: OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let needsApp = options?.universalLinksOnly == true
        let ask = {
            UIApplication.shared.open(
                url,
                options: needsApp ? [.universalLinksOnly: true] : [:],
                completionHandler: completion
            )
        }
        guard let scene = self as? UIWindowScene else { return ask() }
        scene.perform(ask)
    }

    /// Lets the browser that shows the scene open an address; returns whether the page was asked to.
    @discardableResult
    public func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }
}
