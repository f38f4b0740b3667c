/// A property of a view that changes from outside the view, such as `@State`, or a struct made of such properties.
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body, after nested properties were connected.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
