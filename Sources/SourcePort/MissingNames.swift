/// Names of Apple's that Vitrine and Linux lack, and what to do about each.
enum MissingNames {
    /// What takes the place of UIKit's older types.
    static let replacements = [
        "UIWebView": "use WKWebView", "UIWebViewDelegate": "use WKNavigationDelegate",
        "UIPopoverController": "present with the style popover",
        "UISearchDisplayController": "use UISearchController",
        "UILocalNotification": "use UNUserNotificationCenter",
        "UIPreviewInteraction": previews,
        "UITextDraggable": dragging,
        "UITextDroppable": dragging, "UITextDragDelegate": dragging,
        "UITextDropDelegate": dragging, "UITextDropProposal": dragging,
        "UIPrintInteractionControllerDelegate": printing,
        "UIPrintPaper": printing, "UIPrinter": printing, "UIPrinterPickerController": printing,
        "UIMenuBuilder": "pages have no menu bar: leave it out",
        "FileWrapper": "Linux has none: keep a document in one file",
        "UIDocumentBrowserViewController": "use UIDocumentPickerViewController",
        "UIEventSubtype": motion,
        "UIGlassContainerEffect": "glass does not flow into other glass: leave it out",
    ]

    /// Names of the system's that Linux lacks.
    static let names: [String: String] = [
        "CFRunLoopGetMain": "use RunLoop.main",
        "CFRunLoopGetCurrent": "use RunLoop.current",
        "class_getInstanceMethod": swizzling,
        "class_getClassMethod": swizzling, "method_exchangeImplementations": swizzling,
        "class_addMethod": swizzling, "SecItemAdd": keychain,
        "SecItemCopyMatching": keychain, "SecItemDelete": keychain,
        "SecItemUpdate": keychain, "NSMetadataQuery": "list the folder with FileManager",
        "NSUbiquitousKeyValueStore": "keep values on the server", "NSInvocation": "call the method",
        "os_signpost": signposts, "OSSignposter": signposts, "OSSignpostID": signposts,
        "OSSignpostIntervalState": signposts, "OSSignpostType": signposts,
        "OSLogStore": "messages are read in the server's log",
        "OSLogEntryLog": "messages are read in the server's log",
        "os_unfair_lock": "use OSAllocatedUnfairLock",
        "os_unfair_lock_s": "use OSAllocatedUnfairLock",
        "os_unfair_lock_t": "use OSAllocatedUnfairLock",
        "WKWebsiteDataStore": stores, "WKWebsiteDataRecord": stores, "WKHTTPCookieStore": stores,
        "WKProcessPool": stores, "WKUIDelegate": frames, "WKUserContentController": frames,
        "WKUserScript": frames, "WKScriptMessage": frames, "WKScriptMessageHandler": frames,
        "WKFrameInfo": frames, "WKNavigationResponse": frames, "WKURLSchemeHandler": frames,
        "WKContentRuleListStore": frames, "WKSnapshotConfiguration": frames,
        "CGPDFDocument": pages, "CGPDFPage": pages,
        "AutoreleasingUnsafeMutablePointer": "use UnsafeMutablePointer, or return the value",
        "QLPreviewItemEditingMode": "previews are not edited: leave it out",
        "mach_absolute_time": "use CACurrentMediaTime",
        "mach_timebase_info": "use CACurrentMediaTime",
        "XCTContext": activities, "XCTActivity": activities, "XCTAttachment": activities,
        "XCTExpectFailure": "XCTest for Linux knows no expected failures: skip the test",
        "XCTIssue": "XCTest for Linux has recordFailure(withDescription:inFile:atLine:expected:)",
        "XCTKVOExpectation": watching, "keyValueObservingExpectation": watching,
        "XCTClockMetric": metrics, "XCTCPUMetric": metrics, "XCTMemoryMetric": metrics,
        "XCTStorageMetric": metrics, "XCTOSSignpostMetric": metrics,
        "XCTApplicationLaunchMetric": metrics,
    ]
    /// Calls by their names and first labels.
    static let calls: [String: String] = [
        "NSSortDescriptor(key:)":
            "sort with a closure, or name the property: init(keyPath:ascending:)"
    ]
    /// Members of classes of the system's.
    static let members: [String: String] = [
        "dataTaskPublisher": "use dataTask(with:) in a Future, or data(for:)",
        "waitsForConnectivity": network, "multipathServiceType": network,
        "sessionSendsLaunchEvents": network, "sharedContainerIdentifier": network,
        "tlsMinimumSupportedProtocol": network, "tlsMinimumSupportedProtocolVersion": network,
        "allowsExpensiveNetworkAccess": network, "allowsConstrainedNetworkAccess": network,
        "assumesHTTP3Capable": network,
        "formatterBehavior": "Foundation for Linux has that of today alone: leave it out",
        "setBackButtonBackgroundImage": "the way back has no background: leave it out",
        "requestSceneSessionRefresh": "nobody keeps pictures of tabs: leave it out",
        "serverTrust": "certificates are checked by Foundation: leave out what looks at them",
        "setMinimumBackgroundFetchInterval": "nothing wakes an app in the background: leave it out",
        "encodeRestorableState": restoring, "decodeRestorableState": restoring,
        "applicationFinishedRestoringState": restoring,
        "isEligibleForHandoff": handoff, "isEligibleForSearch": handoff,
        "isEligibleForPrediction": handoff, "isEligibleForPublicIndexing": handoff,
        "userContentController": frames, "customUserAgent": frames, "allowsLinkPreview": frames,
        "allowsInlineMediaPlayback": frames, "javaScriptEnabled": frames,
        "mediaTypesRequiringUserActionForPlayback": frames,
        "textDragDelegate": dragging, "textDropDelegate": dragging,
        "progressIndicatorStyle": dragging,
        "reorderingCadence": dragging, "prefersFullSizePreview": dragging,
        "inputAssistantItem": keyboard,
        "minificationFilter": "browsers choose how pictures get smaller: leave it out",
        "forwardingTarget":
            "no object answers for another: write each method, and call the other's in it",
        "textInputContextIdentifier": "browsers choose the keyboard: leave it out",
        "accessibilityIgnoresInvertColors": assistance, "largeContentTitle": assistance,
        "showsLargeContentViewer": assistance, "accessibilityUserInputLabels": assistance,
        "accessibilityPath": assistance,
        "accessibilityNavigationStyle": assistance, "accessibilityCustomRotors": assistance,
        "accessibilityScroll": assistance, "accessibilityPerformMagicTap": assistance,
        "accessibilityElementDidBecomeFocused": assistance,
        "accessibilityElementDidLoseFocus": assistance,
        "playInputClick": "keyboards of the page make their own sounds: leave it out",
        "performSystemAnimation": "use animate(withDuration:animations:)",
        "remembersLastFocusedIndexPath": focus, "focusGroupIdentifier": focus,
        "backgroundFilters": filters,
        "setNeedsUpdateOfHomeIndicatorAutoHidden": edges,
        "setNeedsUpdateOfScreenEdgesDeferringSystemGestures": edges,
        "buildMenu":
            "pages have no menu bar: give the commands keyCommands, or a button with a menu",
        "brightness": "screens of people are as bright as they like: leave it out",
        "selfSizingInvalidation": "cells that change are measured anew: leave it out",
        "takePicture": "the browser's dialog takes pictures: leave it out",
        "cameraOverlayView": camera, "showsCameraControls": camera, "cameraViewTransform": camera,
        "cameraFlashMode": camera, "cameraCaptureMode": camera,
        "allowedScrollTypesMask": "wheels scroll, and lead no gestures: leave it out",
        "topEdgeEffect": glass, "bottomEdgeEffect": glass, "leftEdgeEffect": glass,
        "rightEdgeEffect": glass, "hidesSharedBackground": glass, "sharesBackground": glass,
        "tabBarMinimizeBehavior": glass,
        "selectionFollowsFocus": focus,
        "renameDelegate": documents, "documentProperties": documents,
        "additionalOverflowItems": "give the bar a button with a menu",
        "requestSceneSessionDestruction": "tabs are closed by the person: leave it out",
        "motionBegan": motion, "motionEnded": motion, "motionCancelled": motion,
    ]
    private static let network = "Foundation for Linux has no such setting: leave it out"
    private static let motion = "pages tell of no shaking: give the command a button"
    private static let stores = "browsers keep what pages store: leave out what reads or clears it"
    private static let frames = "browsers keep the page in a frame to themselves: leave it out"
    private static let pages = "PDF files are written, and not read: leave it out"
    private static let restoring =
        "nothing is restored by it: keep the state in the scene's stateRestorationActivity"
    private static let statusBar =
        "override preferredStatusBarStyle and prefersStatusBarHidden of controllers"
    private static let handoff =
        "activities are neither handed on nor searched: leave it out"
    private static let dragging = "drags have no such part here: leave it out"
    private static let camera = "the browser's dialog takes pictures: leave it out"
    private static let glass = "bars are no glass: leave it out"
    private static let previews = "use UIContextMenuInteraction, or the delegate's context menus"
    private static let printing =
        "pages reach no printers: UIPrintInteractionController lets the person download a file"
    private static let keyboard = "the browser has no such bar: leave it out"
    private static let assistance = "pages have nothing for it: leave it out"
    private static let focus = "pages keep the focus of keys to themselves: leave it out"
    private static let filters = "layers have no filters: leave it out"
    private static let documents = "use titleMenuProvider, with choices of the app's own"
    private static let edges = "the screen's edges are the browser's: leave it out"
    private static let activities =
        "XCTest for Linux has no activities: write what they hold in their place"
    private static let watching =
        "XCTest for Linux does not observe key paths: fulfill an expectation in observe(_:)"
    private static let metrics =
        "XCTest for Linux measures time alone: use measure(_:) without metrics"
    private static let signposts = "there are no signposts: write messages to the log"
    private static let swizzling = "methods cannot be exchanged: override, or call a function"
    private static let keychain = "there is no keychain: keep secrets where the server keeps them"
}
