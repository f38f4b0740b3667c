import CNavigatorHosts
import NavigatorHost

/// The hash functions that the program is linked with.
enum LinkedHashing {
  /// The functions are nil in a program that contains neither a store nor TLS. Such a program keeps all states in its memory.
  static let current: (any SecretHashing)? = navigator_hashing().map {
    Unmanaged<SecretHashingBox>.fromOpaque($0).takeRetainedValue().hashing
  }

  /// Throws an error if states would be stored outside of the program under keys that are not digests.
  static func check(_ hashing: (any SecretHashing)?, for store: any SessionStateStore) throws(MissingHashing) {
    guard hashing != nil || store is MemorySessionStateStore else { throw MissingHashing() }
  }
}

/// The error of a host that has a store but no hash functions.
struct MissingHashing: Error, CustomStringConvertible {
  var description: String {
    "this app uses a custom store and is built without hash functions. Add NavigatorCrypto to the dependencies of its target."
  }
}
