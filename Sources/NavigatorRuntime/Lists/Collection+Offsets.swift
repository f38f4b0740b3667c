import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at the given offsets from the start. Offsets beyond the end have no effect.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at the given offsets before the element at another offset. All offsets refer to the collection before the
  /// move. Offsets beyond the end have no effect.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements to move.
  ///   - destination: The offset of the element before which the elements are inserted. The number of elements moves them to the
  ///     end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = elements.indices.filter { source.contains($0) }
    guard !moved.isEmpty else { return }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
    var index = startIndex
    for offset in before + moved + after {
      self[index] = elements[offset]
      formIndex(after: &index)
    }
  }
}
