extension BenchmarkRow {
    /// The rows that this program knows.
    ///
    /// Benchmarks/rows/swift.py holds their limits.
    @MainActor static let all: [BenchmarkRow] = [
        .labelChange,
        .labelPatchBytes,
        .framesPatchBytes,
        .sceneBytes,
        .hibernatedSceneBytes,
        .feedCells,
        .form,
        .textInForm,
        .resize,
        .templateSwitch,
        .dashboardPatchBytes,
    ]
}
