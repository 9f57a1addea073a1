import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
struct NibTextInputTests {
    @Test func textFieldsHaveWhatTheDocumentSays() throws {
        let field = try #require(
            try NibSamples.view(
                """
                <textField opaque="NO" text="Ada" borderStyle="roundedRect" placeholder="Name" \
                textAlignment="center" minimumFontSize="11" clearButtonMode="whileEditing" \
                clearsOnBeginEditing="YES" enabled="NO" id="aaa">
                <rect key="frame" x="0" y="0" width="200" height="34"/>
                <color key="textColor" systemColor="systemRedColor"/>
                <fontDescription key="fontDescription" type="system" pointSize="21"/>
                <textInputTraits key="textInputTraits" autocorrectionType="no" \
                keyboardType="emailAddress" returnKeyType="next" secureTextEntry="YES" \
                textContentType="password"/>
                </textField>
                """
            ) as? UITextField
        )
        #expect(field.text == "Ada" && field.placeholder == "Name")
        #expect(field.borderStyle == .roundedRect && field.textAlignment == .center)
        #expect(field.clearButtonMode == .whileEditing && field.clearsOnBeginEditing)
        #expect(field.minimumFontSize == 11 && field.adjustsFontSizeToFitWidth)
        #expect(field.textColor == .systemRed && field.font == .systemFont(ofSize: 21))
        #expect(field.autocorrectionType == .no && field.keyboardType == .emailAddress)
        #expect(field.autocapitalizationType == .none && field.returnKeyType == .next)
        #expect(field.isSecureTextEntry && field.textContentType == .password)
        #expect(!field.isEnabled)
    }

    @Test func textsCanBeFormattedFoundAndReplacedWhereTheDocumentSaysSo() throws {
        let view = try #require(
            try NibSamples.view(
                """
                <textView allowsEditingTextAttributes="YES" findInteractionEnabled="YES" \
                clearsOnInsertion="YES" id="aaa"><rect key="frame" x="0" y="0" width="200" \
                height="90"/></textView>
                """
            ) as? UITextView
        )
        #expect(view.allowsEditingTextAttributes && view.clearsOnInsertion)
        #expect(view.isFindInteractionEnabled)
        let field = try #require(
            try NibSamples.view(
                """
                <textField allowsEditingTextAttributes="YES" clearsOnInsertion="YES" id="aaa">
                <rect key="frame" x="0" y="0" width="200" height="34"/></textField>
                """
            ) as? UITextField
        )
        #expect(field.allowsEditingTextAttributes && field.clearsOnInsertion)
    }

    @Test func textViewsAndSearchBarsHaveWhatTheDocumentSays() throws {
        let view = try #require(
            try NibSamples.view(
                """
                <textView editable="NO" scrollEnabled="NO" textAlignment="right" text="Read me" \
                id="aaa"><rect key="frame" x="0" y="0" width="200" height="90"/>
                <fontDescription key="fontDescription" type="system" pointSize="15"/>
                <textInputTraits key="textInputTraits" autocapitalizationType="words"/>
                </textView>
                """
            ) as? UITextView
        )
        #expect(view.text == "Read me" && !view.isEditable && !view.isScrollEnabled)
        #expect(view.textAlignment == .right && view.font == .systemFont(ofSize: 15))
        #expect(view.autocapitalizationType == .words)
        let bar = try #require(
            try NibSamples.view(
                """
                <searchBar placeholder="Find" text="x" searchBarStyle="minimal" \
                showsCancelButton="YES" prompt="Where" showsBookmarkButton="YES" id="aaa">\
                <offsetWrapper key="searchTextPositionAdjustment" horizontal="6" vertical="5"/>\
                <offsetWrapper key="searchFieldBackgroundPositionAdjustment" horizontal="10" \
                vertical="9"/><textInputTraits key="textInputTraits" keyboardType="URL"/>\
                </searchBar>
                """
            ) as? UISearchBar
        )
        #expect(bar.placeholder == "Find" && bar.text == "x" && bar.showsCancelButton)
        #expect(bar.searchBarStyle == .minimal && bar.keyboardType == .URL)
        #expect(bar.prompt == "Where" && bar.showsBookmarkButton)
        #expect(!bar.showsSearchResultsButton)
        #expect(bar.searchTextPositionAdjustment == UIOffset(horizontal: 6, vertical: 5))
        let offset = bar.searchFieldBackgroundPositionAdjustment
        #expect(offset == UIOffset(horizontal: 10, vertical: 9))
    }

    @Test func typingIsAsSmartAsTheDocumentSays() throws {
        let field = try #require(
            try NibSamples.view(
                """
                <textField id="aaa"><textInputTraits key="textInputTraits" smartDashesType="no" \
                smartInsertDeleteType="yes" smartQuotesType="no"/></textField>
                """
            ) as? UITextField
        )
        #expect(field.smartDashesType == .no && field.smartQuotesType == .no)
        #expect(field.smartInsertDeleteType == .yes)
        let view = try #require(
            try NibSamples.view(
                """
                <textView id="aaa"><textInputTraits key="textInputTraits" smartDashesType="yes" \
                smartInsertDeleteType="no"/></textView>
                """
            ) as? UITextView
        )
        #expect(view.smartDashesType == .yes && view.smartInsertDeleteType == .no)
        #expect(view.smartQuotesType == .default)
    }
}
