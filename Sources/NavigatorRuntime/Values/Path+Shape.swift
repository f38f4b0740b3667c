import Foundation

extension Path: Shape {
  /// Returns the path itself, which has fixed coordinates and ignores `rect`.
  public func path(in rect: CGRect) -> Path { self }
}
