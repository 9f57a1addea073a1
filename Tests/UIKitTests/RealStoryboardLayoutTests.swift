import Foundation
import FoundationXML
import Testing

@testable import UIKit

/// Frames that Interface Builder computed, for views that only plain constraints determine.
///
/// The documents and frames lie beside the package; without them nothing is compared.
@MainActor
struct RealStoryboardLayoutTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "shared/storyboards")

    private nonisolated struct Expected: Decodable {
        struct Scene: Decodable {
            var id: String
            var views: [View]
        }
        struct View: Decodable {
            var id: String
            var check: String
            var tier: String
            var frame: [Double]
        }
        var scenes: [Scene]
    }

    private nonisolated struct Environment: Decodable {
        struct Scene: Decodable {
            var size: [Double?]
            var insets: [String: Insets]
        }
        struct Insets: Decodable {
            var layoutMargins: [String: Double]?
            var safeArea: [String: Double]?
            var layoutGuides: [String: Double]?
        }
        var scale: Double
        var scenes: [String: Scene]
    }

    @Test(arguments: [
        (name: "RxSwift-Calculator.storyboard", scene: "ErT-E8-uY3", values: 80),
        (name: "IBAnimatable-DemoApp.storyboard", scene: "m8e-fR-tgV", values: 200),
        (name: "LDOLayoutTemplates-Main.storyboard", scene: "SFg-lm-aYh", values: 90),
        (name: "LDOLayoutTemplates-Main.storyboard", scene: "zSf-Ld-Ocd", values: 90),
        (name: "IBAnimatable-DemoApp.storyboard", scene: "KaY-4r-2Rv", values: 40),
        (name: "FloatingPanel-Main.storyboard", scene: "VWY-cF-RoY", values: 16),
        (name: "UpcomingMovies-MovieDetail.storyboard", scene: "stc-1x-hYg", values: 20),
        (name: "eidolon-Auction.storyboard", scene: "Jj5-n3-bv0", values: 16),
        (name: "FloatingPanel-Main.storyboard", scene: "LAe-jm-k6f", values: 40),
    ])
    func framesAreInterfaceBuilders(name: String, scene: String, values: Int) throws {
        let file = Self.folder.appending(path: name)
        guard FileManager.default.fileExists(atPath: file.path) else {
            print("\(name) is not beside the package: no frames are compared.")
            return
        }
        let expected: Expected = try Self.read("expected/\(name).json")
        let environment: Environment = try Self.read("environment/\(name).json")
        let sizes = try #require(environment.scenes[scene])
        let document = try #require(XMLElementTree.read(file))
        let owner = try #require(document.first { $0.attributes["id"] == scene })
        let root = owner.children.first { $0.attributes["key"] == "view" } ?? owner
        let builder = StoryboardBuilder(
            insets: sizes.insets.mapValues { entry in
                StoryboardBuilder.Insets(
                    safeArea: entry.safeArea ?? entry.layoutGuides,
                    margins: entry.layoutMargins
                )
            }
        )
        let view = builder.build(root)
        for guide in owner.child("layoutGuides")?.children ?? [] {
            builder.addLayoutGuide(guide, to: view, root)
        }
        let test = TestScene(size: CGSize(width: 2_000, height: 2_000))
        defer { test.end() }
        try test.scene.deliver(
            .geometry(.init(size: CGSize(width: 2_000, height: 2_000), scale: environment.scale))
        )
        view.frame = CGRect(x: 0, y: 0, width: sizes.size[0] ?? 0, height: sizes.size[1] ?? 0)
        view.translatesAutoresizingMaskIntoConstraints = true
        test.add(view)
        builder.activate()
        test.commit()
        let views = try #require(expected.scenes.first { $0.id == scene }).views
        var compared = 0
        for entry in views where entry.tier == "exact" {
            guard let frame = builder.views[entry.id]?.frame else { continue }
            let sides = [frame.minX, frame.minY, frame.width, frame.height]
            for (index, side) in "xywh".enumerated() where entry.check.contains(side) {
                compared += 1
                #expect(
                    abs(Double(sides[index]) - entry.frame[index]) < 0.01,
                    "\(entry.id) has \(frame), expected \(entry.frame)"
                )
            }
        }
        #expect(compared >= values)
    }

    private static func read<T: Decodable>(_ path: String) throws -> T {
        try JSONDecoder().decode(T.self, from: Data(contentsOf: folder.appending(path: path)))
    }
}

