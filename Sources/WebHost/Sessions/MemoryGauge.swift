import Foundation

/// Finds out whether the memory that the process may use is nearly used up.
struct MemoryGauge: Sendable {
    /// From how many resident bytes on memory counts as short; nil for no such limit.
    var residentLimit: Int?
    /// What stands before the paths of the system's files; default nothing.
    var root = ""

    /// The part of a control group's limit from which on memory counts as short.
    private static let fullness = 0.9
    /// The percentage of the last ten seconds in which everything waited for memory.
    private static let stall = 10.0

    /// Returns why memory is short; nil where it is not, or where the system does not tell.
    func shortage() -> String? {
        residentShortage() ?? groupShortage() ?? stallShortage()
    }

    // MARK: - The process

    private func residentShortage() -> String? {
        guard let residentLimit, let pages = words("/proc/self/statm").dropFirst().first,
            let count = Int(pages)
        else { return nil }
        let used = count * Int(sysconf(Int32(_SC_PAGESIZE)))
        guard used >= residentLimit else { return nil }
        return "the process has \(Self.text(used)) of at most \(Self.text(residentLimit))"
    }

    // MARK: - Control groups (Linux, Documentation/admin-guide/cgroup-v2.rst)

    /// The process's group and those around it, which limit it too.
    private var groups: [String] {
        guard let own = lines("/proc/self/cgroup").first(where: { $0.hasPrefix("0::/") }) else {
            return []
        }
        var path = own.dropFirst("0::".count)
        var groups: [String] = []
        while let slash = path.lastIndex(of: "/") {
            groups.append("/sys/fs/cgroup" + path)
            path = path[..<slash]
        }
        return groups
    }

    private func groupShortage() -> String? {
        for group in groups {
            guard let current = number(group + "/memory.current") else { continue }
            let limits = ["high", "max"].compactMap { number(group + "/memory.\($0)") }
            guard let limit = limits.min() else { continue }
            // The kernel takes these pages of files back by itself before anybody has to wait.
            let used = current - reclaimable(in: group)
            guard Double(used) >= Self.fullness * Double(limit) else { continue }
            return "\(group) has \(Self.text(used)) of at most \(Self.text(limit))"
        }
        return nil
    }

    private func reclaimable(in group: String) -> Int {
        let field = "inactive_file "
        let line = lines(group + "/memory.stat").first { $0.hasPrefix(field) }
        return line.flatMap { Int($0.dropFirst(field.count)) } ?? 0
    }

    // MARK: - Stalls (Linux, Documentation/accounting/psi.rst)

    private func stallShortage() -> String? {
        for path in groups.prefix(1).map({ $0 + "/memory.pressure" }) + ["/proc/pressure/memory"] {
            let field = "full avg10="
            guard let line = lines(path).first(where: { $0.hasPrefix(field) }),
                let share = Double(line.dropFirst(field.count).prefix { $0 != " " })
            else { continue }
            guard share >= Self.stall else { return nil }
            return "\(path) tells of waits for memory in \(Int(share)) % of the time"
        }
        return nil
    }

    // MARK: - Files

    private func lines(_ path: String) -> [Substring] {
        guard let data = FileManager.default.contents(atPath: root + path) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n")
    }

    private func words(_ path: String) -> [Substring] {
        lines(path).first?.split(separator: " ") ?? []
    }

    /// Returns a file's number; nil for "max".
    private func number(_ path: String) -> Int? { lines(path).first.flatMap { Int($0) } }

    private static func text(_ bytes: Int) -> String { "\(bytes >> 20) MB" }
}
