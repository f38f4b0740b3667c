import NavigatorHost

extension TestApp {
  /// The address of the front place, or of the nearest place below it that has an address. The value is nil if no place has one.
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
