import RenderTree
import Testing

@testable import UIKit

@MainActor
struct NSLayoutConstraintTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    struct Fault: Sendable {
        var first: Attribute
        var second: Attribute?
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        var message: String
    }

    nonisolated static let faults = [
        Fault(
            first: .notAnAttribute,
            second: .left,
            message:
                "Cannot make constraint: UILabel \"title\" needs an attribute, found notAnAttribute."
        ),
        Fault(
            first: .left,
            second: nil,
            message: "Cannot make constraint: UILabel \"title\".left is a location, found no second"
                + " item; a location cannot equal a constant, so locations must be specified in"
                + " pairs."
        ),
        Fault(
            first: .top,
            second: .bottom,
            multiplier: 0,
            message: "Cannot make constraint: UILabel \"title\".top is a location, found UIView"
                + " \"box\".bottom with the multiplier 0.0; a location cannot equal a constant, so"
                + " locations must be specified in pairs."
        ),
        Fault(
            first: .leading,
            second: .left,
            message: "Cannot make constraint: UILabel \"title\".leading and UIView \"box\".left mix"
                + " a leading/trailing attribute with a right/left one; use leading/trailing for"
                + " both or neither."
        ),
        Fault(
            first: .width,
            second: .left,
            message:
                "Cannot make constraint: UILabel \"title\".width and UIView \"box\".left are an"
                + " invalid pairing of layout attributes; relate sizes to sizes and places of one"
                + " axis to each other."
        ),
        Fault(
            first: .left,
            second: .top,
            message: "Cannot make constraint: UILabel \"title\".left and UIView \"box\".top are an"
                + " invalid pairing of layout attributes; relate sizes to sizes and places of one"
                + " axis to each other."
        ),
        Fault(
            first: .left,
            second: .left,
            constant: .nan,
            message: "Cannot make constraint between UILabel \"title\" and UIView \"box\": the"
                + " constant is nan, expected a finite number."
        ),
        Fault(
            first: .width,
            second: .width,
            multiplier: .infinity,
            message: "Cannot make constraint between UILabel \"title\" and UIView \"box\": the"
                + " multiplier is inf, expected a finite number."
        ),
    ]

    @Test(arguments: faults)
    func faultsNameBothItems(_ fault: Fault) {
        let (label, box) = (UILabel(), UIView())
        label.text = "title"
        box.accessibilityIdentifier = "box"
        var message = ""
        do {
            try NSLayoutConstraint.validate(
                first: label,
                fault.first,
                second: fault.second == nil ? nil : box,
                fault.second ?? .notAnAttribute,
                multiplier: fault.multiplier,
                constant: fault.constant
            )
        } catch {
            message = "\(error)"
        }
        #expect(message == fault.message)
    }

    @Test func placesOfDifferentAxesCanBeRelatedWhereNothingIsLaidOut() {
        let (box, view) = (UIView(), UIView())
        box.accessibilityIdentifier = "box"
        box.addSubview(view)
        let constraint = NSLayoutConstraint(
            item: view,
            attribute: .left,
            relatedBy: .equal,
            toItem: box,
            attribute: .top,
            multiplier: 1,
            constant: 0
        )
        constraint.isActive = true
        #expect(box.constraints == [constraint])
        #expect(
            constraint.axisFault
                == .invalidPairing(first: "UIView.left", second: "UIView \"box\".top")
        )
    }

    @Test func itemsOfDifferentTreesHaveNoCommonAncestor() {
        let (label, button) = (UILabel(), UIButton())
        label.accessibilityIdentifier = "title"
        button.accessibilityIdentifier = "save"
        let constraint = label.topAnchor.constraint(equalTo: button.bottomAnchor)
        #expect(constraint.commonAncestor == nil)
        #expect(
            "\(constraint.missingAncestor)"
                == "Cannot activate constraint: UILabel \"title\" and UIButton \"save\" have no"
                + " common ancestor; call addSubview(_:) first."
        )
    }

    @Test func constraintsAreHeldByTheNearestCommonAncestor() {
        let (root, box, first, second) = (UIView(), UIView(), UIView(), UIView())
        root.addSubview(box)
        box.addSubview(first)
        box.addSubview(second)
        let width = first.widthAnchor.constraint(equalToConstant: 1)
        let siblings = first.leftAnchor.constraint(equalTo: second.rightAnchor)
        let parent = first.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([width, siblings, parent])
        #expect(first.constraints.first === width)
        #expect(box.constraints.first === siblings)
        #expect(root.constraints.first === parent)
        #expect(first.constraintsAffectingLayout(for: .horizontal).count == 2)
        #expect(first.constraintsAffectingLayout(for: .vertical).count == 1)
        NSLayoutConstraint.deactivate([width, siblings, parent])
        #expect(first.constraints.isEmpty && box.constraints.isEmpty && root.constraints.isEmpty)
        #expect(first.constraintsAffectingLayout(for: .horizontal).isEmpty)
    }

    @Test func descriptionsReadLikeEquations() {
        let (box, view) = (UIView(), UIView())
        box.accessibilityIdentifier = "box"
        box.addSubview(view)
        let constraint = view.widthAnchor.constraint(
            equalTo: box.widthAnchor,
            multiplier: 0.5,
            constant: -3
        )
        constraint.priority = .defaultHigh
        constraint.identifier = "half"
        #expect(
            constraint.text
                == "<NSLayoutConstraint 'half' UIView.width == 0.5*UIView \"box\".width - 3 @750"
                + "   (inactive)>"
        )
        #expect(constraint.firstAnchor.name == "UIView.width")
        #expect(constraint.secondAnchor?.item === box)
    }

    @Test func anchorsOfConstraintsAreThoseOfTheirItems() {
        let (box, view) = (UIView(), UIView())
        box.addSubview(view)
        let constraint = view.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor)
        #expect(constraint.firstAnchor.isEqual(view.topAnchor))
        #expect(view.topAnchor.isEqual(constraint.firstAnchor))
        #expect(constraint.firstAnchor.hash == view.topAnchor.hash)
        #expect(constraint.secondAnchor?.isEqual(box.safeAreaLayoutGuide.topAnchor) == true)
        #expect(!constraint.firstAnchor.isEqual(box.topAnchor))
        #expect(!constraint.firstAnchor.isEqual(view.bottomAnchor))
        #expect(!constraint.firstAnchor.isEqual(view))
    }

    @Test func noPartOfASizeIsAConstant() {
        let (box, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40)), UIView())
        box.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            view.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0, constant: 7),
            view.heightAnchor.constraint(
                greaterThanOrEqualTo: box.heightAnchor,
                multiplier: 0,
                constant: 9
            ),
            view.heightAnchor.constraint(lessThanOrEqualTo: box.heightAnchor, multiplier: 0.5),
        ]
        for constraint in constraints.prefix(2) {
            #expect(constraint.secondItem == nil && constraint.secondAnchor == nil)
            #expect(constraint.secondAttribute == .notAnAttribute && constraint.multiplier == 1)
        }
        #expect(constraints[1].relation == .greaterThanOrEqual && constraints[1].constant == 9)
        #expect(constraints[2].secondItem === box && constraints[2].multiplier == 0.5)
        NSLayoutConstraint.activate(constraints)
        box.layoutIfNeeded()
        #expect(view.frame.width == 7 && view.frame.height >= 9)
    }

    @Test func conflictsAreReportedAndTheNewestConstraintIsBroken() {
        let outer = Diagnostics.handler
        var messages: [String] = []
        Diagnostics.handler = { messages.append($0) }
        defer { Diagnostics.handler = outer }
        let screen = LayoutScreen()
        let view = screen.add()
        view.accessibilityIdentifier = "card"
        let small = view.widthAnchor.constraint(equalToConstant: 100)
        small.identifier = "small"
        let large = view.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([
            small, large,
            view.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            view.topAnchor.constraint(equalTo: screen.root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        screen.layOut()
        let broken = "<NSLayoutConstraint UIView \"card\".width == 200   (active)>"
        let message = """
            Unable to simultaneously satisfy constraints.
            Probably at least one of the constraints in the following list is one you don't want. \
            Try this: (1) look at each constraint and try to figure out which you don't expect; \
            (2) find the code that added the unwanted constraint or constraints and fix it.
            (
                "<NSLayoutConstraint 'small' UIView "card".width == 100   (active)>",
                "\(broken)"
            )

            Will attempt to recover by breaking constraint
            \(broken)
            """
        #expect(messages == [message])
        #expect(screen.test.scene.layoutReports.map(\.broken) == [broken])
        #expect(view.frame.width == 100)
        // What was given up holds again when it can.
        small.isActive = false
        screen.layOut()
        #expect(view.frame.width == 200)
        #expect(messages.count == 1)
    }

    @Test func framesAreNeverBroken() {
        let outer = Diagnostics.handler
        var messages: [String] = []
        Diagnostics.handler = { messages.append($0) }
        defer { Diagnostics.handler = outer }
        let screen = LayoutScreen()
        let view = screen.add()
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 380),
            view.rightAnchor.constraint(equalTo: screen.root.rightAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: screen.root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        screen.layOut()
        #expect(messages.isEmpty)
        screen.root.frame.size.width = 300
        screen.layOut()
        #expect(messages.count == 1)
        #expect(screen.root.frame.width == 300)
        #expect(view.frame == CGRect(x: 10, y: 0, width: 380, height: 10))
        screen.root.frame.size.width = 400
        screen.layOut()
        #expect(view.frame == CGRect(x: 10, y: 0, width: 380, height: 10))
        #expect(screen.root.constraints.filter(\.isActive).count == 3)
    }

    @Test func ambiguityIsFound() {
        let screen = LayoutScreen()
        let view = screen.add()
        view.accessibilityIdentifier = "loose"
        let other = screen.add(ContentView(10, 10))
        let left = view.leftAnchor.constraint(equalTo: screen.root.leftAnchor)
        NSLayoutConstraint.activate([
            left,
            view.topAnchor.constraint(equalTo: screen.root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
            other.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            other.topAnchor.constraint(equalTo: screen.root.topAnchor),
        ])
        #expect(view.hasAmbiguousLayout)
        #expect(!other.hasAmbiguousLayout)
        #expect(screen.test.scene.ambiguousViews().map(\.layoutName) == ["UIView \"loose\""])
        view.rightAnchor.constraint(lessThanOrEqualTo: screen.root.rightAnchor).isActive = true
        #expect(view.hasAmbiguousLayout)
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        #expect(!view.hasAmbiguousLayout)
        #expect(screen.test.scene.ambiguousViews().isEmpty)
    }

    // MARK: - Visual formats

    struct Format: Sendable {
        var format: String
        var options: NSLayoutConstraint.FormatOptions = []
        var equations: [String]
    }

    nonisolated static let formats = [
        Format(
            format: "|-10-[a(50)]-[b(==a@750)]|",
            equations: [
                "a.width == 50", "a.leading == root.leading + 10", "b.width == a.width @750",
                "b.leading == a.trailing + 8", "root.trailing == b.trailing",
            ]
        ),
        Format(
            format: "V:|-[a]-(>=space,<=20@200)-[b(>=10,<=w)]-|",
            equations: [
                "a.top == root.topMargin", "b.height >= 10", "b.height <= 70",
                "b.top >= a.bottom + 12", "b.top <= a.bottom + 20 @200",
                "root.bottomMargin == b.bottom",
            ]
        ),
        Format(
            format: "H: |-10-[a( >= 50, <= u @ 750 )] - [b]\n|",
            equations: [
                "a.width >= 50", "a.width <= 90 @750", "a.leading == root.leading + 10",
                "b.leading == a.trailing + 8", "root.trailing == b.trailing",
            ]
        ),
        Format(
            format: "H:[a][b]",
            options: [.alignAllTop, .alignAllBottom],
            equations: ["b.leading == a.trailing", "a.top == b.top", "a.bottom == b.bottom"]
        ),
        Format(
            format: "[a]-5-[b]",
            options: .directionRightToLeft,
            equations: ["a.left == b.right + 5"]
        ),
        Format(
            format: "V:[a]-4-[b]",
            options: .spacingBaselineToBaseline,
            equations: ["b.firstBaseline == a.lastBaseline + 4"]
        ),
    ]

    @Test(arguments: formats)
    func visualFormatsBecomeConstraints(_ format: Format) {
        let views = FormatViews()
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: format.format,
            options: format.options,
            metrics: ["space": 12, "w": CGFloat(70), "u": UInt16(90)],
            views: views.byName
        )
        #expect(constraints.map(views.equation) == format.equations)
    }

    @Test(arguments: [
        ("|-[c]|", "c is not a key in the views dictionary.", 3),
        ("[a]-3", "Expected a '-' here to give the end of a spacing", 5),
        ("a", "Expected a view", 0),
        ("[a", "Expected a ']' here to give the end of a view", 2),
        ("[a(=3)]", "Expected a '=' here to give the relation ==", 4),
        ("H: |-[c]|", "c is not a key in the views dictionary.", 6),
        ("[a ", "Expected a ']' here to give the end of a view", 3),
        ("[a(zz)]", "zz is not a key in the metrics or views dictionary.", 3),
        ("[a(5@2000)]", "Expected a priority above 0 and at most 1000", 5),
        (
            "|[root]",
            "Unable to interpret '|' character, because the related view doesn't have a superview",
            0
        ),
    ])
    func faultsInVisualFormatsArePointedAt(_ format: String, _ message: String, _ offset: Int) {
        let views = FormatViews()
        var parser = VisualFormatParser(format, [], [:], views.byName)
        #expect(throws: VisualFormatError(message: message, format: format, offset: offset)) {
            try parser.parse()
        }
        #expect(
            VisualFormatError(message: "Expected a view", format: "H:a", offset: 2).description
                == "Unable to parse constraint format: \nExpected a view \nH:a \n  ^"
        )
    }

    @MainActor
    final class FormatViews {
        let (root, a, b) = (UIView(), UIView(), UIView())
        var byName: [String: Any] { ["root": root, "a": a, "b": b] }

        init() {
            for (view, name) in [(root, "root"), (a, "a"), (b, "b")] {
                view.accessibilityIdentifier = name
            }
            root.addSubview(a)
            root.addSubview(b)
        }

        func equation(_ constraint: NSLayoutConstraint) -> String {
            constraint.text
                .replacingOccurrences(of: "<NSLayoutConstraint ", with: "")
                .replacingOccurrences(of: "   (inactive)>", with: "")
                .replacingOccurrences(of: "UIView \"", with: "")
                .replacingOccurrences(of: "\"", with: "")
        }
    }

    @Test func aViewAloneTakesAnyAlignment() {
        let (box, view) = (UIView(), UIView())
        box.addSubview(view)
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-11-[view]-11-|",
            options: .alignAllLastBaseline,
            metrics: nil,
            views: ["view": view]
        )
        #expect(constraints.map(\.constant) == [11, 11])
    }
}
