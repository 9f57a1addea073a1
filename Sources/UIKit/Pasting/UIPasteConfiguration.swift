import UniformTypeIdentifiers

/// The types of items that can be pasted somewhere.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, NSCopying {
    /// The identifiers of the types; kinds of them can be pasted as well.
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration of no types.
    public override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }

    /// Creates a configuration of types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Creates a configuration of the types that objects of a class can be made of.
    public init(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
        super.init()
    }

    /// Creates a configuration of the types that texts can be made of.
    public convenience init(forAccepting aClass: String.Type) {
        self.init(forAccepting: NSString.self)
    }

    /// Creates a configuration of the types that addresses can be made of.
    public convenience init(forAccepting aClass: URL.Type) {
        self.init(forAccepting: NSURL.self)
    }

    /// Adds types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Adds the types that objects of a class can be made of.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
        }
    }

    /// Returns whether any item is of one of the types.
    func accepts(_ providers: [NSItemProvider]) -> Bool {
        providers.contains { provider in
            acceptableTypeIdentifiers.contains {
                provider.hasItemConformingToTypeIdentifier($0)
            }
        }
    }
}

/// What items can be pasted into: any responder, and objects of the app's own.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: AnyObject {
    /// What can be pasted.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Pastes items; default nothing.
    func paste(itemProviders: [NSItemProvider])
    /// Returns whether items can be pasted; default whether any is of the configuration's types.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
    public func paste(itemProviders: [NSItemProvider]) {}
    public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) ?? false
    }
}

extension UIResponder: UIPasteConfigurationSupporting {
    private static let pasteKey = NSObject()
    private static var pasteKeyAddress: UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(pasteKey).toOpaque())
    }

    /// What was set, which few responders have.
    var storedPasteConfiguration: UIPasteConfiguration? {
        get {
            AssociatedObjects.value(of: self, Self.pasteKeyAddress) as? UIPasteConfiguration
        }
        set {
            AssociatedObjects.set(
                newValue,
                of: self,
                Self.pasteKeyAddress,
                .OBJC_ASSOCIATION_RETAIN_NONATOMIC
            )
        }
    }

    func acceptsPasting(of providers: [NSItemProvider]) -> Bool {
        if let configuration = pasteConfiguration, configuration.accepts(providers) { return true }
        return self is any TextEditing
            && providers.contains { $0.canLoadObject(ofClass: String.self) || $0.hasAddress }
    }

    /// Pastes what is in the clipboard, where it can be.
    func pasteClipboard() {
        let providers = UIPasteboard.general.itemProviders
        if !providers.isEmpty, canPaste(providers) { paste(itemProviders: providers) }
    }

    /// Whether an action is pasting, and there is something that can be pasted here.
    func mayPaste(by action: Selector) -> Bool {
        guard action.name == "paste:", pasteConfiguration != nil else { return false }
        return canPaste(UIPasteboard.general.itemProviders)
    }
}

extension NSItemProvider {
    /// Whether the item is an address, whose text can be pasted.
    fileprivate var hasAddress: Bool { canLoadObject(ofClass: URL.self) }

    /// The text of the item where it is at hand.
    @MainActor
    fileprivate var textAtHand: String? {
        (self as? PastedItemProvider).flatMap { PasteboardContents.text(of: $0.item) }
    }
}

extension TextEditing {
    /// Types the first text among items.
    func pasteText(of providers: [NSItemProvider]) {
        for provider in providers {
            if let text = provider.textAtHand { return enter(text) }
        }
        let first = providers.first { $0.canLoadObject(ofClass: String.self) }
        first?.loadObject(ofClass: String.self) { [weak self] text, _ in
            MainActor.assumeIsolated { if let text { self?.enter(text) } }
        }
    }
}
