import SwiftUI

extension View {
  /// Dismisses the sheet or cover that contains this view when a flag becomes true, and resets the flag to false.
  ///
  /// ```swift
  /// Button("Done") { isDone = true }
  ///   .navigationDismiss(trigger: $isDone)
  /// ```
  nonisolated public func navigationDismiss(trigger: Binding<Bool>) -> some View {
    modifier(NavigatorValueModifier(trigger: trigger) { $0.dismiss() })
  }

  /// Dismisses the presentations of this view's navigator when a flag becomes true, and resets the flag to false.
  nonisolated public func navigationDismissPresented(trigger: Binding<Bool>) -> some View {
    modifier(NavigatorValueModifier(trigger: trigger) { $0.dismissPresentedViews() })
  }

  /// Dismisses all presentations of the tree when a flag becomes true, and resets the flag to false. If navigation is locked,
  /// nothing is dismissed and a warning is logged.
  nonisolated public func navigationDismissAny(trigger: Binding<Bool>) -> some View {
    modifier(
      NavigatorValueModifier(trigger: trigger) { navigator in
        do throws(Navigator.NavigationError) {
          try navigator.dismissAny()
        } catch {
          navigator.log(.warning("Nothing was dismissed: \(error)."))
        }
      })
  }

  /// Dismisses the presentations of this view's navigator and of those below it when a flag becomes true, and resets the flag to
  /// false.
  nonisolated public func navigationDismissAnyChildren(trigger: Binding<Bool>) -> some View {
    modifier(NavigatorValueModifier(trigger: trigger) { $0.dismissAnyChildren() })
  }
}
