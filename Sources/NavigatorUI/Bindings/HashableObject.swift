/// An object that is equal to itself alone, as what a destination or a path carries.
///
/// ```swift
/// @Observable
/// final class EditorModel: HashableObject { … }
///
/// nonisolated enum Destinations: Hashable {
///   case editor(EditorModel)
/// }
/// ```
///
/// It can be told apart from any isolation: a class of the main actor conforms as a whole, and what holds it need not be on the main actor.
public protocol HashableObject: AnyObject, Hashable, SendableMetatype {}

extension HashableObject {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs === rhs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
