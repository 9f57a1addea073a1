extension IBDocument {
    /// Refuses files that are no text at all, with words for the usual ones.
    static func refuseBinary(_ bytes: [UInt8], fileName: String) throws(DocumentError) {
        let problem: DocumentProblem
        if bytes.isEmpty {
            problem = .empty
        } else if bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8) {
            problem = .foreign(found: "a compiled nib")
        } else if bytes.starts(with: "version https://git-lfs".utf8) {
            problem = .foreign(found: "what Git LFS keeps in place of a file that was not fetched")
        } else if let line = lineOfConflict(in: bytes) {
            problem = .foreign(found: "a merge conflict at line \(line)")
        } else {
            return
        }
        throw DocumentError(fileName: fileName, problem: problem)
    }

    /// Returns the line at which Git marks the first of two versions; nil for none.
    ///
    /// Text of XML cannot begin a line like this.
    private static func lineOfConflict(in bytes: [UInt8]) -> Int? {
        let mark = Array("<<<<<<< ".utf8)
        var line = 1
        var start = 0
        while start < bytes.count {
            if bytes[start...].starts(with: mark) { return line }
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            (start, line) = (end + 1, line + 1)
        }
        return nil
    }

    /// Returns the kind of document that a root element begins.
    static func kind(
        of root: IBElement,
        expected: IBDocumentKind?
    ) throws(DocumentError) -> IBDocumentKind {
        let kind: IBDocumentKind
        switch problem(of: root) {
        case .failure(let problem): throw DocumentError(problem, at: root)
        case .success(let found): kind = found
        }
        if let expected, expected != kind {
            throw DocumentError(.wrongKind(found: kind, expected: expected), at: root)
        }
        return kind
    }

    private static func problem(of root: IBElement) -> Result<IBDocumentKind, DocumentProblem> {
        if root.name == "archive" {
            return .failure(.oldFormat(version: root.string("version") ?? "?"))
        }
        guard root.name == "document", let type = root.string("type") else {
            let names = ["plist": "a property list", "html": "an HTML page", "svg": "an SVG image"]
            return .failure(.foreign(found: names[root.name] ?? "<\(root.name)>"))
        }
        let runtime = root.string("targetRuntime") ?? "iOS.CocoaTouch"
        guard type.hasPrefix("com.apple.InterfaceBuilder"), type.contains("CocoaTouch"),
            !runtime.hasPrefix("MacOSX"), !runtime.hasPrefix("watch"),
            !runtime.hasPrefix("AppleTV")
        else { return .failure(.platform(type: type)) }
        return .success(type.contains("Storyboard") ? .storyboard : .xib)
    }
}

extension DocumentProblem: Error {}

extension DocumentError {
    init(_ problem: DocumentProblem, at element: IBElement) {
        self.init(fileName: element.tape.fileName, line: element.line, problem: problem)
    }
}
