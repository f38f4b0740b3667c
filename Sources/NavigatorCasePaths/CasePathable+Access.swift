extension CasePathable {
  /// The value of a case, where that case is the current one; nil otherwise.
  ///
  /// Assigning a value replaces that of the current case. It does nothing where another case is current, or where nil is assigned: a
  /// value for one case must not turn an enum from another case to it, and nil says of no case that it should be current.
  @inlinable @inline(__always)
  public subscript<Path: OptionalPath>(case path: KeyPath<Cases, Path>) -> Path.Value? where Path.Root == Self {
    get { Cases()[keyPath: path].extract(from: self) }
    set {
      guard let newValue else { return }
      Cases()[keyPath: path].set(newValue, in: &self)
    }
  }

  /// The value of a case as a property, for enums with `@dynamicMemberLookup`: `destination.counter`.
  @inlinable @inline(__always)
  public subscript<Value>(dynamicMember path: CaseKeyPath<Self, Value>) -> Value? {
    Cases()[keyPath: path].extract(from: self)
  }

  /// Whether a case is the current one.
  ///
  /// ```swift
  /// destinations.filter { $0.is(\.counter) }
  /// ```
  @inlinable @inline(__always)
  public func `is`<Path: OptionalPath>(_ path: KeyPath<Cases, Path>) -> Bool where Path.Root == Self {
    Cases()[keyPath: path].extract(from: self) != nil
  }

  /// Whether a case is the current one, by a path whose value's type is not known.
  @_disfavoredOverload
  public func `is`(_ path: PartialCaseKeyPath<Self>) -> Bool {
    guard let path = Cases()[keyPath: path] as? any OptionalPath else { return false }
    return path.isPresent(in: self)
  }

  /// Changes the value of a case.
  ///
  /// ```swift
  /// destination.modify(\.counter) { $0 += 1 }
  /// ```
  ///
  /// Where another case is current, nothing is changed, and that is reported: a test fails, an app logs it and goes on.
  @inlinable @inline(__always)
  public mutating func modify<Path: OptionalPath>(
    _ path: KeyPath<Cases, Path>,
    _ change: (inout Path.Value) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows where Path.Root == Self {
    guard try !Cases()[keyPath: path].modify(&self, change) else { return }
    reportAbsence(of: Path.Value.self, in: self, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Matches an enum in a `switch` with a case key path: `case \.counter:`.
  @inlinable @inline(__always)
  public static func ~= <Path: OptionalPath>(path: KeyPath<Cases, Path>, value: Self) -> Bool where Path.Root == Self {
    value.is(path)
  }
}