/// An element of an XML document with what is in it.
private final class XMLElementTree: NSObject, XMLParserDelegate {
    let name: String
    let attributes: [String: String]
    var children: [XMLElementTree] = []
    private var open: [XMLElementTree] = []

    init(_ name: String, _ attributes: [String: String] = [:]) {
        self.name = name
        self.attributes = attributes
    }

    static func read(_ file: URL) -> XMLElementTree? {
        guard let parser = XMLParser(contentsOf: file) else { return nil }
        let top = XMLElementTree("document")
        top.open = [top]
        parser.delegate = top
        return parser.parse() ? top : nil
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        let element = XMLElementTree(name, attributes)
        open.last?.children.append(element)
        open.append(element)
    }

    func parser(
        _ parser: XMLParser,
        didEndElement name: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        open.removeLast()
    }

    func first(where isWanted: (XMLElementTree) -> Bool) -> XMLElementTree? {
        if isWanted(self) { return self }
        for child in children {
            if let found = child.first(where: isWanted) { return found }
        }
        return nil
    }

    func child(_ name: String) -> XMLElementTree? { children.first { $0.name == name } }

    func number(_ name: String) -> CGFloat { attributes[name].flatMap(Double.init) ?? 0 }
}

/// Makes views with constraints of a document's elements: the little that plain layouts need.
@MainActor
private final class StoryboardBuilder {
    private(set) var views: [String: UIView] = [:]
    private var guides: [String: UILayoutGuide] = [:]
    private var elements: [(view: UIView, element: XMLElementTree)] = []
    private let insets: [String: Insets]

    /// The distances that vary by version of the tool.
    struct Insets {
        var safeArea: [String: Double]?
        var margins: [String: Double]?
    }

    init(insets: [String: Insets]) {
        self.insets = insets
    }

