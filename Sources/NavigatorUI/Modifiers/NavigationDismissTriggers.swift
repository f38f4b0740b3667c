import SwiftUI

extension View {
  /// Closes the sheet or cover that this view is in when a flag becomes true, and sets it back to false.
  ///
  /// ```swift
  /// Button("Done") { isDone = true }
  ///   .navigationDismiss(trigger: $isDone)
  /// ```
  nonisolated public func navigationDismiss(trigger: Binding<Bool>) -> some View {
    modifier(NavigatorTriggerModifier(trigger: trigger) { $0.dismiss() })
  }

  /// Closes what the navigator of this view presents when a flag becomes true, and sets it back to false.
  nonisolated public func navigationDismissPresented(trigger: Binding<Bool>) -> some View {
    modifier(NavigatorTriggerModifier(trigger: trigger) { $0.dismissPresentedViews() })
  }

  /// Closes everything that is presented anywhere when a flag becomes true, and sets it back to false. Where a view forbids to leave, nothing
  /// is closed, and the log says so.
  nonisolated public func navigationDismissAny(trigger: Binding<Bool>) -> some View {
    modifier(
      NavigatorTriggerModifier(trigger: trigger) { navigator in
        do throws(Navigator.NavigationError) {
          try navigator.dismissAny()
        } catch {
          navigator.log(.warning("Nothing was dismissed: \(error)."))
        }
      })
  }

  /// Closes what the navigator of this view and those below it present when a flag becomes true, and sets it back to false.
  nonisolated public func navigationDismissAnyChildren(trigger: Binding<Bool>) -> some View {
    modifier(NavigatorTriggerModifier(trigger: trigger) { $0.dismissAnyChildren() })
  }
}
