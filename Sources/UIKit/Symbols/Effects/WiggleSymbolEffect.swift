import CoreGraphics

/// A symbol that moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var turn = 0.14
    var move = CGVector(dx: 0, dy: 0)

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: .wiggle(turn: turn, move: move))
    }

    /// Turns clockwise first.
    public var clockwise: Self { Self(turn: 0.14) }

    /// Turns against the clock first.
    public var counterClockwise: Self { Self(turn: -0.14) }

    /// Moves to the left first.
    public var left: Self { Self(turn: 0, move: CGVector(dx: -0.12, dy: 0)) }

    /// Moves to the right first.
    public var right: Self { Self(turn: 0, move: CGVector(dx: 0.12, dy: 0)) }

    /// Moves up first.
    public var up: Self { Self(turn: 0, move: CGVector(dx: 0, dy: -0.12)) }

    /// Moves down first.
    public var down: Self { Self(turn: 0, move: CGVector(dx: 0, dy: 0.12)) }

    /// The same: symbols have one layer here.
    public var byLayer: Self { self }
    /// The same: symbols move as a whole here.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Moving to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
