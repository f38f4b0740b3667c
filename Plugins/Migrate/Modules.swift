/// The modules whose imports need attention off Apple's platforms.
enum Modules {
  /// Apple's modules that have no counterpart on Linux.
  static let absent: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accounts", "ActivityKit", "AdServices", "AdSupport",
    "AddressBook", "AlarmKit", "AppIntents", "AppKit", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
    "AutomaticAssessmentConfiguration", "BackgroundTasks", "BusinessChat", "CallKit", "CarPlay", "Charts", "ClassKit",
    "ClockKit", "CloudKit", "Cocoa", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreData",
    "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia",
    "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo",
    "CoreWLAN", "CreateML", "CryptoKit", "CryptoTokenKit", "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "EventKit",
    "EventKitUI", "ExternalAccessory", "FamilyControls", "FileProvider", "FoundationModels", "GLKit", "GameController",
    "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "IOSurface", "IdentityLookup",
    "ImageIO", "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore", "JournalingSuggestions", "LinkPresentation",
    "LocalAuthentication", "ManagedSettings", "MapKit", "MediaPlayer", "Messages", "MessageUI", "Metal", "MetalKit",
    "MetalPerformanceShaders", "MetricKit", "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "MusicKit",
    "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter", "OSLog", "ObjectiveC",
    "PDFKit", "PHASE", "PaperKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "PushToTalk", "QuartzCore",
    "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "RoomPlan", "SafariServices", "SceneKit", "ScreenTime",
    "Security", "SensorKit", "ServiceManagement", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit",
    "SwiftData", "SystemConfiguration", "TabularData", "TipKit", "Translation", "UIKit", "UserNotifications",
    "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit",
    "WidgetKit", "WorkoutKit", "os", "simd",
  ]

  /// Modules that a target imports by an alias, with the products of Navigator that contain them.
  static let aliased = [
    "Accessibility": "NavigatorAccessibility", "Combine": "NavigatorCombine", "CoreTransferable": "NavigatorTransferable",
    "UniformTypeIdentifiers": "NavigatorTypeIdentifiers",
  ]

  /// Types of AppKit with the prefix of Foundation's types.
  static let appKitNames: Set<String> = [
    "NSAlert", "NSApp", "NSApplication", "NSApplicationDelegate", "NSApplicationDelegateAdaptor", "NSColor", "NSCursor",
    "NSEvent", "NSFont", "NSHostingController", "NSHostingView", "NSImage", "NSMenu", "NSMenuItem", "NSOpenPanel",
    "NSPasteboard", "NSSavePanel", "NSScreen", "NSScrollView", "NSSound", "NSTextField", "NSTextView", "NSToolbar", "NSView",
    "NSViewController", "NSViewControllerRepresentable", "NSViewRepresentable", "NSVisualEffectView", "NSWindow",
    "NSWindowController", "NSWindowDelegate", "NSWorkspace",
  ]

  /// Types that Foundation has on Apple's platforms and FoundationNetworking on Linux.
  static let networking: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration", "URLSessionDataTask",
    "URLSessionTask", "URLCache", "HTTPCookie", "HTTPCookieStorage", "URLCredential", "URLAuthenticationChallenge",
    "URLProtocol",
  ]

  /// Types of Foundation that do not exist on Linux, with their replacements.
  static let foundation: [String: String] = [
    "DateComponentsFormatter": "use the formats of Duration, .units() and .time(pattern:)",
    "ListFormatter": "use formatted(.list(type:))",
    "MeasurementFormatter": "use formatted(.measurement(width:usage:))",
    "NSDataDetector": "use #if canImport(Darwin)",
    "NSFileCoordinator": "use #if canImport(Darwin)",
    "NSLinguisticTagger": "use #if canImport(Darwin)",
    "NSMetadataQuery": "use #if canImport(Darwin)",
    "NSUbiquitousKeyValueStore": "use #if canImport(Darwin)",
    "RelativeDateTimeFormatter": "use formatted(.relative(presentation:))",
    "UndoManager": "use #if canImport(Darwin)",
  ]

  /// Names of the Observation module, which SwiftUI also exports.
  static let observation: Set<String> = ["Observable", "ObservationIgnored", "ObservationTracked", "withObservationTracking"]
}
