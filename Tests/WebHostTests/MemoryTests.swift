import Foundation
import SceneTesting
import Testing
import UIKit

@testable import WebHost

/// What happens where memory is short.
@MainActor
struct MemoryTests {
    @Test func shortMemoryWarnsTheAppAndPutsIdleScenesToSleep() async throws {
        try await withHost { test in
            let idle = try await TestPage(test)
            let idleSession = try #require(test.firstSession)
            let shown = try await TestPage(test, headers: ["Cookie": idle.cookie])
            let socket = try await shown.connect()
            _ = try await socket.next()
            let session = try #require(test.store.allSessions.first { $0.isConnected })
            test.pass(1)
            #expect(!idleSession.isHibernating)
            #expect(test.store.warnedAt < 0)
            test.memoryShortage = "a test says so"
            // Other tests of the process may warn all scenes, but not in between.
            let before = try #require(test.app.lastController?.memoryWarnings)
            test.pass(1)
            #expect(test.app.lastController?.memoryWarnings == before + 1)
            #expect(idleSession.isHibernating)
            #expect(!session.isHibernating)
        }
    }

    @Test func memoryThatStaysShortIsToldOfAgainAfterAWhile() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            _ = try await socket.next()
            test.memoryShortage = "a test says so"
            test.pass(1)
            let first = test.store.warnedAt
            test.pass(SessionStore.warningInterval - 1)
            #expect(test.store.warnedAt == first)
            test.pass(1)
            #expect(test.store.warnedAt == first + SessionStore.warningInterval)
        }
    }
}

/// How the system says that memory is short, read from files of the test's own.
struct MemoryGaugeTests {
    private let root = NSTemporaryDirectory() + "memory-gauge-" + UUID().uuidString

    private func shortage(limit: Int? = nil, _ files: [String: String]) throws -> String? {
        defer { try? FileManager.default.removeItem(atPath: root) }
        for (path, text) in files {
            let url = URL(fileURLWithPath: root + path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: url)
        }
        return MemoryGauge(residentLimit: limit, root: root).shortage()
    }

    @Test func systemThatTellsNothingIsNotShort() throws {
        #expect(try shortage([:]) == nil)
        #expect(try shortage(["/proc/self/cgroup": "garbage\n0::", "/proc/self/statm": ""]) == nil)
    }

    @Test func residentMemoryIsComparedWithTheOption() throws {
        let pages = "900000 51200 3000 1 0 2 0\n"
        let used = 51_200 * Int(sysconf(Int32(_SC_PAGESIZE)))
        #expect(try shortage(limit: used + 1, ["/proc/self/statm": pages]) == nil)
        let found = try shortage(limit: used, ["/proc/self/statm": pages])
        #expect(found == "the process has \(used >> 20) MB of at most \(used >> 20) MB")
    }

    private func group(_ current: Int, high: String, inactive: Int = 0) -> [String: String] {
        let folder = "/sys/fs/cgroup/app.slice"
        return [
            "/proc/self/cgroup": "0::/app.slice/web.service\n",
            folder + "/memory.current": "\(current)\n",
            folder + "/memory.high": "\(high)\n",
            folder + "/memory.max": "max\n",
            folder + "/memory.stat": "anon 12\ninactive_file \(inactive)\n",
        ]
    }

    @Test func groupsAroundTheProcessCountToo() throws {
        let megabyte = 1 << 20
        #expect(try shortage(group(95 * megabyte, high: "max")) == nil)
        #expect(try shortage(group(89 * megabyte, high: "\(100 * megabyte)")) == nil)
        let found = try shortage(group(90 * megabyte, high: "\(100 * megabyte)"))
        #expect(found == "/sys/fs/cgroup/app.slice has 90 MB of at most 100 MB")
        let files = group(95 * megabyte, high: "\(100 * megabyte)", inactive: 10 * megabyte)
        #expect(try shortage(files) == nil)
    }

    @Test(arguments: [("9.99", false), ("12.40", true)])
    func waitsForMemoryCount(share: String, isShort: Bool) throws {
        let text =
            "some avg10=50.00 avg60=1.00 avg300=0.10 total=1\n"
            + "full avg10=\(share) avg60=1.00 avg300=0.10 total=1\n"
        let found = try shortage(["/proc/pressure/memory": text])
        #expect(
            found
                == (isShort
                    ? "/proc/pressure/memory tells of waits for memory in 12 % of the time" : nil)
        )
    }
}
