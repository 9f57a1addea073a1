import UIKit

/// How a view of pages is made.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    /// What holds for all pages.
    open var preferences = WKPreferences()
    /// What holds for pages that say nothing else.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()

    /// Creates the default configuration.
    public override init() {}

    /// Creates what a document says; the default configuration where it says nothing.
    convenience init(_ values: DocumentValues?) {
        self.init()
        let words = values?.part("preferences")
        if let flag = words?.flag("javaScriptCanOpenWindowsAutomatically") {
            preferences.javaScriptCanOpenWindowsAutomatically = flag
        }
        if let flag = words?.flag("javaScriptEnabled") {
            defaultWebpagePreferences.allowsContentJavaScript = flag
        }
    }

    /// A configuration that does not follow this one.
    var copied: WKWebViewConfiguration {
        let copy = WKWebViewConfiguration()
        let windows = preferences.javaScriptCanOpenWindowsAutomatically
        copy.preferences.javaScriptCanOpenWindowsAutomatically = windows
        let scripts = defaultWebpagePreferences?.allowsContentJavaScript ?? true
        copy.defaultWebpagePreferences.allowsContentJavaScript = scripts
        return copy
    }

    /// What frames may do, as the `sandbox` of HTML has it.
    ///
    /// - Parameter isOfTheWeb: Whether an address is shown, and no document of the app's own.
    /// - Returns: Its words.
    func sandbox(isOfTheWeb: Bool) -> [String] {
        var words = ["allow-forms", "allow-modals", "allow-downloads"]
        if defaultWebpagePreferences?.allowsContentJavaScript ?? true {
            words.append("allow-scripts")
        }
        if preferences.javaScriptCanOpenWindowsAutomatically {
            words += ["allow-popups", "allow-popups-to-escape-sandbox"]
        }
        if isOfTheWeb { words.append("allow-same-origin") }
        return words
    }
}

/// What holds for all pages of a view.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    /// Whether pages may open further ones; default false.
    open var javaScriptCanOpenWindowsAutomatically = false

    /// Creates the default preferences.
    public override init() {}
}

/// What a page may do.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// Whether the scripts of pages run; default true.
    open var allowsContentJavaScript = true

    /// Creates the default preferences.
    public override init() {}
}
