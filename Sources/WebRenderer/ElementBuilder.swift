import RenderTree

/// Makes elements of nodes.
struct ElementBuilder {
    var images: ImageElements

    /// Which elements an element may stand in without being torn apart by HTML parsers.
    struct Context {
        /// Whether only phrasing content may stand here, as in headings.
        var isPhrasing = false
        /// Whether a button or link is around, in which no other may stand.
        var isInteractive = false
    }

    /// Returns the element of a node with all elements below it.
    func element(of subtree: RenderSubtree, in context: Context = Context()) -> Element {
        let node = subtree.node
        var element = self.element(of: node, hasChildren: !subtree.children.isEmpty, in: context)
        guard !subtree.children.isEmpty else { return element }
        var inner = context
        switch element.tag {
        case .button:
            inner.isPhrasing = true
            inner.isInteractive = true
        case .a: inner.isInteractive = true
        case .h1, .h2, .h3, .h4, .h5, .h6, .span: inner.isPhrasing = true
        default: break
        }
        if [.button, .link, .tab].contains(node.semantics.role) {
            inner.isInteractive = true
        }
        let children = subtree.children.map {
            Element.Child.element(self.element(of: $0, in: inner))
        }
        if let scroll = node.scroll {
            let tag: HTMLTag = inner.isPhrasing ? .span : .div
            let content = content(of: node.content, in: node.id, semantics: node.semantics)
            let scroller = ScrollElements.element(
                of: scroll,
                tag: tag,
                children: content + children
            )
            element.children = [.element(scroller)]
        } else {
            element.children += children
        }
        return element
    }

    /// Returns the element of a node alone, with the elements of its content.
    func element(
        of node: RenderNode,
        hasChildren: Bool,
        in context: Context = Context()
    ) -> Element {
        var element = Element(
            tag: tag(of: node, hasChildren: hasChildren, in: context),
            id: node.id,
            attributes: attributes(of: node),
            declarations: declarations(of: node),
            children: content(of: node.content, in: node.id, semantics: node.semantics)
        )
        if let scroll = node.scroll {
            let tag: HTMLTag = context.isPhrasing ? .span : .div
            let scroller = ScrollElements.element(of: scroll, tag: tag, children: element.children)
            element.children = [.element(scroller)]
        }
        switch (element.tag, node.semantics.role) {
        case (.button, _): element.attributes.set(.type, "button")
        case (.span, .button): element.attributes.set(.role, "button")
        case (.span, .heading(let level)):
            element.attributes.set(.role, "heading")
            element.attributes.set(.ariaLevel, String(Self.clamp(level)))
        default: break
        }
        element.attributes.sort { $0.name < $1.name }
        return element
    }

    /// Returns the elements that draw a node's content, without a name for pictures.
    func content(
        of content: NodeContent,
        in id: NodeID,
        semantics: Semantics = .none
    ) -> [Element.Child] {
        switch content {
        case .none: []
        case .text(let text): TextElements.lines(of: text)
        case .image(let image):
            [
                .element(
                    images.element(
                        of: image,
                        label: semantics.role == .image ? semantics.label ?? "" : nil
                    )
                )
            ]
        case .field(let field): FieldElements.elements(of: field)
        case .shape(let shape): [.element(ShapeElements.element(of: shape, in: id))]
        }
    }

    /// Returns the declarations that a node's own element has for its content.
    func declarations(of content: NodeContent) -> [Assignment<CSSProperty, CSSValue>] {
        var list: [Assignment<CSSProperty, CSSValue>] = []
        switch content {
        case .none, .shape: break
        case .text(let text): TextElements.add(text, to: &list)
        case .image(let image): ImageElements.add(image, to: &list)
        case .field(let field):
            if let placeholder = field.placeholder { TextElements.add(placeholder, to: &list) }
        }
        return list
    }

    private func declarations(of node: RenderNode) -> [Assignment<CSSProperty, CSSValue>] {
        var list: [Assignment<CSSProperty, CSSValue>] = []
        list.reserveCapacity(8)
        StyleDeclarations.add(frame: node.frame, to: &list)
        StyleDeclarations.add(style: node.style, to: &list)
        images.addPattern(of: node.style, to: &list)
        list += declarations(of: node.content)
        return list
    }

    private func attributes(of node: RenderNode) -> [Assignment<HTMLAttribute, String>] {
        var list: [Assignment<HTMLAttribute, String>] = []
        StyleDeclarations.add(style: node.style, to: &list)
        let hasPicture = if case .image = node.content { true } else { false }
        SemanticAttributes.add(node.semantics, hasPicture: hasPicture, to: &list)
        return list
    }

    private func tag(of node: RenderNode, hasChildren: Bool, in context: Context) -> HTMLTag {
        let box: HTMLTag = context.isPhrasing ? .span : .div
        return switch node.semantics.role {
        case .none, .image, .list, .listItem, .pressableListItem, .toggle, .slider, .spinButton,
            .radio, .radioGroup, .progress, .menu, .main, .tabList, .group, .region:
            box
        case .text: context.isPhrasing ? .span : hasChildren ? .div : .p
        case .button, .menuItem, .tab: context.isInteractive ? .span : .button
        case .link: context.isInteractive ? .span : .a
        case .heading(let level):
            context.isPhrasing
                ? .span : HTMLTag(rawValue: HTMLTag.h1.rawValue + Self.clamp(level) - 1) ?? .h1
        }
    }

    private static func clamp(_ level: Int) -> Int { min(max(level, 1), 6) }
}
