import SwiftUI

/// Views beside a text that is too long for its line. They get their equal shares of the width, or less if they need less, and a
/// spacer gets what remains.
extension LayoutScenarios {
  private static let longText = "The ferry to the island leaves at nine, and the last one returns to the harbor at six."
  static let textsBesideViews: [(Names) -> AnyView] = besideFlexibleViews + besideFixedViews

  private static let besideFlexibleViews = [
    scenario { n in
      HStack(spacing: 0) {
        Text(longText); n.fill("b")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        Text(longText); n.fill("b").frame(height: 20)
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        Text(longText); TextField("Name", text: .constant("")).accessibilityIdentifier(n("b"))
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        Text(longText); n.text("b", "Value").frame(maxWidth: .infinity)
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        Text(longText); Slider(value: .constant(0.5)).accessibilityIdentifier(n("b"))
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        n.block("b"); Text(longText);
        HStack(spacing: 0) {
          Spacer(); n.text("c", "Value")
        }
      }
    },
  ]

  private static let besideFixedViews = [
    scenario { n in
      HStack(spacing: 0) {
        Text(longText); Spacer(); n.text("b", "Value")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        Text(longText); Spacer(); n.text("b", "A longer value")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        VStack(alignment: .leading) {
          Text(longText); Text("AB")
        }
        Spacer()
        n.text("b", "Value")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        VStack(alignment: .leading) {
          Text(longText); Text("AB")
        }
        Spacer()
        VStack(alignment: .trailing) {
          n.text("b", "Value"); n.block("c")
        }
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        Text(longText); n.text("b", "Value").padding(6)
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        Text(longText)
        Button {
        } label: {
          n.text("b", "Save it")
        }
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        Text(longText); Toggle("", isOn: .constant(true)).labelsHidden().accessibilityIdentifier(n("b"))
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        Text(longText); ProgressView().accessibilityIdentifier(n("b"))
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        Text(longText).lineLimit(1); n.text("b", "Value")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        Text(longText).lineLimit(1); Spacer(); n.text("b", "Value").lineLimit(1); n.block("c")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        Label(longText, systemImage: "star"); Spacer(); n.text("b", "Value")
      }
    },
  ]
}
