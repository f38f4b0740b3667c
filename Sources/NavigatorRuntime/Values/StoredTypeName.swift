/// Returns the name of a type as written in source code, for values that outlive the process.
///
/// The runtime names private and local types with the address of their context, which differs from process to process. The name
/// leaves it out.
nonisolated func storedTypeName(of type: Any.Type) -> String {
  let (start, end) = ("(unknown context at ", ").")
  let parts = String(reflecting: type).split(separator: start, omittingEmptySubsequences: false)
  let others = parts.dropFirst().map { part in part.firstRange(of: end).map { part[$0.upperBound...] } ?? part }
  return String(parts.first ?? "") + others.joined()
}
