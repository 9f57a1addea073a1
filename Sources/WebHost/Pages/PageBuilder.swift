import Foundation
import HTTPServer
import RenderTree
import TextMetrics
import UIKit
import WebRenderer

/// The writer of a session's page with its header fields.
@MainActor
struct PageBuilder {
    let files: ClientFiles
    let fonts: FontStore
    private let renderer = PageRenderer()

    init(files: ClientFiles, fonts: FontStore) {
        self.files = files
        self.fonts = fonts
    }

    /// Returns the title of a scene's page: the scene's, or else the app's name.
    static func title(of scene: UIWindowScene) -> String {
        let title = scene.title ?? ""
        let name = title.isEmpty ? ProcessInfo.processInfo.processName : title
        return scene.badgeNumber > 0 ? "(\(scene.badgeNumber)) \(name)" : name
    }

    /// Returns the page that shows a session's scene now.
    func response(_ session: BrowserSession, to request: HTTPRequest) -> HTTPResponse {
        let tree = session.commitForPage()
        let nonce = RandomName.make()
        var parameters = parameters(of: session.scene, nonce: nonce)
        // What the browser itself draws follows the person, as the scene will: its style is a guess yet.
        parameters.isDark = nil
        parameters.fontFaces = session.facesForPage(tree)
        parameters.scene = PageParameters.Scene(
            address: "/scene/\(session.number)",
            patchNumber: session.lastPatch,
            inputNumber: session.firstNumber,
            modules: files.modules + (tree.scrolls ? [files.scrollModule] : [])
        )
        parameters.scene?.allowsFrames = session.scene.showsPages
        var response = HTTPResponse.html(renderer.page(tree, parameters: parameters))
        addHeaders(to: &response, nonce: nonce, allowsFrames: session.scene.showsPages)
        if let secret = session.visitor?.secret {
            response.setCookie(VisitorCookie.make(secret, for: request))
        }
        return response
    }

    /// Returns a page without client script that shows a scene as it is.
    func response(to scene: UIWindowScene, tree: RenderSubtree) -> HTTPResponse {
        let nonce = RandomName.make()
        var response = HTTPResponse.html(page(of: scene, tree: tree, nonce: nonce))
        addHeaders(to: &response, nonce: nonce)
        return response
    }

    /// Returns the bytes of a page without client script.
    func page(of scene: UIWindowScene, tree: RenderSubtree, nonce: String) -> [UInt8] {
        var parameters = parameters(of: scene, nonce: nonce)
        var known = KnownFaces()
        parameters.fontFaces = fonts.faces(for: tree, known: &known)
        return renderer.page(tree, parameters: parameters)
    }

    /// Returns the header fields of a page to those who ask for nothing else: no scene is made.
    func responseToHead() -> HTTPResponse {
        // The length of a page is known when its scene has been made and drawn.
        var response = HTTPResponse.unmade(headers: HTTPResponse.html([]).headers)
        addHeaders(to: &response, nonce: RandomName.make())
        return response
    }

    /// Returns what a page of a scene says besides its tree.
    func parameters(of scene: UIWindowScene, nonce: String) -> PageParameters {
        var parameters = PageParameters(title: Self.title(of: scene), nonce: nonce)
        let traits = scene.traitCollection
        parameters.isDark = traits.userInterfaceStyle == .dark
        parameters.isRightToLeft = traits.layoutDirection == .rightToLeft
        parameters.language = scene.languageTag
        parameters.styleSheets = [files.styleSheet]
        return parameters
    }

    /// Returns a document of the app's own, which browsers keep apart from the scene's page.
    func response(to document: LocalDocument) -> HTTPResponse {
        var headers: HTTPHeaders = [
            "Content-Type": document.mediaType, "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
        ]
        // Apart even where somebody opens it by itself.
        headers.append(
            "Content-Security-Policy",
            "sandbox \(document.sandbox); frame-ancestors 'self'"
        )
        return HTTPResponse(status: 200, headers: headers, bytes: Array(document.data))
    }

    private func addHeaders(
        to response: inout HTTPResponse,
        nonce: String,
        allowsFrames: Bool = false
    ) {
        var policy = [
            "default-src 'none'", "script-src 'self'", "style-src 'self' 'nonce-\(nonce)'",
            "img-src 'self'", "font-src 'self'", "connect-src 'self'", "base-uri 'none'",
            "form-action 'none'", "frame-ancestors 'none'",
        ]
        // Frames of pages that are shown lead on to any other one.
        if allowsFrames { policy.append("frame-src http: https:") }
        response.headers["Content-Security-Policy"] = policy.joined(separator: "; ")
        response.headers["Cache-Control"] = "no-store"
        response.headers["Referrer-Policy"] = "same-origin"
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
        response.headers["Accept-CH"] =
            "Sec-CH-Prefers-Color-Scheme, Sec-CH-Viewport-Width, Sec-CH-Viewport-Height, "
            + "Sec-CH-DPR"
    }
}
