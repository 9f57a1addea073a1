/// The names that Interface Builder gives to what the loader reads or knowingly passes over.
///
/// A name that is missing here is still read; the document then has a warning.
enum XMLVocabulary {
    /// The names of elements.
    static let elements = """
        accessibility accessibilityCustomActions accessibilityElements accessibilityOverrides
        accessibilityTraits action activityIndicatorView adaptation
        adBannerView ambiguous animation animations
        appearance array arscnView arskView arView attributedString attributes
        audiovisualMediaTypes autoresizingMask autoresizingMaskConstraint avPlayerViewController
        backgroundConfiguration barButtonItem barButtonItemAppearance behavior blurEffect bool
        button buttonBehavior buttonCell buttonConfiguration calendarView capability cells children
        class classes collectionReusableView collectionView collectionViewCell
        collectionViewCellContentView collectionViewCompositionalLayout collectionViewController
        collectionViewFlowLayout collectionViewLayout collectionViewTableCell color colorWell
        column columns command commands commit commitView compositionalLayout connections
        constraint constraints containerView containerViewController contentConfiguration
        contentUnavailableConfiguration control customFonts customGestureRecognizer customObject
        data dataDetectorType dataSource date datePicker dependencies deployment designable
        designables development device dictionary directionalEdgeInsets document edgeInsets
        entity exclude exclusionPaths exit extendedEdge externalObject font fontDescription
        fragment freeformSimulatedSizeMetrics gestureRecognizer gestureRecognizers
        gkMatchmakerViewController glkView glkViewController gridConfiguration hierarchicalColor
        hierarchicalColors hostingController hoverGestureRecognizer hybridMapConfiguration image
        imageryMapConfiguration imagePickerController
        imageReference imageView include inferredMetricsTieBreakers inset integer items
        keyboardLayoutGuide keyboardShortcut keyCommand keyCommands keyedArchiveRepresentation
        label layoutGuides
        leftBarButtonItems listContentConfiguration locale longPressGestureRecognizer mapView
        mask mediaPlayerController menu menuElement menuItem mfMailComposeViewController
        modalFormSheetSizeDestinations modalPageSheetSizeDestinations MTKView mtkView
        mutableArray mutableData mutableDictionary mutableString namedColor navigationBar
        navigationBarAppearance navigationController navigationItem nil objects offset
        offsetWrapper options outlet outletCollection pageControl pageViewController
        paletteColors panGestureRecognizer paragraphStyle pasteControl pickerView
        pinchGestureRecognizer placeholder plugIn point pointerStyle pongPressGestureRecognizer
        popoverArrowDirection preferredSymbolConfiguration preview previewAction progressView
        prototypes rectEdge quickLookPreviewController range
        rCARView real reality rect refreshControl
        relationship relationships resources rightBarButtonItems rotationGestureRecognizer scene
        sceneKitView scenes sceneView SCNView scopeButtonTitles screenEdgePanGestureRecognizer
        scrollView searchBar searchController searchDisplayController sections segment
        segmentedControl segments segue shadow sidebar simulatedMetricsContainer
        simulatedNavigationBarMetrics simulatedOrientationMetrics simulatedScreenMetrics
        simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics size SKView
        skView slider source splitViewController splitViewItem stackView
        standardMapConfiguration state stepper string
        stringsFile subviews swiftUIView swipeGestureRecognizer switch symbolConfiguration
        symbolEffect systemColor tab tabBar tabBarAppearance tabBarController tabBarItem
        tabBarItemAppearance tabGroup tableView tableViewCell tableViewCellContentView
        tableViewController tableViewHeaderFooterView tableViewPlaceholder tableViewSection tabs
        tabStops tapGestureRecognizer textAttributes textContentType textField textInputTraits
        textTab textView timeZone titleTextAttributes tokens toolbar toolbarAppearance toolbarItem
        toolbarItems url userActivityTypes userDefinedRuntimeAttribute
        userDefinedRuntimeAttributes userGuides userInterfaceLayoutDirection userLayoutGuide
        value variableFont variation vibrancyEffect view viewController viewControllerLayoutGuide
        viewControllerPlaceholder viewControllers viewLayoutGuide
        visualEffectView webView webViewConfiguration
        window windowScene wkPreferences wkWebView wkWebViewConfiguration
        """

