/// A way in which a symbol moves.
public protocol SymbolEffect: Hashable, Sendable {
    /// What the effect is made of.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs and ends.
public protocol DiscreteSymbolEffect {}

/// An effect that goes on until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect that leads from one symbol to another.
public protocol ContentTransitionSymbolEffect {}

/// An effect by which a symbol comes or goes.
public protocol TransitionSymbolEffect {}

/// What an effect is made of.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    let motion: SymbolMotion
}
