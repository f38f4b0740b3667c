/// The scripts of a page, which `make client` builds. Each page runs `client`, which imports the others when a screen needs them.
package enum PageScript: String, CaseIterable, Sendable {
  case client, extras, graphics, following, files, tables, adapting, wheels, lines, swipe

  /// The path of the script in the host, without a version.
  package var path: String { "/\(rawValue).js" }

  /// Returns the path for use in a page. `client` imports the other scripts with its own version.
  func path(version: String) -> String { "\(path)?v=\(version)" }
}

/// A set of the scripts that change the sizes of elements that they find. A browser must run them before it draws a page with
/// such elements.
package struct SizingScripts: OptionSet, Sendable {
  package let rawValue: UInt8

  /// The script that adds the styles of rare parts.
  package static let extras = SizingScripts(rawValue: 1 << 0)
  /// The script that determines the widths of texts.
  package static let lines = SizingScripts(rawValue: 1 << 1)

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The scripts of the set, in the order in which a page runs them.
  var scripts: [PageScript] {
    (contains(.extras) ? [.extras] : []) + (contains(.lines) ? [.lines] : [])
  }
}
