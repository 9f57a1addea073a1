/// A symbol that grows and shrinks as if it breathed.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var isPlain = true

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: .breathe(isPlain: isPlain))
    }

    /// Of one opacity.
    public var plain: Self { Self(isPlain: true) }

    /// Fading as it grows.
    public var pulse: Self { Self(isPlain: false) }

    /// The same: symbols have one layer here.
    public var byLayer: Self { self }
    /// The same: symbols move as a whole here.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Growing and shrinking.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
