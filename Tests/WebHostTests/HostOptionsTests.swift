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

    @Test(
        arguments: [
            ["--host", ""], ["--allowed-host", ""], ["--allowed-host", "shop.example:8080"],
            ["--allowed-host", "https://shop.example"], ["--allowed-host", "*.shop.example"],
            ["--allowed-host", "2001:db8::1"], ["--allowed-host", "bücher.example"],
        ]
    )
    func namesThatNoRequestHasAreRefused(options: [String]) throws {
        let error = #expect(throws: (any Error).self) { _ = try HostOptions.parse(options) }
        #expect(HostOptions.message(for: try #require(error)).hasPrefix("\(options[0]) must "))
    }

    @Test func allowedNamesAreThoseOfBrowsers() throws {
        let names = ["Shop.Example", "xn--bcher-kva.example", "192.0.2.1", "[2001:db8::1]", "a_b"]
        let options = try HostOptions.parse(names.flatMap { ["--allowed-host", $0] })
        #expect(options.hostNames?.isSuperset(of: names.map { $0.lowercased() }) == true)
    }
}
