import SwiftSyntax

/// The address template of a case, with the positions of its values.
struct AddressTemplate {
  enum Segment: Equatable {
    case literal(String)
    /// A value, by its index in the case.
    case value(Int)
  }

  var segments: [Segment] = []
  var items: [(name: String, value: Int)] = []

  /// Creates the template of a case without a pattern: the prefix, the case's name and its values.
  init(prefix: [String], caseName: String, _ payloads: [RoutablePayload]) {
    segments = (prefix + [caseName]).map { .literal($0) }
    segments += payloads.filter { !$0.mayBeAbsent }.map { .value($0.index) }
    items = payloads.filter(\.mayBeAbsent).map { ($0.name, $0.index) }
  }

  /// Parses a pattern such as `orders/:id?tab=:tab`. Values that it does not name and that may be absent are added to the query.
  init(_ pattern: String, _ payloads: [RoutablePayload]) throws(Flaw) {
    guard !pattern.contains("#") else { throw .fragment }
    let parts = pattern.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].hasPrefix("/") ? parts[0].dropFirst() : parts[0]
    var named: Set<Int> = []
    for segment in path.split(separator: "/", omittingEmptySubsequences: false) where !path.isEmpty {
      segments.append(try Self.segment(segment, payloads, &named))
    }
    for item in parts.dropFirst().first?.split(separator: "&") ?? [] {
      items.append(try item.item(payloads, &named))
    }
    let names = items.map(\.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) { throw .itemTwice(twice) }
    for payload in payloads where !named.contains(payload.index) {
      guard payload.mayBeAbsent else { throw .missing(payload) }
      guard !names.contains(payload.name) else { throw .itemTwice(payload.name) }
      items.append((payload.name, payload.index))
    }
  }

  private static func segment(
    _ text: Substring, _ payloads: [RoutablePayload], _ named: inout Set<Int>
  ) throws(Flaw) -> Segment {
    if text.hasPrefix(":") {
      let payload = try text.dropFirst().payload(payloads, &named)
      guard payload.shape == .one else { throw .absentInPath(payload) }
      return .value(payload.index)
    }
    guard !text.contains(":") else { throw .partOfSegment(String(text)) }
    guard !text.isEmpty, text != ".", text != ".." else { throw .emptySegment }
    return .literal(String(text))
  }

  /// An error in a pattern.
  enum Flaw: Error {
    case fragment, emptySegment
    case partOfSegment(String)
    case noParameter(item: String)
    case unknown(String, unnamed: [RoutablePayload])
    case valueTwice(RoutablePayload)
    case itemTwice(String)
    case missing(RoutablePayload)
    case absentInPath(RoutablePayload)
  }
}

extension Substring {
  fileprivate func item(
    _ payloads: [RoutablePayload], _ named: inout Set<Int>
  ) throws(AddressTemplate.Flaw) -> (name: String, value: Int) {
    let parts = split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasPrefix(":"), !parts[0].isEmpty else { throw .noParameter(item: String(self)) }
    return (String(parts[0]), try parts[1].dropFirst().payload(payloads, &named).index)
  }

  /// Returns the value that a parameter names. Each value can be named once. The only value without a label can have any name.
  fileprivate func payload(
    _ payloads: [RoutablePayload], _ named: inout Set<Int>
  ) throws(AddressTemplate.Flaw) -> RoutablePayload {
    let known = payloads.first { $0.name == self } ?? payloads.first { "\($0.index)" == self }
    guard let payload = known ?? onlyUnlabelled(payloads) else {
      throw .unknown(String(self), unnamed: payloads.filter { !named.contains($0.index) })
    }
    guard named.insert(payload.index).inserted else { throw .valueTwice(payload) }
    return payload
  }
}

extension Substring {
  /// Returns the only value without a label, if the parameter is a name.
  private func onlyUnlabelled(_ payloads: [RoutablePayload]) -> RoutablePayload? {
    let unlabelled = payloads.filter { !$0.hasName }
    return unlabelled.count == 1 && first?.isLetter == true ? unlabelled[0] : nil
  }
}

extension AddressTemplate {
  /// The template with placeholders for values. Templates that match the same paths have the same form.
  var form: String {
    "/" + segments.map { segment in if case .literal(let text) = segment { text } else { ":" } }.joined(separator: "/")
  }

  /// The literal segments at the beginning of the path.
  var leadingLiterals: [String] {
    segments.prefix { if case .literal = $0 { true } else { false } }.map { segment in
      if case .literal(let text) = segment { text } else { "" }
    }
  }
}
