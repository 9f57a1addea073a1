import Foundation
import Testing

@testable import UIKit

struct AppFoldersTests {
    @Test func bundlesDocumentsCachesAndTemporaryFilesAreTheApps() throws {
        let manager = FileManager.default
        let program = try #require(Bundle.main.executableURL.flatMap(AppFolders.realPath(of:)))
        #expect(AppFolders.hold(program))
        let kept = [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory]
            .flatMap { manager.urls(for: $0, in: .userDomainMask) }
        // Not every machine has all of them.
        for url in kept + [manager.temporaryDirectory] {
            guard let folder = AppFolders.realPath(of: url) else { continue }
            #expect(AppFolders.hold(folder + "/a/b.html"), "\(folder)")
            #expect(!AppFolders.hold(folder + "/a/.b/c.html"), "\(folder)")
        }
        #expect(!AppFolders.hold("/etc/passwd"))
        #expect(!AppFolders.hold("/"))
    }

    @Test func pathsAreComparedByWholeNames() {
        #expect(AppFolders.isPath("/a/b", within: "/a"))
        #expect(AppFolders.isPath("/a", within: "/a"))
        #expect(AppFolders.isPath("/a", within: "/"))
        #expect(!AppFolders.isPath("/ab", within: "/a"))
        #expect(!AppFolders.isPath("/", within: "/a"))
    }
}
