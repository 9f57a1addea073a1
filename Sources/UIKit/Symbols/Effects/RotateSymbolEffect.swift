/// A symbol that turns once around.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var isClockwise = true

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: .rotate(isClockwise: isClockwise))
    }

    /// Turns clockwise.
    public var clockwise: Self { Self(isClockwise: true) }

    /// Turns against the clock.
    public var counterClockwise: Self { Self(isClockwise: false) }

    /// The same: symbols have one layer here.
    public var byLayer: Self { self }
    /// The same: symbols move as a whole here.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turning.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
