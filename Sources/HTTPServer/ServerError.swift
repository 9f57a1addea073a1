/// An error that keeps the server from starting, or that refuses a configuration.
package enum ServerError: Error, Equatable, CustomStringConvertible {
    /// Another process listens on the port.
    case portInUse(host: String, port: Int)
    /// The system does not let this process listen on the port.
    case portNotPermitted(host: String, port: Int)
    /// The port is not one TCP has.
    case portOutOfRange(Int)
    /// The host has no address on this machine.
    case unknownHost(String, reason: String)
    /// The certificate or the key cannot be read or used.
    case certificate(path: String, reason: String)
    /// A folder of static files is not there.
    case folder(path: String, reason: String)
    /// A route's pattern cannot be understood.
    case pattern(String, reason: String)
    /// The system refused something that the server cannot do without.
    case system(operation: String, reason: String)
    /// The server was started before.
    case alreadyStarted

    package var description: String {
        switch self {
        case .portInUse(let host, let port):
            "Cannot listen on \(host) port \(port): another process uses it;"
                + " stop that process or choose another port (0 takes any free one)."
        case .portNotPermitted(let host, let port):
            "Cannot listen on \(host) port \(port): permission denied;"
                + " choose a port from 1024 up or grant CAP_NET_BIND_SERVICE."
        case .portOutOfRange(let port):
            "Cannot listen on port \(port): ports go from 0 to 65535."
        case .unknownHost(let host, let reason):
            "Cannot listen on host \"\(host)\": \(reason);"
                + " use an address of this machine, such as 127.0.0.1, ::1 or 0.0.0.0."
        case .certificate(let path, let reason):
            "Cannot use \(path) for TLS: \(reason)."
        case .folder(let path, let reason):
            "Cannot serve the folder \(path): \(reason)."
        case .pattern(let pattern, let reason):
            "Cannot route \"\(pattern)\": \(reason)."
        case .system(let operation, let reason):
            "Cannot \(operation): \(reason)."
        case .alreadyStarted:
            "Cannot start the server: it was started before; make a new one."
        }
    }
}
