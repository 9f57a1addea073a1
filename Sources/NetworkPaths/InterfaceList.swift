import Foundation

/// The ways that the system has to other computers.
enum InterfaceList {
    /// Reads the ways that are up and have an address, but for that to the computer itself.
    static func path(required: NWInterface.InterfaceType? = nil) -> NWPath {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else {
            return NWPath([], supportsIPv4: false, supportsIPv6: false)
        }
        defer { freeifaddrs(first) }
        var names: [String] = []
        var families: Set<Int32> = []
        var current = first
        while let address = current?.pointee {
            current = address.ifa_next
            guard let family = address.ifa_addr.map({ Int32($0.pointee.sa_family) }),
                [AF_INET, AF_INET6].contains(family)
            else { continue }
            let name = String(cString: address.ifa_name)
            let flags = Int32(bitPattern: address.ifa_flags)
            let isUp =
                flags & Int32(IFF_UP) != 0 && flags & Int32(IFF_RUNNING) != 0
            let isOwn = flags & Int32(IFF_LOOPBACK) != 0
            guard isUp, !isOwn, required == nil || type(of: name) == required else { continue }
            families.insert(family)
            if !names.contains(name) { names.append(name) }
        }
        return NWPath(
            names.map { NWInterface(name: $0, type: type(of: $0)) },
            supportsIPv4: families.contains(AF_INET),
            supportsIPv6: families.contains(AF_INET6)
        )
    }

    /// What a way is made of, as its name says on Linux.
    static func type(of name: String) -> NWInterface.InterfaceType {
        if name.hasPrefix("wl") { return .wifi }
        if name.hasPrefix("ww") { return .cellular }
        if name.hasPrefix("eth") || name.hasPrefix("en") { return .wiredEthernet }
        return name == "lo" ? .loopback : .other
    }
}
