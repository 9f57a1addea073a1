import InterfaceBuilder

@testable import UIKit

/// Documents in the form that Interface Builder writes.
@MainActor
enum NibSamples {
    static func xib(_ objects: String) throws -> NibSource {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
            useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
            <objects>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
            \(objects)
            </objects>
            </document>
            """
        return NibSource(try IBDocument(Array(text.utf8), fileName: "Sample.xib"))
    }

    static func storyboard(_ scenes: String, initial: String) throws -> UIStoryboard {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
            useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
            initialViewController="\(initial)">
            <scenes>
            \(scenes)
            </scenes>
            </document>
            """
        return UIStoryboard(
            NibSource(try IBDocument(Array(text.utf8), fileName: "Main.storyboard"))
        )
    }

    /// Makes the objects of a xib of one view.
    static func view(_ element: String) throws -> UIView? {
        try UINib(xib(element)).instantiate(withOwner: nil).first as? UIView
    }
}
