extension CasePathable {
  /// The value of a case if that case is current; otherwise nil. The path has an unknown value type.
  ///
  /// ```swift
  /// for path in Destination.allCasePaths {
  ///   if let value = destination[case: path] { print(value) }
  /// }
  /// ```
  @_disfavoredOverload
  public subscript(case path: PartialCaseKeyPath<Self>) -> Any? {
    let target = Self.allCasePaths[keyPath: path]
    if let target = target as? any OptionalPath { return target.erasedValue(in: self) }
    return target is AllCasePaths ? .some(self) : nil
  }

  /// Returns a Boolean value that indicates whether a case is current, for a path with an unknown value type.
  @_disfavoredOverload
  public func `is`(_ path: PartialCaseKeyPath<Self>) -> Bool {
    self[case: path] != nil
  }
}

extension Optional where Wrapped: CasePathable {
  /// The value of an enum's case if the optional is not nil and the case is current; otherwise nil. The path has an unknown value
  /// type.
  @_disfavoredOverload
  public subscript(case path: PartialCaseKeyPath<Wrapped>) -> Any? {
    flatMap { $0[case: path] }
  }

  /// Returns a Boolean value that indicates whether the optional contains an enum in a case, for a path with an unknown value
  /// type.
  @_disfavoredOverload
  public func `is`(_ path: PartialCaseKeyPath<Wrapped>) -> Bool {
    self[case: path] != nil
  }
}

/// The conformance of `PartialKeyPath`, whose functions its subclasses do not inherit: a `KeyPath` has the type of the value.
public protocol _PartialKeyPathFunctions {}

extension PartialKeyPath: _PartialKeyPathFunctions {}

extension _PartialKeyPathFunctions {
  /// Returns the enum in the path's case with a value, or nil if the value does not have the case's type.
  ///
  /// ```swift
  /// let path: PartialCaseKeyPath<Destination> = \.counter
  /// path(1)      // Optional(.counter(1))
  /// path("one")  // nil
  /// ```
  public func callAsFunction<List: CasePathReflectable>(_ value: Any) -> List.CasePathRoot?
  where Self == PartialKeyPath<List>, List.CasePathRoot.AllCasePaths == List {
    let target = List.CasePathRoot.allCasePaths[keyPath: self]
    if let target = target as? any EmbeddingPath { return target.erasedRoot(embedding: value) as? List.CasePathRoot }
    return target is List ? value as? List.CasePathRoot : nil
  }
}

extension OptionalPath {
  fileprivate func erasedValue(in root: Any) -> Any? {
    guard let root = root as? Root, let value = extract(from: root) else { return nil }
    return .some(value)
  }
}

/// A path that embeds a value of unknown type.
private protocol EmbeddingPath {
  func erasedRoot(embedding value: Any) -> Any?
}

extension AnyCasePath: EmbeddingPath {
  func erasedRoot(embedding value: Any) -> Any? {
    (value as? Value).map(embed)
  }
}
