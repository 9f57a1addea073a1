@_exported import FoundationNetworking
@_exported import UIKit

/// Shows pages of the web, in a frame of the page that shows the app.
///
/// - Note: Differs from UIKit: browsers keep what is in the frame from the app. Its scripts cannot be called,
///   its title and the addresses that a person goes to in it are not known, and a page may refuse to be shown.
///   A view that comes back into a window shows anew what the app asked for.
open class WKWebView: UIView {
    /// How the view was configured, a copy.
    public let configuration: WKWebViewConfiguration
    /// What decides about and hears of pages.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Whether swipes lead back and forth: browsers have their own; default false.
    open var allowsBackForwardNavigationGestures = false

    /// The address of the page that the app asked for, as soon as it did; nil before the first.
    ///
    /// Where the delegate lets it not be shown, the address is that of the page before again.
    open var url: URL? { (pending ?? deciding)?.url ?? page.url }
    /// The title of the page, as far as it is known: that of HTML of the app's own; else nil.
    open var title: String? { page.title }
    /// Whether a page is on its way.
    open private(set) var isLoading = false
    /// How much of the page has come: 0, 0.1 on its way, or 1.
    open var estimatedProgress: Double { page.progress }
    /// The addresses and files that the app asked for.
    public let backForwardList = WKBackForwardList()

    /// What the app asked for, until a layout in a window begins it.
    private var pending: FramedPage.Request?
    /// What the delegate decides about.
    private var deciding: FramedPage.Request?
    private var current: WKNavigation?
    private var page = FramedPage()
    /// What is in the frame, until the delegate has heard that the next page begins.
    private var pageBefore: FramedPage?
    /// How long what is on its way may take in a window, in seconds.
    private var timeout: TimeInterval = 60
    private var timer: SceneTimer?

