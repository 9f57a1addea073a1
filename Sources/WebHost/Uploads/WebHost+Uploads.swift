import HTTPServer
import RenderTree

extension WebHost {
    /// Adds where pages send the files that their persons chose.
    func addUploads(to router: inout Router) throws {
        let uploads = environment.uploads
        router.uploads(below: UploadStore.prefix) { uploads.admit($0) }
        try router.main(.post, UploadStore.prefix + ":ticket/:index") { [self] in
            $1.respond(receiveFile($0))
        }
    }

    private func receiveFile(_ request: HTTPRequest) -> HTTPResponse {
        guard let upload = request.sink as? UploadFile,
            let ticket = request.parameters["ticket"],
            let visitor = store.visitor(VisitorCookie.secrets(in: request)),
            let session = visitor.sessions.values.first(where: { $0.openTicket == ticket })
        else { return UploadStore.unasked }
        guard let index = request.parameters["index"].flatMap(Int.init), index >= 0 else {
            return .text("The address ends with a file's place, from 0.\n", status: 400)
        }
        guard let file = upload.finish() else {
            return .text("The file could not be written.\n", status: 507)
        }
        session.receive(
            FileInput(
                ticket: ticket,
                index: index,
                name: request.query("name") ?? "",
                mediaType: request.query("type") ?? "",
                contents: .file(file)
            )
        )
        return HTTPResponse(status: 204)
    }
}
