/// The scripts of a page, which `make client` builds. Each page runs `client`, which imports the others when a screen needs them.
package enum PageScript: String, CaseIterable, Sendable {
  case client, extras, graphics, following, files, tables, adapting, wheels, lines

  /// The scripts that change the sizes of elements that they find. A browser must run them before it draws a page with such
  /// elements: `extras` adds the styles of rare parts, and `lines` the widths of texts.
  static let sizing: [PageScript] = [.extras, .lines]

  /// The path of the script in the host, without a version.
  package var path: String { "/\(rawValue).js" }

  /// Returns the path for use in a page. `client` imports the other scripts with its own version.
  func path(version: String) -> String { "\(path)?v=\(version)" }
}