    /// Creates a view with a configuration.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration.copied
        super.init(frame: frame)
        backgroundColor = .white
        clipsToBounds = true
    }

    /// Creates a view with the default configuration.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Creates a view from an archive; from a storyboard or xib with all that it says.
    public required init?(coder: NSCoder) {
        let values = DocumentValues(coder)
        configuration = WKWebViewConfiguration(values?.part("configuration"))
        super.init(coder: coder)
        if backgroundColor == nil { backgroundColor = .white }
        clipsToBounds = true
        if let flag = values?.flag("allowsBackForwardNavigationGestures") {
            allowsBackForwardNavigationGestures = flag
        }
    }

    /// Returns whether views show addresses of a scheme.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "about", "file"].contains(urlScheme.lowercased())
    }

    // MARK: - Loading

    /// Shows the page of a request: its address alone counts, which browsers ask for by themselves.
    ///
    /// Files are those of the app's bundles, documents, caches and temporary files, but no hidden ones. Where
    /// nothing can show it, the delegate hears of that and what is shown stays.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        return ask(for: PageContent(of: url), at: url, by: request)
    }

    /// Shows HTML of the app's own, which cannot reach the app's page.
    ///
    /// - Parameters:
    ///   - string: The document.
    ///   - baseURL: What its addresses count from, where it is one of the web.
    /// - Returns: What the delegate is told with.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        show(LocalPage(html: string, base: baseURL), at: baseURL)
    }

    /// Shows data of the app's own; of HTML in UTF-8 alone the title is known and the base address counts.
    @discardableResult
    open func load(
        _ data: Data,
        mimeType MIMEType: String,
        characterEncodingName: String,
        baseURL: URL
    ) -> WKNavigation? {
        let page = LocalPage(
            data,
            mediaType: MIMEType,
            encoding: characterEncodingName,
            base: baseURL
        )
        return show(page, at: baseURL)
    }

    /// Shows a file, which may be anywhere; what it refers to beside it is not found.
    ///
    /// - Parameters:
    ///   - URL: The file.
    ///   - readAccessURL: The file itself, or a folder that it has to be in.
    /// - Returns: What the delegate is told with; nil for an address of the web.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        guard URL.isFileURL, readAccessURL.isFileURL else { return nil }
        let content = PageContent(of: URL, within: readAccessURL)
        return ask(for: content, at: URL, by: URLRequest(url: URL))
    }

    private func show(_ page: LocalPage, at url: URL?) -> WKNavigation? {
        let address = url ?? URL(string: "about:blank")
        return ask(for: .local(page), at: address, by: address.map { URLRequest(url: $0) })
    }

    /// Remembers what is asked for until a layout; what was asked for before and did not begin is over.
    private func ask(
        for content: PageContent,
        at url: URL?,
        by request: URLRequest?,
        _ type: WKNavigationType = .other,
        item: WKBackForwardListItem? = nil
    ) -> WKNavigation {
        let navigation = WKNavigation()
        deciding = nil
        pending = FramedPage.Request(
            navigation: navigation,
            content: content,
            url: url,
            type: type,
            request: request,
            item: item
        )
        setNeedsLayout()
        return navigation
    }

    /// Asks for the page again.
    @discardableResult
    open func reload() -> WKNavigation? {
        guard let last = page.latest else { return nil }
        return ask(for: last.content, at: last.url, by: last.request, .reload, item: last.item)
    }

    /// Asks for the page again, as `reload()` does.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }

    /// Takes back what is on its way; the delegate hears of it as cancelled.
    ///
    /// - Note: Differs from UIKit: browsers cannot be stopped. The frame stays, and shows without a word what
    ///   comes into it, unless the page is stopped as the delegate hears that it starts.
    open func stopLoading() {
        pending = nil
        deciding = nil
        if isLoading { cancel() }
    }

    // MARK: - Printing

    /// Returns what prints the page, as far as it is HTML of the app's own; else no pages.
    open override func viewPrintFormatter() -> UIViewPrintFormatter {
        UIViewPrintFormatter(self) { [weak self] in self?.printedText ?? .init() }
    }

    private var printedText: NSAttributedString? {
        let shown = (pending ?? deciding)?.content ?? page.latest?.content
        guard case .local(let page) = try? shown?.shown(), page.mediaType.contains("html") else {
            return nil
        }
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html,
            .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        return try? NSAttributedString(data: page.data, options: options, documentAttributes: nil)
    }

    // MARK: - Back and forth

    /// Whether there is a page before this one that the app asked for.
    open var canGoBack: Bool { backForwardList.backItem != nil }
    /// Whether there is a page after this one that the app asked for.
    open var canGoForward: Bool { backForwardList.forwardItem != nil }

    /// Shows the page before this one.
    @discardableResult
    open func goBack() -> WKNavigation? {
        backForwardList.backItem.flatMap { go(to: $0) }
    }

    /// Shows the page after this one.
    @discardableResult
    open func goForward() -> WKNavigation? {
        backForwardList.forwardItem.flatMap { go(to: $0) }
    }

    /// Shows a page of the list.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        guard backForwardList.contains(item) else { return nil }
        return ask(
            for: PageContent(of: item.url, within: item.access),
            at: item.url,
            by: URLRequest(url: item.url),
            .backForward,
            item: item
        )
    }

    // MARK: - Scripts

    /// Tells that browsers let no page call the scripts of another: an error.
    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        DispatchQueue.main.async {
            MainActor.assumeIsolated { completionHandler(nil, WKError.noScripts) }
        }
    }

    /// Throws: browsers let no page call the scripts of another.
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        throw WKError.noScripts
    }

    // MARK: - Course

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard window != nil, let next = pending else { return }
        pending = nil
        guard let delegate = navigationDelegate, let request = next.request else {
            return begin(next)
        }
        let action = WKNavigationAction(request: request, navigationType: next.type)
        deciding = next
        delegate.webView(self, decidePolicyFor: action) { [weak self] policy in
            // Late decisions are about what nobody asks for any more.
            guard let self, self.deciding?.navigation === next.navigation else { return }
            self.deciding = nil
            if policy == .allow { self.begin(next) }
        }
    }

    private func begin(_ next: FramedPage.Request) {
        let shown: PageContent
        do {
            shown = try next.content.shown()
        } catch {
            return refuse(next.navigation, error)
        }
        if isLoading { cancel() }
        pageBefore = page
        current = next.navigation
        page = FramedPage(
            url: next.url,
            progress: 0.1,
            latest: next,
            content: shown,
            number: page.number + 1
        )
        isLoading = true
        tellOfChanges()
        timeout = next.request?.timeoutInterval ?? 60
        navigationDelegate?.webView(self, didStartProvisionalNavigation: current)
        // The delegate may have stopped it, or begun another one.
        guard isLoading, current === next.navigation else { return }
        pageBefore = nil
        page.latest?.item = backForwardList.move(to: next, shown)
        tellOfChanges()
        display()
        startTimer()
    }

    /// Tells of what cannot be shown; nothing else changes.
    private func refuse(_ navigation: WKNavigation, _ error: any Error) {
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        navigationDelegate?.webView(
            self,
            didFailProvisionalNavigation: navigation,
            withError: error
        )
    }

    private func startTimer() {
        timer = schedule(after: timeout) { [weak self] in self?.timeDidPass() }
    }

    private func timeDidPass() {
        guard isLoading else { return }
        page.hasFailed = true
        fail(URLError(.timedOut))
        withdrawPage()
    }

    private func cancel() {
        guard let before = pageBefore else {
            // It comes into the frame all the same.
            page.isRepetition = true
            return fail(URLError(.cancelled))
        }
        // The browser was not asked for it.
        pageBefore = nil
        page = before
        fail(URLError(.cancelled), progress: before.progress)
    }

    private func fail(_ error: any Error, progress: Double = 0) {
        end(progress: progress)
        navigationDelegate?.webView(
            self,
            didFailProvisionalNavigation: current,
            withError: error
        )
    }

    private func end(progress: Double) {
        timer?.cancel()
        timer = nil
        isLoading = false
        page.progress = progress
        tellOfChanges()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        timer?.cancel()
        timer = nil
        guard window != nil else { return endShowingPages() }
        if pending != nil { setNeedsLayout() }
        showAgain()
        if isLoading { startTimer() }
    }

    private func display() {
        let (number, content) = (page.number, page.content)
        switch content {
        case .address(let url):
            let sandbox = configuration.sandbox(isOfTheWeb: true)
            showPage(url.absoluteString, number: number, sandbox: sandbox)
        case .local(let document):
            showLocalPage(
                document.data,
                mediaType: document.mediaType,
                number: number,
                sandbox: configuration.sandbox(isOfTheWeb: false)
            )
        case .file, nil: break
        }
    }
}

extension WKWebView: EmbeddedPage {
    package var pageNumber: Int { page.number }

    package func showAgain() {
        guard page.content != nil, !page.hasFailed else { return }
        // What is shown now is what begins.
        pageBefore = nil
        // What the frame before told does not count any more.
        page.number += 1
        page.isRepetition = !isLoading
        display()
    }

    package func pageDidLoad(_ number: Int, isLoaded: Bool) {
        guard number == page.number, !page.hasFailed, window != nil else { return }
        guard !page.isRepetition else {
            page.isRepetition = false
            return
        }
        guard isLoaded else {
            guard isLoading else { return }
            page.hasFailed = true
            return fail(URLError(.cannotLoadFromNetwork))
        }
        if !isLoading {
            // The person went on inside the frame.
            current = WKNavigation()
            navigationDelegate?.webView(self, didStartProvisionalNavigation: current)
        }
        if case .local(let document) = page.content { page.title = document.title }
        navigationDelegate?.webView(self, didCommit: current)
        end(progress: 1)
        navigationDelegate?.webView(self, didFinish: current)
    }
}
