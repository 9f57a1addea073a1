import SwiftSyntax

/// Mends imports, adds those that Linux needs, and notes what it has not.
final class ImportRule: SyntaxVisitor {
    private let porter: Porter
    private let file: ParsedFile
    /// The modules that a header for Objective-C brings into the file.
    private let bridged: Set<String>
    private var imports: [ImportDeclSyntax] = []
    private var words: Set<String> = []
    /// Those of them that are no members of something else.
    private var names: Set<String> = []
    /// Whether the file has previews, which go.
    private var hasPreviews = false
    /// The imports that go.
    private var removed: Set<SyntaxIdentifier> = []

    /// Modules that exist beside Swift and Vitrine on Linux.
    private static let present: Set<String> = [
        "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "ImageIO", "SafariServices", "WebHost",
        "ControllerViewDesign", "LayoutTemplates", "LDOLayoutTemplates", "FoundationNetworking",
        "FoundationXML", "Dispatch", "Swift", "XCTest", "Testing", "RegexBuilder", "Glibc",
        "Synchronization", "Observation", "FoundationEssentials", "FoundationInternationalization",
        "_Concurrency", "Distributed", "MobileCoreServices", "SystemLog", "NetworkPaths",
    ]
    /// Modules of iOS that are here as well, and go where they are imported for nothing.
    private static let ported: Set<String> = [
        "PhotosUI", "UniformTypeIdentifiers", "WebKit", "UserNotifications", "CoreLocation",
        "MessageUI", "QuickLook", "LocalAuthentication",
    ]
    /// Modules of iOS whose names are in UIKit or in Foundation here.
    private static let replaced: [String: String] = [
        "Darwin": "Foundation", "ObjectiveC": "UIKit", "CoreFoundation": "Foundation",
        "MachO": "Foundation", "CoreText": "UIKit", "os": "SystemLog", "OSLog": "SystemLog",
        "CoreServices": "MobileCoreServices",
    ]
    /// What of the module `Network` tells whether there is one.
    private static let networkPaths: Set<String> = [
        "NWPathMonitor", "NWPath", "NWInterface", "NWInterfaceType",
    ]
    /// Modules of iOS by how their names begin: one that is imported for nothing goes.
    private static let prefixes: [String: [String]] = [
        "MapKit": ["MK", "CL"], "CoreLocation": ["CL"], "AVFoundation": ["AV", "CM", "kCM"],
        "AVKit": ["AV"], "CoreData": ["NSManaged", "NSFetch", "NSPersistent", "NSEntity"],
        "Photos": ["PH"], "PhotosUI": ["PH"], "StoreKit": ["SK"], "WebKit": ["WK"],
        "MessageUI": ["MF"], "Contacts": ["CN"], "ContactsUI": ["CN"], "EventKit": ["EK"],
        "AudioToolbox": ["Audio", "kSystemSound"], "Social": ["SL"], "GameKit": ["GK"],
        "SpriteKit": ["SK"], "SceneKit": ["SCN"], "CoreImage": ["CI"],
        "CoreMedia": ["CM"], "MediaPlayer": ["MP"], "HealthKit": ["HK"], "CloudKit": ["CK"],
        "UserNotifications": ["UN"], "LocalAuthentication": ["LA"], "CoreMotion": ["CM"],
        "Security": ["Sec", "kSec", "errSec"], "SystemConfiguration": ["SC", "kSC"],
        "CoreTelephony": ["CT"], "AddressBook": ["AB"],
        "Accelerate": ["vDSP", "vImage", "vForce", "cblas", "BNNS"],
        "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"], "GLKit": ["GLK"], "iAd": ["AD"],
        "PassKit": ["PK"], "CoreBluetooth": ["CB"], "Intents": ["IN"], "LinkPresentation": ["LP"],
        "AuthenticationServices": ["AS"], "UniformTypeIdentifiers": ["UT"], "PDFKit": ["PDF"],
        "QuickLook": ["QL"], "Network": ["NW"], "WatchConnectivity": ["WC"], "VisionKit": ["VN"],
        "Vision": ["VN"], "CoreML": ["ML"], "ARKit": ["AR"], "TargetConditionals": ["TARGET"],
        "CommonCrypto": ["CC_", "kCC"],
        "CoreSpotlight": ["CS"], "CoreHaptics": ["CH"], "TipKit": ["Tips", "TipUI", "Tip"],
        "BackgroundTasks": ["BG"], "AppTrackingTransparency": ["ATT"], "AdSupport": ["AS"],
        "CallKit": ["CX"], "PushKit": ["PK"], "DeviceCheck": ["DC"], "NaturalLanguage": ["NL"],
        "Speech": ["SF"], "MultipeerConnectivity": ["MC"], "HomeKit": ["HM"],
        "EventKitUI": ["EK"], "ReplayKit": ["RP"], "MetricKit": ["MX"],
        // Not "JS", with which `JSONDecoder` begins as well.
        "JavaScriptCore": [
            "JSContext", "JSValue", "JSExport", "JSVirtualMachine", "JSManagedValue",
            "JSGlobalContext", "JSObject", "JSString", "JSEvaluate", "JSProperty",
        ],
        "CoreVideo": ["CV", "kCV"], "VideoToolbox": ["VT", "kVT"], "GameplayKit": ["GK"],
        "GameController": ["GC"], "IntentsUI": ["IN"], "PencilKit": ["PK"], "CoreNFC": ["NFC"],
        "NetworkExtension": ["NE"], "WidgetKit": ["Widget", "Timeline"],
        "ActivityKit": ["Activity"], "OpenGLES": ["EAGL", "GL"], "NotificationCenter": ["NC"],
        "QuickLookThumbnailing": ["QL"], "ExternalAccessory": ["EA"],
    ]

    init(_ porter: Porter, _ file: ParsedFile, bridged: Set<String>) {
        self.porter = porter
        self.file = file
        self.bridged = bridged
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node)
        return .skipChildren
    }

    // What is taken away is not used any more.
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        skip(PreviewRule.isPreview(node))
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        skip(PreviewRule.isPreview(node))
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        skip(PreviewRule.isPreview(node))
    }

    private func skip(_ isPreview: Bool) -> SyntaxVisitorContinueKind {
        if isPreview { hasPreviews = true }
        return isPreview ? .skipChildren : .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind {
            words.insert(name)
            if !Self.isMember(token) { names.insert(name) }
        }
        return .visitChildren
    }

    /// Whether a name is one of something else: `UIControl.State`.
    private static func isMember(_ token: TokenSyntax) -> Bool {
        if let type = token.parent?.as(MemberTypeSyntax.self) { return type.name.id == token.id }
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
        return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
    }

    func run() {
        for node in imports { mend(node) }
        // A file without imports, and without a header for Objective-C, names nothing of UIKit's.
        if imports.isEmpty { file.neededImports.remove("UIKit") }
        for module in bridged.sorted() { addBridged(module) }
        if !words.isDisjoint(with: ImportNames.networking) {
            file.neededImports.insert("FoundationNetworking")
        }
        if imports.contains(where: { $0.path.first?.name.text == "Combine" }),
            !porter.modules.contains("Combine"), !words.isDisjoint(with: CombineOperators.names)
        {
            file.neededImports.insert(CombineOperators.module)
        }
        if !names.isDisjoint(with: ImportNames.markup) {
            file.neededImports.insert("FoundationXML")
        }
        if !imports.isEmpty, !words.isDisjoint(with: ImportNames.uikitOnly) {
            file.neededImports.insert("UIKit")
        }
        // A framework's own header, and one for Objective-C, bring UIKit into each file.
        if imports.contains(where: { $0.path.first?.name.text == "Foundation" }),
            names.contains(where: { isOfUIKit($0, prefixes: ["UI", "CA"]) && !isDeclared($0) })
        {
            file.neededImports.insert("UIKit")
        }
        // On iOS, XCTest brings UIKit along.
        if imports.contains(where: { $0.path.first?.name.text == "XCTest" }),
            names.contains(where: { isOfUIKit($0) })
        {
            file.neededImports.insert("UIKit")
        }
        // On iOS, headers of UIKit's bring notifications along.
        if imports.contains(where: { $0.path.first?.name.text == "UIKit" }),
            names.contains(where: {
                $0.hasPrefix("UN") && Self.isName($0, after: "UN") && !isDeclared($0)
            })
        {
            file.neededImports.insert("UserNotifications")
        }
        if imports.contains(where: { $0.path.first?.name.text != "UIKit" }) {
            for name in words.intersection(ImportNames.hidden) {
                file.neededImports.insert("class UIKit.\(name)")
            }
            for name in words.intersection(ImportNames.hiddenFunctions) {
                file.neededImports.insert("func UIKit.\(name)")
            }
        }
        var known = Set(
            imports.compactMap { $0.path.first?.name.text }.map { Self.replaced[$0] ?? $0 }
        )
        for node in imports {
            guard let kind = node.importKindSpecifier?.text else { continue }
            known.insert("\(kind) \(node.path.trimmedDescription)")
        }
        let missing = file.neededImports.subtracting(known).sorted()
        if !missing.isEmpty { add(missing) }
    }

    private func isOfUIKit(
        _ name: String,
        prefixes: Set<Substring> = ["UI", "NS", "CA", "CG"]
    ) -> Bool {
        prefixes.contains(name.prefix(2)) && porter.index.frameworks.contains(name)
    }

    /// Whether the sources have a type of the name themselves.
    private func isDeclared(_ name: String) -> Bool {
        porter.index.aliases.contains(name)
            || porter.index.ordered.contains { $0.kind != .foreign && $0.name == name }
    }

    /// The names of SwiftUI's in the file, but for those that the sources declare themselves.
    private func namesOfSwiftUI() -> Set<String> {
        let found = names.intersection(ImportNames.swiftUI)
        if found.isEmpty { return [] }
        let own = porter.index.ordered.filter { $0.kind != .foreign }.map(\.name)
        return found.subtracting(own).subtracting(porter.index.aliases)
    }

    /// Mends an import of SwiftUI, whose views are not here.
    private func mendSwiftUI(_ node: ImportDeclSyntax) {
        guard !porter.modules.contains("SwiftUI"), !isForOtherSystems(node, "SwiftUI") else {
            return
        }
        let used = namesOfSwiftUI()
        guard used.isEmpty else {
            let names = used.sorted().prefix(3).joined(separator: ", ")
            return file.note(
                node,
                "SwiftUI does not exist here (\(names))",
                "show what it is used for with views of UIKit's"
            )
        }
        if words.isDisjoint(with: ImportNames.combine) {
            // What else the file may have of it is found by the compiler only.
            if !hasPreviews {
                file.note(
                    node,
                    "SwiftUI does not exist here, and no name of it was recognized",
                    "where the compiler misses one now, do without it"
                )
            }
        } else if !imports.contains(where: { $0.path.first?.name.text == "Combine" }) {
            return replace(node, with: StandIn.all["Combine"]?.imports ?? "Combine")
        }
        remove(node)
        porter.count(.imports)
    }

    private func mend(_ node: ImportDeclSyntax) {
        let path = node.path.map(\.name.text)
        guard let module = path.first else { return }
        if let other = Self.replaced[module] {
            return replace(node, with: other)
        }
        let hidden = ImportNames.hidden.union(ImportNames.hiddenFunctions)
        if module == "UIKit", path.count == 2, hidden.contains(path[1]) { return }
        // Parts of modules of Objective-C are no modules here, and names may stand in another one.
        if path.count > 1, ["UIKit", "Foundation", "CoreGraphics", "QuartzCore"].contains(module) {
            return replace(node, with: module)
        }
        if module == "SwiftUI" { return mendSwiftUI(node) }
        guard !Self.present.contains(module), !porter.modules.contains(module),
            !isForOtherSystems(node, module)
        else { return }
        if let standIn = StandIn.all[module] {
            if module == "CryptoKit", words.contains("SecureEnclave") {
                file.note(
                    node,
                    "no server has a SecureEnclave for its visitors",
                    "keep keys as the app keeps other data"
                )
            }
            return replace(node, with: standIn.imports)
        }
        if let prefixes = Self.prefixes[module] {
            let used = used(prefixes)
            if used.isEmpty {
                remove(node)
                porter.count(.imports)
                return
            }
            if module == "Network", used.isSubset(of: Self.networkPaths) {
                return replace(node, with: "NetworkPaths")
            }
            if !Self.ported.contains(module) { noteMissing(module, used, at: node.start) }
            return
        }
        file.note(
            node,
            "module \(module) is none of the sources, Vitrine or Linux",
            "add a package that has it to Package.swift, or leave it out"
        )
    }

    /// Adds a module that a header for Objective-C brings into the file, where it may be used.
    private func addBridged(_ module: String) {
        let known = Set(imports.compactMap { $0.path.first?.name.text }).union(file.neededImports)
        let name = Self.replaced[module] ?? module
        // UIKit has all that is Foundation's and of layers, too.
        let isCovered =
            !known.isDisjoint(with: [module, name])
            || (known.contains("UIKit") || bridged.contains("UIKit"))
                && ["Foundation", "CoreGraphics", "QuartzCore"].contains(name)
        if isCovered || porter.modules.contains(module) { return }
        if Self.present.contains(name) {
            file.neededImports.insert(name)
        } else if let prefixes = Self.prefixes[module] {
            let used = used(prefixes)
            if used.isEmpty { return }
            if Self.ported.contains(module) {
                file.neededImports.insert(module)
            } else {
                noteMissing(module, used, at: file.tree.statements.first?.start ?? 0)
            }
        }
    }

    /// The names in the file that begin as those of a module do.
    private func used(_ prefixes: [String]) -> Set<String> {
        words.filter { word in
            prefixes.contains { word.hasPrefix($0) && Self.isName(word, after: $0) }
        }
    }

    private func noteMissing(_ module: String, _ used: Set<String>, at offset: Int) {
        let names = used.sorted().prefix(3).joined(separator: ", ")
        file.note(
            at: offset,
            "module \(module) does not exist on Linux (\(names))",
            "leave out what it is used for, or give it another means"
        )
    }

    /// Whether a condition has the import only where there is the module, or on other systems.
    private func isForOtherSystems(_ node: ImportDeclSyntax, _ module: String) -> Bool {
        var clause: IfConfigClauseSyntax? = node.enclosing(IfConfigClauseSyntax.self)
        while let found = clause {
            let condition = found.condition?.trimmedDescription ?? ""
            if condition.range(ofText: "canImport(\(module)") != nil { return true }
            let asks = condition.range(ofText: "os(") != nil
            if asks, condition.range(ofText: "os(Linux)") == nil { return true }
            clause = found.enclosing(IfConfigClauseSyntax.self)
        }
        return false
    }

    /// Whether a prefix is the whole first part of a name: `CLLocation`, not `CLASS`.
    private static func isName(_ word: String, after prefix: String) -> Bool {
        guard prefix.count <= 3, let next = word.dropFirst(prefix.count).first else { return true }
        return next.isUppercase && word.dropFirst(prefix.count).contains(where: \.isLowercase)
            || prefix.first?.isLowercase == true || prefix.hasSuffix("_")
    }

    private func remove(_ node: ImportDeclSyntax) {
        removed.insert(node.id)
        file.edits.remove(file.wholeLines(node.range))
    }

    private func replace(_ node: ImportDeclSyntax, with module: String) {
        let isThere = imports.contains { $0.id != node.id && $0.path.trimmedDescription == module }
        porter.count(.imports)
        if isThere, node.enclosing(IfConfigDeclSyntax.self) == nil {
            return remove(node)
        }
        let start = node.importKindSpecifier?.start ?? node.path.start
        file.edits.replace(start..<node.end, with: module)
    }

    private func add(_ modules: [String]) {
        porter.count(.imports, modules.count)
        let plain = imports.last {
            $0.enclosing(IfConfigDeclSyntax.self) == nil && !removed.contains($0.id)
        }
        if let plain {
            let text = modules.map { "\nimport \($0)" }.joined()
            file.edits.insert(text, at: plain.end)
        } else {
            let text = modules.map { "import \($0)\n" }.joined()
            file.edits.insert(text, at: file.tree.statements.first?.start ?? 0)
        }
    }
}
