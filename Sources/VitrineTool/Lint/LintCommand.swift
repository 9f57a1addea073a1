import ArgumentParser
import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

/// Reports what is wrong in a document.
struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Reports what a document cannot mean, with file and line; exit status 1 for any."
    )

    @Argument(help: "A .storyboard or .xib file.")
    var file: String

    @Option(
        help: """
            A folder with the app's sources: custom classes that are declared nowhere below are reported, \
            and storyboards that references name are looked for there too. May be given several times.
            """
    )
    var sources: [String] = []

    func run() throws {
        let problems = try MainActor.assumeIsolated { try findProblems() }
        for problem in problems { print(problem) }
        if !problems.isEmpty { throw ExitCode(1) }
    }

    @MainActor
    func findProblems() throws -> [String] {
        Diagnostics.handler = { _ in }
        let source = try NibSource(contentsOf: URL(fileURLWithPath: file), isPreview: true)
        var problems = source.document.warnings.map { (line: $0.line, text: $0.description) }
        if let problem = misnamed(source.document) { problems.append((1, problem)) }
        let references = StoryboardReferences(
            source.document,
            url: URL(fileURLWithPath: file),
            folders: sources
        )
        problems += references.problems()
        if !sources.isEmpty { problems += try SourceClasses(sources).problems(source.document) }
        let classes = PreviewDevice.sizeClasses(source.document)
        let preview = NibPreview(source, sizeClasses: classes)
        defer { preview.end() }
        for id in preview.ids {
            let before = preview.conflicts.count
            _ = preview.layOut(id)
            // Later ones come of what is changed to see what depends on it.
            let conflicts = preview.conflicts.dropFirst(before)
            problems += preview.check(id).map { ($0.line, describe($0, source.document)) }
            let sceneLine = source.document.object(id: id)?.line ?? 1
            for conflict in conflicts {
                let line = line(of: conflict, source.document) ?? sceneLine
                let list = conflict.constraints.map { "    \($0)" }.joined(separator: "\n")
                problems.append(
                    (line, "\(source.document.fileName):\(line): constraints conflict:\n\(list)")
                )
            }
        }
        problems += source.warnings.map { ($0.line, $0.description) }
        var known: Set<String> = []
        // Scenes that share an object share its problems.
        return problems.sorted { $0.line < $1.line }.map(\.text)
            .filter { known.insert($0).inserted }
    }

    /// Returns the line of the constraint that gave way, else of another one of the conflict; nil
    /// where none is of the document.
    private func line(of conflict: LayoutReport, _ document: IBDocument) -> Int? {
        let lines = ([conflict.broken] + conflict.constraints).lazy.compactMap { text in
            // An id stands in quotation marks after the class.
            let parts = text.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
            let object = parts.count == 3 ? document.object(id: String(parts[1])) : nil
            return object?.elementName == "constraint" ? object?.line : nil
        }
        return lines.first
    }

    /// Returns what is wrong with the file's name; nil where it ends as its content asks for.
    private func misnamed(_ document: IBDocument) -> String? {
        let found = document.kind == .xib ? "xib" : "storyboard"
        let ending = URL(fileURLWithPath: file).pathExtension.lowercased()
        guard ["xib", "storyboard"].contains(ending), ending != found else { return nil }
        return "\(document.fileName):1: found a \(found); expected a \(ending), as the file's name "
            + "says. Apps will not find it."
    }

    private func describe(_ problem: NibPreview.LayoutProblem, _ document: IBDocument) -> String {
        let place = "\(document.fileName):\(problem.line): <\(problem.element)> \"\(problem.id)\""
        switch problem.kind {
        case .ambiguous: return place + " is ambiguous: constraints do not determine its frame."
        case .misplaced(let expected, let found):
            return place + " is misplaced: the document has \(words(expected)), "
                + "constraints give \(words(found))."
        }
    }

    private func words(_ frame: CGRect) -> String {
        let values = [frame.minX, frame.minY, frame.width, frame.height]
        return values.map { String(format: "%g", Double($0)) }.joined(separator: " ")
    }
}
