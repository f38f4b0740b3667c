// The key path `\.self` begins and ends at a list of cases. It is therefore not a `CaseKeyPath` and needs separate overloads.

extension CasePathable {
  /// The enum itself.
  ///
  /// Assigning nil has no effect.
  @inlinable
  public subscript(case path: IdentityCaseKeyPath<Self>) -> Self? {
    get { self }
    set { if let newValue { self = newValue } }
  }

  /// Returns true, because the path leads to the enum itself.
  @inlinable
  public func `is`(_ path: IdentityCaseKeyPath<Self>) -> Bool { true }

  /// Changes the enum.
  @inlinable
  public mutating func modify(_ path: IdentityCaseKeyPath<Self>, yield change: (inout Self) throws -> Void) rethrows {
    try change(&self)
  }

  /// Returns true, because the path leads to the enum itself.
  @inlinable
  public static func ~= (path: IdentityCaseKeyPath<Self>, value: Self) -> Bool { true }
}

extension AnyCasePath where Root == Value {
  /// Creates the path that leads to the root itself.
  @inlinable
  public init() {
    self.init(uncheckedEmbed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath where Root == Value {
  /// Creates the path that leads to the enum itself: `AnyCasePath(\Destination.Cases.self)`.
  @inlinable
  public init<List: CasePathReflectable<Root>>(_ path: KeyPath<List, List>) {
    self.init()
  }
}

extension KeyPath where Root: CasePathReflectable, Value == Root {
  /// Returns the value: `(\Destination.Cases.self)(destination)`.
  @inlinable
  public func callAsFunction(_ value: Root.CasePathRoot) -> Root.CasePathRoot { value }
}
