import SwiftUI

// AccessibilityRotorEntry in a comment, in a text, and in a block for another platform.
struct Ready: View {
  var body: some View {
    Text(verbatim: "AccessibilityRotorEntry { \(title("AccessibilityRotorEntry")) }").padding()
    #if canImport(UIKit)
      AccessibilityRotorEntry { _ in EmptyView() }
    #else
      EmptyView()
    #endif
  }

  private func title(_ text: String) -> String { text }

  /// A method with the name of a modifier that does not exist.
  func matchedGeometryEffect() {}
}

extension Ready {
  func use() { self.matchedGeometryEffect() }
}
