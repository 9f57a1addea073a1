import CoreGraphics
import Testing

@testable import UIKit

/// Collection views of documents.
@MainActor
struct NibCollectionTests {
    private let scene = """
        <scene sceneID="s1"><objects><collectionViewController id="ccc" \
        customClass="NoSuchController" sceneMemberID="viewController">
        <collectionView key="view" dataMode="prototypes" id="vvv">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="lll">
        <size key="itemSize" width="50" height="50"/>
        <size key="headerReferenceSize" width="50" height="40"/>
        <size key="footerReferenceSize" width="50" height="30"/></collectionViewFlowLayout>
        <cells/><collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="hhh">
        <rect key="frame" x="0" y="0" width="375" height="40"/></collectionReusableView>
        <connections><outlet property="dataSource" destination="ccc" id="o1"/>
        <outlet property="delegate" destination="ccc" id="o2"/></connections>
        </collectionView></collectionViewController></objects></scene>
        """

    @Test func headersOfControllersWithoutTheirClassAreEmpty() throws {
        let storyboard = try NibSamples.storyboard(scene, initial: "ccc")
        let controller = try #require(
            storyboard.instantiateInitialViewController() as? UICollectionViewController
        )
        let screen = TestScene(size: CGSize(width: 375, height: 667), root: controller)
        defer { screen.end() }
        screen.commit()
        let kind = UICollectionView.elementKindSectionHeader
        let headers = controller.collectionView.visibleSupplementaryViews(ofKind: kind)
        #expect(headers.map(\.frame.height) == [40])
        #expect(headers.first?.subviews.isEmpty == true)
    }

    @Test func rowsAndItemsCanBeDraggedAndChosenAsTheDocumentSays() throws {
        let table = try #require(
            try NibSamples.view(
                """
                <tableView style="plain" dragInteractionEnabled="NO" id="ttt">
                <rect key="frame" x="0" y="0" width="375" height="200"/></tableView>
                """
            ) as? UITableView
        )
        #expect(!table.dragInteractionEnabled)
        let collection = try #require(
            try NibSamples.view(
                """
                <collectionView dragInteractionEnabled="NO" allowsSelectionDuringEditing="YES" \
                allowsMultipleSelectionDuringEditing="YES" id="ccc"><rect key="frame" x="0" y="0" \
                width="375" height="200"/><collectionViewFlowLayout key="collectionViewLayout" \
                id="lll"/></collectionView>
                """
            ) as? UICollectionView
        )
        #expect(!collection.dragInteractionEnabled && collection.allowsSelectionDuringEditing)
        #expect(collection.allowsMultipleSelectionDuringEditing)
    }
}
