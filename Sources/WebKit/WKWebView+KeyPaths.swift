import UIKit

extension WKWebView: OwnKeyPathNaming {
    package static var ownKeyPaths: [NamedKeyPath] {
        [
            .reading("estimatedProgress") { (view: WKWebView) in view.estimatedProgress },
            .reading("title") { (view: WKWebView) in view.title },
            .reading("URL") { (view: WKWebView) in view.url },
            .reading("url") { (view: WKWebView) in view.url },
            .reading("loading") { (view: WKWebView) in view.isLoading },
            .reading("isLoading") { (view: WKWebView) in view.isLoading },
            .reading("canGoBack") { (view: WKWebView) in view.canGoBack },
            .reading("canGoForward") { (view: WKWebView) in view.canGoForward },
            NamedKeyPath("navigationDelegate", \WKWebView.navigationDelegate),
        ]
    }

    /// Tells at once what observes any of them.
    func tellOfChanges() { didChangeValue(forKey: "estimatedProgress") }
}
