import Observation

/// What is played, and what comes next.
@Observable
@MainActor
final class Player {
    struct Track {
        let title: String
        let artist: String
        let hue: Double
    }

    let tracks = [
        Track(title: "Analytical Engine", artist: "Ada and the Looms", hue: 0.58),
        Track(title: "Moth in the Relay", artist: "Grace Notes", hue: 0.94),
        Track(title: "Hopping Frequencies", artist: "Hedy", hue: 0.09),
        Track(title: "The Imitation Game", artist: "Alan and the Tapes", hue: 0.42),
    ]
    var index = 0
    var isPlaying = false

    var track: Track { tracks[index] }
    var waiting: Int { tracks.count - 1 - index }

    func step(_ count: Int) {
        index = min(max(index + count, 0), tracks.count - 1)
    }
}
