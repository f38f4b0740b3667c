/// Returns the name of a type as written in source code. Use it for values that outlive the process.
///
/// The Swift runtime includes the address of the context in the names of private and local types. The address differs between
/// processes, so this function omits it.
nonisolated func storedTypeName(of type: Any.Type) -> String {
  let (start, end) = ("(unknown context at ", ").")
  let parts = String(reflecting: type).split(separator: start, omittingEmptySubsequences: false)
  let others = parts.dropFirst().map { part in part.firstRange(of: end).map { part[$0.upperBound...] } ?? part }
  return String(parts.first ?? "") + others.joined()
}
