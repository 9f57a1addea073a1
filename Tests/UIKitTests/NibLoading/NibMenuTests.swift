import InterfaceBuilder
import Testing

@testable import UIKit

/// Menus of buttons and items, as documents have them.
@MainActor
struct NibMenuTests {
    private static let menu = """
        <menu key="menu" title="Sort" id="m1"><children>
        <command title="By name" image="star" catalog="system" id="c1"><connections>
        <action selector="sort:" destination="-2" id="a1"/></connections></command>
        <command title="By size" state="on" id="c2"/>
        <command title="Delete" id="c3"><attributes key="attributes" destructive="YES" \
        disabled="YES"/></command>
        <menu title="More" id="m2"><options key="options" displayInline="YES"/><children>
        <keyCommand title="New" keyEquivalent="n" id="c4"><modifierFlags key="modifierFlags" \
        command="YES"/></keyCommand></children></menu>
        <unheardOf id="c5"/></children></menu>
        """

    @Test func buttonsHaveTheMenusOfTheirDocument() throws {
        let source = try NibSamples.xib(
            "<button showsMenuAsPrimaryAction=\"YES\" id=\"aaa\">\(Self.menu)"
                + "<state key=\"normal\" title=\"Pick\"/></button>"
        )
        let button = try #require(UINib(source).instantiate(withOwner: nil).first as? UIButton)
        let menu = try #require(button.menu)
        #expect(button.showsMenuAsPrimaryAction)
        #expect(button.currentTitle == "Pick")
        #expect(menu.title == "Sort")
        #expect(menu.children.map(\.title) == ["By name", "By size", "Delete", "More"])
        #expect(menu.children[0].image?.isSymbolImage == true)
        #expect(menu.selectedElements.map(\.title) == ["By size"])
        let delete = try #require(menu.children[2] as? UICommand)
        #expect(delete.attributes == [.destructive, .disabled])
        let more = try #require(menu.children[3] as? UIMenu)
        #expect(more.options == .displayInline)
        let key = try #require(more.children.first as? UIKeyCommand)
        #expect(key.input == "n" && key.modifierFlags == .command)
        #expect(
            source.warnings.map(\.description).filter { $0.contains("class") }
                == ["Sample.xib:12: <unheardOf> has no class here; nothing of its size is used."]
        )
    }

    @Test func popUpButtonsBeginWithWhatIsMarked() throws {
        let view = try NibSamples.view(
            """
            <button showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES" id="aaa">
            <menu key="menu" id="m1"><children><command title="Small" id="c1"/>
            <command title="Large" state="on" id="c2"/></children></menu>
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="filled" title="Button"/></button>
            """
        )
        let button = try #require(view as? UIButton)
        #expect(button.configuration?.title == "Large")
    }

    @Test func itemsOfBarsHaveMenus() throws {
        let source = try NibSamples.xib(
            "<toolbar id=\"aaa\"><items><barButtonItem title=\"Sort\" id=\"bbb\">\(Self.menu)"
                + "</barButtonItem></items></toolbar>"
        )
        let bar = try #require(UINib(source).instantiate(withOwner: nil).first as? UIToolbar)
        #expect(bar.items?.first?.menu?.children.count == 4)
    }

    @Test func titlesAreInTheLanguageOfThePage() throws {
        let folder = try Folder()
        let url = try folder.write(
            "Base.lproj/Sample.xib",
            NibSamples.xibText("<button id=\"aaa\">\(Self.menu)</button>")
        )
        let language = try #require(NibFiles.languages.first)
        _ = try folder.write("\(language).lproj/Sample.strings", "\"c1.title\" = \"Nom\";")
        let source = try NibSource(contentsOf: url)
        let button = try #require(UINib(source).instantiate(withOwner: nil).first as? UIButton)
        #expect(button.menu?.children.first?.title == "Nom")
    }

    @Test func menusAreNoProblemOfADocument() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <dependencies><capability name="UIMenu" message="Requires Xcode 11 or later." \
            minToolsVersion="11.0" requiredIntegratedClassName="UICommandDiff"/></dependencies>
            <objects><button id="aaa"><menu key="menu" id="m1"><children>
            <command title="One" state="on" id="c1"/></children></menu></button></objects>
            </document>
            """
        #expect(try IBDocument(Array(text.utf8), fileName: "Menu.xib").warnings.isEmpty)
    }

    @Test func controllersHaveTheKeysOfTheirScene() throws {
        let scene = """
            <scene sceneID="s1"><objects><viewController id="ccc" sceneMemberID="viewController">
            <view key="view" id="vvv"/><keyCommands>
            <keyCommand input="f" actionName="find:" discoverabilityTitle="Find">
            <modifierFlags key="modifierFlags" command="YES" shift="YES"/></keyCommand>
            <keyCommand input="UIKeyInputEscape" modifierFlags="262144" id="k2"><connections>
            <action selector="close:" destination="ccc" id="a1"/></connections></keyCommand>
            </keyCommands></viewController></objects></scene>
            """
        let storyboard = try NibSamples.storyboard(scene, initial: "ccc")
        let controller = try #require(storyboard.instantiateInitialViewController())
        controller.loadViewIfNeeded()
        let commands = controller.addedKeyCommands
        #expect(commands.map(\.input) == ["f", UIKeyCommand.inputEscape])
        #expect(commands.map(\.modifierFlags) == [[.command, .shift], .control])
        #expect(commands.map(\.action.name) == ["find:", "close:"])
        #expect(commands.first?.discoverabilityTitle == "Find")
    }

    @Test func pagesOnBothSidesAreThoseOfTheScene() throws {
        let scene = """
            <scene sceneID="s1"><objects><pageViewController doubleSided="YES" id="ppp" \
            sceneMemberID="viewController"/></objects></scene>
            """
        let storyboard = try NibSamples.storyboard(scene, initial: "ppp")
        let pages = storyboard.instantiateInitialViewController() as? UIPageViewController
        #expect(pages?.isDoubleSided == true)
    }
}
