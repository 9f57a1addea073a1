import Foundation

/// The colours, images and data of an asset catalog, an `.xcassets` folder.
package struct IBAssetCatalog: Sendable {
    /// The colours by name; a folder that provides a namespace stands before the name.
    package private(set) var colors: [String: IBColorSet] = [:]
    /// The images and symbols by name.
    package private(set) var images: [String: IBImageSet] = [:]
    /// The data sets by name.
    package private(set) var data: [String: IBDataSet] = [:]
    /// The sets that cannot be read; the others are read all the same.
    package private(set) var problems: [DocumentError] = []

    /// The size of the largest list of contents that is read.
    private static let byteLimit = 4 << 20
    /// Folders in folders.
    private static let depthLimit = 32

    /// Reads the catalog of a folder.
    ///
    /// - Throws: `DocumentError` where there is no such folder.
    package init(contentsOf url: URL) throws(DocumentError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
            isFolder.boolValue
        else {
            throw DocumentError(
                fileName: url.lastPathComponent,
                problem: .unreadable(reason: "there is no such folder")
            )
        }
        readFolder(url, namespace: "", depth: 0)
    }

    private mutating func readFolder(_ url: URL, namespace: String, depth: Int) {
        guard depth < Self.depthLimit else {
            problems.append(
                DocumentError(
                    fileName: url.lastPathComponent,
                    problem: .tooMany(what: "levels of folders", limit: Self.depthLimit)
                )
            )
            return
        }
        let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey]
        let entries = try? FileManager.default.contentsOfDirectory(
            at: url,
            includingPropertiesForKeys: keys
        )
        for entry in (entries ?? []).sorted(by: { $0.path < $1.path }) {
            let values = try? entry.resourceValues(forKeys: Set(keys))
            guard values?.isDirectory == true, values?.isSymbolicLink != true else { continue }
            read(entry, namespace: namespace, depth: depth)
        }
    }

    private mutating func read(_ url: URL, namespace: String, depth: Int) {
        let name = namespace + url.deletingPathExtension().lastPathComponent
        do throws(DocumentError) {
            switch url.pathExtension {
            case "colorset":
                colors[name] = IBColorSet(name: name, try contents(of: url))
            case "imageset", "symbolset":
                images[name] = IBImageSet(name: name, folder: url, try contents(of: url))
            case "dataset":
                data[name] = IBDataSet(name: name, folder: url, try contents(of: url))
            case "":
                let providesNamespace = try folderContents(of: url)["properties"]?
                    .object["provides-namespace"]?.bool
                readFolder(
                    url,
                    namespace: providesNamespace == true ? name + "/" : namespace,
                    depth: depth + 1
                )
            default: break
            }
        } catch {
            problems.append(error)
        }
    }

    private func folderContents(of url: URL) throws(DocumentError) -> [String: JSONValue] {
        // A plain folder needs no list of contents.
        let file = url.appendingPathComponent("Contents.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
        return try contents(of: url)
    }

    private func contents(of url: URL) throws(DocumentError) -> [String: JSONValue] {
        let bytes = try FileReader.bytes(
            of: url.appendingPathComponent("Contents.json"),
            limit: Self.byteLimit
        )
        return try JSONValue.object(bytes, fileName: url.lastPathComponent + "/Contents.json")
    }
}
