/// A write to state by a view that is being evaluated. Kept for the report of a transaction that does not come to rest.
struct StateWrite {
  let writer: NodeReference
  /// The location or the observable object that was written.
  let target: AnyObject
}

/// A node whose view or app has dynamic properties.
@MainActor
protocol PropertyOwner: Node {
  /// The name of the property that keeps `object`, such as the location of a `@State`.
  func propertyName(keeping object: AnyObject) -> String?
}

extension PropertyOwner {
  /// Finds the property that keeps `object` among `slots`.
  func propertyName(keeping object: AnyObject, in slots: [AnyObject?], _ properties: [PropertyField]) -> String? {
    zip(slots, properties).first { $0.0 === object }.map { "\(debugName).\($0.1.name)" }
  }
}

extension Node {
  /// The name of the app's view that this node is part of.
  final var viewName: String {
    firstAncestor { ($0 as? any PropertyOwner)?.debugName } ?? debugName
  }

  /// The name of the property of this view, or of one above it, that keeps `object`.
  final func propertyNameAtOrAbove(keeping object: AnyObject) -> String? {
    firstAncestor { ($0 as? any PropertyOwner)?.propertyName(keeping: object) }
  }
}

extension StateWrite {
  /// The sentence that reports the write.
  @MainActor
  var description: String? {
    guard let node = writer.referent, node.isAlive else { return nil }
    let property = node.propertyNameAtOrAbove(keeping: target) ?? "an object of type \(type(of: target))"
    return "\(node.viewName) writes \(property) while it is evaluated."
  }
}
