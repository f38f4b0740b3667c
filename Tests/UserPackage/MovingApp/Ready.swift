import SwiftUI

// UIHostingController in a comment, in a text, and in a block for another platform.
struct Ready: View {
  var body: some View {
    Text(verbatim: "UIHostingController { \(title("UIHostingController")) }").padding()
    #if canImport(UIKit)
      UIHostingController { _ in EmptyView() }
    #else
      EmptyView()
    #endif
  }

  private func title(_ text: String) -> String { text }

  /// A method with the name of a modifier that does not exist.
  func searchDictationBehavior() {}
}

extension Ready {
  func use() { self.searchDictationBehavior() }
}
