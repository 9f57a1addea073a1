import CoreGraphics
import InterfaceBuilder
import RenderTree

/// A document as a designer made it: laid out without any code of the app.
@MainActor
package final class NibPreview {
    /// A view with its place in the superview, in points.
    package struct PlacedView: Sendable {
        /// The id in the document.
        package let id: String
        /// The name of the element.
        package let element: String
        /// The frame in the superview's coordinates.
        package let frame: CGRect
    }

    /// A scene, or a view at the top level of a xib, that was laid out.
    package struct Layout: Sendable {
        /// The id of the scene's controller or of the view.
        package let id: String
        /// The views in the order of the document.
        package let views: [PlacedView]
    }

    /// What a scene is laid out in; what is nil is the document's own.
    package struct Surroundings: Sendable {
        /// The size of the root view.
        package var size: CGSize?
        /// The insets of views by id.
        package var insets: [String: DesignInsets] = [:]

        /// Creates surroundings in which everything is the document's own.
        package init() {}
    }

    let source: NibSource
    let scene: UIWindowScene
    private let storyboard: UIStoryboard
    private let sizeClasses: IBSizeClasses?
    private let bars: SimulatedBars

    /// Creates a preview.
    ///
    /// - Parameters:
    ///   - source: The document; made for previews.
    ///   - scale: The pixels in a point; nil for those of the document's device.
    ///   - sizeClasses: The size classes of variations; nil for a design that is for all of them.
    package init(_ source: NibSource, scale: Double? = nil, sizeClasses: IBSizeClasses?) {
        self.source = source
        self.sizeClasses = sizeClasses
        storyboard = UIStoryboard(source)
        bars = SimulatedBars(source.document)
        let device = source.document.device
        scene = UIApplication.shared.connectScene(
            geometry: SceneGeometry(
                size: device?.screenSize ?? CGSize(width: 600, height: 600),
                scale: scale ?? source.document.designScale
            ),
            environment: SceneEnvironment(),
            clock: VirtualSceneClock()
        )
    }

    /// The conflicts of constraints that layouts met, oldest first; the newest hundred.
    package var conflicts: [LayoutReport] { scene.layoutReports }

    /// Returns a view at the top level of a document, for showing it.
    package static func makeView(_ object: IBObject, _ source: NibSource) -> UIView? {
        let loader = NibLoader(source)
        loader.followsSegues = false
        let view = loader.makeView(loader.resolved(object))
        loader.finish(owner: nil)
        return view
    }

    /// Ends the preview's scene.
    package func end() {
        UIApplication.shared.disconnect(scene)
    }

    /// The ids of what can be laid out, in the order of the document.
    package var ids: [String] {
        switch source.document.kind {
        case .storyboard:
            source.document.scenes.flatMap { scene in
                ([scene.controller].compactMap { $0 } + scene.otherObjects)
                    .filter { [.view, .viewController].contains($0.baseClass.kind) }
                    .compactMap(\.id)
            }
        case .xib:
            source.document.topLevelObjects
                .filter { $0.baseClass.kind == .view }.compactMap(\.id)
        }
    }

    /// Lays out a scene or a top-level view; nil where there is nothing of the id.
    package func layOut(_ id: String, in surroundings: Surroundings = Surroundings()) -> Layout? {
        withLayout(of: id, in: surroundings) { object, loader in
            Layout(id: id, views: loader.map { self.placedViews(object, $0) } ?? [])
        }
    }

    /// Calls a closure while a scene is laid out; the loader is nil for one without a view.
    ///
    /// With `asWritten` what constraints leave open stays so.
    func withLayout<Result>(
        of id: String,
        in surroundings: Surroundings,
        asWritten: Bool = false,
        _ body: (IBObject, NibLoader?) -> Result
    ) -> Result? {
        var result: Result?
        scene.perform { result = makeLayout(id, surroundings, asWritten, body) }
        return result
    }

    private func makeLayout<Result>(
        _ id: String,
        _ surroundings: Surroundings,
        _ isAsWritten: Bool,
        _ body: (IBObject, NibLoader?) -> Result
    ) -> Result? {
        guard let element = source.document.object(id: id) else { return nil }
        let loader = NibLoader(source, sizeClasses: sizeClasses)
        loader.storyboard = storyboard
        loader.followsSegues = false
        loader.placesCells = true
        loader.settlesAmbiguity = !isAsWritten
        source.keepsShownSizes = surroundings.size == nil
        let object = loader.resolved(element)
        let window = UIWindow(windowScene: scene)
        defer { window.windowScene = nil }
        if let sizeClasses { window.traitOverrides.apply(sizeClasses) }
        guard let root = makeRootInTime(object, loader, window) else { return body(object, nil) }
        let size = surroundings.size ?? bars.size(of: object) ?? root.frame.size
        window.frame = CGRect(origin: .zero, size: size)
        root.frame = window.bounds
        // The tool holds the root, whatever its constraints leave open.
        root.translatesAutoresizingMaskIntoConstraints = true
        window.isHidden = false
        var insets = surroundings.insets
        fill(&insets, of: object)
        for (id, insets) in insets { (loader.objects[id] as? UIView)?.setDesignInsets(insets) }
        window.layoutIfNeeded()
        return body(object, loader)
    }

    /// Adds what the document and the tool's time say to what the surroundings leave open.
    private func fill(_ insets: inout [String: DesignInsets], of object: IBObject) {
        if let id = object.view?.id {
            insets[id, default: DesignInsets()].fill(with: bars.insets(of: object))
        } else if object.baseClass.kind == .view, let id = object.id {
            insets[id, default: DesignInsets()].fill(with: bars.insets(ofTopLevel: object))
        }
        let contents = Self.cellContents(in: object.element)
        let inGroups = Self.contentsOfWideGroups(in: object.element)
        for content in contents {
            guard let id = content.id else { continue }
            var design = insets[id] ?? DesignInsets()
            // Cells stand below the bars, to where the table has scrolled.
            design.safeArea.fill(with: .init(top: 0, left: 0, bottom: 0, right: 0))
            if let margins = bars.margins(ofContent: content, isInWideGroup: inGroups.contains(id))
            {
                design.margins.fill(with: margins)
            }
            insets[id] = design
        }
    }

    private static func cellContents(in element: IBElement) -> [IBObject] {
        element.descendants.filter { $0.name == "tableViewCellContentView" }.map { IBObject($0) }
    }

    /// The ids of cells' contents in tables of inset groups that are wide themselves.
    private static func contentsOfWideGroups(in element: IBElement) -> Set<String> {
        let tables = ([element] + element.descendants).filter {
            $0.name == "tableView" && $0.string("style") == "insetGrouped"
                && (IBObject($0).frame?.width ?? 0) >= 414
        }
        return Set(tables.flatMap { cellContents(in: $0).compactMap(\.id) })
    }

    /// Makes the root with fonts of text styles as large as the tool had them.
    private func makeRootInTime(
        _ object: IBObject,
        _ loader: NibLoader,
        _ window: UIWindow
    ) -> UIView? {
        // Xcode 12.5 and 13 drew text styles in the smallest of all sizes.
        guard let version = source.document.toolsGeneration, (18_000..<21_000).contains(version)
        else { return makeRoot(object, loader, window) }
        window.traitOverrides.preferredContentSizeCategory = .extraSmall
        var root: UIView?
        window.traitCollection.performAsCurrent { root = makeRoot(object, loader, window) }
        return root
    }

    private func makeRoot(_ object: IBObject, _ loader: NibLoader, _ window: UIWindow) -> UIView? {
        if object.baseClass.kind == .view {
            guard let view = loader.makeView(object) else { return nil }
            window.addSubview(view)
            loader.finish(owner: nil)
            return view
        }
        guard object.view != nil, let controller = loader.makeController(object) else { return nil }
        if bars.stand(around: object) { controller.requireRare().isDrawnBetweenBars = true }
        let view: UIView = controller.view
        window.addSubview(view)
        return view
    }

    func placedViews(_ object: IBObject, _ loader: NibLoader) -> [PlacedView] {
        var views: [PlacedView] = []
        func visit(_ element: IBElement) {
            if let id = element.id, let view = loader.objects[id] as? UIView {
                views.append(PlacedView(id: id, element: element.name, frame: place(of: view)))
            }
            for child in element.children { visit(child) }
        }
        visit(object.element)
        return views
    }
}

extension NibPreview {
    /// Returns the frame of a view in the view that the document has around it.
    fileprivate func place(of view: UIView) -> CGRect {
        // Transforms are the app's: the document has the frames without.
        let frame = view.layer.untransformedFrame
        // What bars hold stands in views that the document does not know.
        guard let holder = view.superview as? BarCustomView else { return frame }
        let above = sequence(first: holder as UIView) { $0.superview }
        guard let bar = above.first(where: { $0 is UINavigationBar || $0 is UIToolbar }) else {
            return frame
        }
        return holder.convert(frame, to: bar)
    }
}

extension UITraitOverrides {
    fileprivate mutating func apply(_ sizeClasses: IBSizeClasses) {
        if let width = UIUserInterfaceSizeClass(sizeClasses.width) {
            self[UITraitHorizontalSizeClass.self] = width
        }
        if let height = UIUserInterfaceSizeClass(sizeClasses.height) {
            self[UITraitVerticalSizeClass.self] = height
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// The class of a document; nil for any.
    fileprivate init?(_ sizeClass: IBSizeClasses.Class) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case .any: return nil
        }
    }
}
