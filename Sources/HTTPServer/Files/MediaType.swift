/// Media types by the names of files.
enum MediaType {
    private static let byExtension: [String: String] = [
        "html": "text/html; charset=utf-8", "htm": "text/html; charset=utf-8",
        "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "mjs": "text/javascript; charset=utf-8", "json": "application/json",
        "map": "application/json", "webmanifest": "application/manifest+json",
        "yaml": "application/yaml", "yml": "application/yaml", "xml": "application/xml",
        "txt": "text/plain; charset=utf-8", "md": "text/markdown; charset=utf-8",
        "csv": "text/csv; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
        "avif": "image/avif", "ico": "image/x-icon", "bmp": "image/bmp", "pdf": "application/pdf",
        "woff2": "font/woff2", "woff": "font/woff", "otf": "font/otf", "ttf": "font/ttf",
        "wasm": "application/wasm", "mp4": "video/mp4", "webm": "video/webm", "mp3": "audio/mpeg",
        "zip": "application/zip", "gz": "application/gzip",
    ]

    /// Returns the media type of a file by its extension.
    static func of(path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return "application/octet-stream" }
        return byExtension[name[name.index(after: dot)...].lowercased()]
            ?? "application/octet-stream"
    }
}
