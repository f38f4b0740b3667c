#if NAVIGATOR_ISSUE_REPORTING
  import IssueReporting
#elseif canImport(os)
  import os
#endif

/// Reports that a case was to be changed that is not the current one. Key paths do not know their names, so the report has the value's type
/// and the place in the source.
@usableFromInline @inline(never)
func reportAbsence<Value>(
  of type: Value.Type, in value: some CasePathable,
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  let current = Mirror(reflecting: value).children.first?.label ?? "\(value)"
  let message = "Cannot modify the \(type) of a case that is not the current one. That is '\(current)'. Ask is(_:) first."
  #if NAVIGATOR_ISSUE_REPORTING
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  #elseif canImport(os)
    Logger(subsystem: "NavigatorCasePaths", category: "misuse").fault("\(message) (\(fileID):\(line))")
  #endif
}
