/// Why an app cannot be served.
package enum HostError: Error, Equatable, CustomStringConvertible {
    /// The folder of the client's files was not found.
    case noPublicFolder(looked: [String])
    /// A file of the client is missing.
    case missingClientFile(String)
    /// A font that text was measured with cannot be made a file.
    case missingFont(String)

    package var description: String {
        switch self {
        case .noPublicFolder(let looked):
            "The client's files were not found: looked for a folder Public with client.css in "
                + looked.joined(separator: ", ")
                + ". Copy Vitrine's folder Public beside the program, or name it with --public."
        case .missingFont(let name): "The font file \(name) cannot be made."
        case .missingClientFile(let path):
            "The client's file \(path) cannot be read. Copy Vitrine's folder Public anew."
        }
    }
}
