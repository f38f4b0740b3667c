extension String {
  /// Returns a Boolean value that indicates whether the text in UTF-8 contains a byte. A search in the view of the encoded text
  /// would take longer, and texts are searched for each evaluation of the view that contains them.
  nonisolated func contains(byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
  }
}
