/// A symbol that comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    var factor = 0.7

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: .appear(from: factor))
    }

    /// Grows as it comes.
    public var up: Self { Self(factor: 0.7) }

    /// Shrinks as it comes.
    public var down: Self { Self(factor: 1.3) }

    /// The same: symbols have one layer here.
    public var byLayer: Self { self }
    /// The same: symbols move as a whole here.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Coming.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
