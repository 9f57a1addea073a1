/// The targets of a Swift package for the files of an iOS project.
public struct PackagePlan: Sendable {
    /// A file that was found.
    public struct Entry: Sendable {
        /// The path below the project's folder.
        public var path: String
        public var kind: PackageFiles.Kind
        /// The text of sources and property lists; nil where it cannot be read.
        public var text: String?
        /// The pictures and colours of an asset catalog.
        public var assets: [CatalogAsset]
        /// The modules that a source imports.
        let imports: Set<String>

        /// Creates a file.
        public init(
            path: String,
            kind: PackageFiles.Kind,
            text: String? = nil,
            assets: [CatalogAsset] = []
        ) {
            self.path = path
            self.kind = kind
            self.text = text
            self.assets = assets
            imports = kind == .swift ? ProjectReader.imports(text ?? "") : []
        }
    }

    /// A target with where its files go.
    public struct Target: Sendable {
        /// What a target is made into.
        public enum Kind: Sendable {
            case app, module, tests
            /// A module that the port writes for the others.
            case support
        }

        public var name: String
        public var kind: Kind
        /// Where files of the project go, by their paths in both.
        public var files: [(from: String, to: String)] = []
        /// Files that the project lacks, with their texts.
        public var written: [SourceFile] = []
        public var dependencies: [String] = []
        /// Settings of the compiler, as a manifest has them.
        public var settings: [String] = []
        public var hasResources = false
        public var hasConfiguration = false

        var folder: String { kind == .tests ? "Tests/\(name)" : "Sources/\(name)" }
    }

    /// The package's name.
    public let name: String
    public private(set) var targets: [Target] = []
    public private(set) var notes: [PortNote] = []
    /// Whether the sources are of Swift 6.
    public private(set) var isSwiftSix = false
    /// The modules that headers for Objective-C bring into each Swift file.
    public let bridgedModules: Set<String>
    /// Whether there are resources for languages.
    public private(set) var isLocalized = false

    /// Plans a package.
    ///
    /// - Parameters:
    ///   - name: The name of the package, and of its main target; nil takes that of the module that
    ///     tests import, else the folder's.
    ///   - folder: The name of the project's folder.
    ///   - entries: All files of the project.
    public init(name: String?, folder: String, entries: [Entry]) {
        var reader = ProjectReader(entries: entries)
        reader.read()
        self.name = Self.identifier(name ?? reader.testedModule ?? reader.appFolder ?? folder)
        isSwiftSix = reader.isSwiftSix
        bridgedModules = reader.bridgedModules
        let groups = reader.groups(mainName: self.name)
        notes = reader.notes
        for group in groups { add(group) }
        connect(entries)
    }

    /// The modules of the package.
    public var modules: Set<String> { Set(targets.map(\.name)) }

    /// Returns a name that a module can have.
    public static func identifier(_ name: String) -> String {
        let text = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        guard let first = text.first else { return "App" }
        return first.isNumber ? "_" + text : text
    }

    /// Adds the modules that ported sources import and neither iOS nor a package has.
    ///
    /// - Parameter sources: The texts of ported sources.
    public mutating func addSupport(for sources: [String]) {
        let name = CombineOperators.module
        guard !modules.contains(name), sources.contains(where: CombineOperators.isUsed) else {
            return
        }
        for number in targets.indices { targets[number].dependencies.append(name) }
        var target = Target(name: name, kind: .support)
        target.written = CombineOperators.files.map {
            SourceFile(path: "\(target.folder)/\($0.name)", text: $0.text)
        }
        targets.append(target)
    }

