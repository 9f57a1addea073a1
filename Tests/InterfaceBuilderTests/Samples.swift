@testable import InterfaceBuilder

/// Documents of the tests' own.
enum Samples {
    /// Returns a storyboard around scenes.
    static func storyboard(_ scenes: String, attributes: String = "", resources: String = "")
        -> String
    {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \(attributes)>
            <scenes>
        \(scenes)
            </scenes>
            <resources>\(resources)</resources>
        </document>
        """
    }

    /// Returns a xib around objects.
    static func xib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="21507" targetRuntime="iOS.CocoaTouch" colorMatched="YES">
            <objects>
        \(objects)
            </objects>
        </document>
        """
    }

    /// Reads a document from text.
    static func document(
        _ text: String,
        fileName: String = "Login.storyboard"
    ) throws(DocumentError) -> IBDocument {
        try IBDocument(Array(text.utf8), fileName: fileName)
    }

    /// Reads the first object of a xib with the given element in it.
    static func object(_ element: String) throws -> IBObject {
        let document = try document(xib(element), fileName: "Cell.xib")
        return try document.topLevelObjects.first.orThrow()
    }

    /// A storyboard with about everything, for mutations.
    static let everything = storyboard(
        """
        <scene sceneID="s1"><objects>
        <viewController storyboardIdentifier="Login" id="vc1" customClass="Login" \
        customModule="App" customModuleProvider="target" sceneMemberID="viewController">
        <layoutGuides><viewControllerLayoutGuide type="top" id="g1"/></layoutGuides>
        <view key="view" contentMode="scaleToFill" id="v1">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><label text="A &amp; B &#x1F600;" id="l1"><fontDescription key="fontDescription" \
        type="system" weight="semibold" pointSize="17"/><nil key="textColor"/></label>
        <textView id="t1"><string key="text">One
        <![CDATA[<two>]]> <!-- no --> &lt;three&gt;</string></textView></subviews>
        <viewLayoutGuide key="safeArea" id="g2"/>
        <color key="backgroundColor" red="1" green="0.5" blue="0.25" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/>
        <constraints><constraint firstItem="l1" firstAttribute="top" secondItem="g2" \
        secondAttribute="bottom" constant="20" multiplier="16:9" id="c1"><variation \
        key="heightClass=compact" constant="8"/></constraint></constraints>
        <variation key="default"><mask key="subviews"><exclude reference="t1"/></mask></variation>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="a.b">\
        <real key="value" value="0.20000000000000001"/></userDefinedRuntimeAttribute>\
        </userDefinedRuntimeAttributes>
        </view>
        <connections><outlet property="label" destination="l1" id="o1"/>
        <segue destination="vc1" kind="presentation" identifier="again" id="e1"/></connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
        <exit id="x1" userLabel="Exit" sceneMemberID="exit"/>
        </objects><point key="canvasLocation" x="10" y="-20.5"/></scene>
        """,
        attributes: #"initialViewController="vc1""#,
        resources: #"<image name="star" catalog="system" width="128" height="116"/>"#
    )
}

/// A value that a test needs was nil.
struct Missing: Error {}

extension Optional {
    func orThrow() throws -> Wrapped {
        guard let self else { throw Missing() }
        return self
    }
}
