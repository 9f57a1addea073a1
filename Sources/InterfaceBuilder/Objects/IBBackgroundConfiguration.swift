/// The background of a button's configuration; each nil for the style's own.
package struct IBBackgroundConfiguration: Sendable, Hashable {
    package let backgroundColor: IBColor?
    package let cornerRadius: Double?
    package let strokeColor: IBColor?
    package let strokeWidth: Double?
    package let strokeOutset: Double?
    package let image: IBImageReference?
    /// The content mode of the image.
    package let imageContentMode: String?

    init(_ element: IBElement) {
        backgroundColor = element.color("backgroundColor")
        cornerRadius = element.length("cornerRadius")
        strokeColor = element.color("strokeColor")
        strokeWidth = element.length("strokeWidth")
        strokeOutset = element.length("strokeOutset")
        image = element.image()
        imageContentMode = element.string("imageContentMode")
    }
}
