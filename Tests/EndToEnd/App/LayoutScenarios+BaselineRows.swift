import SwiftUI

/// Rows that align the baselines of labels and of texts with several lines, and grids in larger frames.
extension LayoutScenarios {
  private static let wrapped = "The ferry to the island leaves at nine, and returns at six."

  static let baselineRows = [
    scenario { n in
      HStack(alignment: .firstTextBaseline) {
        label(n, "Inbox")
        n.text("b", "Large").font(.title)
      }
    },
    scenario { n in
      HStack(alignment: .lastTextBaseline) {
        label(n, "Inbox")
        n.text("b", "Large").font(.title)
      }
    },
    scenario { n in
      HStack(alignment: .firstTextBaseline) {
        label(n, wrapped)
        n.text("b", "Large").font(.title)
      }
    },
    scenario { n in
      HStack(alignment: .lastTextBaseline) {
        label(n, wrapped)
        n.text("b", "Large").font(.title)
      }
    },
    scenario { n in
      HStack(alignment: .lastTextBaseline) {
        n.text("a", wrapped)
        n.text("b", "Large").font(.title)
      }
    },
    scenario { n in
      Grid {
        GridRow {
          n.block("a"); n.block("b", 60, 20)
        }
        GridRow {
          n.block("c"); n.block("d")
        }
      }
      .frame(height: 150)
    },
    scenario { n in
      HStack {
        Grid {
          GridRow {
            n.block("a"); n.block("b", 60, 20)
          }
          GridRow {
            n.block("c"); n.block("d")
          }
        }
        n.fill("e")
      }
    },
  ]

  /// Rows with symbols on the baseline of a text.
  static let symbolRows = [
    scenario { n in
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "circle").accessibilityIdentifier(n("a"))
        n.text("b", "Item").font(.title)
      }
    },
    scenario { n in
      HStack(alignment: .firstTextBaseline) {
        Button {
        } label: {
          Image(systemName: "circle").imageScale(.large).accessibilityIdentifier(n("a"))
        }
        .buttonStyle(.borderless)
        VStack(alignment: .leading) {
          n.text("b", "Item")
          n.text("c", "Soon").font(.caption)
        }
        Image(systemName: "flag").frame(width: 40, height: 40).accessibilityIdentifier(n("d"))
      }
    },
    scenario { n in
      HStack(alignment: .lastTextBaseline) {
        Image(systemName: "circle").font(.title).accessibilityIdentifier(n("a"))
        n.text("b", "Item")
      }
    },
  ]

  private static func label(_ n: Names, _ title: String) -> some View {
    Label {
      n.text("a", title)
    } icon: {
      Color.blue.frame(width: 30, height: 30).accessibilityIdentifier(n("i"))
    }
  }
}
