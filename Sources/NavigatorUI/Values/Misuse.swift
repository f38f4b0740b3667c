#if NAVIGATOR_ISSUE_REPORTING
  import IssueReporting
#endif

/// Reports a programmer's misuse as a failure of the running test. Without IssueReporting, the message is only logged.
func reportMisuse(_ message: String) {
  #if NAVIGATOR_ISSUE_REPORTING
    reportIssue(message)
  #endif
}
