import SwiftUI

/// Controls in layouts of an app and in `ViewThatFits`, whose sizes the session computes before the page shows them.
extension LayoutScenarios {
  static let ownLayoutControls: [(Names) -> AnyView] = [
    scenario { n in
      Column {
        Button("Save") {}.accessibilityIdentifier(n("a"))
        Button("Save") {}.buttonStyle(.bordered).accessibilityIdentifier(n("b"))
        Button("Save") {}.buttonStyle(.borderedProminent).controlSize(.large).accessibilityIdentifier(n("c"))
        n.block("d")
      }
    },
    scenario { n in
      Column {
        Toggle("Wireless", isOn: .constant(true)).accessibilityIdentifier(n("a"))
        Slider(value: .constant(0.5)).accessibilityIdentifier(n("b"))
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).accessibilityIdentifier(n("c"))
        n.block("d")
      }
    },
    scenario { n in
      Column {
        Stepper("Guests", value: .constant(2)).accessibilityIdentifier(n("a"))
        ProgressView(value: 0.3).accessibilityIdentifier(n("b"))
        Label("Mail", systemImage: "envelope").accessibilityIdentifier(n("c"))
        n.block("d")
      }
    },
    scenario { n in
      Column {
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.segmented).accessibilityIdentifier(n("a"))
        n.block("b")
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        ViewThatFits {
          HStack {
            Button("A button that is much too long for the window") {}.buttonStyle(.bordered)
            Toggle("Wireless", isOn: .constant(true)).fixedSize()
          }
          HStack {
            Button("Save") {}.buttonStyle(.bordered).accessibilityIdentifier(n("a"))
            Toggle("Wireless", isOn: .constant(true)).fixedSize().accessibilityIdentifier(n("b"))
          }
        }
        n.block("c")
      }
    },
  ]
}

/// A layout that places its subviews below each other.
nonisolated private struct Column: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: nil))
      y += size.height
    }
  }
}
