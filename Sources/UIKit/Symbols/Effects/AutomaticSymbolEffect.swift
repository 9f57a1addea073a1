/// The usual way from one symbol to another.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
    TransitionSymbolEffect
{

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: .replace)
    }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The usual way.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
