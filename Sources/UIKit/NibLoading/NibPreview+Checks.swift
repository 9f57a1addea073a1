import CoreGraphics
import InterfaceBuilder

extension NibPreview {
    /// What is questionable about where a view stands.
    package struct LayoutProblem: Sendable {
        /// What it is.
        package enum Kind: Sendable, Equatable {
            /// Constraints leave several places to choose from.
            case ambiguous
            /// Constraints give another frame than the document has, both in the superview.
            case misplaced(expected: CGRect, found: CGRect)
        }

        /// The id of the view.
        package let id: String
        /// The name of the view's element.
        package let element: String
        /// The line of the element, from 1.
        package let line: Int
        /// What is questionable.
        package let kind: Kind
    }

    /// Lays out a scene as the document has it and returns what is questionable, by line.
    ///
    /// Frames that depend on how wide a text is are not compared, since fonts differ between
    /// systems, nor those that depend on bars and margins, which differ between versions of Xcode.
    package func check(_ id: String) -> [LayoutProblem] {
        let found = withLayout(of: id, in: Surroundings(), asWritten: true) { object, loader in
            guard let loader else { return [LayoutProblem]() }
            let problems = self.ambiguities(object, loader)
            return problems + self.misplacements(object, loader, besides: Set(problems.map(\.id)))
        }
        return (found ?? []).sorted { $0.line < $1.line }
    }

    private func ambiguities(_ object: IBObject, _ loader: NibLoader) -> [LayoutProblem] {
        let ambiguous = scene.ambiguousViews()
        var problems: [LayoutProblem] = []
        visit(object.element) { element, id in
            guard let view = loader.objects[id] as? UIView,
                ambiguous.contains(where: { $0 === view })
            else { return }
            problems.append(
                LayoutProblem(id: id, element: element.name, line: element.line, kind: .ambiguous)
            )
        }
        return problems
    }

    private func misplacements(
        _ object: IBObject,
        _ loader: NibLoader,
        besides known: Set<String>
    ) -> [LayoutProblem] {
        let placed = placedViews(object, loader)
        let texts = PreviewTexts(loader)
        changeSurroundings(object, loader)
        // What a text moves may be at one of its limits: it is made longer and shorter.
        let others = [PreviewTexts.Change.lengthen, .shorten].map { change in
            texts.apply(change)
            for window in scene.windows where !window.isHidden { window.layoutIfNeeded() }
            return placedViews(object, loader)
        }
        var problems: [LayoutProblem] = []
        for (index, view) in placed.enumerated() where !known.contains(view.id) {
            guard let design = source.document.object(id: view.id)?.frame,
                let instance = loader.objects[view.id] as? UIView, isCompared(instance, object)
            else { continue }
            let values: [KeyPath<CGRect, CGFloat>] = [\.minX, \.minY, \.width, \.height]
            let differs = values.contains { value in
                // A point is what a rounding can be off by; what else can differ moves on its own.
                abs(design[keyPath: value] - view.frame[keyPath: value]) > 1
                    && others.allSatisfy {
                        $0.indices.contains(index)
                            && view.frame[keyPath: value] == $0[index].frame[keyPath: value]
                    }
            }
            guard differs, let element = source.document.object(id: view.id)?.element else {
                continue
            }
            problems.append(
                LayoutProblem(
                    id: view.id,
                    element: element.name,
                    line: element.line,
                    kind: .misplaced(expected: design, found: view.frame)
                )
            )
        }
        return problems
    }

    /// Whether constraints place a view; the tool places scenes, cells and what is hidden in stacks.
    private func isCompared(_ view: UIView, _ object: IBObject) -> Bool {
        guard let superview = view.superview, !(superview is UIWindow) else { return false }
        if superview is UIStackView, view.isHidden { return false }
        return !view.translatesAutoresizingMaskIntoConstraints
    }

    /// Moves the edges that versions of the tool put at different places: bars, notches, margins.
    private func changeSurroundings(_ object: IBObject, _ loader: NibLoader) {
        for case let view as UIView in loader.objects.values {
            var insets = DesignInsets()
            let margins = view.layoutMargins
            // No two are alike, so that a middle moves too.
            insets.margins = .init(
                top: margins.top + 5,
                left: margins.left + 4,
                bottom: margins.bottom + 3,
                right: margins.right + 6
            )
            let safe = view.safeAreaInsets
            insets.safeArea = .init(
                top: safe.top + 9,
                left: safe.left,
                bottom: safe.bottom + 7,
                right: safe.right
            )
            insets.topGuide = safe.top + 9
            insets.bottomGuide = safe.bottom + 7
            view.setDesignInsets(insets)
        }
    }

    private func visit(_ element: IBElement, _ body: (IBElement, String) -> Void) {
        if let id = element.id { body(element, id) }
        for child in element.children { visit(child, body) }
    }
}
