/// A property of a view whose value changes outside of the view, such as `@State`, or a structure of such properties.
public protocol DynamicProperty {
  /// Updates the property before each evaluation of the view's body, after its nested properties are connected.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
