import SwiftUI

/// Circles with initials in rows, views of a fixed width at the start of a list's rows, and titles that fill their rows.
extension LayoutScenarios {
  static let rowContents: [(Names) -> AnyView] = [
    // In a row, a circle with initials is a square.
    scenario { n in
      HStack {
        initials(n); n.text("d")
      }
    },
    scenario { n in
      HStack {
        initials(n); n.text("d"); Spacer()
      }
    },
    scenario { n in
      HStack {
        initials(n); n.text("d"); Spacer()
      }.frame(height: 44)
    },
    scenario { n in
      HStack {
        initials(n).frame(height: 44); n.text("d"); Spacer()
      }
    },
    scenario { n in
      ScrollView {
        HStack {
          initials(n); n.text("d")
        }.frame(height: 60)
      }
    },
    scenario { n in
      HStack {
        ZStack(alignment: .bottomTrailing) {
          Circle().accessibilityIdentifier(n("a")); n.block("b", 10, 10)
        }
        n.text("d")
      }
    },
    // The content of a row begins at the leading edge.
    scenario { n in
      List {
        HStack {
          initials(n).frame(width: 40); n.text("d")
        }
      }
    },
    scenario { n in
      List {
        HStack {
          dot(n).frame(width: 10); n.text("b")
        }
      }
    },
    scenario { n in
      List {
        HStack {
          dot(n).frame(maxWidth: 20, maxHeight: 20); n.text("b")
        }
      }
    },
    scenario { n in
      List {
        NavigationLink {
          Text("x")
        } label: {
          HStack {
            dot(n).frame(width: 10); n.text("b")
          }
        }
      }
    },
    scenario { n in
      List {
        HStack {
          initials(n).frame(height: 30)
          VStack(alignment: .leading) {
            n.text("d"); n.text("e", "x")
          }
        }
      }
    },
    // The titles of controls fill their rows.
    scenario { n in Toggle(isOn: .constant(true)) { spread(n) } },
    scenario { n in List { Toggle(isOn: .constant(true)) { spread(n) } } },
    scenario { n in List { Stepper(value: .constant(1)) { spread(n) } } },
    scenario { n in
      Form {
        Toggle(isOn: .constant(true)) {
          VStack(alignment: .leading) {
            n.text("a", "A"); n.text("b", "B").frame(maxWidth: .infinity, alignment: .trailing)
          }
          .accessibilityIdentifier(n("c"))
        }
      }
    },
  ]

  private static func initials(_ n: Names) -> some View {
    ZStack {
      Circle().accessibilityIdentifier(n("a")); n.text("b", "AB")
    }.accessibilityIdentifier(n("c"))
  }

  private static func dot(_ n: Names) -> some View { Circle().fill(.red).accessibilityIdentifier(n("a")) }

  private static func spread(_ n: Names) -> some View {
    HStack {
      n.text("a", "A"); Spacer(); n.text("b", "B")
    }.accessibilityIdentifier(n("c"))
  }
}
