#if canImport(IssueReporting)
  import IssueReporting
#endif

/// Lets a test that runs fail. On Apple platforms the log tells.
func reportMisuse(_ message: String) {
  #if canImport(IssueReporting)
    reportIssue(message)
  #endif
}