    /// The names of attributes whose values are text, flags or references.
    static let attributes = """
        accessoryType address adjustable adjustsFontForContentSizeCategory adjustsFontSizeToFit
        adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled
        adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth affinity alignment all
        allowedScrollTypesMask allowedWritingToolsResultOptions
        allowsAirPlayForMediaPlayback
        allowsBackForwardNavigationGestures allowsCameraControl allowsContinuousInteraction
        allowsDefaultTighteningForTruncation allowsDirectInteraction allowsEditingTextAttributes
        allowsFocus allowsFocusDuringEditing allowsInlineMediaPlayback allowsLinkPreview
        allowsMultipleSelection allowsMultipleSelectionDuringEditing
        allowsPictureInPicturePlayback allowsSelection allowsSelectionDuringEditing alternate
        alwaysBounceHorizontal alwaysBounceVertical ambiguous animates animating
        animationRepeatCount antialiasingMode appearance appends applicationNameForUserAgent
        apportionsSegmentWidthsByContent attributedText attributes audio autocapitalizationType
        autocorrectionType autoenablesDefaultLighting automaticallyAdjustsScrollViewInsets
        automaticallyUpdatesConfiguration automaticEstimatedItemSize autorepeats
        autoResizeDrawable autoresizesArchivedViewToFullSize autoresizesSubviews axis
        backBarButtonItem backButtonTitle background backgroundEffect backgroundImage
        backgroundImageContentMode backgroundStyle backIndicatorImage
        backIndicatorTransitionMask badgeValue barMetrics barPosition barStyle base64-UTF8
        baselineAdjustment baselineRelativeArrangement baseWritingDirection beneficiary black
        blurEffectStyle blurStyle borderStyle bounces bouncesHorizontally bouncesVertically
        bouncesZoom bundleIdentifier button buttonSize buttonType calendar calendarEvent
        canCancelContentTouches cancelsTouchesInView candidateClass catalog causesPageTurn
        changesSelectionAsPrimaryAction children className clearButtonMode clearDepth
        clearsContextBeforeDrawing clearsOnBeginEditing clearsOnInsertion
        clearsSelectionOnViewWillAppear clearStencil clipsSubviews cocoaTouchSystemColor
        collectionClass collectionReusableView collectionViewCell colorMatched colorPixelFormat
        colorSpace command compositionLanguage configurationType content
        contentHorizontalAlignment contentInsetAdjustmentBehavior contentInsetReference
        contentMode contentSize contentVerticalAlignment contentViewInsetsToSafeArea continuous
        control cornerStyle countsPerSecond customClass customColorSpace customConfiguration
        customModule customModuleProvider customObjectInstantitationMethod customSize
        customUserAgent cyan dataDetectorTypes dataMode datePickerMode dateStyle
        decelerationRate decrementImage defaultTabInterval defaultVersion
        defersCurrentPageDisplay definesPresentationContext delaysContentTouches
        delaysTouchesBegan delaysTouchesEnded depthStencilPixelFormat destination
        destinationCreationSelector destinationLayoutGuide detailTextLabel direction
        directionalLockEnabled disabledBackground discoverabilityTitle displayMode
        displayModeButtonVisibility distribution dividerImage doubleSided down
        dragInteractionEnabled drawableColorFormat drawableDepthFormat drawableMultisample
        drawableStencilFormat edges edgesAddingLayoutMarginsToContentInsets editable editing
        editingAccessoryType editMenuEnabled enabled enableSetNeedsDisplay
        enablesMarqueeWhenAncestorFocused enablesReturnKeyAutomatically estimatedItemSize
        eventType exclusiveTouch explicitAlternateIdentifier explicitIdentifier
        extendedLayoutIncludesOpaqueBars family fillColor fillerRowHeight fillMode
        findInteractionEnabled firstAttribute firstItem fixedFrame flexibleMaxX flexibleMaxY
        flexibleMinX flexibleMinY flightNumber focusGroup focusGroupIdentifier focusStyle
        footerTitle framebufferOnly hasAttributedTitle
        hasUncommittedUpdates header headerTitle heightSizable
        hidden hidesAccessoryWhenEditing hidesBackButton hidesBarsOnSwipe hidesBarsOnTap
        hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact hidesBottomBarWhenPushed
        hidesForSinglePage hidesSearchBarWhenScrolling hidesSharedBackground hidesWhenStopped
        highlighted highlightedImage hint horizontalAlignment hyphenationFactor id identifier
        ignoresViewportScaleLimits image imageContentMode imagePlacement imageView incrementImage
        indicator indicatorStyle inheritsFrom
        initialViewController input insetsContentViewsToSafeArea insetsLayoutMarginsFromSafeArea
        interactionActivityTrackingBaseName interfaceStyle isElement isHidden itemPositioning
        itemSpacing itemWidth javaScriptCanOpenWindowsAutomatically javaScriptEnabled
        jitteringEnabled keepsContentAlive key keyboardAppearance
        keyboardDisplayRequiresUserAction
        keyboardDismissMode keyboardKey keyboardType keyedArchive keyEquivalent keyPath kind
        label landscapeImage largeContentImage largeContentSizeImage largeContentTitle
        largeTitleDisplayMode largeTitles lastBaseline launchScreen layout
        layoutMarginsFollowReadableWidth layoutMarginsRelativeArrangement leftAnchor
        leftItemsSupplementBackButton lineBreakMode lineBreakStrategy link localeIdentifier
        locked lookupSuggestion loops macIdiomStyle magenta mapType maximumContentSizeCategory
        maximumPrimaryColumnWidth maximumTrackImage maximumValueImage
        mediaPlaybackAllowsAirPlay mediaPlaybackRequiresUserAction
        mediaTypesRequiringUserActionForPlayback memberOf menuTitle metaFont
        minimumContentSizeCategory minimumPrimaryColumnWidth minimumTrackImage minimumValueImage
        minToolsVersion misplaced modalInPresentation
        modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle
        modifierFlags momentary money multipleTouchEnabled multiplier name navigationBarHidden
        navigationOrientation none notEnabled numericInput offImage on onImage opaque options
        orientation pageSpacing paginationBreakingMode paginationMode pagingEnabled
        performsActionsWhilePresentingModally phoneNumber physicalValue pitchEnabled placeholder
        placeholderIdentifier placeholderIntrinsicHeight placeholderIntrinsicWidth playing
        playsSound pointerInteraction popoverAnchorBarButtonItem popoverAnchorView
        preferredBehavioralStyle preferredDatePickerStyle preferredDisplayMode
        preferredFramesPerSecond preferredIndicatorImage preferredMenuElementOrder
        preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction preferredSplitBehavior
        preferredStyle preferredSymbolConfiguration prefersLargeTitles
        prefersSideBySideTextAndSecondaryText prefetchingEnabled presentationStyle
        presentsWithGesture preservesSuperviewLayoutMargins primary primaryBackgroundStyle
        primaryEdge progressImage progressViewStyle prompt prompted property
        propertyAccessControl providesPresentationContextTransitionStyle reason reference
        referencedIdentifier relation relationship relativePath remembersLastFocusedIndexPath
        renderingMode requiresExclusiveTouchType resizesToFitContent restorationIdentifier
        returnKeyType reuseIdentifier reversesTitleShadowWhenHighlighted rightAnchor role
        rotateEnabled roundingStyle sampleCount scale scalesPageToFit sceneID sceneMemberID
        scopeBarBackgroundImage scrollDirection scrollEnabled scrollTypeMask searchBarPlacement
        searchBarStyle searchField secondaryText secondAttribute secondItem
        sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds
        sectionHeaderTopPadding sectionIndexMinimumDisplayRowCount sectionInsetReference
        secureTextEntry segmentControlStyle selectable selected selectedColor selectedImage
        selectionBehavior selectionFollowsFocus selectionGranularity selectionIndicatorImage
        selectionStyle selector
        semanticContentAttribute separatorEffect separatorInsetReference separatorStyle
        shadowImage shift shipmentTrackingNumber shouldGroupAccessibilityChildren
        shouldIndentWhileEditing showsActivityIndicator showsBookmarkButton showsBuildings
        showsCancelButton showsCompass showsExpansionTextWhenTruncated
        showsHorizontalScrollIndicator showsLargeContentViewer showsMenuAsPrimaryAction
        showsPlaybackControls showsPointsOfInterest showsReorderControl showsReplicatorBadge
        showsScale showsScopeBar showsSearchResultsButton showsSecondaryOnlyButton
        showsSelectionIndicator showsTouchWhenHighlighted showsTraffic showsUserLocation
        showsVerticalScrollIndicator simulatedAppContext simulatedUserInterfaceStyle
        smartDashesType smartInsertDeleteType smartQuotesType spacingType spellCheckingType
        spineLocation splitBehavior splitViewControllerTargetIndex springLoaded
        springLoadingEnabled startsMediaSession state staticText statusBarStyle
        storyboardIdentifier storyboardName string style subtitle summaryElement superclassName
        superscript supportsAdaptiveImageGlyph supportsAlpha supportsEventDrivenBehavior
        suppressesIncrementalRendering
        symbolic symbolScale symbolType systemColor systemItem systemVersion tabBar tableViewCell
        targetRuntime text textAlignment textContentType textHorizontalAlignment textLabel
        textStyle thumbImage timeStyle tintAdjustmentMode title titleAlignment
        titlePositionAdjustment titleView toggle toolbarHidden toolsVersion toolTip trackImage
        traits transfersHorizontalScrollingToParent transfersVerticalScrollingToParent
        transitionStyle translatesAutoresizingMaskIntoConstraints translucent trigger type
        typographicLeading unknown unwindAction up updatesFrequently updatesNowPlayingInfoCenter
        allowDoubleColumnStyle behavior minimumSupplementaryColumnWidth
        maximumSupplementaryColumnWidth preferredSupplementaryColumnWidth
        preferredSupplementaryColumnWidthFraction
        message requiredIntegratedClassName displayInline destructive singleSelection
        keepsMenuPresented disabled
        useAutolayout useCurrentDate userComments userInteractionEnabled userInterfaceStyle
        userLabel useSafeAreas usesAttributedText usesDefaultHyphenation
        useStoryboardIdentifierAsRestorationIdentifier useSubviewsForTitle useTraitCollections
        value variant verifyAmbiguity version verticalAlignment vibrancyEffectStyle video
        videoGravity viewLayoutMarginsFollowReadableWidth visualEffect wantsFullScreenLayout
        wantsLayer weight widthSizable wraps
        writingToolsBehavior yellow zoomEnabled xcode11CocoaTouchSystemColor
        dynamicTypePreference
        actionName appearanceType autorepeat backButtonDisplayMode clipsToBounds colorLabel
        elevationStyle emphasisStyle exceptionallyStrong inlinePredictionType
        mathExpressionCompletionType multipleSelection nibName passwordRules roundsToMinuteInterval
        selectedIndex selection variableValue
        """

