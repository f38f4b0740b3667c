/// A place to which the app can return from anywhere, with or without a value.
///
/// A checkpoint is identified by its name and its value type. Declare a checkpoint that several modules use in a
/// ``NavigationCheckpoints`` type, which derives its name.
nonisolated public struct NavigationCheckpoint<T>: Hashable, Sendable, Codable {
  /// The name of the checkpoint. It is part of the saved navigation state.
  public let name: String

  /// Creates a checkpoint with the given name. Two checkpoints with the same name and value type are equal.
  public init(name: String) {
    self.name = name
  }

  var key: CheckpointKey { CheckpointKey(name: name, valueType: ObjectIdentifier(T.self)) }
}

/// The checkpoints of an app or of a module.
///
/// ```swift
/// struct KnownCheckpoints: NavigationCheckpoints {
///   static var home: NavigationCheckpoint<Void> { checkpoint() }
///   static var page2: NavigationCheckpoint<Int> { checkpoint() }
/// }
/// ```
///
/// Each name consists of the type and the property, such as `Home.KnownCheckpoints.page2`, so equally named members of several
/// types are different checkpoints.
nonisolated public protocol NavigationCheckpoints {}

extension NavigationCheckpoints {
  /// Returns the checkpoint for the property that contains this call.
  nonisolated public static func checkpoint<T>(_ name: String = #function) -> NavigationCheckpoint<T> {
    NavigationCheckpoint(name: "\(stableName(of: self)).\(name)")
  }
}

nonisolated struct CheckpointKey: Hashable {
  let name: String
  let valueType: ObjectIdentifier
}

/// Returns a type's name with its module and enclosing types. Parts that differ between runs are removed: Swift describes the
/// file of a private type by a memory address.
nonisolated private func stableName(of type: Any.Type) -> String {
  String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
}
