import CoreGraphics
import RenderTree

/// Two states of one scene.
struct PatchSample {
    var name: String
    var old: SampleScene
    var new: SampleScene
    var transition: Transition?

    init(
        _ name: String,
        transition: Transition? = nil,
        before prepare: (inout SampleScene, Nodes) -> Void = { _, _ in },
        _ change: (inout SampleScene, Nodes) -> Void
    ) {
        self.name = name
        self.transition = transition
        var (scene, nodes) = Self.start()
        prepare(&scene, nodes)
        old = scene
        new = scene
        change(&new, nodes)
    }

    /// The nodes of the state that every sample starts from.
    struct Nodes {
        var label, button, title, picture, panel, inner, text: NodeID
    }

    private static func start() -> (SampleScene, Nodes) {
        var scene = SampleScene()
        let label = scene.add(CGRect(x: 100, y: 100, width: 300, height: 30), role: .text) {
            $0.content = .line("Hello world")
        }
        let button = scene.add(CGRect(x: 20, y: 200, width: 120, height: 44), role: .button) {
            $0.style.backgroundColor = RenderColor(rgba: 0x007A_FFFF)
            $0.style.isPressable = true
        }
        let title = scene.add(CGRect(x: 10, y: 11, width: 100, height: 22), to: button) {
            $0.content = .line("Count", color: 0xFFFF_FFFF, alignment: .center)
        }
        let picture = scene.add(CGRect(x: 20, y: 300, width: 64, height: 48), role: .image) {
            $0.content = .image(Showcase.image(mode: .scaleAspectFit))
            $0.semantics.label = "A stripe"
        }
        let panel = scene.add(CGRect(x: 0, y: 400, width: 390, height: 200))
        let inner = scene.add(CGRect(x: 10, y: 10, width: 100, height: 100), to: panel)
        let text = scene.add(CGRect(x: 0, y: 120, width: 200, height: 44), to: panel, role: .text) {
            $0.content = .text(Showcase.paragraph(["First line", "Second line"]))
        }
        let nodes = Nodes(
            label: label,
            button: button,
            title: title,
            picture: picture,
            panel: panel,
            inner: inner,
            text: text
        )
        return (scene, nodes)
    }

