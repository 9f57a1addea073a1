import CoreGraphics
import Testing
import _Testing_CoreGraphics

@testable import InterfaceBuilder

struct IBVariationTests {
    static let view = """
        <view alpha="1" hidden="YES" id="v">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        <subviews><label text="a" id="a"/><label text="b" id="b"><variation \
        key="widthClass=regular" text="B"/></label></subviews>
        <constraints>
        <constraint firstAttribute="width" constant="1" id="c1"><variation \
        key="heightClass=compact" constant="2"/><variation \
        key="heightClass=compact-widthClass=compact" constant="3"/></constraint>
        <constraint firstAttribute="height" constant="9" id="c2"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation>
        <variation key="heightClass=compact-widthClass=compact" alpha="0.25"/>
        <variation key="heightClass=compact" alpha="0.5"><mask key="constraints">
        <include reference="c2"/></mask><mask key="subviews"><exclude reference="a"/></mask>
        <rect key="frame" x="0.0" y="0.0" width="20" height="20"/></variation>
        <variation key="heightClass=regular-widthClass=regular" hidden="NO"/>
        <variation key="idiom=pad" alpha="0.1"/>
        </view>
        """

    @Test(arguments: [
        (IBSizeClasses(width: .compact, height: .regular), 1.0, true, 10.0),
        (IBSizeClasses(width: .regular, height: .regular), 1.0, false, 10.0),
        (IBSizeClasses(width: .regular, height: .compact), 0.5, true, 20.0),
        (IBSizeClasses(width: .compact, height: .compact), 0.25, true, 20.0),
    ])
    func theMostSpecificVariationOverrides(
        classes: IBSizeClasses,
        alpha: Double,
        hidden: Bool,
        width: Double
    ) throws {
        let view = try Samples.object(Self.view).resolved(for: classes)
        #expect(view.number("alpha") == alpha)
        #expect(view.bool("hidden") == hidden)
        #expect(view.frame?.width == CGFloat(width))
    }

    @Test(arguments: [
        (IBSizeClasses(width: .compact, height: .regular), ["c1"], [1.0], ["a", "b"], "b"),
        (IBSizeClasses(width: .regular, height: .regular), ["c1"], [1.0], ["a", "B"], "B"),
        (IBSizeClasses(width: .regular, height: .compact), ["c1", "c2"], [2.0, 9.0], ["B"], "B"),
        (IBSizeClasses(width: .compact, height: .compact), ["c1", "c2"], [3.0, 9.0], ["b"], "b"),
    ])
    func masksAndNestedVariationsApply(
        classes: IBSizeClasses,
        ids: [String],
        constants: [Double],
        texts: [String],
        last: String
    ) throws {
        let view = try Samples.object(Self.view).resolved(for: classes)
        #expect(view.constraints.map(\.id) == ids)
        #expect(view.constraints.map(\.constant) == constants)
        #expect(view.subviews.map { $0.string("text") } == texts)
        #expect(view.subviews.last?.string("text") == last)
        #expect(view.subviewsLeftOut.map(\.id) == (texts.count == 2 ? [] : ["a"]))
        #expect(view.constraintsLeftOut.map(\.id) == (ids.count == 2 ? [] : ["c2"]))
    }

    @Test func designsForAllSizeClassesHaveWhatIsTheDefault() throws {
        let view = try Samples.object(
            """
            <view id="v"><constraints><constraint firstAttribute="width" constant="1" id="c1"/>
            <constraint firstAttribute="width" constant="2" id="c2"/></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask>
            </variation><variation key="widthClass=regular" alpha="0.5"><mask key="constraints">
            <exclude reference="c1"/><include reference="c2"/></mask></variation></view>
            """
        )
        let any = view.resolved(for: .any)
        #expect(any.constraints.map(\.id) == ["c1"])
        #expect(any.number("alpha") == nil)
        let regular = view.resolved(for: IBSizeClasses(width: .regular, height: .any))
        #expect(regular.constraints.map(\.id) == ["c2"])
        #expect(regular.number("alpha") == 0.5)
    }

    @Test func withoutSizeClassesTheDocumentsOwnValuesCount() throws {
        let view = try Samples.object(Self.view)
        #expect(view.number("alpha") == 1)
        #expect(view.constraints.map(\.id) == ["c1", "c2"])
        #expect(view.subviews.count == 2)
        #expect(view.variations.map(\.specificity) == [0, 2, 1, 2, 1])
    }
}
