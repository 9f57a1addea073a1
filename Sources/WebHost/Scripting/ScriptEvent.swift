import Foundation
import RenderTree

/// What a script does to a scene.
package enum ScriptEvent: Sendable, Equatable {
    /// A tap on the middle of an element.
    case tap(ElementQuery)
    /// A tap at a point of the window, in points.
    case tapPoint(CGPoint)
    /// A pointer without a button at a point of the window, in points; nil for nowhere.
    case hover(CGPoint?)
    /// What assistive technology does to an element.
    case perform(Action, ElementQuery)
    /// Scrolling by a person until an element's content rests at an offset; what is nil stays.
    ///
    /// Content with a refresh control is pulled down as far as an offset above its upper end says.
    case scroll(ElementQuery, x: Double?, y: Double?)
    /// Characters typed one by one at the insertion point of an element, which gets the focus.
    case type(ElementQuery, characters: String)
    /// The selection of an element's text, which gets the focus; nil selects all.
    case select(ElementQuery, Range<Int>?)
    /// The focus goes to an element's text.
    case focus(ElementQuery)
    /// The focus leaves all text.
    case blur
    /// One step of a touch.
    case touch(TouchInput)
    /// A key that goes down or up.
    case key(KeyInput)
    /// A key that goes down and up again.
    case press(key: String, code: String, modifiers: KeyInput.Modifiers)
    /// Another size; what is nil stays.
    case resize(GeometryChange)
    /// Other preferences; what is nil stays.
    case environment(EnvironmentChange)
    /// What a person chooses who is asked for files; none where the person goes back.
    case choose([File])
    /// What a web view is asked for has come, or may not be shown.
    case load(ElementQuery, isLoaded: Bool)
    /// The page comes to the front or leaves it.
    case visibility(Bool)
    /// The page, which the app asked for it, tells where it is, or that it does not.
    case location(LocationInput)

    /// What assistive technology does: `accessibilityActivate()` and its like.
    package enum Action: String, Sendable, CaseIterable {
        case activate, increment, decrement
    }

    /// A file that a person chooses.
    package struct File: Sendable, Equatable {
        package var name: String
        package var mediaType: String
        package var bytes: [UInt8]

        /// Creates a file.
        package init(name: String, mediaType: String = "", bytes: [UInt8]) {
            self.name = name
            self.mediaType = mediaType
            self.bytes = bytes
        }
    }

    /// A change of a scene's size; what is nil stays.
    package struct GeometryChange: Sendable, Equatable {
        package var width, height, scale: Double?
        package var safeArea: SceneGeometry.Insets?

        /// Creates a change.
        package init(
            width: Double? = nil,
            height: Double? = nil,
            scale: Double? = nil,
            safeArea: SceneGeometry.Insets? = nil
        ) {
            self.width = width
            self.height = height
            self.scale = scale
            self.safeArea = safeArea
        }

        func apply(to geometry: inout SceneGeometry) {
            if let width { geometry.size.width = CGFloat(width) }
            if let height { geometry.size.height = CGFloat(height) }
            if let scale { geometry.scale = scale }
            if let safeArea { geometry.safeArea = safeArea }
        }
    }

    /// A change of a person's preferences; what is nil stays.
    package struct EnvironmentChange: Sendable, Equatable {
        package var isDark, isRightToLeft, prefersHighContrast, prefersReducedMotion: Bool?
        package var locale: String?

        /// Creates a change.
        package init(
            isDark: Bool? = nil,
            isRightToLeft: Bool? = nil,
            prefersHighContrast: Bool? = nil,
            prefersReducedMotion: Bool? = nil,
            locale: String? = nil
        ) {
            self.isDark = isDark
            self.isRightToLeft = isRightToLeft
            self.prefersHighContrast = prefersHighContrast
            self.prefersReducedMotion = prefersReducedMotion
            self.locale = locale
        }

        func apply(to environment: inout SceneEnvironment) {
            if let isDark { environment.isDark = isDark }
            if let isRightToLeft { environment.isRightToLeft = isRightToLeft }
            if let prefersHighContrast { environment.prefersHighContrast = prefersHighContrast }
            if let prefersReducedMotion { environment.prefersReducedMotion = prefersReducedMotion }
            if let locale { environment.locale = locale }
        }
    }
}
