import NavigatorHost

extension TestApp {
  /// The address of the place in front, or of the nearest place below it that has an address. The value is nil if none has one.
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
