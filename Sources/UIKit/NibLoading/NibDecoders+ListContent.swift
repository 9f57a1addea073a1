import CoreGraphics
import InterfaceBuilder

extension NibLoader {
    /// Returns the content that a document configures for a row; nil where it has none.
    func listContent(of cell: IBObject) -> UIListContentConfiguration? {
        let element =
            cell.contentView?.child(keyed: "contentConfiguration")
            ?? cell.child(keyed: "contentConfiguration")
        guard let element, element.name == "listContentConfiguration" else { return nil }
        let name = element.string("configurationType") ?? element.string("style") ?? ""
        var content = Self.contentStyles[name]?() ?? .cell()
        content.text = element.localizedText("text")
        content.secondaryText = element.localizedText("secondaryText")
        content.image = source.image(element.image(), line: element.line)
        content.imageProperties.tintColor =
            source.color(element.color("imageTintColor"), line: element.line)
            ?? content.imageProperties.tintColor
        setDistances(of: &content, element)
        set(&content.textProperties, element, "text")
        set(&content.secondaryTextProperties, element, "secondaryText")
        return content
    }

    private func setDistances(of content: inout UIListContentConfiguration, _ element: IBElement) {
        if let flag = element.bool("prefersSideBySideTextAndSecondaryText") {
            content.prefersSideBySideTextAndSecondaryText = flag
        }
        if let length = element.length("imageToTextPadding") {
            content.imageToTextPadding = CGFloat(length)
        }
        if let length = element.length("textToSecondaryTextHorizontalPadding") {
            content.textToSecondaryTextHorizontalPadding = CGFloat(length)
        }
        if let length = element.length("textToSecondaryTextVerticalPadding") {
            content.textToSecondaryTextVerticalPadding = CGFloat(length)
        }
    }

    private func set(
        _ properties: inout UIListContentConfiguration.TextProperties,
        _ element: IBElement,
        _ prefix: String
    ) {
        if let font = element.font("\(prefix)FontDescription") {
            properties.font = source.font(font, line: element.line)
        }
        if let color = source.color(element.color("\(prefix)Color"), line: element.line) {
            properties.color = color
        }
    }

    private static let contentStyles: [String: @MainActor () -> UIListContentConfiguration] = [
        "cell": UIListContentConfiguration.cell,
        "subtitleCell": UIListContentConfiguration.subtitleCell,
        "valueCell": UIListContentConfiguration.valueCell,
        "sidebarCell": UIListContentConfiguration.sidebarCell,
        "sidebarSubtitleCell": UIListContentConfiguration.sidebarSubtitleCell,
        "accompaniedSidebarCell": UIListContentConfiguration.accompaniedSidebarCell,
        "accompaniedSidebarSubtitleCell":
            UIListContentConfiguration.accompaniedSidebarSubtitleCell,
        "sidebarHeader": UIListContentConfiguration.sidebarHeader,
        "plainHeader": UIListContentConfiguration.plainHeader,
        "plainFooter": UIListContentConfiguration.plainFooter,
        "groupedHeader": UIListContentConfiguration.groupedHeader,
        "groupedFooter": UIListContentConfiguration.groupedFooter,
    ]
}
