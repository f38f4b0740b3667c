extension Optional: CasePathIterable {
  /// The paths of an optional's cases, so that paths can continue through optionals: `\.some.counter`.
  @frozen public struct AllCasePaths: _CasePathList {
    /// The type of the enum.
    public typealias CasePathRoot = Wrapped?

    /// Creates the list.
    @inlinable public init() {}

    /// The path of the case with a value.
    @inlinable public var some: AnyCasePath<Wrapped?, Wrapped> {
      AnyCasePath(uncheckedEmbed: { $0 }, extract: { $0 })
    }

    /// The path of the case without a value.
    @inlinable public var none: AnyCasePath<Wrapped?, Void> {
      AnyCasePath(uncheckedEmbed: { nil }, extract: { $0 == nil ? () : nil })
    }

    /// The paths of both cases.
    public static var keyPaths: [PartialKeyPath<Self>] { [\.none, \.some] }

    /// Returns the path of a value's case.
    public static func keyPath(of root: Wrapped?) -> PartialKeyPath<Self> {
      root == nil ? \.none : \.some
    }
  }

  /// The paths of all cases.
  @inlinable public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Optional where Wrapped: CasePathable {
  /// The value of an enum's case if the optional is not nil and the case is current; otherwise nil.
  ///
  /// An assignment has an effect only while the case is current: a value replaces the case's value, and nil sets the optional to
  /// nil.
  @inlinable @inline(__always)
  public subscript<Path: OptionalPath>(case path: KeyPath<Wrapped.AllCasePaths, Path>) -> Path.Value? where Path.Root == Wrapped {
    get { self.flatMap { Wrapped.allCasePaths[keyPath: path].extract(from: $0) } }
    set {
      guard var value = self else { return }
      let path = Wrapped.allCasePaths[keyPath: path]
      if let newValue {
        if path.set(newValue, in: &value) { self = value }
      } else if path.extract(from: value) != nil {
        self = nil
      }
    }
  }

  /// Returns a Boolean value that indicates whether the optional contains an enum in a case.
  @inlinable @inline(__always)
  public func `is`<Path: OptionalPath>(_ path: KeyPath<Wrapped.AllCasePaths, Path>) -> Bool where Path.Root == Wrapped {
    self.flatMap { Wrapped.allCasePaths[keyPath: path].extract(from: $0) } != nil
  }

  /// Changes the value of an enum's case.
  ///
  /// ```swift
  /// model.destination.modify(\.counter) { $0 += 1 }
  /// ```
  ///
  /// If the optional is nil or another case is current, nothing is changed and the misuse is reported: a test fails, an app logs
  /// it and continues.
  @inlinable @inline(__always)
  public mutating func modify<Path: OptionalPath>(
    _ path: KeyPath<Wrapped.AllCasePaths, Path>,
    yield change: (inout Path.Value) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows where Path.Root == Wrapped {
    let path = Wrapped.allCasePaths[keyPath: path]
    var isChanged = false
    _ = try Wrapped?.allCasePaths.some.modify(&self) { isChanged = try path.modify(&$0, change) }
    if isChanged { return }
    reportAbsence(of: Path.Value.self, in: self as Any, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns a Boolean value that indicates whether an optional contains an enum in the case of a key path, for a `switch`: `case
  /// \.counter:`.
  @inlinable @inline(__always)
  public static func ~= <Path: OptionalPath>(path: KeyPath<Wrapped.AllCasePaths, Path>, value: Wrapped?) -> Bool
  where Path.Root == Wrapped {
    value.is(path)
  }
}
