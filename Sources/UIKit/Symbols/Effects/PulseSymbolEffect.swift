/// A symbol that fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: .pulse)
    }

    /// The same: symbols have one layer here.
    public var byLayer: Self { self }
    /// The same: symbols move as a whole here.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fading and coming back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
