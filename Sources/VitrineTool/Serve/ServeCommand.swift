import ArgumentParser
import Foundation
import InterfaceBuilder
import UIKit
import WebHost

/// Shows a storyboard in the browser.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Shows a storyboard or xib in the browser, without any code of the app."
    )

    @Argument(help: "A .storyboard or .xib file.")
    var file: String

    @Flag(help: "Read the file again when it is saved; the scene that is shown stays.")
    var watch = false

    @OptionGroup
    var options: HostOptions

    func run() throws {
        try MainActor.assumeIsolated {
            let url = URL(fileURLWithPath: file)
            PreviewDocument.shared = try PreviewDocument(url)
            if watch { PreviewDocument.shared?.watch() }
            Launcher.run(delegateClass: PreviewAppDelegate.self, options: options)
        }
    }
}
