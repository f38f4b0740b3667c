#if NAVIGATOR_ISSUE_REPORTING
  import IssueReporting
#elseif canImport(os)
  import os
#endif

/// Reports a modification of a case that is not current. Key paths do not contain their names, so the report contains the value's
/// type and the source location.
@usableFromInline @inline(never)
func reportAbsence<Value>(
  of type: Value.Type, in value: Any,
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  let current = caseName(of: value)
  let message = "Cannot modify the \(type) of a case that is not the current one. That is '\(current)'. Check is(_:) first."
  #if NAVIGATOR_ISSUE_REPORTING
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  #elseif canImport(os)
    Logger(subsystem: "NavigatorCasePaths", category: "misuse").fault("\(message) (\(fileID):\(line))")
  #endif
}

/// Returns the name of an enum's case. For an optional, returns the name of the wrapped enum's case.
private func caseName(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value { return caseName(of: wrapped) }
  return mirror.children.first?.label ?? "\(value)"
}
