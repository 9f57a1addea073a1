import ArgumentParser

/// The command line of an app: how it is served, and what it begins with.
struct AppOptions: ParsableArguments {
    @OptionGroup
    var host: HostOptions

    @Option(help: "The storyboard that scenes begin with: a name in the app's resources or a file.")
    var storyboard: String?
}
