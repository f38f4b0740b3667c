import Foundation
import NavigatorHost

extension EnvironmentValues {
  /// Sets the locale, its calendar and the time zone of the user. A parameter of nil leaves the value unchanged.
  mutating func setRegion(locale identifier: String?, timeZone zoneIdentifier: String?) {
    var calendar = calendar
    if let identifier {
      let locale = Locale(identifier: identifier)
      self.locale = locale
      layoutDirection = locale.layoutDirection
      calendar = locale.calendar
      calendar.locale = locale
    }
    if let zone = zoneIdentifier.flatMap(TimeZone.init(identifier:)) {
      timeZone = zone
      calendar.timeZone = zone
    }
    if calendar != self.calendar { self.calendar = calendar }
  }
}

extension Locale {
  /// The layout direction of the locale's language.
  package var layoutDirection: LayoutDirection {
    language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension Graph {
  /// Sets the locale and the time zone of the session's user. A parameter of nil leaves the value unchanged.
  func setRegion(locale: String?, timeZone: String?) {
    guard locale != nil || timeZone != nil else { return }
    updateRoot { $0.setRegion(locale: locale, timeZone: timeZone) }
  }
}
