import ArgumentParser
import Foundation
import SourcePort

/// Makes a Swift package for Vitrine of an app's or a library's sources for iOS.
struct PortCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "port",
        abstract: "Makes sources for iOS compile here: writes a Swift package of them.",
        discussion: """
            Prints what was changed, then what is left to do by hand, by file and line. Exit status 0 \
            when nothing is left, 1 when something is. The sources are never changed.
            """
    )

    @Argument(help: "Folders of an app or a Swift package, or Swift files.")
    var sources: [String]

    @Option(help: "The folder for the package; it must not exist, or be empty.")
    var out: String

    @Option(help: "The name of the package and of its module; default the folder's.")
    var name: String?

    @Option(help: "Where Vitrine is: a folder or the address of a repository; default here.")
    var vitrine: String?

    @Flag(help: "Print the report as JSON.")
    var json = false

    func run() throws {
        let report = try port()
        print(json ? try report.json() : report.text)
        if !report.notes.isEmpty { throw ExitCode(1) }
    }

    /// Reads, changes and writes.
    func port() throws -> PortReport {
        let target = URL(fileURLWithPath: out)
        try PackageWriter.check(target, sources: sources)
        let project = try ProjectFolder(sources)
        var plan = PackagePlan(name: name, folder: project.name, entries: project.entries)
        guard !plan.targets.isEmpty else { throw PortProblem.noSources(sources) }

        var texts: [SourceFile] = []
        var documents: [SourceFile] = []
        var notes = project.notes + plan.notes
        for file in plan.targets.flatMap(\.files) {
            let isSwift = file.to.hasSuffix(".swift")
            guard isSwift || file.to.hasSuffix(".storyboard") || file.to.hasSuffix(".xib") else {
                continue
            }
            guard let text = project.texts[file.from] else {
                notes.append(
                    PortNote(
                        file: file.to,
                        line: 1,
                        found: "no text in UTF-8",
                        remedy: "the file is as it was: save it in UTF-8"
                    )
                )
                continue
            }
            let source = SourceFile(path: file.to, text: text)
            if isSwift { texts.append(source) } else { documents.append(source) }
        }
        let result = SourcePort(
            sources: texts,
            documents: documents,
            modules: plan.modules,
            bridgedModules: plan.bridgedModules,
            frameworks: UIKitTypes()
        ).run()
        let targets = plan.targets.map(\.name)
        let ported = result.sources.map(\.text)
        plan.addSupport(for: ported)
        let standIns = StandIn.used(in: ported)
        let manifest = plan.manifest(
            vitrine: place,
            standIns: standIns,
            infersSendable: result.infersSendable
        )
        try PackageWriter(plan: plan, project: project, folder: target)
            .write(result, manifest: manifest)
        return PortReport(
            package: plan.name,
            targets: targets,
            counts: result.counts,
            notes: notes + result.notes
        )
    }

    private var place: PackagePlan.Source {
        guard let vitrine else { return .path(Self.package.path) }
        if vitrine.contains("://") || vitrine.hasPrefix("git@") { return .url(vitrine) }
        return .path(URL(fileURLWithPath: vitrine).standardizedFileURL.path)
    }

    /// The package that this program was built from.
    private static var package: URL {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        return folder
    }
}
