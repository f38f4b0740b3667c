/// An object that connects the dynamic properties of custom scenes or commands to a node, which retains their state. The node of
/// the app retains the state of scenes, and a ``CommandedNode`` retains the state of commands.
///
/// The identity of a part consists of its type, its positions in the enclosing builders, and its number among the parts of the
/// same type at that place.
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
  /// The positions in the builders that enclose the part that is being evaluated.
  private(set) var path: [Int] = []

  init(node: Node) {
    self.node = node
  }

  /// Evaluates the scenes or commands and returns the result. Parts that are not evaluated lose their state.
  func evaluating<Result>(_ body: () -> Result) -> Result {
    (evaluated, counts) = ([:], [:])
    let result = body()
    for (key, part) in parts where evaluated[key] == nil { part.end() }
    (parts, evaluated) = (evaluated, [:])
    return result
  }

  /// Calls `body` with a part whose dynamic properties are connected, and returns the result. If a property lacks a value, the
  /// method reports it and returns nil.
  func bind<Value, Result>(_ value: Value, _ body: (Value) -> Result) -> Result? {
    let place = Place(type: ObjectIdentifier(Value.self), path: path)
    let number = counts[place, default: 0]
    counts[place] = number &+ 1
    let key = Key(place: place, number: number)
    var part = parts[key] ?? AppPart(Value.self, node.graph.types)
    let bound = part.bind(value, to: node, otherwise: "is omitted from the app")
    evaluated[key] = part
    return bound.map { bound in at(number) { body(bound) } }
  }

  /// Calls `body` for the content at a position of a builder, and returns the result.
  func at<Result>(_ position: Int, _ body: () -> Result) -> Result {
    path.append(position)
    defer { path.removeLast() }
    return body()
  }

  /// Calls `body` for the content at a path of positions, and returns the result.
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
