import ArgumentParser

/// The command line for Interface Builder files on Linux.
@main
struct VitrineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vitrine",
        abstract: "Lays out, shows and draws storyboards and xibs.",
        subcommands: [
            LayoutCommand.self, ServeCommand.self, RenderCommand.self, LintCommand.self,
        ]
    )
}
