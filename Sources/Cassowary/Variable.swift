/// A number that a solver determines.
///
/// A handle: two words, made and released by its solver. It is external in the sense of the paper,
/// that is, it may take any value; a constraint against zero makes it a restricted one.
package struct Variable: Hashable, Sendable {
    let index: Int32
    let generation: UInt32

    /// A small number that no other variable of the solver has while this one is in it.
    package var number: Int { Int(index) }
}
