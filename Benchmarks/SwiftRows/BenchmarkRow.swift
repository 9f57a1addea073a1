/// One row of the benchmark that is measured inside this process.
struct BenchmarkRow {
    /// Measures once and returns the value in the row's unit.
    typealias Sample = @MainActor () throws -> Double

    /// The name in the table, such as "patch-bytes-label".
    let name: String
    /// The unit of all samples, such as "bytes" or "us".
    let unit: String
    /// Prepares the row and returns what takes one sample of its own side and of its peer's.
    ///
    /// Preparation is not a part of any sample. The peer is nil where the row has a limit of its own.
    let prepare: @MainActor () throws -> (own: Sample, peer: Sample?)
}

/// The samples of one row, as printed: one JSON object a line.
struct RowSamples: Encodable {
    var name: String
    var unit: String
    var samples: [Double]
    /// The other side of a ratio; absent where there is none.
    var peer: [Double]?
}

extension BenchmarkRow {
    /// Takes the samples, both sides in turns, so that both see the same machine.
    @MainActor
    func measure(samples count: Int) throws -> RowSamples {
        let sides = try prepare()
        var result = RowSamples(name: name, unit: unit, samples: [])
        // The first of each is thrown away: it pays for what is made only once.
        _ = try sides.own()
        _ = try sides.peer?()
        for _ in 0..<count {
            result.samples.append(try sides.own())
            if let peer = sides.peer { result.peer = (result.peer ?? []) + [try peer()] }
        }
        return result
    }
}
