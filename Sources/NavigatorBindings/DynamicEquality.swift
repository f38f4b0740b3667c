/// Returns a Boolean value that indicates whether two values are equal. Values of types that are not Equatable are never equal.
@_spi(Engine)
public func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  guard let lhs = lhs as? any Equatable else { return false }
  return lhs.isEqual(to: rhs)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self) == self
  }
}
