import InterfaceBuilder

extension NibLoader {
    /// Returns a name of an element that no other element of any document has.
    func place(of element: IBElement) -> String {
        let file = source.url?.path ?? source.document.fileName
        return "\(file):\(element.line):\(element.id ?? "")"
    }

    /// Makes the controller that a relationship of a container leads to.
    ///
    /// A relationship can lead back to the container, which would never end: to something in its
    /// own scene, or through storyboards that refer to each other.
    func relatedController(
        _ segue: IBSegue,
        of container: UIViewController
    ) -> UIViewController? {
        guard let storyboard, !storyboard.source.document.isCyclic(segue) else { return nil }
        let place = place(of: segue.element.parent?.parent ?? segue.element)
        guard ControllerNesting.containers.count < ControllerNesting.containerLimit,
            !ControllerNesting.containers.contains(place)
        else {
            warnOfCircle(segue)
            return nil
        }
        guard ControllerNesting.hasRoom else {
            warnOfCrowd(segue)
            return nil
        }
        ControllerNesting.containers.append(place)
        defer { ControllerNesting.containers.removeLast() }
        return storyboard.source.document.scene(containing: segue.destination).flatMap {
            storyboard.makeController(of: $0, creator: container.creator(for: segue, sender: nil))
        }
    }

    /// Reports a segue by which a controller would contain another one of its own scene.
    func warnOfCircle(_ segue: IBSegue) {
        source.warn(
            .segue(id: segue.id ?? "", reason: "is in a circle of storyboards."),
            line: segue.line
        )
    }

    /// Reports a segue by which more controllers would stand in one than anybody sees.
    func warnOfCrowd(_ segue: IBSegue) {
        source.warn(
            .segue(
                id: segue.id ?? "",
                reason: "would put more than \(ControllerNesting.mostControllers) controllers "
                    + "into one."
            ),
            line: segue.line
        )
    }
}
