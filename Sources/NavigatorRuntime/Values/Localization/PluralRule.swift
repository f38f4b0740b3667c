import Foundation

/// The plural categories of a language as defined by Unicode CLDR, "Language Plural Rules", for cardinal numbers. Unlisted
/// languages use the rule of English.
struct PluralRule {
  private let language: String

  init(_ locale: Locale) {
    language = locale.language.languageCode?.identifier ?? "en"
  }

  /// Returns the category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  func category(of number: Double) -> String {
    guard let whole = Int(exactly: number.magnitude) else { return fraction(number.magnitude) }
    let (ten, hundred) = (whole % 10, whole % 100)
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo", "yue": return "other"
    case "fr", "pt", "hy": return whole < 2 ? "one" : whole % 1_000_000 == 0 && language != "hy" ? "many" : "other"
    case "es", "it", "ca": return whole == 1 ? "one" : whole != 0 && whole % 1_000_000 == 0 ? "many" : "other"
    case "hi", "bn", "fa", "gu", "kn", "zu", "am": return whole < 2 ? "one" : "other"
    case "ru", "uk", "be": return slavic(ten, hundred, other: "many")
    case "sr", "hr", "bs": return slavic(ten, hundred, other: "other")
    case "pl":
      if whole == 1 { return "one" }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "many"
    case "cs", "sk": return whole == 1 ? "one" : (2...4).contains(whole) ? "few" : "other"
    case "sl": return hundred == 1 ? "one" : hundred == 2 ? "two" : (3...4).contains(hundred) ? "few" : "other"
    case "lt": return (11...19).contains(hundred) || ten == 0 ? "other" : ten == 1 ? "one" : "few"
    case "lv": return ten == 0 || (11...19).contains(hundred) ? "zero" : ten == 1 ? "one" : "other"
    case "ro": return whole == 1 ? "one" : whole == 0 || (1...19).contains(hundred) ? "few" : "other"
    case "he", "iw": return whole == 1 ? "one" : whole == 2 ? "two" : "other"
    case "ar": return arabic(whole, hundred)
    case "cy": return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][whole] ?? "other"
    case "ga":
      return whole == 1
        ? "one" : whole == 2 ? "two" : (3...6).contains(whole) ? "few" : (7...10).contains(whole) ? "many" : "other"
    case "is", "mk": return ten == 1 && hundred != 11 ? "one" : "other"
    default: return whole == 1 ? "one" : "other"
    }
  }

  private func slavic(_ ten: Int, _ hundred: Int, other: String) -> String {
    if ten == 1, hundred != 11 { return "one" }
    return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : other
  }

  private func arabic(_ whole: Int, _ hundred: Int) -> String {
    if whole < 3 { return ["zero", "one", "two"][whole] }
    return (3...10).contains(hundred) ? "few" : (11...99).contains(hundred) ? "many" : "other"
  }

  private func fraction(_ number: Double) -> String {
    switch language {
    case "fr", "pt", "hy": number < 2 ? "one" : "other"
    case "hi", "bn", "fa", "gu", "kn", "zu", "am": number <= 1 ? "one" : "other"
    case "cs", "sk", "lt": "many"
    case "ro": "few"
    default: "other"
    }
  }
}
