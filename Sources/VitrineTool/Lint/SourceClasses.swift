import Foundation
import InterfaceBuilder

/// The names of the classes that an app's sources declare, in Swift or Objective-C.
struct SourceClasses {
    private(set) var names: Set<String> = []
    private let folders: [String]

    /// The largest file that is read; sources are smaller.
    private static let maximumSize = 8 << 20

    /// Reads all sources below folders.
    ///
    /// - Throws: `ProblemWithSources` for a folder that is none.
    init(_ folders: [String]) throws {
        self.folders = folders
        for folder in folders {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
                isFolder.boolValue,
                let files = FileManager.default.enumerator(atPath: folder)
            else { throw ProblemWithSources.noFolder(folder) }
            for case let file as String in files {
                let isSwift = file.hasSuffix(".swift")
                guard isSwift || [".h", ".m", ".mm"].contains(where: file.hasSuffix) else {
                    continue
                }
                let size = files.fileAttributes?[.size] as? Int ?? 0
                guard size <= Self.maximumSize,
                    let data = FileManager.default.contents(atPath: "\(folder)/\(file)")
                else { continue }
                add(data, keywords: isSwift ? ["class", "typealias", "@objc"] : ["@interface"])
            }
        }
    }

    /// Adds the names that follow keywords; a name in `@objc(…)` is what documents know.
    private mutating func add(_ data: Data, keywords: Set<String>) {
        var word: [UInt8] = []
        var isDeclared = false
        for byte in data + [0x0A] {
            let isLetter =
                byte >= 0x80 || byte == 0x5F || byte == 0x40
                || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
                || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            if isLetter {
                word.append(byte)
                continue
            }
            guard !word.isEmpty else { continue }
            let text = String(decoding: word, as: UTF8.self)
            word.removeAll(keepingCapacity: true)
            if isDeclared { names.insert(text) }
            isDeclared = keywords.contains(text)
        }
    }

    /// Whether a name is that of a class of UIKit, or of layout templates, which have two.
    private static func isOurs(_ name: String) -> Bool {
        NSClassFromString("UIKit.\(name)") != nil
            || ["LDOLayoutTemplate", "LayoutTemplate"].contains(name)
    }

    /// Returns what a document's custom classes name and nobody declares, with the lines.
    func problems(_ document: IBDocument) -> [(line: Int, text: String)] {
        document.element.descendants.compactMap { element in
            let attributes = element.attributes
            guard let name = attributes.first(where: { $0.name == "customClass" })?.value,
                !name.isEmpty, !names.contains(name), !Self.isOurs(name)
            else { return nil }
            let id = attributes.first { $0.name == "id" }?.value ?? ""
            let text =
                "\(document.fileName):\(element.line): <\(element.name)> \"\(id)\" names the class "
                + "\"\(name)\"; expected a class of UIKit or one that is declared below "
                + folders.joined(separator: ", ") + "."
            return (element.line, text)
        }
    }
}

/// What is wrong with the sources that are named.
enum ProblemWithSources: Error, CustomStringConvertible {
    case noFolder(String)

    var description: String {
        switch self {
        case .noFolder(let path):
            "\(path): found no folder; expected one with the app's sources (--sources)."
        }
    }
}
