/// A global actor on which nothing runs.
@globalActor public actor _NoGlobalActor {
  /// The actor.
  public static let shared = _NoGlobalActor()
}

/// A protocol whose conforming types belong to no global actor.
///
/// A view belongs to the main actor. A type that also conforms to a protocol of another actor belongs to none, even in a module
/// whose declarations belong to the main actor by default. SwiftUI's shapes conform to a protocol of this name for that reason.
@_NoGlobalActor public protocol _RemoveGlobalActorIsolation {}
