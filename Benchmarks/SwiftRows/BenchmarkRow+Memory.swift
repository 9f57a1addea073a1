import RenderTree
import UIKit

extension BenchmarkRow {
    /// The memory of a live scene of a hundred views.
    static let sceneBytes = BenchmarkRow(name: "scene-bytes-100-views", unit: "bytes") {
        let own: Sample = { bytesOfScene { _ in } }
        return (own, nil)
    }

    /// The memory of the same scene when nobody looks at it.
    static let hibernatedSceneBytes = BenchmarkRow(
        name: "scene-bytes-100-views-hibernated",
        unit: "bytes"
    ) {
        let own: Sample = { bytesOfScene { $0.hibernate() } }
        return (own, nil)
    }

    /// Returns what one of many scenes costs, all that hangs on it included.
    @MainActor
    private static func bytesOfScene(_ treat: (UIWindowScene) -> Void) -> Double {
        let count = 100
        // What is shared by all scenes is made before the counting.
        Screen { Screen.addSettings(to: $0) }.close()
        let before = Measure.allocatedBytes()
        let screens = (0..<count).map { _ in Screen { Screen.addSettings(to: $0) } }
        for screen in screens { treat(screen.scene) }
        let used = Measure.allocatedBytes() - before
        for screen in screens { screen.close() }
        return Double(used) / Double(count)
    }
}
