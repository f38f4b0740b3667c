import HTTPTypes
import NavigatorHost

/// The cookie with the last size of the browser's window and the factor by which the user enlarges texts. The page's script sets
/// it, so that the next page is laid out for this size.
enum WindowSizeCookie {
  static let name = "navigator-size"
  private static let range = 1.0...20_000
  private static let scales = 0.25...8

  /// Returns the window that the cookie describes, or otherwise a window of a common size.
  static func window(in headers: HTTPFields) -> BrowserWindow {
    for pair in headers[values: .cookie].flatMap({ $0.split(separator: ";") }) {
      let parts = pair.drop(while: \.isWhitespace).split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0] == name, parts[1].utf8.count <= 32 else { continue }
      let numbers = parts[1].split(separator: "x").map { Double($0) }
      guard (2...3).contains(numbers.count), let width = numbers[0], let height = numbers[1],
        let scale = numbers.count == 3 ? numbers[2] : 1
      else { continue }
      if range.contains(width), range.contains(height), scales.contains(scale) {
        return BrowserWindow(width: width, height: height, textScale: scale)
      }
    }
    return isMobile(headers) ? .phone : .desktop
  }

  /// Returns a Boolean value that indicates whether the browser runs on a phone: by User-Agent Client Hints, section 3.4, or by
  /// the word that the user agents of browsers on phones contain.
  private static func isMobile(_ headers: HTTPFields) -> Bool {
    if let hint = HTTPField.Name("Sec-CH-UA-Mobile").flatMap({ headers[$0] }) { return hint == "?1" }
    return headers[.userAgent]?.contains("Mobi") ?? false
  }
}

/// The window for which a session is laid out until the page reports its window.
struct BrowserWindow: Hashable, Sendable {
  /// The width in points.
  let width: Double
  /// The height in points.
  let height: Double
  /// The factor by which the user enlarges texts.
  let textScale: Double
  /// A Boolean value that indicates whether the size is only that of a common device.
  var isEstimated = false

  static let phone = BrowserWindow(width: 390, height: 844, textScale: 1, isEstimated: true)
  static let desktop = BrowserWindow(width: 1280, height: 800, textScale: 1, isEstimated: true)
}

extension SessionConfiguration {
  /// Sets the size of the window and the factor of its texts.
  mutating func setWindow(_ window: BrowserWindow) {
    (windowWidth, windowHeight, textScale) = (window.width, window.height, window.textScale)
    isWindowEstimated = window.isEstimated
  }
}
