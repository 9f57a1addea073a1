import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct KeyPathRegistryTests {
    @Test func propertiesOfUIKitAreSetByName() throws {
        let label = UILabel()
        try KeyPathRegistry.setValue(UIColor.red, "textColor", of: label)
        try KeyPathRegistry.setValue(0.25, "alpha", of: label)
        try KeyPathRegistry.setValue("Hello", "text", of: label)
        try KeyPathRegistry.setValue(2, "textAlignment", of: label)
        #expect(label.textColor == .red)
        #expect(label.alpha == 0.25)
        #expect(label.text == "Hello")
        #expect(label.textAlignment == .right)
    }

    @Test func keyPathsLeadThroughLayers() throws {
        let view = UIView()
        try KeyPathRegistry.setValue(8, "layer.cornerRadius", of: view)
        try KeyPathRegistry.setValue(UIColor.green, "layer.borderColor", of: view)
        try KeyPathRegistry.setValue(true, "layer.masksToBounds", of: view)
        #expect(view.layer.cornerRadius == 8)
        #expect(view.layer.borderColor == UIColor.green.cgColor)
        #expect(try KeyPathRegistry.value("layer.cornerRadius", of: view) as? CGFloat == 8)
        #expect(view.clipsToBounds)
    }

    @Test func nilClearsOptionalProperties() throws {
        let view = UIView()
        view.backgroundColor = .red
        try KeyPathRegistry.setValue(nil, "backgroundColor", of: view)
        #expect(view.backgroundColor == nil)
        #expect(try KeyPathRegistry.value("backgroundColor", of: view) == nil)
    }

    @Test func enumerationsAreSetByTheirRawValues() throws {
        let stack = UIStackView()
        try KeyPathRegistry.setValue(1, "axis", of: stack)
        try KeyPathRegistry.setValue(12, "spacing", of: stack)
        #expect(stack.axis == .vertical)
        #expect(stack.spacing == 12)
    }

    @Test func propertiesOfAppClassesAreFoundWithThoseOfTheirSuperclasses() throws {
        let gauge = LabelledGauge()
        try KeyPathRegistry.setValue(3, "level", of: gauge)
        try KeyPathRegistry.setValue("°C", "unit", of: gauge)
        try KeyPathRegistry.setValue(true, "hidden", of: gauge)
        #expect(gauge.level == 3)
        #expect(gauge.unit == "°C")
        #expect(gauge.isHidden)
    }

    @Test func unknownKeysNameViewClassAndKey() {
        let view = UIView()
        view.accessibilityIdentifier = "header"
        #expect {
            try KeyPathRegistry.setValue(1, "layer.radius", of: view)
        } throws: { error in
            "\(error)" == "UIView \"header\" has no key \"radius\" of \"layer.radius\": list the "
                + "property in `namedKeyPaths` of CALayer."
        }
    }

    @Test func valuesOfWrongTypesAreRefused() {
        #expect {
            try KeyPathRegistry.setValue("wide", "alpha", of: UILabel())
        } throws: { error in
            "\(error)" == "UILabel cannot take String for key \"alpha\" of UILabel; "
                + "expected CGFloat."
        }
    }

    @Test func objectsThatCannotBeReplacedAreRefused() {
        #expect(throws: KeyPathError.self) {
            try KeyPathRegistry.setValue(CALayer(), "layer", of: UIView())
        }
    }
}

class Gauge: UIView, KeyPathNaming {
    var level = 0
    class var namedKeyPaths: [NamedKeyPath] { [NamedKeyPath("level", \Gauge.level)] }
}

final class LabelledGauge: Gauge {
    var unit: String?
    override class var namedKeyPaths: [NamedKeyPath] {
        [NamedKeyPath("unit", \LabelledGauge.unit)]
    }
}
