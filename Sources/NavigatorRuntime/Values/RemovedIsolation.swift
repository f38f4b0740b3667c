/// A global actor that runs no code.
@globalActor public actor _NoGlobalActor {
  /// The shared actor.
  public static let shared = _NoGlobalActor()
}

/// A protocol whose conforming types are isolated to no global actor.
///
/// Conformance to `View` isolates a type to the main actor. A type that also conforms to a protocol of another actor is not
/// isolated, even in a module whose default isolation is the main actor. SwiftUI's shapes conform to a protocol of the same name
/// for this reason.
@_NoGlobalActor public protocol _RemoveGlobalActorIsolation {}
