/// Why nothing was written.
enum PortProblem: Error, CustomStringConvertible {
    case noFolder(String)
    case notEmpty(String)
    case inside(String)
    case noSources([String])
    case unwritable(String, String)

    var description: String {
        switch self {
        case .noFolder(let path):
            "\(path): found nothing; expected a folder with sources, or a Swift file."
        case .notEmpty(let path):
            "\(path): the folder is not empty; expected a new one (--out)."
        case .inside(let path):
            "\(path): lies inside of the sources; expected a folder elsewhere (--out)."
        case .noSources(let paths):
            "\(paths.joined(separator: ", ")): found no Swift sources."
        case .unwritable(let path, let reason):
            "\(path): cannot be written: \(reason)"
        }
    }
}
