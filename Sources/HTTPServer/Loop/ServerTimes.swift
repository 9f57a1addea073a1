/// The times of a configuration in nanoseconds, as each request asks for them.
struct ServerTimes {
    let idle: UInt64
    let crowdedIdle: UInt64
    let header: UInt64
    let body: UInt64
    let eachByte: UInt64

    init(_ configuration: HTTPServer.Configuration) {
        idle = configuration.idleTimeout.nanoseconds
        crowdedIdle = configuration.crowdedIdleTimeout.nanoseconds
        header = configuration.headerTimeout.nanoseconds
        body = configuration.bodyTimeout.nanoseconds
        eachByte = configuration.timePerByte.nanoseconds
    }
}
