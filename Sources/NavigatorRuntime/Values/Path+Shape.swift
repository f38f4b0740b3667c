import Foundation

extension Path: Shape {
  /// The path itself: it has a place of its own and does not follow `rect`.
  public func path(in rect: CGRect) -> Path { self }
}