    static let spring = Transition(
        duration: 0.5,
        timing: .spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)
    )

    static var all: [PatchSample] { properties + structure + scrolling + (1...12).map(random) }

    /// Changes by chance, the same ones for a seed.
    private static func random(seed: Int) -> PatchSample {
        var state = UInt64(seed)
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(limit, 1)
        }
        return PatchSample("by chance, \(seed)") { scene, _ in
            for _ in 0..<(4 + seed) {
                let ids = scene.order
                let id = ids[next(ids.count)]
                switch next(6) {
                case 0, 1:
                    let content: NodeContent = next(2) == 0 ? .line("New \(next(100))") : .none
                    let roles: [Semantics.Role] = [.none, .text, .image]
                    scene.add(.zero, to: id, role: roles[next(3)]) { $0.content = content }
                case 2 where id != scene.root: scene.remove(id)
                case 3 where id != scene.root:
                    let places = ids.filter { !scene.isNode($0, within: id) }
                    let place = places[next(places.count)]
                    let count = scene.nodes[place]?.children.filter { $0 != id }.count ?? 0
                    scene.move(id, to: place, at: next(count + 1))
                case 4:
                    scene.change(id) { $0.frame.origin.x += Double(next(9)) / 2 }
                default:
                    let lines = (0..<next(4)).map { "Line \($0)" }
                    scene.change(id) { $0.content = .text(Showcase.paragraph(lines)) }
                }
            }
        }
    }

    private static var properties: [PatchSample] {
        [
            PatchSample("a label's characters") { scene, nodes in
                scene.change(nodes.label) { $0.content = .line("7") }
            },
            PatchSample("a label's place, animated", transition: easeInOut) { scene, nodes in
                scene.change(nodes.label) {
                    $0.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
                }
            },
            PatchSample("places and sizes of several nodes", transition: spring) { scene, nodes in
                for id in [nodes.label, nodes.button, nodes.panel] {
                    scene.change(id) { $0.frame.origin.y += 10.5 }
                }
                scene.change(nodes.inner) { $0.frame.size = CGSize(width: 33.333, height: 5) }
            },
            PatchSample("a look comes and goes") { scene, nodes in
                scene.change(nodes.button) {
                    $0.style.backgroundColor = nil
                    $0.style.cornerRadius = 8
                    $0.style.opacity = 0.5
                    $0.style.border = Border(width: 2, color: .black)
                    $0.style.isPressable = false
                    $0.style.isHidden = true
                }
            },
            PatchSample("the second of two lines") { scene, nodes in
                scene.change(nodes.text) {
                    $0.content = .text(
                        Showcase.paragraph(["First line", "Other \"line\"\u{2028}<"])
                    )
                }
            },
            PatchSample("another number of lines") { scene, nodes in
                scene.change(nodes.text) { $0.content = .text(Showcase.paragraph(["Alone"])) }
            },
            PatchSample("another colour of text") { scene, nodes in
                scene.change(nodes.label) { $0.content = .line("Hello world", color: 0xFF00_00FF) }
            },
            PatchSample("another picture and name") { scene, nodes in
                scene.change(nodes.picture) {
                    $0.content = .image(Showcase.image(mode: .bottomRight, hash: "0f0f"))
                    $0.semantics.label = "Another stripe"
                }
            },
            PatchSample("a tint") { scene, nodes in
                scene.change(nodes.picture) {
                    $0.content = .image(
                        Showcase.image(mode: .scaleAspectFit, tint: RenderColor(rgba: 0xFF))
                    )
                }
            },
            PatchSample("a meaning") { scene, nodes in
                scene.change(nodes.button) {
                    $0.semantics.isEnabled = false
                    $0.semantics.isSelected = true
                    $0.semantics.label = "Count up"
                    $0.semantics.hint = "Adds one"
                    $0.semantics.identifier = "count"
                }
                scene.change(nodes.panel) { $0.semantics.label = "Panel" }
                scene.change(nodes.inner) { $0.semantics.isHidden = true }
            },
            PatchSample("another role") { scene, nodes in
                scene.change(nodes.panel) { $0.semantics.role = .button }
                scene.change(nodes.label) { $0.semantics.role = .heading(2) }
            },
        ]
    }

    private static var structure: [PatchSample] {
        [
            PatchSample("a new subtree") { scene, nodes in
                let card = scene.add(CGRect(x: 1, y: 2, width: 3, height: 4), to: nodes.panel)
                scene.add(.zero, to: card, role: .button) { $0.content = .line("<b>") }
                scene.move(card, to: nodes.panel, at: 1)
            },
            PatchSample("removed nodes") { scene, nodes in
                scene.remove(nodes.label)
                scene.remove(nodes.panel)
            },
            PatchSample("another order") { scene, nodes in
                scene.move(nodes.panel, to: scene.root, at: 0)
                scene.move(nodes.label, to: scene.root, at: 3)
            },
            PatchSample("a node that is taken over by a new parent") { scene, nodes in
                let card = scene.add(CGRect(x: 1, y: 2, width: 3, height: 4))
                scene.move(nodes.text, to: card, at: 0)
                scene.remove(nodes.panel)
            },
            PatchSample("children beside lines of text") { scene, nodes in
                let badge = scene.add(.zero, to: nodes.text)
                scene.change(nodes.text) {
                    $0.content = .text(Showcase.paragraph(["One", "Two", "Three"]))
                }
                scene.move(nodes.inner, to: nodes.text, at: 0)
                scene.change(badge) { $0.frame.size.width = 4 }
            },
        ]
    }

    private static var scrolling: [PatchSample] {
        func scroll(_ scene: inout SampleScene, _ nodes: Nodes) {
            var content = ScrollContent(
                contentSize: CGSize(width: 390, height: 1_000),
                insets: SceneGeometry.Insets(top: 20, left: 0, bottom: 10, right: 0),
                offset: CGPoint(x: 0, y: -20)
            )
            content.axes = .vertical
            scene.change(nodes.panel) { $0.scroll = content }
        }
        return [
            PatchSample("content that scrolls") { scene, nodes in
                scroll(&scene, nodes)
                scene.add(.zero, to: nodes.panel)
            },
            PatchSample("an offset, gradually", before: scroll) { scene, nodes in
                scene.change(nodes.panel) {
                    $0.scroll?.offset.y = 300
                    $0.scroll?.number = 1
                    $0.scroll?.isAnimated = true
                }
            },
            PatchSample("an offset, along a curve", before: scroll) { scene, nodes in
                scene.change(nodes.panel) {
                    $0.scroll?.offset.y = 300
                    $0.scroll?.number = 1
                    $0.scroll?.isAnimated = true
                    $0.scroll?.transition = easeInOut
                }
            },
            PatchSample("larger content, in pages", before: scroll) { scene, nodes in
                scene.change(nodes.panel) {
                    $0.scroll?.contentSize.height = 2_000
                    $0.scroll?.insets.bottom = 0
                    $0.scroll?.isPaging = true
                    $0.scroll?.indicators = []
                }
                scene.move(nodes.text, to: nodes.panel, at: 0)
                scene.add(CGRect(x: 0, y: 1_900, width: 10, height: 10), to: nodes.panel)
            },
        ]
    }

    private static let easeInOut = Transition(
        duration: 0.4,
        timing: .cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    )
}
