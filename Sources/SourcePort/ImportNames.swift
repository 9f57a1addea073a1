/// Names by which files are found that use a module.
enum ImportNames {
    static let networking: Set<String> = [
        "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "HTTPCookie",
        "HTTPCookieStorage", "URLSessionConfiguration", "URLSessionDataTask", "URLSessionTask",
        "URLCredential", "URLAuthenticationChallenge", "URLProtocol", "URLSessionDelegate",
        "URLSessionDownloadTask", "URLSessionUploadTask", "URLProtectionSpace", "CachedURLResponse",
        "NSURLRequest", "NSMutableURLRequest", "NSURLConnection", "URLSessionDataDelegate",
        "URLSessionTaskDelegate", "URLSessionDownloadDelegate", "URLCredentialStorage",
    ]

    static let markup: Set<String> = ["XMLParser", "XMLParserDelegate"]

    /// Names that are Foundation's on iOS and UIKit's here.
    static let uikitOnly: Set<String> = [
        "autoreleasepool", "objc_setAssociatedObject", "objc_getAssociatedObject", "Selector",
        "NSKeyValueObservation", "objc_sync_enter", "objc_sync_exit",
        "CADisplayLink", "CACurrentMediaTime",
        "NSDataDetector", "NSException", "NSHashTable", "NSMapTable", "NSPredicate", "UndoManager",
        "NSUserActivity", "NSUserActivityTypeBrowsingWeb",
        "DateComponentsFormatter", "MeasurementFormatter", "RelativeDateTimeFormatter",
        "ListFormatter", "PersonNameComponentsFormatter", "NSExpression",
        "NSComparisonPredicate", "NSLocalizedString", "NSClassFromString",
        "localized", "CFString", "CFArray", "CFURL", "CFData", "CFError", "markdown",
        "InlinePresentationIntent", "notifications", "isLowPowerModeEnabled", "thermalState",
        "forSecurityApplicationGroupIdentifier", "forUbiquityContainerIdentifier",
        "ubiquityIdentityToken", "UserDefaults", "unarchivedArrayOfObjects",
        "unarchivedDictionary",
        "documentsDirectory", "cachesDirectory", "applicationSupportDirectory", "libraryDirectory",
        "downloadsDirectory", "picturesDirectory", "moviesDirectory", "musicDirectory",
        "isiOSAppOnMac", "isMacCatalystApp", "byWords", "bySentences", "NSInteger", "CFRange",
        "CFRangeMake", "CFIndex", "CFDictionary", "CFAttributedString",
        "_KeyValueCodingAndObserving",
    ]
    /// Classes of UIKit's here of whose names Foundation has some that cannot be used.
    static let hidden: Set<String> = [
        "NSExpression", "NSComparisonPredicate", "PersonNameComponentsFormatter",
    ]
    /// Functions of UIKit's here that Foundation has too, without any knowledge of UIKit.
    static let hiddenFunctions: Set<String> = ["NSClassFromString"]
    /// Names that files import SwiftUI for where they use no views of it.
    static let combine: Set<String> = [
        "ObservableObject", "Published", "AnyCancellable", "PassthroughSubject",
        "CurrentValueSubject", "AnyPublisher", "ObservableObjectPublisher",
    ]
    /// Names of SwiftUI's that files use that are more than models.
    static let swiftUI: Set<String> = [
        "SwiftUI", "View", "App", "Scene", "WindowGroup", "UIHostingController", "AnyView",
        "UIHostingConfiguration", "UIViewRepresentable", "UIViewControllerRepresentable",
        "UIApplicationDelegateAdaptor", "PreviewProvider", "ViewBuilder", "ViewModifier",
        "State", "Binding", "Bindable", "StateObject", "ObservedObject", "EnvironmentObject",
        "Environment", "EnvironmentKey", "EnvironmentValues", "PreferenceKey", "AppStorage",
        "SceneStorage", "FocusState", "GestureState", "Namespace", "ScaledMetric",
        "DynamicProperty", "Text", "Image", "Label", "Button", "ButtonStyle", "Toggle", "Slider",
        "Stepper", "Picker", "Menu", "TextField", "SecureField", "TextEditor", "ProgressView",
        "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid",
        "GridItem", "Spacer", "Divider", "List", "Form", "ForEach", "Group", "Section",
        "ScrollView", "GeometryReader", "GeometryProxy", "NavigationView", "NavigationStack",
        "NavigationLink", "TabView", "EmptyView", "Canvas", "TimelineView", "Shape",
        "InsettableShape", "Path", "Rectangle", "RoundedRectangle", "Circle", "Capsule",
        "Ellipse", "Color", "Gradient", "LinearGradient", "RadialGradient", "AngularGradient",
        "Font", "EdgeInsets", "Alignment", "Angle", "UnitPoint", "LocalizedStringKey",
        "Animation", "AnyTransition", "withAnimation", "withTransaction",
    ]
}
