/// A column of the tableau: how variables and loose rows move with one marker.
///
/// Kept for the rows whose constants change again and again, as while a window is dragged.
final class Direction {
    /// How a variable moves.
    struct Step {
        var column: Int32
        var rate: Double
    }

    /// How a row's marker moves.
    struct Rate {
        var row: Int32
        var rate: Double
    }

    /// The row whose marker moves.
    var row: Int32 = -1
    /// The epoch of the tableau in which this is right.
    var epoch = -1
    var steps = Buffer<Step>()
    var rates = Buffer<Rate>()
}
