@_spi(Reflection) import Swift

/// One dynamic property of a view type: where it lies and how it is connected to a node.
@MainActor
struct PropertyField {
  let offset: Int
  /// Connects the property at an address to what the node keeps for it.
  let attach: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, Node) -> Void
}

/// A view whose stored values have dynamic properties of their own that belong to it, such as a modifier or a style.
protocol PropertyHolder: View {}

/// A property that keeps something per node, such as `@State`.
@MainActor
protocol NodeProperty: DynamicProperty {
  mutating func attach(_ slot: inout AnyObject?, to node: Node)
}

extension TypeTable {
  /// The dynamic properties of a type, those nested in custom dynamic properties first.
  func properties<T>(of type: T.Type) -> [PropertyField] {
    let key = ObjectIdentifier(type)
    if let known = propertyFields[key] { return known }
    var fields: [PropertyField] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        append(property, at: offset, to: &fields)
      } else if type is any PropertyHolder.Type {
        fields += anyProperties(of: fieldType).map { PropertyField(offset: offset + $0.offset, attach: $0.attach) }
      }
      return true
    }
    propertyFields[key] = fields
    return fields
  }

  private func anyProperties(of type: Any.Type) -> [PropertyField] {
    func open<T>(_ type: T.Type) -> [PropertyField] { properties(of: type) }
    return _openExistential(type, do: open)
  }

  private func append<P: DynamicProperty>(_ type: P.Type, at offset: Int, to fields: inout [PropertyField]) {
    if let property = type as? any NodeProperty.Type {
      fields.append(Self.field(property, at: offset))
      return
    }
    for nested in properties(of: type) {
      fields.append(PropertyField(offset: offset + nested.offset, attach: nested.attach))
    }
    fields.append(
      PropertyField(offset: offset) { pointer, _, _ in
        pointer.assumingMemoryBound(to: P.self).pointee.update()
      }
    )
  }

  private static func field<P: NodeProperty>(_: P.Type, at offset: Int) -> PropertyField {
    PropertyField(offset: offset) { pointer, slot, node in
      pointer.assumingMemoryBound(to: P.self).pointee.attach(&slot, to: node)
    }
  }
}
