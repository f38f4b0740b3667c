/// A write to state by a view during its evaluation. It is recorded for the report about a transaction that does not end.
struct StateWrite {
  let writer: NodeReference
  /// The location or the observable object that was written.
  let target: AnyObject
}

/// A node whose view or app has dynamic properties.
@MainActor
protocol PropertyOwner: Node {
  /// Returns the name of the property that retains `object`, such as the location of a `@State`.
  func propertyName(keeping object: AnyObject) -> String?
}

extension [PropertyField] {
  /// Returns the name of the property that retains `object` in `slots`.
  func name(keeping object: AnyObject, in slots: [AnyObject?]) -> String? {
    zip(slots, self).first { $0.0 === object }.map { $0.1.name }
  }
}

extension Node {
  /// The name of the app's view that contains this node.
  final var viewName: String {
    firstAncestor { ($0 as? any PropertyOwner)?.debugName } ?? debugName
  }

  /// Returns the name of the property of this view, or of one above it, that retains `object`.
  final func propertyNameAtOrAbove(keeping object: AnyObject) -> String? {
    firstAncestor { ($0 as? any PropertyOwner)?.propertyName(keeping: object) }
  }
}

extension StateWrite {
  /// The sentence that reports the write; nil if the node has ended.
  @MainActor
  var description: String? {
    guard let node = writer.referent, node.isAlive else { return nil }
    let property = node.propertyNameAtOrAbove(keeping: target) ?? "an object of type \(type(of: target))"
    return "\(node.viewName) writes \(property) while it is evaluated."
  }
}
