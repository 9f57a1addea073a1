/// The files of `Public` that every page with a scene loads.
package enum PageFiles {
    /// The style sheet of all pages, within `Public`.
    package static let styleSheet = "client.css"
    /// The modules, within `Public`: the one that starts the client, then those it imports.
    ///
    /// The folder's others are loaded by a page when it first needs them.
    package static let modules = [
        "client/main.js", "client/connection.js", "client/input.js", "client/tree.js",
        "client/protocol.js", "client/waiting.js",
    ]
    /// The module, within `Public`, that pages with scrolling content load as well.
    package static let scrollModule = "client/scroll.js"
}
