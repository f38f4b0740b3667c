extension AnyCasePath {
  /// Changes the value where the enum is in this case, and says whether it is.
  ///
  /// The enum lets go of the value meanwhile, so that an array in a case is changed in place.
  @inlinable @inline(__always)
  public func modify(_ root: inout Root, _ change: (inout Value) throws -> Void) rethrows -> Bool {
    guard var value = extraction(root) else { return false }
    try withUnsafeMutablePointer(to: &root) { place in
      // The place is empty until the value is embedded again, which it is on either way out. Nobody can look there meanwhile: it is
      // held by `inout`.
      place.deinitialize(count: 1)
      defer { place.initialize(to: embedding(value)) }
      try change(&value)
    }
    return true
  }
}
