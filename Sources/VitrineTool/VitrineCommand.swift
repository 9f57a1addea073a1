import ArgumentParser

/// The command line for Interface Builder files on Linux.
@main
struct VitrineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vitrine",
        abstract: "Lays out and shows storyboards and xibs.",
        subcommands: [LayoutCommand.self, ServeCommand.self, LintCommand.self]
    )
}
