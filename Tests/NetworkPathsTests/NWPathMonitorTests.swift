import Foundation
import Testing

@testable import NetworkPaths

struct NWPathMonitorTests {
    @Test func whatTheNetworkIsLikeIsToldOnTheQueue() async {
        let monitor = NWPathMonitor()
        let key = DispatchSpecificKey<Bool>()
        let queue = DispatchQueue(label: "NWPathMonitorTests")
        queue.setSpecific(key: key, value: true)
        let path = await withCheckedContinuation { continuation in
            monitor.pathUpdateHandler = { path in
                #expect(DispatchQueue.getSpecific(key: key) == true)
                monitor.pathUpdateHandler = nil
                continuation.resume(returning: path)
            }
            monitor.start(queue: queue)
        }
        #expect(path == monitor.currentPath && monitor.queue === queue)
        #expect((path.status == .satisfied) == !path.availableInterfaces.isEmpty)
        #expect(!path.usesInterfaceType(.loopback) && !path.isExpensive && !path.isConstrained)
        monitor.cancel()
    }

    @Test func aCancelledMonitorTellsNothing() async throws {
        let monitor = NWPathMonitor(requiredInterfaceType: .cellular)
        monitor.pathUpdateHandler = { _ in Issue.record("it is cancelled") }
        monitor.cancel()
        monitor.start(queue: .global())
        try await Task.sleep(nanoseconds: 50_000_000)
        #expect(monitor.queue == nil)
    }

    @Test func namesTellWhatWaysAreMadeOf() {
        #expect(
            InterfaceList.type(of: "wlan0") == .wifi && InterfaceList.type(of: "lo") == .loopback
        )
        #expect(InterfaceList.type(of: "eth0") == .wiredEthernet)
        #expect(InterfaceList.type(of: "docker0") == .other)
        let none = NWPath([], supportsIPv4: false, supportsIPv6: false)
        #expect(none.status == .unsatisfied && !none.usesInterfaceType(.wifi))
    }
}
