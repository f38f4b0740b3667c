import Foundation

/// The identity of a value whose equality is that of its content. All identities are equal and have the same hash.
struct ContentIdentity: Hashable, Sendable {
  let id = UUID()

  static func == (lhs: ContentIdentity, rhs: ContentIdentity) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