    private mutating func add(_ group: ProjectGroup) {
        var target = Target(name: group.name, kind: group.kind)
        target.settings = group.settings
        var taken: Set<String> = []
        var resources: Set<String> = []
        let list = group.kind == .app ? Self.infoList(of: group.entries) : nil
        for entry in group.entries {
            let base = Self.base(entry.path)
            switch entry.kind {
            case .swift:
                // Two files of a module may not have one name, whatever their folders.
                let own = Self.unique(base, &taken)
                let folders = Self.folders(entry.path.dropPrefix(group.root))
                let path = (folders + [own]).joined(separator: "/")
                target.files.append((entry.path, "\(target.folder)/\(path)"))
            case .infoList:
                guard entry.path == list else { continue }
                target.hasConfiguration = true
                target.files.append((entry.path, "\(target.folder)/Config/Info.plist"))
            case .catalog:
                let own = Self.unique(base, &resources)
                target.hasResources = true
                target.files.append((entry.path, "\(target.folder)/Resources/\(own)"))
            case .document, .resource:
                let language = Self.folders(entry.path).last { $0.hasSuffix(".lproj") }
                let place = (language.map { "\($0)/" } ?? "") + base
                if language != nil { isLocalized = true }
                guard resources.insert(place).inserted else {
                    notes.append(
                        PortNote(
                            file: entry.path,
                            found: "a second resource named \(place) was left out",
                            remedy: "give it another name"
                        )
                    )
                    continue
                }
                target.hasResources = true
                target.files.append((entry.path, "\(target.folder)/Resources/\(place)"))
            case .bridgingHeader, .unusable, .ignored: break
            }
        }
        if group.kind == .app { addConfiguration(group, &target) }
        let texts = group.entries.filter { $0.kind == .swift }.compactMap(\.text)
        if let symbols = AssetSymbols(group.entries.flatMap(\.assets)).source(for: texts) {
            let name = Self.unique("GeneratedAssetSymbols.swift", &taken)
            target.written.append(SourceFile(path: "\(target.folder)/\(name)", text: symbols))
        }
        targets.append(target)
    }

    /// Returns the path of the app's own list among those of its frameworks and other targets.
    private static func infoList(of entries: [Entry]) -> String? {
        let start = entries.first(where: ProjectReader.isMain).map { folders($0.path) } ?? []
        func rank(_ entry: Entry) -> Int {
            func has(_ keys: String...) -> Bool {
                keys.contains { entry.text?.range(ofText: "<key>\($0)</key>") != nil }
            }
            return (has("UIApplicationSceneManifest", "UIMainStoryboardFile") ? 8 : 0)
                + (has("LSRequiresIPhoneOS", "UILaunchStoryboardName") ? 4 : 0)
                + (!start.isEmpty && folders(entry.path).first == start.first ? 2 : 0)
                + (base(entry.path) == "Info.plist" ? 1 : 0)
        }
        // Of equal ones the first by its path.
        return entries.filter { $0.kind == .infoList }.reduce(nil as Entry?) { best, entry in
            guard let best, rank(best) >= rank(entry) else { return entry }
            return best
        }?.path
    }

    /// Says the storyboard to begin with where Xcode keeps that in the project.
    private func addConfiguration(_ group: ProjectGroup, _ target: inout Target) {
        guard !target.hasConfiguration,
            group.entries.contains(where: { Self.base($0.path) == "Main.storyboard" }),
            !group.entries.contains(where: { $0.text?.range(ofText: "UIWindow(") != nil })
        else { return }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
                <key>UIMainStoryboardFile</key>
                <string>Main</string>
            </dict>
            </plist>

            """
        target.hasConfiguration = true
        target.written.append(
            SourceFile(path: "\(target.folder)/Config/Info.plist", text: text)
        )
    }

    /// Finds which targets import which.
    private mutating func connect(_ entries: [Entry]) {
        let imports = Dictionary(
            entries.map { ($0.path, $0.imports) },
            uniquingKeysWith: { first, _ in first }
        )
        let main = targets.first { $0.kind != .tests }?.name
        for number in targets.indices {
            var found: Set<String> = []
            for (from, _) in targets[number].files where from.hasSuffix(".swift") {
                found.formUnion(imports[from] ?? [])
            }
            var names = targets.filter { found.contains($0.name) && $0.kind != .tests }.map(\.name)
            if targets[number].kind == .tests, names.isEmpty, let main { names = [main] }
            targets[number].dependencies = names.filter { $0 != targets[number].name }.sorted()
        }
    }

    static func base(_ path: String) -> String {
        String(path.split(separator: "/").last ?? "")
    }

    static func folders(_ path: some StringProtocol) -> [String] {
        String(path).split(separator: "/").dropLast().map(String.init)
    }

    private static func unique(_ name: String, _ taken: inout Set<String>) -> String {
        guard !taken.insert(name).inserted else { return name }
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        var number = 2
        while true {
            let other = "\(name[..<dot])-\(number)\(name[dot...])"
            if taken.insert(other).inserted { return other }
            number += 1
        }
    }
}

extension String {
    fileprivate func dropPrefix(_ prefix: String) -> Substring {
        hasPrefix(prefix) ? dropFirst(prefix.count) : self[...]
    }
}
