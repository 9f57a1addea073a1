import Foundation

/// The texts of a `.strings` file by their keys.
///
/// For a document, a key is an object's id and a property: `xK2-pd-a1B.text`, `….normalTitle`,
/// `….segmentTitles[0]`.
package struct IBStringsTable: Sendable, Equatable {
    /// The texts by key.
    package let entries: [String: String]

    /// The size of the largest table that is read.
    private static let byteLimit = 16 << 20

    /// Creates a table of texts.
    package init(entries: [String: String]) {
        self.entries = entries
    }

    /// Reads a table: the old property list's syntax, or a property list in XML or binary.
    ///
    /// - Throws: `DocumentError` with the line of the problem.
    package init(_ bytes: [UInt8], fileName: String) throws(DocumentError) {
        if bytes.starts(with: "bplist".utf8) || bytes.starts(with: "<?xml".utf8) {
            entries = try Self.propertyList(bytes, fileName: fileName)
            return
        }
        var text = bytes
        do throws(XMLFailure) {
            try XMLEncoding.convertToUTF8(&text)
        } catch {
            throw DocumentError(error, bytes: text, fileName: fileName)
        }
        var scanner = StringsScanner(text)
        do throws(XMLFailure) {
            entries = try scanner.scan()
        } catch {
            throw DocumentError(error, bytes: text, fileName: fileName)
        }
    }

    /// Reads the table of a file.
    package init(contentsOf url: URL) throws(DocumentError) {
        try self.init(
            FileReader.bytes(of: url, limit: Self.byteLimit),
            fileName: url.lastPathComponent
        )
    }

    /// Returns the text for an object's property; nil where the table has none.
    package func text(_ property: String, of id: String) -> String? { entries["\(id).\(property)"] }

    private static func propertyList(
        _ bytes: [UInt8],
        fileName: String
    ) throws(DocumentError) -> [String: String] {
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        guard let entries = list as? [String: String] else {
            throw DocumentError(
                fileName: fileName,
                problem: .contents(found: "no property list of texts", expected: "one")
            )
        }
        return entries
    }
}
