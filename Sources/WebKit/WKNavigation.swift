import FoundationNetworking
import UIKit

/// One way to a page.
@preconcurrency @MainActor
public final class WKNavigation: NSObject {}

/// Why a page is shown.
public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

/// What a delegate decides about a page.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel, allow
}

/// What leads to a page.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// What is asked for.
    public let request: URLRequest
    /// Why.
    public let navigationType: WKNavigationType

    init(request: URLRequest, navigationType: WKNavigationType) {
        self.request = request
        self.navigationType = navigationType
    }
}

/// What decides about and hears of the pages of a view.
///
/// The page tells no more than that something came: what a person does in the frame is one way more, from
/// its start to its end at once.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
    /// Decides whether a page that the app asked for is shown; default yes.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    )
    /// Tells that the browser is asked for a page.
    func webView(
        _ webView: WKWebView,
        didStartProvisionalNavigation navigation: WKNavigation!
    )
    /// Tells that the page begins to be shown.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Tells that the page is there, or what the browser shows in its place.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Tells that a page did not come in its time, that the browser may not show it, or that the app asked for
    /// another one or for none before it came: `URLError.cancelled`.
    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    )
}

extension WKNavigationDelegate {
    /// Shows the page.
    public func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Does nothing.
    public func webView(
        _ webView: WKWebView,
        didStartProvisionalNavigation navigation: WKNavigation!
    ) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {}
}

/// Why a view cannot do something.
public struct WKError: Error, CustomNSError, LocalizedError, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported
    }

    /// The kind.
    public let code: Code
    /// What is said of it.
    public let errorDescription: String?

    public static let errorDomain = "WKErrorDomain"
    public var errorCode: Int { code.rawValue }

    static let noScripts = WKError(
        code: .unknown,
        errorDescription: "Browsers let no page call the scripts of another one."
    )
}
