import Foundation
import RenderTree

/// A view that shows a page of the web in a frame of the page.
@MainActor
package protocol EmbeddedPage: UIView {
    /// The number of the way to a page that was begun last.
    var pageNumber: Int { get }
    /// Has the page show it again, after it got the whole tree or the view came into a window.
    func showAgain()
    /// The page told that what it was asked for by a number has come, or that it may not show it.
    func pageDidLoad(_ number: Int, isLoaded: Bool)
}

/// A document of the app's own that the server gives to frames.
package struct LocalDocument: Sendable {
    /// Its bytes.
    package let data: Data
    /// Its media type as a header has it.
    package let mediaType: String
    /// What frames with it may do, as the `sandbox` of HTML has it.
    package let sandbox: String
}

/// The pages of a scene that are shown in frames.
struct EmbeddedPages {
    /// A view in a window, and the name of its own document; nil where it shows one of the web.
    struct Entry {
        weak var view: (any EmbeddedPage)?
        var name: String?
        var document: LocalDocument?
    }

    var entries: [ObjectIdentifier: Entry] = [:]
    /// Whether the scene ever showed one, so that its page allows frames.
    var wereShown = false
}

extension EmbeddedPage {
    /// Has the page show an address in the view's frame.
    package func showPage(_ address: String, number: Int, sandbox: [String]) {
        show(address, number, sandbox, nil, nil)
    }

    /// Has the page show a document of the app's own in the view's frame.
    package func showLocalPage(
        _ data: Data,
        mediaType: String,
        number: Int,
        sandbox: [String]
    ) {
        let name = UIWindowScene.makeTicket()
        let words = sandbox.joined(separator: " ")
        let document = LocalDocument(data: data, mediaType: mediaType, sandbox: words)
        show("pages/" + name, number, sandbox, name, document)
    }

    private func show(
        _ address: String,
        _ number: Int,
        _ sandbox: [String],
        _ name: String?,
        _ document: LocalDocument?
    ) {
        guard let scene = window?.windowScene else { return }
        let requests = scene.requirePageRequests()
        requests.pages.wereShown = true
        requests.pages.entries[ObjectIdentifier(self)] = EmbeddedPages.Entry(
            view: self,
            name: name,
            document: document
        )
        scene.perform(
            .navigate(
                PageNavigation(
                    node: scene.renderContext.id(of: self),
                    number: number,
                    address: address,
                    sandbox: sandbox.joined(separator: " ")
                )
            )
        )
    }

    /// Calls a function after a time by the scene's clock, in seconds; nil outside of windows.
    package func schedule(
        after delay: TimeInterval,
        _ action: @escaping @MainActor () -> Void
    ) -> SceneTimer? {
        window?.windowScene?.renderContext.schedule(after: delay, action)
    }

    /// Has the page show nothing in the view's frame.
    package func withdrawPage() {
        guard let scene = window?.windowScene else { return }
        endShowingPages()
        scene.perform(
            .navigate(
                PageNavigation(
                    node: scene.renderContext.id(of: self),
                    number: 0,
                    address: "",
                    sandbox: ""
                )
            )
        )
    }

    /// Forgets the view, which is in no window any more.
    package func endShowingPages() {
        for scene in UIApplication.shared.servedScenes {
            guard let scene = scene as? UIWindowScene else { continue }
            scene.requests?.pages.entries[ObjectIdentifier(self)] = nil
        }
    }
}

extension UIWindowScene {
    /// Whether the scene shows pages of the web, or did.
    package var showsPages: Bool { requests?.pages.wereShown == true }

    /// Returns the document of the app's own with a name, while a view shows it.
    package func localDocument(named name: String) -> LocalDocument? {
        requests?.pages.entries.values.first { $0.name == name }?.document
    }

    /// Makes the next commit show pages again, after a page got the whole tree.
    func showPagesAgain() {
        guard let requests, !requests.pages.entries.isEmpty else { return }
        let views = requests.pages.entries.values.compactMap(\.view)
        requests.pages.entries = [:]
        for view in views where view.window?.windowScene === self { view.showAgain() }
    }

    /// The page told of what it shows in a frame.
    func pageDidLoad(_ input: PageLoadInput) {
        let view = renderContext.view(for: input.node) as? any EmbeddedPage
        view?.pageDidLoad(input.number, isLoaded: input.isLoaded)
    }
}
