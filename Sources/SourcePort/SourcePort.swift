import SwiftSyntax

/// Sources for iOS made into sources for Vitrine.
///
/// Files are read as values and come back as values, with what was changed and what is left to do.
public struct SourcePort {
    /// What came of the sources.
    public struct Result: Sendable {
        /// The sources, in the order in which they were given.
        public var sources: [SourceFile]
        /// The storyboards and xibs.
        public var documents: [SourceFile]
        /// What is left to do, by file and line.
        public var notes: [PortNote]
        /// How many changes there were of each kind.
        public var counts: [PortRule: Int]
        /// Whether Swift 5 warns of fewer of the actions where it infers `Sendable` for methods.
        public var infersSendable: Bool
    }

    private let sources: [SourceFile]
    private let documents: [SourceFile]
    private let modules: Set<String>
    private let bridgedModules: Set<String>
    private let frameworks: any FrameworkTypes

    /// Takes the sources of an app or a library, all of them, since classes of one file are named
    /// in others.
    ///
    /// - Parameters:
    ///   - sources: The Swift files.
    ///   - documents: The storyboards and xibs.
    ///   - modules: The modules that the sources themselves make up.
    ///   - bridgedModules: The modules that a header for Objective-C brings into each file.
    ///   - frameworks: What is known of UIKit's types.
    public init(
        sources: [SourceFile],
        documents: [SourceFile] = [],
        modules: Set<String> = [],
        bridgedModules: Set<String> = [],
        frameworks: any FrameworkTypes
    ) {
        self.sources = sources
        self.documents = documents
        self.modules = modules
        self.bridgedModules = bridgedModules
        self.frameworks = frameworks
    }

    /// Makes the changes.
    ///
    /// A file that is not Swift stays as it is, with a note.
    public func run() -> Result {
        var notes: [PortNote] = []
        var parsed = sources.map { ParsedFile(path: $0.path, text: $0.text) }
        for file in parsed {
            guard let line = file.errorLine else { continue }
            notes.append(
                PortNote(
                    file: file.path,
                    line: line,
                    found: "no Swift that can be read",
                    remedy: "the file is as it was: mend it, then port it again"
                )
            )
        }
        let broken = Set(notes.map(\.file))
        parsed.removeAll { broken.contains($0.path) }
        let documents = documents.map(Document.init)

        // Members move first: what is in them is changed at its new place.
        let first = Porter(parsed, documents, modules: modules, frameworks: frameworks)
        for (number, file) in parsed.enumerated() { move(first, number, file) }
        var moved = parsed.map(Self.again)
        var counts = first.counts
        // Only where they are can be told what overrides what.
        if ExtensionOverrideRule.concerns(first.index) {
            let between = Porter(moved, documents, modules: modules, frameworks: frameworks)
            if ExtensionOverrideRule.run(between) {
                moved = moved.map(Self.again)
                counts.merge(between.counts, uniquingKeysWith: +)
            }
        }
        let second = Porter(
            moved,
            documents,
            modules: modules,
            frameworks: frameworks
        )
        for file in second.files { change(second, file) }
        finish(second)

        let texts = Dictionary(
            second.files.map { ($0.path, $0.editedText) },
            uniquingKeysWith: { first, _ in first }
        )
        let renamed = documents.map { $0.renamed(second) }
        notes += second.files.flatMap(\.notes)
        return Result(
            sources: sources.map { SourceFile(path: $0.path, text: texts[$0.path] ?? $0.text) },
            documents: renamed,
            notes: notes.sorted { ($0.file, $0.line ?? 0) < ($1.file, $1.line ?? 0) },
            counts: counts.merging(second.counts, uniquingKeysWith: +),
            infersSendable: second.namedMethods.others > second.namedMethods.inherited
        )
    }

    private func move(_ porter: Porter, _ number: Int, _ file: ParsedFile) {
        if file.mentions("os(iOS)") { ConditionRule(porter, file).walk(file.tree) }
        guard file.mentions("extension") else { return }
        let mover = MemberMover(porter, number)
        mover.walk(file.tree)
        mover.finish()
    }

    /// Reads a file's changed text anew.
    private static func again(_ file: ParsedFile) -> ParsedFile {
        let new =
            file.edits.isEmpty ? file : ParsedFile(path: file.path, text: file.editedText)
        new.neededImports = file.neededImports
        return new
    }

    private func change(_ porter: Porter, _ file: ParsedFile) {
        // Most files have none of what most rules look for.
        func apply(_ rule: SyntaxVisitor, _ words: String...) {
            if words.contains(where: file.mentions) { rule.walk(file.tree) }
        }
        apply(AttributeRule(porter, file), "@", "dynamic", "UIApplicationMain")
        apply(SelectorRule(porter, file), "#selector", "#keyPath", "Selector")
        apply(OutletRule(porter, file), "@IBOutlet")
        apply(ActionRule(porter, file), "@IBAction")
        apply(CallRule(porter, file), "?(", "!(")
        apply(TableRule(porter, file), "forRowAt", "moveRowAt")
        apply(ObservingRule(porter, file), "observeValue")
        apply(RespondingRule(porter, file), "responds(to")
        apply(AnyObjectRule(porter, file), ".perform(", "responds(to", ".next")
        apply(ConversionRule(porter, file), "CGFloat.init")
        apply(ConformanceRule(porter, file), "conforms(to", "responds(to")
        apply(PreviewRule(porter, file), "Preview")
        apply(CellGestureRule(porter, file), "gestureRecognizer")
        apply(ActorTestRule(porter, file), "func test", "func setUp", "func tearDown")
        if UnaskedMethodRule.concerns(file) { UnaskedMethodRule(porter, file).walk(file.tree) }
        OldFormRule(porter, file).walk(file.tree)
        if BlockRule.concerns(file) { BlockRule(porter, file).walk(file.tree) }
        NameRule(porter, file).walk(file.tree)
    }

    private func finish(_ porter: Porter) {
        let answers = CallAnswers(porter.files)
        // What could not be moved.
        for (number, file) in porter.files.enumerated() {
            MemberMover(porter, number, takesNotes: true).walk(file.tree)
        }
        for file in porter.files where file.mentions("@objc") {
            ProtocolRule(porter, file, answers).walk(file.tree)
        }
        var actions = NamingRule(porter, .actions)
        actions.run()
        var keyPaths = NamingRule(porter, .keyPaths)
        keyPaths.run()
        ObservedPropertyRule(porter).run()
        AppearanceRule(porter).run()
        IndexPathLabelRule.run(porter)
        porter.writeConformances()
        for file in porter.files { ImportRule(porter, file, bridged: bridgedModules).run() }
    }
}
