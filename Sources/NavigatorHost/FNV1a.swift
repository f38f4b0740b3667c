/// The hash function FNV-1a. It is sufficient where hashes only have to differ between versions of a file or between names.
package enum FNV1a {
  /// Returns the hash of bytes with 64 bits.
  @inlinable
  package static func hash64(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(into: 0xcbf2_9ce4_8422_2325) { hash, byte in hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Returns the hash of bytes with 32 bits.
  @inlinable
  package static func hash32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(into: 0x811c_9dc5) { hash, byte in hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
  }
}