    func build(_ element: XMLElementTree) -> UIView {
        let view = makeView(element)
        let id = element.attributes["id"] ?? ""
        views[id] = view
        if element.name == "tableViewCellContentView" || element.name == "tableViewCell" {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        view.isHidden = element.attributes["hidden"] == "YES"
        view.frame = rect(element)
        view.translatesAutoresizingMaskIntoConstraints =
            element.attributes["translatesAutoresizingMaskIntoConstraints"] != "NO"
        for (name, axis) in [
            ("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical),
        ] {
            if let value = element.attributes["\(name)HuggingPriority"].flatMap(Float.init) {
                view.setContentHuggingPriority(UILayoutPriority(value), for: axis)
            }
            if let value = element.attributes["\(name)CompressionResistancePriority"]
                .flatMap(Float.init)
            {
                view.setContentCompressionResistancePriority(UILayoutPriority(value), for: axis)
            }
        }
        if let margins = insets[id]?.margins {
            let old = view.layoutMargins
            view.layoutMargins = UIEdgeInsets(
                top: margins["top"].map { CGFloat($0) } ?? old.top,
                left: margins["left"].map { CGFloat($0) } ?? old.left,
                bottom: margins["bottom"].map { CGFloat($0) } ?? old.bottom,
                right: margins["right"].map { CGFloat($0) } ?? old.right
            )
        }
        for child in subviews(of: element) {
            let subview = build(child)
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                view.addSubview(subview)
            }
        }
        addSafeArea(of: element, id, to: view)
        elements.append((view, element))
        return view
    }

    private func subviews(of element: XMLElementTree) -> [XMLElementTree] {
        let content = element.children.filter { $0.attributes["key"] == "contentView" }
        return content + (element.child("subviews")?.children ?? [])
    }

    private func makeView(_ element: XMLElementTree) -> UIView {
        switch element.name {
        case "label":
            let label = UILabel()
            label.text = element.attributes["text"]
            label.numberOfLines = element.attributes["numberOfLines"].flatMap(Int.init) ?? 1
            if let size = element.child("fontDescription")?.number("pointSize"), size > 0 {
                label.font = .systemFont(ofSize: size)
            }
            return label
        case "stackView":
            let stack = UIStackView()
            stack.axis = element.attributes["axis"] == "vertical" ? .vertical : .horizontal
            stack.spacing = element.number("spacing")
            switch element.attributes["distribution"] {
            case "fillEqually": stack.distribution = .fillEqually
            case "equalSpacing": stack.distribution = .equalSpacing
            default: break
            }
            switch element.attributes["alignment"] {
            case "center": stack.alignment = .center
            case "top": stack.alignment = .top
            default: break
            }
            return stack
        case "button": return UIButton(type: .system)
        case "imageView": return UIImageView()
        case "scrollView": return UIScrollView()
        default: return UIView()
        }
    }

    private func rect(_ element: XMLElementTree) -> CGRect {
        guard let rect = element.children.first(where: { $0.attributes["key"] == "frame" }) else {
            return .zero
        }
        return CGRect(
            x: rect.number("x"),
            y: rect.number("y"),
            width: rect.number("width"),
            height: rect.number("height")
        )
    }

    /// Safe areas of the tool are given as numbers: a guide that keeps such distances.
    private func addSafeArea(of element: XMLElementTree, _ id: String, to view: UIView) {
        guard let guideID = element.child("viewLayoutGuide")?.attributes["id"] else { return }
        let distances = insets[id]?.safeArea ?? [:]
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        guides[guideID] = guide
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: view.topAnchor, constant: distances["top"] ?? 0),
            guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: distances["left"] ?? 0),
            view.bottomAnchor.constraint(
                equalTo: guide.bottomAnchor,
                constant: distances["bottom"] ?? 0
            ),
            view.rightAnchor.constraint(
                equalTo: guide.rightAnchor,
                constant: distances["right"] ?? 0
            ),
        ])
    }

    /// Adds the guide of a controller of before safe areas: the height that bars cover.
    func addLayoutGuide(_ element: XMLElementTree, to view: UIView, _ root: XMLElementTree) {
        guard let id = element.attributes["id"], let type = element.attributes["type"] else {
            return
        }
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        guides[id] = guide
        let height = insets[root.attributes["id"] ?? ""]?.safeArea?[type] ?? 0
        NSLayoutConstraint.activate([
            guide.heightAnchor.constraint(equalToConstant: height),
            type == "top"
                ? guide.topAnchor.constraint(equalTo: view.topAnchor)
                : guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    // MARK: - Constraints

    /// Puts the constraints of all elements in force.
    func activate() {
        for (view, element) in elements {
            for entry in element.child("constraints")?.children ?? [] { add(entry, view) }
        }
    }

    private func add(_ entry: XMLElementTree, _ owner: UIView) {
        let values = entry.attributes
        guard values["placeholder"] != "YES", let first = attribute(values["firstAttribute"]) else {
            return
        }
        let firstItem = values["firstItem"].map(item) ?? owner
        let secondItem = values["secondItem"].flatMap(item)
        // Elements that this builder does not make take their constraints with them.
        guard let firstItem, secondItem != nil || values["secondItem"] == nil,
            attribute(values["secondAttribute"]) != nil || secondItem == nil
        else { return }
        let relation: NSLayoutConstraint.Relation =
            switch values["relation"] {
            case "lessThanOrEqual": .lessThanOrEqual
            case "greaterThanOrEqual": .greaterThanOrEqual
            default: .equal
            }
        let constraint = NSLayoutConstraint(
            item: firstItem,
            attribute: first,
            relatedBy: relation,
            toItem: secondItem,
            attribute: attribute(values["secondAttribute"]) ?? .notAnAttribute,
            multiplier: multiplier(values["multiplier"]),
            constant: entry.number("constant")
        )
        constraint.priority = UILayoutPriority(values["priority"].flatMap(Float.init) ?? 1_000)
        constraint.identifier = values["id"]
        constraint.isActive = true
    }

    private func item(_ id: String) -> AnyObject? { views[id] ?? guides[id] }

    private func multiplier(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
        return parts.count == 2 ? parts[0] / parts[1] : parts.first ?? 1
    }

    private func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
        switch name {
        case "left": .left
        case "right": .right
        case "top": .top
        case "bottom": .bottom
        case "leading": .leading
        case "trailing": .trailing
        case "width": .width
        case "height": .height
        case "centerX": .centerX
        case "centerY": .centerY
        case "baseline", "lastBaseline": .lastBaseline
        case "firstBaseline": .firstBaseline
        case "leadingMargin": .leadingMargin
        case "trailingMargin": .trailingMargin
        case "topMargin": .topMargin
        case "bottomMargin": .bottomMargin
        default: nil
        }
    }
}
