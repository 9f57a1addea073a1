// The name under which existing apps import what is part of UIKit here: files of pictures.
@_exported import UIKit
