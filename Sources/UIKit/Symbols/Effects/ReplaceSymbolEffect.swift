/// A way from one symbol to another, which fades into it.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: .replace)
    }

    /// The same: symbols fade into each other here.
    public var downUp: Self { self }

    /// The same: symbols fade into each other here.
    public var upUp: Self { self }

    /// The same: symbols fade into each other here.
    public var offUp: Self { self }

    /// The same: symbols have one layer here.
    public var byLayer: Self { self }
    /// The same: symbols move as a whole here.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol in place of another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
