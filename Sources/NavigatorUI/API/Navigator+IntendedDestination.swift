extension Navigator {
  /// The destination in this tree from which a guard redirected the user, or nil if there is none.
  public var intendedDestination: (any NavigationDestination)? { tree.redirects.intended?.destination }

  /// Evaluates the guards again for the destination from which they redirected the user. If they allow it now, the redirect's
  /// screen is removed, the destination is shown, and the rest of the deep link continues.
  ///
  /// ```swift
  /// Button("Sign in") {
  ///   session.signIn()
  ///   navigator.continueToIntendedDestination()
  /// }
  /// ```
  ///
  /// The call is not necessary if the redirect's screen is removed without it, such as a dismissed sheet.
  ///
  /// - Returns: A Boolean value that indicates whether there is such a destination.
  @discardableResult
  public func continueToIntendedDestination() -> Bool {
    guard let intended = tree.redirects.intended else { return false }
    return tree.redirects.reevaluate(about: intended)
  }

  /// Discards the destination from which a guard redirected the user, and the rest of the deep link. The redirect's screen stays.
  public func forgetIntendedDestination() {
    let redirects = tree.redirects
    if let intended = redirects.intended { redirects.cancel(intended, because: "the app requested it", on: self) }
  }
}
