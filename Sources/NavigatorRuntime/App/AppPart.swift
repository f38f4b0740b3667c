/// The dynamic properties of an app, or of one of its custom scenes or commands.
@MainActor
struct AppPart {
  let name: String
  private let properties: [PropertyField]
  private var slots: [AnyObject?]

  init<Value>(_: Value.Type, _ types: TypeTable) {
    name = "\(Value.self)"
    properties = types.properties(of: Value.self)
    slots = Array(repeating: nil, count: properties.count)
  }

  /// Returns a value whose dynamic properties are connected to a node. If a property lacks a value, the method reports the
  /// property and the consequence for the part, and returns nil.
  mutating func bind<Value>(_ value: Value, to node: Node, otherwise consequence: String) -> Value? {
    var bound = value
    guard let missing = properties.attach(to: &bound, &slots, node) else { return bound }
    node.graph.reportOnce("\(name) \(consequence). \(missing)")
    return nil
  }

  /// Returns the name of the property that retains `object`.
  func propertyName(keeping object: AnyObject) -> String? {
    properties.name(keeping: object, in: slots).map { "\(name).\($0)" }
  }

  func end() {
    for slot in slots { (slot as? any TearDownObserver)?.end() }
  }
}
