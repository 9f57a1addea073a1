import Foundation

/// Reads files whose size is checked before they are read.
enum FileReader {
    static func bytes(of url: URL, limit: Int) throws(DocumentError) -> [UInt8] {
        let name = url.lastPathComponent
        let size: Int
        do {
            let values = try FileManager.default.attributesOfItem(
                atPath: url.resolvingSymlinksInPath().path
            )
            guard values[.type] as? FileAttributeType == .typeRegular else {
                throw DocumentError(
                    fileName: name,
                    problem: .unreadable(reason: "it is not a regular file")
                )
            }
            size = (values[.size] as? NSNumber)?.intValue ?? 0
        } catch let error as DocumentError {
            throw error
        } catch {
            throw unreadable(error, name)
        }
        guard size <= limit else {
            throw DocumentError(fileName: name, problem: .tooLarge(bytes: size, limit: limit))
        }
        do {
            return try [UInt8](Data(contentsOf: url))
        } catch {
            throw unreadable(error, name)
        }
    }

    private static func unreadable(_ error: any Error, _ name: String) -> DocumentError {
        let code = (error as? CocoaError)?.code
        let reason =
            switch code {
            case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such file"
            case .fileReadNoPermission: "permission denied"
            default: "the system reported \(error.localizedDescription)"
            }
        return DocumentError(fileName: name, problem: .unreadable(reason: reason))
    }
}
