// The name under which existing apps import what is part of UIKit here: layers and animations.
@_exported import UIKit
