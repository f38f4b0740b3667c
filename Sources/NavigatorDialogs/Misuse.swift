#if NAVIGATOR_ISSUE_REPORTING
  import IssueReporting
#endif

/// Reports an animation for an asynchronous action as a failure of the running test. Without IssueReporting, nothing is reported.
func reportAnimation(ofButton label: String) {
  #if NAVIGATOR_ISSUE_REPORTING
    reportIssue(
      """
      The button "\(label)" has an animation, but SwiftUI cannot animate an asynchronous action. Handle it in a synchronous \
      closure, or make the animated changes within `withAnimation` in the asynchronous one.
      """)
  #endif
}
