import ArgumentParser

/// The command line for Interface Builder files and sources of iOS on Linux.
@main
struct VitrineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vitrine",
        abstract: "Lays out, shows and draws storyboards and xibs; ports sources for iOS.",
        subcommands: [
            LayoutCommand.self, ServeCommand.self, RenderCommand.self, LintCommand.self,
            PortCommand.self,
        ]
    )
}
