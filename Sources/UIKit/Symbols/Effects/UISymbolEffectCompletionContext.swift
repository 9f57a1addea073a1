import Foundation

/// Hears that an effect has ended.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// What has ended of a symbol's effects.
@MainActor
public final class UISymbolEffectCompletionContext: NSObject {
    /// Whether the effect ran to its end.
    public let isFinished: Bool
    /// The view of the symbol.
    public weak var sender: AnyObject?
    /// The effect; nil where a symbol took another's place.
    public let effect: (any SymbolEffect)?
    /// The way from one symbol to another; nil for effects.
    public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?

    init(
        isFinished: Bool,
        sender: AnyObject,
        effect: (any SymbolEffect)? = nil,
        contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)? = nil
    ) {
        self.isFinished = isFinished
        self.sender = sender
        self.effect = effect
        self.contentTransition = contentTransition
        super.init()
    }
}
