/// Connects the dynamic properties of an app's own scenes or commands to a node, which keeps their state: those of scenes to the
/// node of the app, and those of commands to a ``CommandedNode``.
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

  private unowned let node: Node
  private var parts: [Key: AppPart] = [:]
  /// The parts of the current evaluation.
  private var evaluated: [Key: AppPart] = [:]
  private var counts: [Place: Int] = [:]
  /// The positions in the builders around the part that is evaluated.
  private(set) var path: [Int] = []

  init(node: Node) {
    self.node = node
  }

  /// Returns the result of an evaluation of the scenes or commands. Parts that it does not contain lose their state.
  func evaluating<Result>(_ body: () -> Result) -> Result {
    (evaluated, counts) = ([:], [:])
    let result = body()
    for (key, part) in parts where evaluated[key] == nil { part.end() }
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
    var part = parts[key] ?? AppPart(Value.self, node.graph.types)
    let bound = part.bind(value, to: node, otherwise: "is left out of the app")
    evaluated[key] = part
    return bound.map { bound in at(number) { body(bound) } }
  }

  /// Returns the result of `body` for what is at a position of a builder.
  func at<Result>(_ position: Int, _ body: () -> Result) -> Result {
    path.append(position)
    defer { path.removeLast() }
    return body()
  }

  /// Returns the result of `body` for what is at a path of positions.
  func at<Result>(_ path: [Int], _ body: () -> Result) -> Result {
    let outer = self.path
    self.path = path
    defer { self.path = outer }
    return body()
  }

  /// Returns the name of the property of a part that retains `object`.
  func propertyName(keeping object: AnyObject) -> String? {
    for part in parts.values {
      if let name = part.propertyName(keeping: object) { return name }
    }
    return nil
  }

  func end() {
    for part in parts.values { part.end() }
    parts = [:]
  }
}
