/// A place that the user can be brought back to from anywhere, with a value or without one.
///
/// A checkpoint is known by its name and by the type of its values. One that several modules know is best declared in a
/// ``NavigationCheckpoints`` type, which names it.
nonisolated public struct NavigationCheckpoint<T>: Hashable, Sendable, Codable {
  /// What the checkpoint is called; among what is saved when the app's state is.
  public let name: String

  /// A checkpoint of a given name. Two of the same name and type are the same checkpoint.
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
/// Each is named after its type and its property, such as `Home.KnownCheckpoints.page2`, so that members of the same name in several
/// types are different checkpoints.
nonisolated public protocol NavigationCheckpoints {}

extension NavigationCheckpoints {
  /// The checkpoint that the property around this call stands for.
  nonisolated public static func checkpoint<T>(_ name: String = #function) -> NavigationCheckpoint<T> {
    NavigationCheckpoint(name: "\(stableName(of: self)).\(name)")
  }
}

/// What checkpoints are told apart by.
nonisolated struct CheckpointKey: Hashable {
  let name: String
  let valueType: ObjectIdentifier
}

/// A type's name with its module and the types around it. What differs from one run to the next is left out: Swift names the file of a
/// private type by an address.
nonisolated private func stableName(of type: Any.Type) -> String {
  String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
}
