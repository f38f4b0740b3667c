import SwiftUI

/// Text editors without a proposed height, a color picker without a label, and a divider as a row.
extension LayoutScenarios {
  static let loneControls: [(Names) -> AnyView] = [
    scenario { n in
      VStack(spacing: 0) {
        n.block("a")
        ColorPicker("Color", selection: .constant(.red)).labelsHidden().accessibilityIdentifier(n("b"))
        n.block("c")
      }
    },
    scenario { n in
      ScrollView {
        VStack(spacing: 0) {
          TextEditor(text: .constant("a\nb")).accessibilityIdentifier(n("a"))
          n.block("b")
        }
      }
    },
    scenario { n in
      ScrollView {
        VStack(spacing: 0) {
          TextEditor(text: .constant("a\nb\nc\nd\ne\nf\ng\nh")).accessibilityIdentifier(n("a"))
          n.block("b")
        }
      }
    },
    scenario { n in
      List {
        n.block("a")
        Divider().accessibilityIdentifier(n("b"))
        n.block("c")
      }
    },
  ]
}
