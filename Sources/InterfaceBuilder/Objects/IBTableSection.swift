/// A section of a static table view.
package struct IBTableSection: Sendable, Hashable, IBValueSource {
    package let object: IBObject

    init(_ object: IBObject) {
        self.object = object
    }

    package var element: IBElement { object.element }
    package var overrides: [IBElement] { object.overrides }

    /// The id.
    package var id: String? { object.id }
    /// The title above the rows.
    package var headerTitle: String? { localizedText("headerTitle") }
    /// The title below the rows.
    package var footerTitle: String? { localizedText("footerTitle") }
    /// The rows.
    package var cells: [IBObject] { object.objects(in: "cells") }
}
