import Foundation
import SourcePort

/// The files of a project, as they are on disk.
struct ProjectFolder {
    /// The name of the first folder.
    let name: String
    private(set) var entries: [PackagePlan.Entry] = []
    private(set) var notes: [PortNote] = []
    /// The texts of sources and documents by their paths below the folder.
    private(set) var texts: [String: String] = [:]
    /// Where the files are, by the same paths.
    private(set) var places: [String: URL] = [:]

    /// The largest file that is read as a text.
    private static let maximumSize = 16 << 20

    /// Reads folders and files.
    ///
    /// - Throws: `PortProblem` for a path that leads to nothing.
    init(_ paths: [String]) throws {
        let first = URL(fileURLWithPath: paths.first ?? ".").standardizedFileURL
        name = first.deletingPathExtension().lastPathComponent
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw PortProblem.noFolder(path)
            }
            let url = URL(fileURLWithPath: path).standardizedFileURL
            if isFolder.boolValue {
                // Several folders are told apart by their names.
                read(url, paths.count > 1 ? url.lastPathComponent + "/" : "")
            } else {
                add(url, url.lastPathComponent)
            }
        }
    }

    private mutating func read(_ folder: URL, _ prefix: String) {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        guard let names else {
            notes.append(
                PortNote(
                    file: prefix.isEmpty ? folder.path : prefix,
                    found: "a folder that cannot be read",
                    remedy: "it was left out"
                )
            )
            return
        }
        for name in names.sorted() {
            let url = folder.appendingPathComponent(name)
            let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
            switch attributes?[.type] as? FileAttributeType {
            case .typeDirectory?:
                guard let kind = PackageFiles.kind(ofFolder: name) else {
                    read(url, "\(prefix)\(name)/")
                    continue
                }
                if kind != .ignored {
                    let assets = kind == .catalog ? Self.assets(in: url, []) : []
                    entries.append(
                        PackagePlan.Entry(path: prefix + name, kind: kind, assets: assets)
                    )
                    places[prefix + name] = url
                }
            case .typeRegular?: add(url, prefix + name)
            // Links may lead out of the project, or round in a circle.
            default: break
            }
        }
    }

    /// Returns the pictures and colours of a catalog, or of a folder in one.
    private static func assets(in folder: URL, _ namespaces: [String]) -> [CatalogAsset] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().flatMap { name -> [CatalogAsset] in
            let url = folder.appendingPathComponent(name)
            let base = url.deletingPathExtension().lastPathComponent
            switch url.pathExtension {
            case "imageset", "symbolset":
                return [CatalogAsset(kind: .image, namespaces: namespaces, name: base)]
            case "colorset":
                return [CatalogAsset(kind: .color, namespaces: namespaces, name: base)]
            case "":
                let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
                guard attributes?[.type] as? FileAttributeType == .typeDirectory else { return [] }
                return assets(in: url, isNamespace(url) ? namespaces + [name] : namespaces)
            default: return []
            }
        }
    }

    /// Whether the name of a folder in a catalog is part of the names of what is in it.
    private static func isNamespace(_ folder: URL) -> Bool {
        let url = folder.appendingPathComponent("Contents.json")
        guard let data = FileManager.default.contents(atPath: url.path),
            let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return false }
        let properties = contents["properties"] as? [String: Any]
        return properties?["provides-namespace"] as? Bool ?? false
    }

    private mutating func add(_ url: URL, _ path: String) {
        let kind = PackageFiles.kind(ofFile: url.lastPathComponent)
        guard kind != .ignored else { return }
        places[path] = url
        var text: String?
        if [.swift, .document, .infoList, .bridgingHeader].contains(kind) {
            let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
            let size = attributes?[.size] as? Int ?? 0
            let data =
                size <= Self.maximumSize ? FileManager.default.contents(atPath: url.path) : nil
            text = data.flatMap { String(data: $0, encoding: .utf8) }
            texts[path] = text
        }
        entries.append(PackagePlan.Entry(path: path, kind: kind, text: text))
    }
}
