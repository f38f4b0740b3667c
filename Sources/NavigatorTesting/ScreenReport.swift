import NavigatorHost

/// Describes the screen for a failure message: the closest name, the title, the texts and the controls.
struct ScreenReport {
  private let surface: Surface
  /// The maximum number of names in a line.
  private let maximumCount = 40

  init(_ surface: Surface) {
    self.surface = surface
  }

  func lines(closestTo text: String?) -> [String] {
    let front = surface.front
    let presentation = front.first.flatMap { Presentation.Kind(surface.role(of: $0)) }.map { ", in a \($0.rawValue)" } ?? ""
    let title = surface.title(of: front).map { "\"\($0)\"" } ?? "none"
    let reachable = surface.visible(in: front).filter { $0.isControl || $0.events.contains(.tap) }
    return [
      text.flatMap { closest(to: $0) }.map { "closest: \"\($0)\"" },
      "title: \(title)\(presentation)",
      "texts: \(list(surface.texts(in: front).map { "\"\($0)\"" }))",
      "controls: \(list(reachable.map { control($0) }))",
    ].compactMap { $0 }
  }

  private func control(_ element: Element) -> String {
    let identifier = element.content.string(.identifier)
    let text = surface.texts(in: [element.id], includesSpoken: true).joined(separator: " ")
    let name = text.isEmpty ? identifier ?? element.names.first ?? element.pictureNames.first ?? "" : text
    let state = element.content.bool(.isDisabled) ? ", disabled" : ""
    let suffix = identifier.map { $0 == name ? "" : " #\($0)" } ?? ""
    return "\"\(name)\"\(suffix) (\(element.role.rawValue)\(state))"
  }

  private func list(_ names: [String]) -> String {
    if names.isEmpty { return "none" }
    let rest = names.count > maximumCount ? ", and \(names.count - maximumCount) more" : ""
    return names.prefix(maximumCount).joined(separator: ", ") + rest
  }

  /// Returns the name with the smallest edit distance to `text`, or nil if none is similar.
  private func closest(to text: String) -> String? {
    let shells = surface.visible(in: surface.front)
    let names = shells.flatMap { $0.names + $0.pictureNames + [$0.content.string(.identifier)].compactMap { $0 } }
    let nearest = names.map { ($0, distance($0, text)) }.min { $0.1 < $1.1 }
    guard let nearest, nearest.1 <= max(2, text.count / 2) else { return nil }
    return nearest.0
  }

  /// Returns the Levenshtein distance of two texts, ignoring case. Only the first 60 characters of each are compared.
  private func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one.lowercased().prefix(60)), Array(other.lowercased().prefix(60)))
    var row = Array(0...other.count)
    for (i, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, otherLetter) in other.enumerated() {
        let change = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }
}
