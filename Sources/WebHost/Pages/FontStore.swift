import HTTPServer
import RenderTree
import WebRenderer

/// The fonts of pages and their files.
struct FontStore: Sendable {
    init(folders: [String]) throws {}

    func faces(for tree: RenderSubtree) -> [FontFace] { [] }

    func response(to request: HTTPRequest) -> HTTPResponse {
        .text("There is no such font.\n", status: 404)
    }
}
