extension XMLTape {
    /// Reads a document.
    ///
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - fileName: The name in messages.
    /// - Returns: The document, whose elements are all closed.
    /// - Throws: `DocumentError` where the bytes are no well-formed XML.
    static func read(
        _ bytes: consuming [UInt8],
        fileName: String
    ) throws(DocumentError) -> XMLTape {
        guard bytes.count <= byteLimit else {
            throw DocumentError(
                fileName: fileName,
                problem: .tooLarge(bytes: bytes.count, limit: byteLimit)
            )
        }
        // Moved, not copied: a document is large.
        var text = consume bytes
        do throws(XMLFailure) {
            try XMLEncoding.convertToUTF8(&text)
        } catch {
            throw DocumentError(error, bytes: text, fileName: fileName)
        }
        text.append(0)
        let result = text.withUnsafeBufferPointer { buffer in
            var scanner = XMLScanner(buffer)
            return Result { () throws(XMLFailure) -> XMLScanner in
                try scanner.scan()
                return scanner
            }
        }
        switch result {
        case .failure(let failure):
            throw DocumentError(failure, bytes: text, fileName: fileName)
        case .success(let scanner):
            return XMLTape(
                fileName: fileName,
                bytes: text,
                elements: scanner.elements,
                attributes: scanner.attributes,
                names: scanner.names
            )
        }
    }

    /// The size of the largest document that is read: a hundred times the largest known.
    static let byteLimit = 64 << 20
}

extension DocumentError {
    init(_ failure: XMLFailure, bytes: [UInt8], fileName: String) {
        let before = bytes[..<min(failure.offset, bytes.count)]
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
        self.init(
            fileName: fileName,
            line: XMLLines(of: bytes).line(at: failure.offset, in: bytes),
            column: column,
            problem: failure.problem
        )
    }
}
