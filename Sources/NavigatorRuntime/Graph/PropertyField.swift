@_spi(Reflection) import Swift

/// A dynamic property of a view type: its offset and the function that connects it to a node.
@MainActor
struct PropertyField {
  /// The property's name in reports, without the underscore of a property wrapper.
  var name: String
  var offset: Int
  /// Connects the property at an address to its slot in the node.
  let attach: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, Node) -> Void
  /// Returns a description of a missing value that the connected property at an address requires. It is nil if no value is
  /// missing.
  var missing: (@MainActor (UnsafeMutableRawPointer) -> String?)?

  /// Returns the same property as part of a value that contains it.
  func nested(in outer: String, at outerOffset: Int) -> PropertyField {
    var field = self
    field.name = outer.isEmpty ? name : "\(outer).\(name)"
    field.offset += outerOffset
    return field
  }
}

/// A view whose stored values, such as a modifier or a style, contain dynamic properties that belong to the view.
protocol DynamicPropertyContainer: View {}

/// A property that stores a value per node, such as `@State`.
@MainActor
protocol NodeProperty: DynamicProperty {
  mutating func attach(_ slot: inout AnyObject?, to node: Node)
}

/// A property that has a value only if a view above provides one. If the value is missing, the view's body is not evaluated.
@MainActor
protocol RequiredProperty: NodeProperty {
  /// A description of the value that is missing after ``NodeProperty/attach(_:to:)``, and how to provide it; nil if nothing is
  /// missing.
  var missing: String? { get }
}

extension [PropertyField] {
  /// Connects the dynamic properties of a value. Returns a description of the first property that lacks a value, or nil.
  @inline(__always)
  @MainActor
  func attach<Value>(to bound: inout Value, _ slots: inout [AnyObject?], _ node: Node) -> String? {
    MainQueue.withMutablePointer(to: &bound) { pointer in
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

extension TypeTable {
  /// Returns the dynamic properties of a type. Properties nested in custom dynamic properties come first.
  func properties<T>(of type: T.Type) -> [PropertyField] {
    let key = ObjectIdentifier(type)
    if let known = propertyFields[key] { return known }
    var fields: [PropertyField] = []
    _ = _forEachField(of: type) { label, offset, fieldType, _ in
      let name = Self.propertyName(label)
      if let property = fieldType as? any DynamicProperty.Type {
        append(property, name, at: offset, to: &fields)
      } else if type is any DynamicPropertyContainer.Type {
        fields += anyProperties(of: fieldType).map { $0.nested(in: "", at: offset) }
      }
      return true
    }
    propertyFields[key] = fields
    return fields
  }

  /// Returns the name of a property, given the name of its wrapper's stored field.
  private static func propertyName(_ label: UnsafePointer<CChar>) -> String {
    let label = String(cString: label)
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }

  private func anyProperties(of type: Any.Type) -> [PropertyField] {
    func open<T>(_ type: T.Type) -> [PropertyField] { properties(of: type) }
    return _openExistential(type, do: open)
  }

  private func append<P: DynamicProperty>(_ type: P.Type, _ name: String, at offset: Int, to fields: inout [PropertyField]) {
    if let property = type as? any NodeProperty.Type {
      fields.append(Self.field(property, name, at: offset))
      return
    }
    fields += properties(of: type).map { $0.nested(in: name, at: offset) }
    fields.append(
      PropertyField(name: name, offset: offset) { pointer, _, _ in
        pointer.assumingMemoryBound(to: P.self).pointee.update()
      }
    )
  }

  private static func field<P: NodeProperty>(_: P.Type, _ name: String, at offset: Int) -> PropertyField {
    var field = PropertyField(name: name, offset: offset) { pointer, slot, node in
      pointer.assumingMemoryBound(to: P.self).pointee.attach(&slot, to: node)
    }
    if let requiring = P.self as? any RequiredProperty.Type { field.missing = requirement(of: requiring) }
    return field
  }

  private static func requirement<P: RequiredProperty>(of _: P.Type) -> @MainActor (UnsafeMutableRawPointer) -> String? {
    { $0.assumingMemoryBound(to: P.self).pointee.missing }
  }
}
