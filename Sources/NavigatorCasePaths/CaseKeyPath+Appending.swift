extension KeyPath {
  /// Returns the path to a case of this case's value.
  ///
  /// ```swift
  /// let settings = \Destination.Cases.settings
  /// let profile = \Settings.Cases.profile
  /// settings.appending(path: profile) == \.settings.profile // true
  /// ```
  public func appending<Enum: CasePathable, Middle: CasePathable, Leaf>(
    path: CaseKeyPath<Middle, Leaf>
  ) -> CaseKeyPath<Enum, Leaf> where Root == Enum.AllCasePaths, Value == AnyCasePath<Enum, Middle> {
    appending(path: \AnyCasePath<Enum, Middle>.[dynamicMember: path])
  }

  /// Returns the path to a case of the value in this case's optional.
  public func appending<Enum: CasePathable, Middle: CasePathable, Leaf>(
    path: CaseKeyPath<Middle, Leaf>
  ) -> CaseKeyPath<Enum, Leaf> where Root == Enum.AllCasePaths, Value == AnyCasePath<Enum, Middle?> {
    appending(path: \AnyCasePath<Enum, Middle?>.[dynamicMember: path])
  }

  /// Returns this path, because the appended path leads to the case's value itself.
  public func appending<Enum: CasePathable, Middle: CasePathable>(
    path: IdentityCaseKeyPath<Middle>
  ) -> CaseKeyPath<Enum, Middle> where Root == Enum.AllCasePaths, Value == AnyCasePath<Enum, Middle> {
    self
  }
}
