extension CasePathable {
  /// The value of a case if that case is current; otherwise nil.
  ///
  /// Assigning a value replaces the current case's value. It has no effect if another case is current, so an assignment never
  /// changes the case. Assigning nil has no effect, because nil does not determine another case.
  @inlinable @inline(__always)
  public subscript<Path: OptionalPath>(case path: KeyPath<AllCasePaths, Path>) -> Path.Value? where Path.Root == Self {
    get { Self.allCasePaths[keyPath: path].extract(from: self) }
    set {
      guard let newValue else { return }
      Self.allCasePaths[keyPath: path].set(newValue, in: &self)
    }
  }

  /// The value of a case if that case is current; otherwise nil. If the case's value is an optional, the result is not nested:
  /// nil also represents another case.
  @inlinable @inline(__always)
  @_disfavoredOverload
  public subscript<Value>(case path: CaseKeyPath<Self, Value?>) -> Value? {
    Self.allCasePaths[keyPath: path].extract(from: self) ?? nil
  }

  /// The value of a case as a property, for enums with `@dynamicMemberLookup`: `destination.counter`.
  @inlinable @inline(__always)
  public subscript<Value>(dynamicMember path: CaseKeyPath<Self, Value>) -> Value? {
    Self.allCasePaths[keyPath: path].extract(from: self)
  }

  /// The value of a case as a property. If the case's value is an optional, the result is not nested: nil also represents another
  /// case.
  @inlinable @inline(__always)
  @_disfavoredOverload
  public subscript<Value>(dynamicMember path: CaseKeyPath<Self, Value?>) -> Value? {
    Self.allCasePaths[keyPath: path].extract(from: self) ?? nil
  }

  /// Returns a Boolean value that indicates whether a case is current.
  ///
  /// ```swift
  /// destinations.filter { $0.is(\.counter) }
  /// ```
  @inlinable @inline(__always)
  public func `is`<Path: OptionalPath>(_ path: KeyPath<AllCasePaths, Path>) -> Bool where Path.Root == Self {
    Self.allCasePaths[keyPath: path].extract(from: self) != nil
  }

  /// Changes the value of a case.
  ///
  /// ```swift
  /// destination.modify(\.counter) { $0 += 1 }
  /// ```
  ///
  /// If another case is current, nothing is changed and the misuse is reported: a test fails, an app logs it and continues.
  @inlinable @inline(__always)
  public mutating func modify<Path: OptionalPath>(
    _ path: KeyPath<AllCasePaths, Path>,
    yield change: (inout Path.Value) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows where Path.Root == Self {
    guard try !Self.allCasePaths[keyPath: path].modify(&self, change) else { return }
    reportAbsence(of: Path.Value.self, in: self, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns a Boolean value that indicates whether an enum is in the case of a key path, for a `switch`: `case \.counter:`.
  @inlinable @inline(__always)
  public static func ~= <Path: OptionalPath>(path: KeyPath<AllCasePaths, Path>, value: Self) -> Bool where Path.Root == Self {
    value.is(path)
  }
}
