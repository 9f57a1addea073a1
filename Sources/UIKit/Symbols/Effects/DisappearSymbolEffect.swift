/// A symbol that goes, and is not seen until the effect is removed.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    var factor = 0.7

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: .disappear(to: factor))
    }

    /// Grows as it goes.
    public var up: Self { Self(factor: 1.3) }

    /// Shrinks as it goes.
    public var down: Self { Self(factor: 0.7) }

    /// The same: symbols have one layer here.
    public var byLayer: Self { self }
    /// The same: symbols move as a whole here.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Going.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
