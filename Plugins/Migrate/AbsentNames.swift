import Foundation

/// The names of SwiftUI's API that Navigator's runtime lacks.
struct AbsentNames {
  private var types: Set<String> = []
  private var members: Set<String> = []
  private var environmentValues: Set<String> = []

  /// Reads a table of kinds and names, which `make parity` writes.
  init(contentsOf file: URL) throws {
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst() {
      let columns = line.split(separator: "\t").map(String.init)
      guard columns.count == 2 else { continue }
      switch columns[0] {
      case "type": types.insert(columns[1])
      case "member": members.insert(columns[1])
      default: environmentValues.insert(columns[1])
      }
    }
  }

  /// Returns the names without those that an app declares itself.
  func excluding(_ declared: Set<String>) -> AbsentNames {
    var names = self
    names.types.subtract(declared)
    names.members.subtract(declared)
    names.environmentValues.subtract(declared)
    return names
  }

  /// Returns the name to report for a use, if it is absent.
  func report(of use: SourceTokens.Use) -> String? {
    switch use.prefix {
    case .none: types.contains(use.name) ? use.name : nil
    case .dot: members.contains(use.name) ? ".\(use.name)" : nil
    case .keyPath: environmentValues.contains(use.name) ? "\\.\(use.name)" : nil
    }
  }
}

/// The modules whose imports need attention off Apple's platforms.
enum Modules {
  /// Apple's modules that have no counterpart on Linux.
  static let absent: Set<String> = [
    "ActivityKit", "AppIntents", "AppKit", "AuthenticationServices", "AVFoundation", "AVKit", "Charts", "CloudKit", "Contacts",
    "CoreBluetooth", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CoreSpotlight", "CoreText",
    "CryptoKit", "EventKit", "GameKit", "HealthKit", "HomeKit", "LocalAuthentication", "MapKit", "MessageUI", "Metal", "MetalKit",
    "Network", "OSLog", "PDFKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "RealityKit", "SafariServices", "SceneKit",
    "SpriteKit", "StoreKit", "SwiftData", "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WatchKit",
    "WebKit", "WidgetKit", "os",
  ]

  /// Types that Foundation has on Apple's platforms and FoundationNetworking on Linux.
  static let networking: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration", "URLSessionDataTask",
    "URLSessionTask",
    "URLCache", "HTTPCookie", "HTTPCookieStorage", "URLCredential", "URLAuthenticationChallenge", "URLProtocol",
  ]

  /// Names of the Observation module, which SwiftUI also exports.
  static let observation: Set<String> = ["Observable", "ObservationIgnored", "ObservationTracked", "withObservationTracking"]
}
