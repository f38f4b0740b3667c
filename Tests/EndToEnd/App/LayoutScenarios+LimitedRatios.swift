import SwiftUI

/// Views with a ratio in spaces of a limited height, and views without a proposed height.
extension LayoutScenarios {
  static let limitedRatios: [(Names) -> AnyView] = [
    // A fixed width and a ratio.
    scenario { n in
      VStack {
        n.fill("a").aspectRatio(0.5, contentMode: .fit).frame(width: 100); n.block("b", 40, 60)
      }
    },
    scenario { n in
      VStack {
        Image(.banner).resizable().scaledToFit().frame(width: 300).accessibilityIdentifier(n("a")); n.block("b", 40, 60)
      }
    },
    scenario { n in
      VStack {
        Spacer(); Circle().frame(width: 90).accessibilityIdentifier(n("a")); n.text("b"); Spacer()
      }
    },
    scenario { n in
      VStack {
        Circle().frame(width: 200).accessibilityIdentifier(n("a")); n.text("b")
      }
    },
    scenario { n in
      VStack {
        HStack {
          n.fill("a").aspectRatio(1, contentMode: .fit).frame(width: 120)
          VStack(alignment: .leading) {
            n.text("b"); n.text("c", "Second")
          }
          Spacer()
        }
        n.block("d", 40, 80)
      }
    },
    scenario { n in
      ScrollView {
        HStack {
          n.fill("a").aspectRatio(0.5, contentMode: .fit).frame(width: 120); n.text("b"); Spacer()
        }
        Image(.banner).resizable().scaledToFit().frame(width: 100).accessibilityIdentifier(n("c"))
        n.block("d")
      }
    },
    scenario { n in
      ZStack(alignment: .bottom) {
        n.fill("a").aspectRatio(0.5, contentMode: .fit).frame(width: 100); n.text("b")
      }
    },
    scenario { n in
      VStack {
        n.fill("a").aspectRatio(0.5, contentMode: .fit).frame(width: 100).overlay { n.block("b", 10, 10) }; n.text("c")
      }
    },
    scenario { n in
      HStack {
        n.fill("a").aspectRatio(0.5, contentMode: .fit).frame(width: 30); n.fill("b"); n.text("c")
      }
      .frame(height: 100)
    },
    scenario { n in
      VStack {
        n.fill("a").aspectRatio(0.5, contentMode: .fit).frame(width: 60)
        n.fill("b").aspectRatio(0.5, contentMode: .fit).frame(width: 60)
      }
    },
    scenario { n in
      VStack {
        n.fill("a").aspectRatio(1, contentMode: .fit).frame(width: 44).padding(4).background(.gray).accessibilityIdentifier(
          n("b"))
        n.fill("c")
      }
    },
    scenario { n in
      Button {
      } label: {
        VStack {
          n.fill("a").aspectRatio(1, contentMode: .fit).frame(width: 44); n.text("b")
        }
        .padding(8)
      }
    },
    scenario { n in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          VStack {
            n.fill(name).aspectRatio(0.8, contentMode: .fit).frame(width: 60); n.text("t" + name, "T")
          }
        }
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        HStack {
          n.fill("a").aspectRatio(1, contentMode: .fit).frame(width: 120);
          n.fill("b").aspectRatio(0.5, contentMode: .fit).frame(width: 120)
        }
      }
    },
    scenario { n in
      HStack {
        n.fill("a").frame(width: 30).frame(maxHeight: 200); n.text("b").frame(maxHeight: 100)
      }
    },
    scenario { n in
      ZStack {
        n.fill("a").frame(maxHeight: 200); n.text("b").frame(maxHeight: 100)
      }
    },
    scenario { n in
      ScrollView {
        HStack {
          n.block("a"); n.block("b", 30, 60).frame(maxHeight: 40)
        }
      }
    },
    // Resizable images without a proposed height.
    scenario { n in
      ScrollView {
        VStack(spacing: 0) {
          Image(systemName: "star").resizable().accessibilityIdentifier(n("a"))
          Image(.banner).resizable().accessibilityIdentifier(n("b"))
          n.block("c")
        }
      }
    },
    scenario { n in
      ScrollView {
        VStack(spacing: 0) {
          Image(systemName: "star").resizable().frame(width: 100).accessibilityIdentifier(n("a"))
          Image(.banner).resizable().frame(width: 100).accessibilityIdentifier(n("b"))
          HStack {
            Image(systemName: "star").resizable().accessibilityIdentifier(n("c")); n.text("d")
          }
          Image(systemName: "star").resizable().scaledToFit().frame(width: 30).accessibilityIdentifier(n("e"))
        }
      }
    },
    scenario { n in
      VStack {
        Image(systemName: "star").resizable().frame(width: 60).accessibilityIdentifier(n("a"))
        Image(.banner).resizable().frame(height: 20).accessibilityIdentifier(n("b"))
      }
    },
    scenario { n in
      ScrollView {
        Image(.banner).resizable().frame(maxHeight: 20).accessibilityIdentifier(n("a"))
        ZStack {
          Image(.banner).resizable().accessibilityIdentifier(n("b")); n.text("c")
        }
        Image(.banner).resizable().padding(5).accessibilityIdentifier(n("d"))
      }
    },
  ]
}
