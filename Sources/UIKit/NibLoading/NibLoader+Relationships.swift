import InterfaceBuilder

extension NibLoader {
    /// The containers whose relationships are followed just now, outermost first.
    private static var containers: [String] = []
    /// Containers in containers; more are taken for a circle.
    private static let containerLimit = 16

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
        guard Self.containers.count < Self.containerLimit, !Self.containers.contains(place) else {
            warnOfCircle(segue)
            return nil
        }
        Self.containers.append(place)
        defer { Self.containers.removeLast() }
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
}
