import RenderTree

/// What a page says beyond the tree it shows.
package struct PageParameters: Sendable, Equatable {
    /// The title of the document.
    package var title: String
    /// The language of the document, as a BCP 47 tag; default "en".
    package var language = "en"
    /// Whether the document runs from right to left; default false.
    package var isRightToLeft = false
    /// Whether the page is dark; nil leaves it to the browser; default nil.
    package var isDark: Bool?
    /// The colour around the tree; default nil, the browser's own.
    package var backgroundColor: RenderColor?
    /// The number that the Content-Security-Policy header names for the style element.
    package var nonce: String
    /// The addresses of style sheets, the common one first.
    package var styleSheets: [String] = []
    /// The faces that text refers to; default none.
    package var fontFaces: [FontFace] = []
    /// The scene behind the page; default nil, a page without script.
    package var scene: Scene?

    /// What the client needs to reach its scene.
    package struct Scene: Sendable, Equatable {
        /// The address below which the scene's routes are, such as "/scene/3".
        package var address: String
        /// The number of the last patch that the page already shows.
        package var patchNumber: Int
        /// The number of the last input that the scene handled.
        package var inputNumber: Int
        /// The addresses of the client's modules, the one that starts it first.
        package var modules: [String]
        /// Whether the page may show others in frames; default false.
        package var allowsFrames = false
        /// What the banner says while the connection is cut.
        package var disconnectedMessage = "Connection lost. Trying again…"

        /// Creates a scene's values.
        package init(
            address: String,
            patchNumber: Int,
            inputNumber: Int,
            modules: [String]
        ) {
            self.address = address
            self.patchNumber = patchNumber
            self.inputNumber = inputNumber
            self.modules = modules
        }
    }

    /// Creates the parameters of a page without script.
    package init(title: String, nonce: String) {
        self.title = title
        self.nonce = nonce
    }
}
