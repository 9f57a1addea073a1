/// A storyboard or xib, as far as sources depend on it.
final class Document {
    let path: String
    let text: String
    /// The selectors of actions, unwinding and segue actions.
    private(set) var selectors: Set<String> = []
    /// The key paths of runtime attributes.
    private(set) var keyPaths: Set<String> = []
    /// Those of elements without a class of the app.
    private(set) var plainKeyPaths: Set<String> = []
    /// The classes, with the ranges of their names in the text's UTF-8.
    private(set) var classes: [(name: String, range: Range<Int>)] = []

    init(_ file: SourceFile) {
        path = file.path
        text = file.text
        var open: [(name: String, isCustom: Bool)] = []
        var scanner = TagScanner(file.text)
        while let tag = scanner.next() {
            if tag.isEnd {
                if !open.isEmpty { open.removeLast() }
                continue
            }
            let custom = tag.attributes.first { $0.name == "customClass" }
            if let custom { classes.append((custom.value, custom.range)) }
            read(tag, isCustom: open.last { $0.name != "userDefinedRuntimeAttributes" }?.isCustom)
            if !tag.isEmpty { open.append((tag.name, custom != nil)) }
        }
    }

    private func read(_ tag: TagScanner.Tag, isCustom: Bool?) {
        for attribute in tag.attributes {
            switch (tag.name, attribute.name) {
            case ("action", "selector"), ("segue", "unwindAction"),
                ("segue", "destinationCreationSelector"):
                selectors.insert(attribute.value)
            case ("userDefinedRuntimeAttribute", "keyPath"):
                keyPaths.insert(attribute.value)
                if isCustom != true { plainKeyPaths.insert(attribute.value) }
            default: break
            }
        }
    }

    /// Returns the document with the names that Swift has for its classes.
    func renamed(_ porter: Porter) -> SourceFile {
        var edits = TextEdits()
        var names: [String: String] = [:]
        for type in porter.index.ordered {
            if let name = type.documentName, name != type.name { names[name] = type.name }
        }
        for (name, range) in classes {
            guard let other = names[name] else { continue }
            edits.replace(range, with: other)
            porter.count(.documents)
        }
        let bytes = edits.apply(to: Array(text.utf8))
        return SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self))
    }
}

/// Reads the tags of an XML text, one after the other.
struct TagScanner {
    struct Tag {
        var name: String
        var attributes: [(name: String, value: String, range: Range<Int>)] = []
        var isEnd = false
        var isEmpty = false
    }

    private let bytes: [UInt8]
    private var place = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Returns the next tag; nil at the end.
    mutating func next() -> Tag? {
        while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            place = start + 1
            guard place < bytes.count else { return nil }
            if bytes[place] == UInt8(ascii: "!") || bytes[place] == UInt8(ascii: "?") {
                skipMarkup()
                continue
            }
            return readTag()
        }
        place = bytes.count
        return nil
    }

    private mutating func skipMarkup() {
        let isComment = bytes[place...].starts(with: Array("!--".utf8))
        let end = Array((isComment ? "-->" : ">").utf8)
        while place < bytes.count, !bytes[place...].starts(with: end) { place += 1 }
    }

    private mutating func readTag() -> Tag {
        var tag = Tag(name: "")
        if bytes[place] == UInt8(ascii: "/") {
            tag.isEnd = true
            place += 1
        }
        tag.name = word()
        while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
            if bytes[place] == UInt8(ascii: "/") { tag.isEmpty = true }
            let name = word()
            guard !name.isEmpty else {
                place += 1
                continue
            }
            guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "="),
                [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place + 1])
            else { continue }
            let quote = bytes[place + 1]
            let start = place + 2
            let end = bytes[start...].firstIndex(of: quote) ?? bytes.count
            let value = String(decoding: bytes[start..<end], as: UTF8.self)
            tag.attributes.append((name, value, start..<end))
            place = min(end + 1, bytes.count)
        }
        return tag
    }

    private mutating func word() -> String {
        let start = place
        let ends = Set("=/> \t\r\n\"'<".utf8)
        while place < bytes.count, !ends.contains(bytes[place]) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }
}
