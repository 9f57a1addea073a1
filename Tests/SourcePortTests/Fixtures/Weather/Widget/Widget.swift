// swift-format-ignore-file
import WidgetKit
