/// A symbol whose parts light up one after another.
///
/// - Note: Differs from UIKit: symbols have one layer here, which pulses.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: .pulse)
    }

    /// The same: symbols have one layer here.
    public var iterative: Self { self }

    /// The same: symbols have one layer here.
    public var cumulative: Self { self }

    /// The same: symbols have one layer here.
    public var reversing: Self { self }

    /// The same: symbols have one layer here.
    public var nonReversing: Self { self }

    /// The same: symbols have one layer here.
    public var hideInactiveLayers: Self { self }

    /// The same: symbols have one layer here.
    public var dimInactiveLayers: Self { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Lighting up.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
