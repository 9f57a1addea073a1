// swift-format-ignore-file
import UIKit
