/// Text that wraps: its height follows the width that constraints find, and its width the lines.
///
/// As in UIKit it first asks for the room of one line; then, measured at the width that it got, for
/// that of its lines, the longest of which may be shorter.
extension LayoutEngine {
    /// Has text ask for the room of one line again, before anything is solved.
    func widenText() {
        widen(&narrowedNodes)
        guard mayWiden else { return }
        mayWiden = false
        widen(&heldNodes)
    }

    private func widen(_ list: inout [LayoutNode]) {
        guard !list.isEmpty else { return }
        let nodes = list
        list.removeAll(keepingCapacity: true)
        for node in nodes {
            node.isListedAsHeld = false
            guard node.naturalWidth > 0, isCurrent(node) else { continue }
            let width = node.naturalWidth
            node.naturalWidth = 0
            node.isHeld = false
            node.isWidened = true
            widenedNodes.append(node)
            setContentSize(CGSize(width: width, height: node.content.size.height), of: node)
        }
    }

    private func isCurrent(_ node: LayoutNode) -> Bool {
        node.isWrapping && node.view?.autoLayout?.node === node
    }

    /// Measures text at the width that it has now; whether there is something to solve again.
    func measureWrapped() -> Bool {
        var hasChanged = false
        let widened = widenedNodes
        widenedNodes.removeAll()
        for node in widened where isCurrent(node) {
            guard let view = node.view else { continue }
            let insets = view.alignmentRectInsets
            let width = CGFloat(node.frame.width) - insets.left - insets.right
            guard width > 0, needsMeasure(node, width) else { continue }
            node.isWidened = false
            node.wrappingWidth = width
            if take(view.wrappedSize(of: node), at: width, node) { hasChanged = true }
        }
        return hasChanged
    }

    private func needsMeasure(_ node: LayoutNode, _ width: CGFloat) -> Bool {
        if node.isWidened { return true }
        let difference = width - node.wrappingWidth
        // What is as wide as its longest line breaks into the same lines.
        if node.naturalWidth > 0, difference < 0, width > node.content.size.width - 0.001 {
            return false
        }
        return abs(difference) > 0.001
    }

    /// Takes the size of text at a width over; whether it is another one than before.
    private func take(_ size: CGSize, at width: CGFloat, _ node: LayoutNode) -> Bool {
        let natural = node.naturalWidth > 0 ? node.naturalWidth : node.content.size.width
        var new = CGSize(width: natural, height: size.height)
        node.naturalWidth = 0
        if natural > width, size.width > 0, size.width < width {
            node.naturalWidth = natural
            new.width = size.width
            narrowedNodes.append(node)
        }
        guard new != node.content.size else { return false }
        setContentSize(new, of: node)
        return true
    }

    /// Completes the natural size of text that changed by its size at the width that it had.
    func adapt(_ size: inout CGSize, to wrapped: CGSize, of node: LayoutNode) {
        size.height = wrapped.height
        let width = node.wrappingWidth
        if node.isHeld, size.width > width, wrapped.width > 0, wrapped.width < width {
            node.naturalWidth = size.width
            size.width = wrapped.width
        } else {
            node.isWidened = true
            widenedNodes.append(node)
        }
    }

    /// Tells text that its lines narrowed from text whose width something else determines.
    ///
    /// Only the former has to be widened each time: there is little of it.
    func holdText() {
        guard !narrowedNodes.isEmpty else { return }
        let nodes = narrowedNodes
        narrowedNodes.removeAll(keepingCapacity: true)
        for node in nodes where node.naturalWidth > 0 && isCurrent(node) {
            let insets = node.view?.alignmentRectInsets ?? .zero
            let width = CGFloat(node.frame.width) - insets.left - insets.right
            node.isHeld = width >= node.wrappingWidth - 0.001
            if !node.isHeld {
                narrowedNodes.append(node)
            } else if !node.isListedAsHeld {
                node.isListedAsHeld = true
                heldNodes.append(node)
            }
        }
    }
}
