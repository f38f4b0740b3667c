/// Connects the dynamic properties of an app's own scenes and commands to the node of the app, which keeps their state.
///
/// A part is identified by its type and its place: the positions in the builders around it, and its number among the parts of
/// the type at that place.
@MainActor
final class AppPartBinder {
  private struct Place: Hashable {
    let type: ObjectIdentifier
    let path: [Int]
  }

  private struct Key: Hashable {
    let place: Place
    let number: Int
  }

  private struct Part {
    let name: String
    let properties: [PropertyField]
    var slots: [AnyObject?]
  }

  private unowned let node: Node
  private var parts: [Key: Part] = [:]
  /// The parts of the current evaluation.
  private var evaluated: [Key: Part] = [:]
  private var counts: [Place: Int] = [:]
  /// The positions in the builders around the part that is evaluated.
  private var path: [Int] = []

  init(node: Node) {
    self.node = node
  }

  /// Returns the result of an evaluation of the app's body. Parts that it does not contain lose their state.
  func evaluating<Result>(_ body: () -> Result) -> Result {
    (evaluated, counts) = ([:], [:])
    let result = body()
    for (key, part) in parts where evaluated[key] == nil { Self.end(part) }
    (parts, evaluated) = (evaluated, [:])
    return result
  }

  /// Returns the result of `body` for a part whose dynamic properties are connected. Reports a property that lacks a value, and
  /// returns nil.
  func bind<Value, Result>(_ value: Value, _ body: (Value) -> Result) -> Result? {
    let place = Place(type: ObjectIdentifier(Value.self), path: path)
    let number = counts[place, default: 0]
    counts[place] = number &+ 1
    let key = Key(place: place, number: number)
    var part = parts[key] ?? makePart(Value.self)
    var bound = value
    let missing = part.properties.attach(to: &bound, &part.slots, node)
    evaluated[key] = part
    if let missing {
      node.graph.reportOnce("\(part.name) is left out of the app. \(missing)")
      return nil
    }
    return at(number) { body(bound) }
  }

  /// Returns the result of `body` for what is at a position of a builder.
  func at<Result>(_ position: Int, _ body: () -> Result) -> Result {
    path.append(position)
    defer { path.removeLast() }
    return body()
  }

  private func makePart<Value>(_: Value.Type) -> Part {
    let properties = node.graph.types.properties(of: Value.self)
    return Part(name: "\(Value.self)", properties: properties, slots: Array(repeating: nil, count: properties.count))
  }

  /// Returns the name of the property of a part that retains `object`.
  func propertyName(keeping object: AnyObject) -> String? {
    for part in parts.values {
      for (slot, property) in zip(part.slots, part.properties) where slot === object { return "\(part.name).\(property.name)" }
    }
    return nil
  }

  func end() {
    for part in parts.values { Self.end(part) }
    parts = [:]
  }

  private static func end(_ part: Part) {
    for slot in part.slots { (slot as? any TearDownObserver)?.end() }
  }
}

extension [PropertyField] {
  /// Connects the dynamic properties of a value. Returns a description of the first property that lacks a value, or nil.
  @inline(__always)
  @MainActor
  func attach<Value>(to bound: inout Value, _ slots: inout [AnyObject?], _ node: Node) -> String? {
    withUnsafeMutablePointer(to: &bound) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for index in indices {
        let property = self[index]
        property.attach(base + property.offset, &slots[index], node)
        if let missing = property.missing?(base + property.offset) { return missing }
      }
      return nil
    }
  }
}
