import ArgumentParser
import CoreGraphics
import Foundation

/// Takes pictures of pages with an installed browser.
struct Screenshots {
    private let browser: URL

    /// Finds the browser.
    init(browser name: String?) throws {
        let names = name.map { [$0] } ?? ["chromium", "chromium-browser", "google-chrome"]
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
        let folders = path.split(separator: ":").map(String.init)
        let places = names.flatMap { name in
            name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
        }
        guard let found = places.first(where: FileManager.default.isExecutableFile) else {
            throw ValidationError(
                "No \(names.joined(separator: ", ")) on the PATH; install Chromium, name a "
                    + "browser with --browser, or write pages without --png."
            )
        }
        browser = URL(fileURLWithPath: found)
    }

    /// Takes a picture of a page in a window of a size, in points.
    func take(of page: [UInt8], size: CGSize, to file: URL) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("vitrine-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("page.html")
        try Data(page).write(to: source)
        let picture = folder.appendingPathComponent("page.png")
        let process = Process()
        process.executableURL = browser
        process.arguments = [
            // A page of ours has no script, and a container has no sandbox.
            "--headless=new", "--no-sandbox", "--hide-scrollbars", "--disable-gpu",
            "--user-data-dir=\(folder.path)/profile",
            "--window-size=\(Int(size.width.rounded(.up))),\(Int(size.height.rounded(.up)))",
            "--screenshot=\(picture.path)", source.absoluteString,
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard let data = FileManager.default.contents(atPath: picture.path) else {
            throw ValidationError(
                "\(browser.path) took no picture; it ended with \(process.terminationStatus)."
            )
        }
        try data.write(to: file)
    }
}
