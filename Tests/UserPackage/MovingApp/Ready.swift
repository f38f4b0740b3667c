import SwiftUI

// GeometryReader in a comment, in a text, and in a block for another platform.
struct Ready: View {
  var body: some View {
    Text(verbatim: "GeometryReader { \(title("GeometryReader")) }").padding()
    #if canImport(UIKit)
      GeometryReader { _ in EmptyView() }
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
