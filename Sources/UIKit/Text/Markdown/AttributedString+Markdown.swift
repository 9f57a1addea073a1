import Foundation

extension AttributedString {
    /// How a text in Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// What counts of Markdown.
        public enum InterpretedSyntax: Sendable {
            /// Paragraphs, headings, lists, quotations and code, whose marks are taken away.
            case full
            /// What stands within lines; white space counts as one space.
            case inlineOnly
            /// What stands within lines; white space stays as it is.
            case inlineOnlyPreservingWhitespace
        }

        /// What becomes of bytes that cannot be read; every text can be.
        public enum FailurePolicy: Sendable {
            /// What is no text shows as U+FFFD.
            case returnPartiallyParsedIfPossible
            /// An error is thrown.
            case throwError
        }

        /// What counts of Markdown; default `full`.
        public var interpretedSyntax: InterpretedSyntax
        /// What becomes of bytes that are no text in UTF-8; default `throwError`.
        public var failurePolicy: FailurePolicy

        /// Creates options.
        public init(
            interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError
        ) {
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
        }
    }

    /// Reads a text in Markdown (CommonMark 0.31, and struck through text in two tildes).
    ///
    /// Paragraphs follow each other without a mark, as on iOS.
    ///
    /// - Parameters:
    ///   - markdown: The text; whatever it is can be read.
    ///   - options: What counts of Markdown.
    ///   - baseURL: What addresses without a scheme are relative to.
    /// - Throws: Nothing, though iOS says that it may.
    /// - Note: Differs from UIKit: nothing is said of blocks, so that headings look like paragraphs;
    ///   no references, tables and extended attributes; of a picture its text stands there.
    public init(
        markdown: String,
        options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        self.init()
        switch options.interpretedSyntax {
        case .inlineOnlyPreservingWhitespace:
            append(MarkdownInlines.read(markdown, relativeTo: baseURL))
        case .inlineOnly:
            let text = MarkdownBlocks.joined(markdown.split(whereSeparator: \.isNewline))
            append(MarkdownInlines.read(text, relativeTo: baseURL))
        case .full:
            for block in MarkdownBlocks.read(markdown) {
                switch block {
                case .text(let text): append(MarkdownInlines.read(text, relativeTo: baseURL))
                case .code(let text): append(AttributedString(text))
                }
            }
        }
    }

    /// Reads the bytes of a text in Markdown, in UTF-8.
    public init(
        markdown: Data,
        options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        let text =
            options.failurePolicy == .throwError
            ? String(data: markdown, encoding: .utf8) : String(decoding: markdown, as: UTF8.self)
        guard let text else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// Reads a file in Markdown.
    public init(
        contentsOf url: URL,
        options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }
}

extension NSAttributedString {
    /// Reads a text in Markdown, as `AttributedString` does.
    public convenience init(
        markdown: String,
        options: AttributedString.MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }
}
