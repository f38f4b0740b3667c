extension AnyCasePath {
  /// Changes the value if the enum is in this case. Returns a Boolean value that indicates whether it is in this case.
  ///
  /// The enum does not retain the value during the change, so a collection in a case is changed in place.
  @inlinable @inline(__always)
  public func modify(_ root: inout Root, _ change: (inout Value) throws -> Void) rethrows -> Bool {
    guard var value = extraction(root) else { return false }
    try withUnsafeMutablePointer(to: &root) { place in
      // The memory is uninitialized until `defer` embeds the value again, even if the closure throws. `inout` access is
      // exclusive, so no other code can read it meanwhile.
      place.deinitialize(count: 1)
      defer { place.initialize(to: embedding(value)) }
      try change(&value)
    }
    return true
  }
}
