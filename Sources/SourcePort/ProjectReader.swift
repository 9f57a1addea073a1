/// Files that become one target.
struct ProjectGroup {
    var name: String
    var kind: PackagePlan.Target.Kind
    /// The folder that is left out of their paths; empty, or with a slash at its end.
    var root = ""
    var entries: [PackagePlan.Entry] = []
    /// The settings that the manifest gives the target, as they are written there.
    var settings: [String] = []
}

/// Finds out what a project's folders are.
struct ProjectReader {
    private let entries: [PackagePlan.Entry]
    private(set) var notes: [PortNote] = []
    private(set) var isSwiftSix = false
    /// The modules that headers for Objective-C bring into each Swift file.
    private(set) var bridgedModules: Set<String> = []
    /// The folders of tests, and those that are left out.
    private var testFolders: [String] = []
    private var leftOut: [String] = []
    private var manifest: [ManifestTarget] = []
    /// Packages in folders of a project whose modules other sources import.
    private var packages: [(folder: String, targets: [ManifestTarget])] = []

    init(entries: [PackagePlan.Entry]) {
        self.entries = entries.sorted { $0.path < $1.path }
    }

    /// The module that tests import for testing, if there is one.
    var testedModule: String? {
        let names = sources.compactMap { entry -> String? in
            guard !isInPackage(entry.path), let text = entry.text,
                let start = text.range(ofText: "@testable import ")
            else { return nil }
            let name = text[start...].dropFirst("@testable import ".count)
            return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
        let known = Set(manifest.map { PackagePlan.identifier($0.name) })
        return names.first { !known.contains($0) } ?? (manifest.isEmpty ? importedFolder : nil)
    }

    /// The folder of sources that tests import as a module, if there is one.
    private var importedFolder: String? {
        let own = sources.filter { !isInPackage($0.path) && !isLeftOut($0.path) }
        let folders = Set(
            own.filter { !isTest($0.path) }.flatMap { PackagePlan.folders($0.path) }
        )
        return own.filter { isTest($0.path) }.flatMap { $0.imports.sorted() }.first {
            folders.contains($0)
        }
    }

    /// The only folder that has sources of an app; nil where there are several, or none.
    var appFolder: String? {
        let names = Set(
            sources.filter { entry in
                !isTest(entry.path) && !isLeftOut(entry.path) && !isInPackage(entry.path)
            }.map { PackagePlan.folders($0.path).first ?? "" }
        )
        return names.count == 1 ? names.first.flatMap { $0.isEmpty ? nil : $0 } : nil
    }

    private var sources: [PackagePlan.Entry] { entries.filter { $0.kind == .swift } }

    mutating func read() {
        for entry in entries {
            if case .unusable(let found, let remedy) = entry.kind {
                notes.append(PortNote(file: entry.path, found: found, remedy: remedy))
            }
        }
        for entry in entries where entry.kind == .bridgingHeader { readHeader(entry) }
        if let package = entries.first(where: { $0.path == "Package.swift" }) {
            let read = ManifestReader.read(package.text ?? "")
            manifest = read.targets
            isSwiftSix = read.isSwiftSix
            note(read.leftOut, of: package)
            return
        }
        for entry in entries where entry.kind == .infoList {
            guard entry.text?.range(ofText: "NSExtension<") != nil else { continue }
            leaveOut(
                PackagePlan.folders(entry.path).joined(separator: "/"),
                "an extension of the app was left out",
                "there is nothing that would run it"
            )
        }
        for entry in sources where PackagePlan.base(entry.path) == "Package.swift" {
            readPackage(entry)
        }
        for entry in sources where !isInPackage(entry.path) {
            let found = entry.imports
            let folder = testFolder(entry.path)
            if entry.text?.range(ofText: "XCUIApplication") != nil {
                leaveOut(
                    folder,
                    "tests of the user interface were left out",
                    "drive scenes over the HTTP API, or with Vitrine's tests in mind"
                )
            } else if found.contains("XCTest") || found.contains("Testing") {
                if !testFolders.contains(folder) { testFolders.append(folder) }
            }
        }
        testFolders.removeAll { leftOut.contains($0) }
    }

    private mutating func note(_ leftOut: [String], of manifest: PackagePlan.Entry) {
        for setting in leftOut {
            notes.append(
                PortNote(
                    file: manifest.path,
                    found: "the setting \(setting) was left out",
                    remedy: "add it to the new Package.swift if the sources need it"
                )
            )
        }
    }

    /// Reads a header for Objective-C, which is of no more use once its modules are imported.
    private mutating func readHeader(_ entry: PackagePlan.Entry) {
        let header = entry.text.map(BridgingHeader.init)
        bridgedModules.formUnion(header?.modules ?? [])
        guard header?.hasOthers ?? true,
            case .unusable(let found, let remedy) = PackageFiles.foreignSource
        else { return }
        notes.append(PortNote(file: entry.path, found: found, remedy: remedy))
    }

    /// Reads a package in a folder of the project.
    private mutating func readPackage(_ entry: PackagePlan.Entry) {
        let folder = PackagePlan.folders(entry.path).joined(separator: "/")
        let read = ManifestReader.read(entry.text ?? "")
        var targets = read.targets
        if read.isSwiftSix {
            // The project around it may be of Swift 5.
            for index in targets.indices
            where !targets[index].settings.contains(where: { $0.contains("swiftLanguageMode") }) {
                targets[index].settings.append(".swiftLanguageMode(.v6)")
            }
        }
        let names = Set(targets.filter { !$0.isTest }.map { PackagePlan.identifier($0.name) })
        let isUsed = sources.contains {
            !$0.path.hasPrefix(folder + "/") && !$0.imports.isDisjoint(with: names)
        }
        if isUsed {
            packages.append((folder + "/", targets))
            note(read.leftOut, of: entry)
        } else {
            leaveOut(
                folder,
                "a package that no other source imports was left out",
                "port the folder by itself if it is used"
            )
        }
    }

    private func isInPackage(_ path: String) -> Bool {
        packages.contains { path.hasPrefix($0.folder) }
    }

    private mutating func leaveOut(_ folder: String, _ found: String, _ remedy: String) {
        guard !folder.isEmpty, !leftOut.contains(folder) else { return }
        leftOut.append(folder)
        notes.append(PortNote(file: folder, found: found, remedy: remedy))
    }

    /// The folder whose files are tests, for one of them.
    private func testFolder(_ path: String) -> String {
        let folders = PackagePlan.folders(path)
        let place = folders.firstIndex { $0.lowercased().hasSuffix("tests") }
        guard let place else { return folders.joined(separator: "/") }
        // In "Tests/AppTests" each folder is a target.
        let isOuter = folders[place].lowercased() == "tests" && place + 1 < folders.count
        return folders[...(isOuter ? place + 1 : place)].joined(separator: "/")
    }

    private func isTest(_ path: String) -> Bool {
        testFolders.contains { !$0.isEmpty && path.hasPrefix($0 + "/") }
    }

    private func isLeftOut(_ path: String) -> Bool {
        leftOut.contains { path.hasPrefix($0 + "/") }
    }

    /// Returns the targets' files.
    mutating func groups(mainName: String) -> [ProjectGroup] {
        manifest.isEmpty ? projectGroups(mainName) : packageGroups()
    }

    private mutating func packageGroups() -> [ProjectGroup] {
        var taken: Set<String> = []
        let groups = groups(of: manifest, in: "", &taken)
        let rest = sources.filter { !taken.contains($0.path) && $0.path != "Package.swift" }
        let folders = Set(rest.map { PackagePlan.folders($0.path).first ?? $0.path }).sorted()
        for folder in folders {
            notes.append(
                PortNote(
                    file: folder,
                    found: "sources that are in no target of Package.swift were left out",
                    remedy: "port the folder by itself if it is an app"
                )
            )
        }
        return groups
    }

    /// Returns the files of a package's targets.
    ///
    /// - Parameters:
    ///   - targets: The targets, as the manifest has them.
    ///   - folder: The package's folder; empty, or with a slash at its end.
    ///   - taken: The paths of files that have a target, or are in none.
    /// - Returns: A group for each target that has sources.
    private func groups(
        of targets: [ManifestTarget],
        in folder: String,
        _ taken: inout Set<String>
    ) -> [ProjectGroup] {
        var groups: [ProjectGroup] = []
        for target in targets {
            let paths = target.paths.map { folder + ($0 == "." || $0.isEmpty ? "" : $0 + "/") }
            let root = paths.first { path in sources.contains { $0.path.hasPrefix(path) } }
            guard let root else { continue }
            let own = entries.filter {
                $0.path.hasPrefix(root) && $0.path != folder + "Package.swift"
                    && !taken.contains($0.path)
                    && !target.isExcluded($0.path, root)
                    && target.isIncluded($0.path, root)
            }
            taken.formUnion(own.map(\.path))
            taken.formUnion(entries.map(\.path).filter { target.isExcluded($0, root) })
            let isApp = own.contains { Self.isMain($0) }
            let kind: PackagePlan.Target.Kind = target.isTest ? .tests : isApp ? .app : .module
            // Names become folders and modules.
            let name = PackagePlan.identifier(target.name)
            groups.append(
                ProjectGroup(
                    name: name,
                    kind: kind,
                    root: root,
                    entries: own,
                    settings: target.settings
                )
            )
        }
        return groups
    }

    private mutating func projectGroups(_ mainName: String) -> [ProjectGroup] {
        let kept = entries.filter { !isLeftOut($0.path) && !isInPackage($0.path) }
        var taken: Set<String> = []
        let packaged = packages.flatMap { groups(of: $0.targets, in: $0.folder, &taken) }
        var main = ProjectGroup(name: mainName, kind: .module)
        main.entries = kept.filter { !isTest($0.path) }
        var libraries: [ProjectGroup] = []
        if main.entries.contains(where: Self.isMain) {
            noteOtherApps(main)
            main.kind = .app
            libraries = takeLibraries(from: &main)
        }
        // The folder of all sources is left out of their paths.
        let tops = Set(
            main.entries.filter { $0.kind == .swift }
                .map { PackagePlan.folders($0.path).first ?? "" }
        )
        if tops.count == 1, let top = tops.first, !top.isEmpty { main.root = top + "/" }
        let tests = testFolders.map { folder -> ProjectGroup in
            let name = folder.isEmpty ? mainName + "Tests" : PackagePlan.base(folder)
            let root = folder.isEmpty ? "" : folder + "/"
            var group = ProjectGroup(
                name: PackagePlan.identifier(name),
                kind: .tests,
                root: root
            )
            group.entries = kept.filter { $0.path.hasPrefix(root) }
            return group
        }
        let code = main.entries.contains { $0.kind == .swift } ? [main] : []
        return libraries + code + tests.filter { !$0.entries.isEmpty } + packaged
    }

    /// Notes where a second app begins, which cannot be in one target with the first.
    private mutating func noteOtherApps(_ group: ProjectGroup) {
        let starts = group.entries.filter { entry in
            guard entry.kind == .swift, let text = entry.text, Self.isMain(entry) else {
                return false
            }
            return text.split(whereSeparator: \.isNewline).contains { line in
                let line = line.drop(while: \.isWhitespace)
                return line.hasPrefix("@UIApplicationMain") || line == "@main"
                    || line.hasPrefix("@main ")
            }
        }
        for entry in starts.dropFirst() {
            notes.append(
                PortNote(
                    file: entry.path,
                    found: "a second app in the same folder",
                    remedy: "port the folder of each app by itself"
                )
            )
        }
    }

    /// Takes the folders out of an app that its own sources import as modules.
    private func takeLibraries(from main: inout ProjectGroup) -> [ProjectGroup] {
        let appFolders = Set(
            main.entries.filter(Self.isMain).map { PackagePlan.folders($0.path).first ?? "" }
        )
        var imported: Set<String> = []
        for entry in main.entries
        where appFolders.contains(PackagePlan.folders(entry.path).first ?? "") {
            imported.formUnion(entry.imports)
        }
        let folders = Set(main.entries.compactMap { PackagePlan.folders($0.path).first })
        var groups: [ProjectGroup] = []
        for folder in folders.sorted() where !appFolders.contains(folder) {
            let name = PackagePlan.identifier(folder)
            guard imported.contains(name), name != main.name else { continue }
            var group = ProjectGroup(name: name, kind: .module, root: folder + "/")
            group.entries = main.entries.filter { $0.path.hasPrefix(folder + "/") }
            main.entries.removeAll { $0.path.hasPrefix(folder + "/") }
            groups.append(group)
        }
        return groups
    }

    static func isMain(_ entry: PackagePlan.Entry) -> Bool {
        guard entry.kind == .swift, let text = entry.text else { return false }
        return text.range(ofText: "@UIApplicationMain") != nil
            || text.range(ofText: "UIApplicationMain(") != nil
            || text.range(ofText: "\n@main\n") != nil || text.range(ofText: "@main ") != nil
            || text.hasPrefix("@main")
    }

    /// Returns the modules that a source imports.
    static func imports(_ text: String) -> Set<String> {
        var names: Set<String> = []
        for bytes in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            // Other lines begin with other letters.
            guard let first = bytes.first(where: { $0 != 0x20 && $0 != 0x09 }),
                [UInt8(ascii: "i"), UInt8(ascii: "@"), UInt8(ascii: "p")].contains(first)
            else { continue }
            let line = String(decoding: bytes, as: UTF8.self)
            let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
            guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
                words[..<place].allSatisfy({ $0.hasPrefix("@") || $0 == "public" })
            else { continue }
            let kinds: Set = [
                "class", "struct", "enum", "protocol", "func", "typealias", "var", "let",
            ]
            let name =
                kinds.contains(String(words[place + 1]))
                ? words.dropFirst(place + 2).first
                : words[place + 1]
            if let first = name?.split(separator: ".").first { names.insert(String(first)) }
        }
        return names
    }
}
