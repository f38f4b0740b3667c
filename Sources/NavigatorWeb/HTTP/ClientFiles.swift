import Foundation

/// The sources of the page's script and of its style sheet: a file a subject, joined in this order.
enum ClientFiles {
  static let scripts = [
    "page", "tree", "changes", "greed", "transitions", "patches", "dressing", "connection", "rebuild", "history", "input",
    "keys", "sheets", "swipe", "rows", "start",
  ]
  static let styles = [
    "colors", "page", "stacks", "content", "controls", "lists", "rows", "screens", "search", "tabs", "presentations", "motion",
  ]

  /// The script whole. Its files share one scope that the page cannot see.
  static func script(in folder: URL) throws -> String {
    let body = try joined(scripts.map { "\($0).js" }, in: folder)
    return "(() => {\n\"use strict\";\n\(body)})();\n"
  }

  /// The style sheet whole.
  static func style(in folder: URL) throws -> String {
    try joined(styles.map { "\($0).css" }, in: folder)
  }

  /// The files one after the other, without the comments and the space that only their readers need.
  private static func joined(_ names: [String], in folder: URL) throws -> String {
    try names.map { squeezed(try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }.joined()
  }

  /// The text without indentation, empty lines, comments that have lines to themselves, and ends of lines that plainly end nothing else.
  static func squeezed(_ source: String) -> String {
    var result = ""
    var isInComment = false
    for line in source.split(separator: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if isInComment || line.hasPrefix("/*") {
        isInComment = !line.hasSuffix("*/")
      } else if !line.isEmpty, !line.hasPrefix("//") {
        result += line
        let goesOn = line.last.map { ";{,([".contains($0) } ?? false
        // What follows must not become part of a comment.
        if !goesOn || line.contains("//") { result += "\n" }
      }
    }
    return result
  }
}
