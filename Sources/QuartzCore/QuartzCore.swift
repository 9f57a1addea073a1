// Existing code imports layers and their animations by this name; they are part of UIKit here.
@_exported import UIKit
