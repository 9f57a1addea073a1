import HTTPServer
import Testing

@testable import WebHost

struct HostOptionsTests {
    @Test(
        arguments: [
            ([], 15_000, 1_024), (["--max-scenes", "100"], 4_096, 1_024),
            (["--max-scenes", "20000", "--max-scenes-per-address", "2000"], 30_000, 3_000),
            (["--max-scenes", "20000", "--trust-proxy"], 30_000, 30_000),
            (["--max-scenes", "\(Int.max)"], 1_500_000, 1_024),
        ] as [([String], Int, Int)]
    )
    func everySceneHasRoomForItsConnections(options: [String], all: Int, own: Int) throws {
        let configuration = try HostOptions.parse(options).serverConfiguration
        #expect(configuration.maxConnections == all)
        #expect(configuration.maxConnectionsPerAddress == own)
        #expect(configuration.healthPath == "/health")
    }
}
