import ArgumentParser
import Foundation

/// The command line of an app: how it is served, and what it begins with.
struct AppOptions: ParsableCommand {
    // The program's name in messages; the type's would be "app".
    static let configuration = CommandConfiguration(
        commandName: ProcessInfo.processInfo.processName
    )

    @OptionGroup
    var host: HostOptions

    @Option(help: "The storyboard that scenes begin with: a name in the app's resources or a file.")
    var storyboard: String?
}
