import Foundation

extension LocalizedStringKey {
  private static let mainBundleHasStrings = Bundle.main.path(forResource: "Localizable", ofType: "strings") != nil

  /// The text a table has for this key, with its arguments filled in; the literal where there is none.
  func resolved(tableName: String?, bundle: Bundle?) -> String {
    guard tableName != nil || bundle != nil || Self.mainBundleHasStrings else { return resolved }
    let format = (bundle ?? .main).localizedString(forKey: key, value: nil, table: tableName)
    if format == key { return resolved }
    return arguments.isEmpty ? format : Self.filling(format, with: arguments)
  }

  /// Puts arguments, formatted already, in the places of a format's specifiers: `%@`, `%lld`, `%2$@`, `%.2f`.
  private static func filling(_ format: String, with arguments: [String]) -> String {
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
