import SwiftUI

/// Layers of views with a ratio and a maximum height, relative heights, and colors with padding.
extension LayoutScenarios {
  static let paddedColors: [(Names) -> AnyView] = [
    scenario { n in
      HStack {
        n.fill("a").aspectRatio(1, contentMode: .fit).overlay { n.block("b", 5, 5) }.frame(maxHeight: 50)
        n.text("c"); Spacer()
      }
    },
    scenario { n in
      HStack {
        n.fill("a").aspectRatio(1, contentMode: .fit).frame(maxHeight: 50).overlay { n.block("b", 5, 5) }
        n.text("c"); Spacer()
      }
    },
    scenario { n in
      HStack {
        n.fill("a").aspectRatio(1, contentMode: .fit).background(.red).frame(maxHeight: 50).background { n.fill("b") }
        n.text("c")
      }
    },
    scenario { n in
      HStack {
        Circle().fill(.red).overlay { n.text("b", "1") }.frame(maxHeight: 40).accessibilityIdentifier(n("a"))
        n.text("c"); Spacer()
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        HStack {
          n.fill("a").frame(width: 50).containerRelativeFrame(.vertical); n.block("b")
        }
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        LazyHStack {
          n.fill("a").frame(width: 50).containerRelativeFrame(.vertical, count: 2, spacing: 8); n.block("b")
        }
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        HStack {
          n.fill("a").containerRelativeFrame([.horizontal, .vertical]); n.block("b")
        }
        .padding(.vertical, 10)
      }
      .frame(height: 100)
    },
    scenario { n in
      VStack {
        Text("Title")
        ScrollView(.horizontal) {
          HStack {
            n.fill("a").frame(width: 50).containerRelativeFrame(.vertical) { length, _ in length * 0.5 }; n.block("b")
          }
        }
      }
    },
    scenario { n in
      ScrollView {
        VStack(spacing: 0) {
          n.fill("a").padding(10); n.block("b"); Rectangle().padding(.top, 5).accessibilityIdentifier(n("c"))
        }
      }
    },
    scenario { n in
      ScrollView {
        n.text("a")
        Capsule().padding(4).background(.red).accessibilityIdentifier(n("c"))
      }
    },
    scenario { n in
      ScrollView {
        VStack(spacing: 0) {
          n.fill("a").frame(minHeight: 30); n.fill("b").padding(6).frame(maxHeight: 40); n.fill("c").padding(8).frame(width: 50)
        }
      }
    },
    scenario { n in
      VStack {
        ZStack {
          Circle().fill(.gray).accessibilityIdentifier(n("a")); n.text("b", "1")
        }
        n.text("c")
      }
    },
    scenario { n in
      VStack {
        ZStack {
          Circle().fill(.gray).accessibilityIdentifier(n("a")); n.text("b", "1")
        }
        .frame(width: 60)
        n.text("c")
      }
    },
    scenario { n in
      VStack {
        ZStack {
          Circle().stroke(.gray).accessibilityIdentifier(n("a")); n.text("b", "1")
        }
        .padding(10)
        n.text("c")
      }
    },
    scenario { n in
      ZStack {
        Circle().fill(.gray).accessibilityIdentifier(n("a"))
        Circle().fill(.red).padding(10)
      }
    },
    scenario { n in
      HStack {
        ZStack {
          Circle().fill(.gray).accessibilityIdentifier(n("a")); n.text("b", "1")
        }
        .frame(height: 60)
        n.text("c")
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        HStack {
          n.fill("a"); n.text("b"); Rectangle().frame(maxWidth: .infinity).accessibilityIdentifier(n("c")); n.block("d")
        }
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        HStack {
          VStack {
            n.text("a"); n.fill("b")
          }; Divider().accessibilityIdentifier(n("c")); n.text("d", "x").frame(minWidth: 70, maxWidth: 90)
        }
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        HStack {
          n.text("a", "Text").frame(idealWidth: 120).frame(maxWidth: .infinity, alignment: .trailing); n.block("b")
        }
      }
    },
    // Several layers around a circle with a fixed width.
    scenario { n in
      ZStack(alignment: .bottom) {
        n.fill("a")
        Circle().frame(width: 50).overlay { Circle().stroke(.red) }.overlay(alignment: .bottomTrailing) { n.block("b", 10, 10) }
      }
    },
    scenario { n in
      ScrollView {
        ZStack(alignment: .bottom) {
          n.fill("a").frame(height: 120)
          Circle().frame(width: 50).overlay { Circle().stroke(.red) }.overlay(alignment: .bottomTrailing) { n.block("b", 10, 10) }
        }
      }
    },
    scenario { n in
      HStack(alignment: .top) {
        Circle().frame(width: 50).overlay { Circle().stroke(.red) }.overlay(alignment: .bottomTrailing) { n.block("b", 10, 10) }
        n.text("c"); n.fill("d")
      }
    },
  ]
}
