/// A way that the server has to other computers.
public struct NWInterface: Hashable, Sendable {
    /// What it is made of.
    public enum InterfaceType: Sendable {
        case other, wifi, cellular, wiredEthernet, loopback
    }

    /// The system's name of it, such as "eth0".
    public let name: String
    /// What it is made of.
    public let type: InterfaceType
}

/// What a server's network is like.
public struct NWPath: Equatable, Sendable {
    /// Whether other computers can be reached.
    public enum Status: Sendable {
        case satisfied, unsatisfied, requiresConnection
    }

    /// Whether other computers can be reached.
    public let status: Status
    /// The ways to them.
    public let availableInterfaces: [NWInterface]
    /// Whether a way has addresses of version 4.
    public let supportsIPv4: Bool
    /// Whether a way has addresses of version 6.
    public let supportsIPv6: Bool
    /// Whether it costs by what is sent: networks of servers do not.
    public var isExpensive: Bool { false }
    /// Whether little is to be sent: nobody says so of servers.
    public var isConstrained: Bool { false }

    /// Whether one of the ways is made of something.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    init(_ interfaces: [NWInterface], supportsIPv4: Bool, supportsIPv6: Bool) {
        status = interfaces.isEmpty ? .unsatisfied : .satisfied
        availableInterfaces = interfaces
        self.supportsIPv4 = supportsIPv4
        self.supportsIPv6 = supportsIPv6
    }
}
