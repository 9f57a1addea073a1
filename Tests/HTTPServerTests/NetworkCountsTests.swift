import Testing

@testable import HTTPServer

struct NetworkCountsTests {
    @Test func addressesOfOneNetworkAreCountedTogether() {
        var counts = NetworkCounts(limit: 2)
        var isAdmitted: [Bool] = []
        for address in [
            "2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2::3", "2001:db8:1:3::1", "192.0.2.1",
        ] {
            isAdmitted.append(counts.add(ClientNetwork.name(of: address)) == 0)
        }
        #expect(isAdmitted == [true, true, false, true, true])
    }

    @Test func connectionsThatWereTooManyAreForgottenLikeOthers() {
        var counts = NetworkCounts(limit: 1)
        _ = counts.add("a")
        _ = counts.add("a")
        counts.remove("a")
        let excess = counts.add("a")
        counts.remove("a")
        counts.remove("a")
        let none = counts.add("a")
        #expect(excess == 1 && none == 0)
    }
}
