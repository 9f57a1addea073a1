import Foundation
import Testing
import WebRenderer

@testable import WebHost

/// The addresses of the browser's files.
struct ClientFilesTests {
    @Test func everyScriptChangesTheAddresses() throws {
        let source = try ClientFiles(folder: nil)
        let folder = NSTemporaryDirectory() + "vitrine-files-\(UUID().uuidString)"
        try FileManager.default.copyItem(atPath: source.folder, toPath: folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var hash = try ClientFiles(folder: folder).hash
        #expect(hash == source.hash)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/client")
        #expect(names.count > 10)
        // Node reads package.json; browsers never ask for it.
        for name in names.sorted() where name != "package.json" {
            let file = try #require(FileHandle(forUpdatingAtPath: "\(folder)/client/\(name)"))
            try file.seekToEnd()
            try file.write(contentsOf: Data("// Changed.\n".utf8))
            try file.close()
            let changed = try ClientFiles(folder: folder).hash
            #expect(changed != hash, "\(name) may change without a new address")
            hash = changed
        }
    }

    @Test func firstModulesAreAllThatTheStartImports() throws {
        let files = try ClientFiles(folder: nil)
        var found: Set<String> = []
        var waiting = ["main.js"]
        while let name = waiting.popLast() {
            guard found.insert(name).inserted else { continue }
            let path = "\(files.folder)/client/\(name)"
            let text = try String(contentsOfFile: path, encoding: .utf8)
            for statement in text.components(separatedBy: ";\n") where statement.contains("import ")
            {
                guard
                    let range = statement.range(
                        of: #"(?<= from "\./)[^"]+(?="$)"#,
                        options: .regularExpression
                    )
                else { continue }
                waiting.append(String(statement[range]))
            }
        }
        #expect(Set(PageFiles.modules) == Set(found.map { "client/" + $0 }))
        #expect(files.modules.first?.hasSuffix("/client/main.js") == true)
    }
}
