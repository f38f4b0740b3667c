import SwiftUI

/// Views with a ratio beside other views, in stacks of a fixed height and in scrolling content.
extension LayoutScenarios {
  static let ratios: [(Names) -> AnyView] = [
    scenario { n in
      HStack {
        n.fill("a"); n.fill("b").aspectRatio(1, contentMode: .fit)
      }
      .frame(height: 64)
    },
    scenario { n in
      HStack {
        n.text("a"); Spacer(); Rectangle().aspectRatio(1, contentMode: .fit).accessibilityIdentifier(n("b"))
      }
      .frame(height: 40)
    },
    scenario { n in
      VStack {
        HStack {
          n.fill("a"); Rectangle().aspectRatio(1, contentMode: .fit).accessibilityIdentifier(n("b"))
        }
        n.block("c", 20, 10)
      }
      .frame(height: 64)
    },
    scenario { n in
      HStack {
        n.fill("a"); n.fill("b").aspectRatio(2, contentMode: .fit)
      }
      .frame(width: 200, height: 50)
    },
    scenario { n in
      HStack {
        n.fill("a").aspectRatio(1, contentMode: .fit); n.fill("b").aspectRatio(1, contentMode: .fit)
      }
      .frame(width: 200)
    },
    scenario { n in
      ZStack {
        n.fill("a"); n.fill("b").aspectRatio(1, contentMode: .fit)
      }
      .frame(height: 50)
    },
    scenario { n in
      ScrollView {
        VStack {
          HStack {
            n.fill("a").aspectRatio(2, contentMode: .fit); n.fill("b").aspectRatio(2, contentMode: .fit)
            RoundedRectangle(cornerRadius: 8).aspectRatio(2, contentMode: .fit).accessibilityIdentifier(n("c"))
          }
          n.block("d", 20, 10)
        }
      }
    },
    scenario { n in
      ScrollView {
        VStack {
          HStack {
            VStack {
              n.fill("a").aspectRatio(3, contentMode: .fit); n.block("b", 20, 10)
            }
            VStack {
              n.fill("c").aspectRatio(3, contentMode: .fit); n.block("d", 30, 10)
            }
          }
        }
      }
    },
    scenario { n in
      ScrollView {
        VStack {
          HStack {
            n.block("a"); n.fill("b").aspectRatio(4, contentMode: .fit)
          }
          n.fill("c").aspectRatio(8, contentMode: .fit)
        }
      }
    },
  ]
}
