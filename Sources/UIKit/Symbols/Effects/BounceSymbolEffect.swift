/// A symbol that bounces once.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var isUp = true

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: .bounce(isUp: isUp))
    }

    /// Grows first.
    public var up: Self { Self(isUp: true) }

    /// Shrinks first.
    public var down: Self { Self(isUp: false) }

    /// The same: symbols have one layer here.
    public var byLayer: Self { self }
    /// The same: symbols move as a whole here.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A bounce towards the person.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
