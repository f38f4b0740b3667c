import Foundation

extension LocalizedStringKey {
  private static let mainBundleHasStrings = Bundle.main.path(forResource: "Localizable", ofType: "strings") != nil

  /// Returns the translation of this key with its arguments inserted, or the literal if the table does not contain the key.
  func resolved(tableName: String?, bundle: Bundle?) -> String {
    guard tableName != nil || bundle != nil || Self.mainBundleHasStrings else { return resolved }
    let format = (bundle ?? .main).localizedString(forKey: key, value: nil, table: tableName)
    if format == key { return resolved }
    return arguments.isEmpty ? format : Self.formatted(format, with: arguments)
  }

  /// Replaces the specifiers of a format, such as `%@`, `%lld`, `%2$@` and `%.2f`, with arguments that are already formatted.
  private static func formatted(_ format: String, with arguments: [String]) -> String {
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { $0 == "@" || ($0.isLetter && !"lhqLzjt".contains($0)) }) else {
        result += "%"
        continue
      }
      let specifier = rest[...end]
      let position = specifier.firstIndex(of: "$").flatMap { Int(specifier[..<$0]) }.map { $0 &- 1 } ?? next
      if arguments.indices.contains(position) { result += arguments[position] }
      next += 1
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
