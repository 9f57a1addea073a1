/// The files of `Public` that a page with a scene loads.
package enum ClientFiles {
    /// The style sheet of all pages, within `Public`.
    package static let styleSheet = "client.css"
    /// The modules, within `Public`: the one that starts the client, then those it imports.
    package static let modules = [
        "client/main.js", "client/connection.js", "client/input.js", "client/tree.js",
        "client/protocol.js", "client/waiting.js",
    ]
    /// The modules, within `Public`, that the client loads when it first needs them.
    package static let laterModules = [
        "client/scroll.js", "client/text.js", "client/polling.js", "client/animation.js",
        "client/appearance.js", "client/contents.js", "client/shapes.js", "client/skins.js",
        "client/timing.js", "client/history.js", "client/pull.js",
        "client/effects.js",
    ]
}
