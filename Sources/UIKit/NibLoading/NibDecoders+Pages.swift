import InterfaceBuilder

extension NibCoder {
    /// Sets what the document says of a page view controller.
    @MainActor
    func decodePages(into controller: UIPageViewController) {
        controller.pages.style =
            object.string("transitionStyle") == "scroll" ? .scroll : .pageCurl
        controller.pages.orientation =
            object.string("navigationOrientation") == "vertical" ? .vertical : .horizontal
        if let spacing = object.number("pageSpacing") {
            controller.pages.spacing = max(0, CGFloat(spacing))
        }
        if let flag = object.bool("doubleSided") { controller.isDoubleSided = flag }
    }
}

extension NibLoader {
    /// Connects the outlets of a container, which has no view in the document.
    func connectContainer(_ controller: UIViewController) {
        guard let archive = controller.archive, archive.object.view == nil,
            !archive.object.outlets.isEmpty || (storyboard != nil && hasUnconnected)
        else { return }
        if let id = archive.object.id { adopt(controller, id: id) }
        owner = controller
        makeTopLevelObjects(archive)
        finish(owner: controller, connecting: archive.object)
        if !source.isPreview { forgetObjects() }
    }
}
