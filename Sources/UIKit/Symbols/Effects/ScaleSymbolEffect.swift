/// A symbol that has another size until the effect is removed.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    var factor = 1.2

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: .scale(factor))
    }

    /// Larger.
    public var up: Self { Self(factor: 1.2) }

    /// Smaller.
    public var down: Self { Self(factor: 0.8) }

    /// The same: symbols have one layer here.
    public var byLayer: Self { self }
    /// The same: symbols move as a whole here.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Another size.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
