import NavigatorHost

extension TestApp {
  /// The address of what a person has before them: of the place in front, or of the nearest below it that has one. Nil where none has.
  ///
  /// ```swift
  /// try app.open("/home/page-n/55")
  /// #expect(app.address == "/home/page-n/55")
  /// ```
  public var address: String? {
    session.settle()
    return session.location.address
  }
}
