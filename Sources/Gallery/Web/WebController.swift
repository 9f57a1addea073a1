import UIKit
import WebKit

/// A page of the app's own in a web view.
class WebController: UIViewController, WKNavigationDelegate {
    private let webView = WKWebView()
    private let report = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        webView.accessibilityIdentifier = "web-view"
        webView.navigationDelegate = self
        webView.layer.cornerRadius = 12
        report.text = "Nothing loaded yet"
        report.accessibilityIdentifier = "report-label"
        report.textAlignment = .center
        view.addSubview(webView)
        view.addSubview(report)
        webView.loadHTMLString(Self.page, baseURL: nil)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 60)
        report.frame = CGRect(x: area.minX, y: area.maxY + 8, width: area.width, height: 24)
        webView.frame = area
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        report.text = "Loading"
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        report.text = webView.title
    }

    private static let page = """
        <!doctype html>
        <html lang="en"><head><title>A page apart</title>
        <style>
        body { font: 17px/1.5 system-ui, sans-serif; margin: 24px; color: #234; }
        h1 { color: #07c; }
        </style></head>
        <body><h1>Apart</h1>
        <p>This page is HTML of the app's own. It runs its scripts, and reaches nothing of the
        screen around it.</p><p id="origin"></p>
        <script>
        let reach = "nothing";
        try { reach = parent.document.title; } catch {}
        document.getElementById("origin").textContent = `Origin ${self.origin}, reaches ${reach}`;
        </script></body></html>
        """
}
