/// An object that is equal only to itself, for use in destinations and paths.
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
/// Equality is available in any isolation. A class of the main actor can conform, and a type that stores it need not be isolated
/// to the main actor.
public protocol HashableObject: AnyObject, Hashable, SendableMetatype {}

extension HashableObject {
  /// Returns a Boolean value that indicates whether both references are to the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs === rhs
  }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
