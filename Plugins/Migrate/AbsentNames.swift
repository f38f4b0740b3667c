import Foundation

/// The names of SwiftUI's API that Navigator's runtime lacks.
struct AbsentNames {
  /// The absent names by their kind in the table.
  private var names: [String: Set<String>] = [:]

  /// Reads a table of kinds and names. `make parity` writes the table.
  init(contentsOf file: URL) throws {
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst() {
      let columns = line.split(separator: "\t").map(String.init)
      if columns.count == 2 { names[columns[0], default: []].insert(columns[1]) }
    }
  }

  /// Returns the names without those that an app declares.
  func excluding(_ declared: Set<String>) -> AbsentNames {
    var result = self
    result.names = names.mapValues { $0.subtracting(declared) }
    result.names["available"] = names["available", default: []].union(declared)
    return result
  }

  /// Returns the name to report for a use, or nil if the name is not absent.
  func report(of use: SourceTokens.Use) -> String? {
    switch use.prefix {
    case .none: isAbsent(use.name, "type") || isOfUIKit(use.name) || isOfFoundation(use.name) ? use.name : nil
    case .dot: isAbsent(use.name, "member") ? ".\(use.name)" : nil
    case .implicitDot: isAbsent(use.name, "implicit") || isAbsent(use.name, "member") ? ".\(use.name)" : nil
    case .keyPath: isAbsent(use.name, "environment") ? "\\.\(use.name)" : nil
    }
  }

  private func isAbsent(_ name: String, _ kind: String) -> Bool { names[kind]?.contains(name) == true }

  /// Returns a Boolean value that indicates whether a type belongs to Foundation and does not exist on Linux.
  private func isOfFoundation(_ name: String) -> Bool { Modules.foundation[name] != nil && !isAbsent(name, "available") }

  /// Returns a Boolean value that indicates whether a type belongs to UIKit or AppKit and does not exist in the runtime.
  private func isOfUIKit(_ name: String) -> Bool {
    guard !isAbsent(name, "available") else { return false }
    let rest = name.dropFirst(2)
    let isOfUIKit = name.hasPrefix("UI") && rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
    return isOfUIKit || Modules.appKitNames.contains(name)
  }
}
