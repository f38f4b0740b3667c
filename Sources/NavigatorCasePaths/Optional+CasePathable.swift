extension Optional: CasePathable {
  /// The paths of an optional's cases, so that paths go through optionals: `\.some.counter`.
  @frozen public struct Cases: CasePathList {
    public typealias CasePathRoot = Wrapped?

    @inlinable public init() {}

    /// The value.
    @inlinable public var some: AnyCasePath<Wrapped?, Wrapped> {
      AnyCasePath(uncheckedEmbed: { $0 }, extract: { $0 })
    }

    /// Nil.
    @inlinable public var none: AnyCasePath<Wrapped?, Void> {
      AnyCasePath(uncheckedEmbed: { nil }, extract: { $0 == nil ? () : nil })
    }

    public static var keyPaths: [PartialKeyPath<Self>] { [\.none, \.some] }

    public static func keyPath(of root: Wrapped?) -> PartialKeyPath<Self> {
      root == nil ? \.none : \.some
    }
  }
}

extension Optional where Wrapped: CasePathable {
  /// The value of a case of the enum, where there is one and the case is the current one; nil otherwise.
  ///
  /// What is assigned has an effect only while the case is the current one: a value replaces the case's, nil sets the whole enum to nil.
  @inlinable @inline(__always)
  public subscript<Path: OptionalPath>(case path: KeyPath<Wrapped.Cases, Path>) -> Path.Value? where Path.Root == Wrapped {
    get { self.flatMap { Wrapped.Cases()[keyPath: path].extract(from: $0) } }
    set {
      guard var value = self else { return }
      let path = Wrapped.Cases()[keyPath: path]
      if let newValue {
        if path.set(newValue, in: &value) { self = value }
      } else if path.extract(from: value) != nil {
        self = nil
      }
    }
  }

  /// Whether there is an enum in a case.
  @inlinable @inline(__always)
  public func `is`<Path: OptionalPath>(_ path: KeyPath<Wrapped.Cases, Path>) -> Bool where Path.Root == Wrapped {
    self.flatMap { Wrapped.Cases()[keyPath: path].extract(from: $0) } != nil
  }
}
