import Foundation

/// An Interface Builder document: a storyboard or a xib, as values.
///
/// Knows no classes and makes no objects. Unknown parts are kept, and reported in `warnings`.
package struct IBDocument: Sendable {
    package let kind: IBDocumentKind
    /// The file's name, without its folder, as messages have it.
    package let fileName: String
    /// The scenes of a storyboard; empty for a xib.
    package let scenes: [IBScene]
    /// The images and colours that the document names.
    package let resources: IBResources
    /// What in the document cannot mean what it says, by line.
    package let warnings: [DocumentWarning]

    let root: IBElement
    let index: IBDocumentIndex
    /// The segues, by element, that would make a controller contain itself.
    let cyclicSegues: Set<Int>

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - bytes: The file's content, in UTF-8 or UTF-16.
    ///   - fileName: The name in messages.
    ///   - expected: The kind that the document must be; nil for either.
    /// - Throws: `DocumentError` with the line of the problem.
    package init(
        _ bytes: consuming [UInt8],
        fileName: String,
        expecting expected: IBDocumentKind? = nil
    ) throws(DocumentError) {
        try Self.refuseBinary(bytes, fileName: fileName)
        let tape = try XMLTape.read(bytes, fileName: fileName)
        let root = IBElement(tape: tape, index: 0)
        kind = try Self.kind(of: root, expected: expected)
        self.fileName = fileName
        self.root = root
        scenes = root.child(named: "scenes")?.children(named: "scene").map(IBScene.init) ?? []
        resources = IBResources(root.child(named: "resources"))
        var checker = IBDocumentChecker(tape, scenes: scenes)
        checker.check()
        warnings = checker.sortedWarnings
        index = checker.index
        cyclicSegues = checker.cyclicSegues
    }

    /// Reads the document of a file.
    package init(
        contentsOf url: URL,
        expecting expected: IBDocumentKind? = nil
    ) throws(DocumentError) {
        try self.init(
            FileReader.bytes(of: url, limit: XMLTape.byteLimit),
            fileName: url.lastPathComponent,
            expecting: expected
        )
    }

    /// The document's outermost element.
    package var element: IBElement { root }
}
