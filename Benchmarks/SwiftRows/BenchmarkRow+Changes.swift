import RenderTree
import UIKit
import WebRenderer

extension BenchmarkRow {
    /// One label's new text with its patch, among 10,000 siblings and among 100.
    static let labelChange = BenchmarkRow(name: "label-change-10000-views", unit: "us") {
        let many = changingLabel(among: 10_000)
        let few = changingLabel(among: 100)
        return (own: many, peer: few)
    }

    /// The bytes on the wire of one label's new text.
    static let labelPatchBytes = BenchmarkRow(name: "patch-bytes-label", unit: "bytes") {
        var labels: [UILabel] = []
        let screen = Screen { labels = Screen.addLabels(100, to: $0) }
        // Wide enough that the text is not cut.
        labels[50].frame.size.width = 120
        _ = screen.scene.commit()
        var run = 41
        let own: Sample = {
            run += 1
            labels[50].text = "Count: \(run)"
            return try bytes(of: screen.scene.commit())
        }
        return (own, nil)
    }

    /// The bytes on the wire of 300 views that moved in both directions, to half points.
    static let framesPatchBytes = BenchmarkRow(name: "patch-bytes-300-frames", unit: "bytes") {
        var labels: [UILabel] = []
        let screen = Screen { labels = Screen.addLabels(300, to: $0) }
        var run = 0
        let own: Sample = {
            run += 1
            for (index, label) in labels.enumerated() {
                let place = (index * 7 + run * 13) % 300
                label.center = CGPoint(
                    x: Double(place % 10) * 37.5 + 20.25,
                    y: Double(place / 10) * 27.5 + 11
                )
            }
            return try bytes(of: screen.scene.commit())
        }
        return (own, nil)
    }

    @MainActor
    private static func changingLabel(among count: Int) -> Sample {
        var labels: [UILabel] = []
        let screen = Screen { labels = Screen.addLabels(count, to: $0) }
        let encoder = PatchEncoder()
        var run = 0
        return {
            Measure.microseconds(repetitions: 2_000) { _ in
                run += 1
                labels[count / 2].text = "\(run % 1_000)"
                let patch = screen.scene.commit()
                _ = encoder.message(patch, number: run, input: run)
            }
        }
    }

    /// The length of a patch's message with numbers as a used scene has them.
    @MainActor
    private static func bytes(of patch: Patch) throws -> Double {
        guard !patch.isEmpty else { throw RowError.nothingChanged }
        return Double(PatchEncoder().message(patch, number: 1_234, input: 1_234).count)
    }
}

/// What makes a row's samples worthless.
enum RowError: Error, CustomStringConvertible {
    case nothingChanged

    var description: String { "The patch is empty; expected a change." }
}
