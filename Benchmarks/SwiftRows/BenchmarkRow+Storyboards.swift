import Foundation
import InterfaceBuilder
import UIKit

extension BenchmarkRow {
    /// The scene of a large storyboard that takes longest, opened again from the document in memory.
    static let storyboardReopen = BenchmarkRow(name: "storyboard-reopen", unit: "us") {
        // This file is Benchmarks/SwiftRows/BenchmarkRow+Storyboards.swift of the package.
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        let name = "shared/storyboards/IBAnimatable-DemoApp.storyboard"
        let source = try NibSource(
            contentsOf: folder.appendingPathComponent(name),
            isPreview: true
        )
        Diagnostics.handler = { _ in }
        let preview = NibPreview(source, sizeClasses: nil)
        let own: Sample = {
            let times = preview.ids.map { id in
                Measure.microseconds(repetitions: 5) { _ in _ = preview.layOut(id) }
            }
            return times.max() ?? 0
        }
        return (own, nil)
    }
}
