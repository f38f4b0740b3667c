import SwiftUI

/// Lists with a view at an edge, which keep their own margins.
extension LayoutScenarios {
  static let listInsets = [
    scenario { n in
      List {
        HStack { n.text("a", "Row") }
      }
      .safeAreaInset(edge: .top, spacing: 0) { n.fill("b").frame(height: 20) }
    },
    scenario { n in
      List {
        HStack { n.text("a", "Row") }
      }
      .safeAreaInset(edge: .top) { n.fill("b").frame(height: 20) }
    },
    scenario { n in
      List {
        HStack { n.text("a", "Row") }
      }
      .contentMargins(.top, 30, for: .scrollContent)
      .safeAreaInset(edge: .top, spacing: 0) { n.fill("b").frame(height: 20) }
    },
  ]
}
