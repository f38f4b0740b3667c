/// Changes that are performed in one step, and the resulting contents.
public struct StackDraft<Path: StackPath> {
  /// The contents after the changes.
  public private(set) var contents: StackContents<Path>
  /// The changes so far.
  public private(set) var changes: [StackChange<Path>] = []

  /// Creates a draft without changes.
  public init(_ contents: StackContents<Path>) {
    self.contents = contents
  }

  /// Adds a change.
  public mutating func apply(_ change: StackChange<Path>) {
    contents.apply(change)
    changes.append(change)
  }
}