    /// The names of attributes whose values are numbers wherever they stand, with few exceptions.
    static let numericAttributes = """
        allowableMovement alpha animationDuration blue blurRadius bottom constant
        contentScaleFactor cornerRadius countDownDuration currentPage estimatedRowHeight
        estimatedSectionFooterHeight estimatedSectionHeaderHeight firstLineHeadIndent
        gapBetweenPages green
        headIndent height horizontal horizontalCompressionResistancePriority
        horizontalHuggingPriority imagePadding imageToTextPadding indentationLevel
        indentationWidth interPageSpacing leading left length lineHeightMultiple lineSpacing
        location maximumLineHeight maximumNumberOfTouches maximumValue maximumZoomScale maxValue
        maxX maxY minimumFontSize minimumInteritemSpacing minimumLineHeight minimumLineSpacing
        minimumNumberOfTouches minimumPressDuration minimumScaleFactor minimumValue
        minimumZoomScale minuteInterval minValue minX minY numberOfLines numberOfPages
        numberOfTapsRequired numberOfTouchesRequired pageLength paragraphSpacing
        paragraphSpacingBefore
        pointSize preferredMaxLayoutWidth priority progress red right rotation rowHeight
        sectionFooterHeight sectionHeaderHeight selectedSegmentIndex size spacing stepValue
        strokeOutset strokeWidth tag tailIndent textToSecondaryTextHorizontalPadding
        textToSecondaryTextVerticalPadding tighteningFactorForTruncation
        timeIntervalSinceReferenceDate titlePadding top trailing vertical
        verticalCompressionResistancePriority verticalHuggingPriority white width x y
        """

    /// Calls a closure with each word of one of these lists.
    static func forEachWord(of list: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var list = list
        list.withUTF8 { bytes in
            var start = 0
            for index in 0...bytes.count
            where index == bytes.count || bytes[index] == 0x20 || bytes[index] == 0x0A {
                if index > start { body(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
                start = index + 1
            }
        }
    }
}
