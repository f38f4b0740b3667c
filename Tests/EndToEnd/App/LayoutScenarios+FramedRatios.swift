import SwiftUI

/// Views with a ratio in frames that fix or bound one length. The ratio determines the other length.
extension LayoutScenarios {
  static let framedRatios: [(Names) -> AnyView] = framedInRows + framedInColumns + framedInContainers

  private static let framedInRows = [
    scenario { n in
      HStack {
        star(n("a")).frame(height: 40); n.block("b")
      }
    },
    scenario { n in
      HStack {
        n.fill("a").aspectRatio(2, contentMode: .fit).frame(height: 40); n.block("b")
      }
    },
    scenario { n in
      HStack {
        Circle().frame(height: 40).accessibilityIdentifier(n("a")); n.block("b")
      }
    },
    scenario { n in
      HStack {
        star(n("a")).frame(maxHeight: 40); n.block("b")
      }
    },
    scenario { n in
      HStack {
        Circle().frame(maxHeight: 40).accessibilityIdentifier(n("a")); n.block("b")
      }
    },
    scenario { n in
      HStack {
        star(n("a")).cornerRadius(8).frame(height: 40); n.block("b")
      }
    },
    scenario { n in
      HStack {
        Rectangle().aspectRatio(2, contentMode: .fit).padding(4).frame(height: 40).accessibilityIdentifier(n("a")); n.block("b")
      }
    },
    scenario { n in
      HStack {
        ZStack {
          Color.red; Text("1")
        }
        .aspectRatio(2, contentMode: .fit).frame(height: 40).accessibilityIdentifier(n("a"))
        n.block("b")
      }
    },
    scenario { n in
      HStack {
        Rectangle().aspectRatio(2, contentMode: .fit).overlay { Text("1") }.frame(height: 40).accessibilityIdentifier(n("a"))
        n.block("b")
      }
    },
    scenario { n in
      HStack {
        n.fill("a").aspectRatio(2, contentMode: .fit).frame(maxWidth: 100); n.block("b")
      }
    },
    scenario { n in
      HStack {
        star(n("a")).frame(height: 40)
        VStack(alignment: .leading) {
          Text("Title"); n.text("b", "Subtitle")
        }
        Spacer()
      }
    },
  ]

  private static let framedInColumns = [
    scenario { n in
      VStack {
        star(n("a")).frame(width: 40); n.block("b")
      }
    },
    scenario { n in
      VStack {
        n.fill("a").aspectRatio(2, contentMode: .fit).frame(maxWidth: 100); n.block("b")
      }
    },
    scenario { n in
      VStack {
        n.fill("a").aspectRatio(4, contentMode: .fit).frame(maxWidth: .infinity); n.block("b")
      }
    },
    scenario { n in
      VStack {
        Circle().frame(maxWidth: 40).accessibilityIdentifier(n("a")); n.block("b")
      }
    },
    scenario { n in
      VStack {
        GeometryReader { _ in n.fill("c") }.aspectRatio(4, contentMode: .fit).frame(maxWidth: 300).accessibilityIdentifier(n("a"))
        n.block("b")
      }
    },
    scenario { n in
      VStack {
        GeometryReader { _ in n.fill("c") }.aspectRatio(1, contentMode: .fit).frame(maxWidth: 300).accessibilityIdentifier(n("a"))
        n.text("b")
      }
      .frame(height: 400)
    },
    scenario { n in
      VStack {
        star(n("a")).frame(maxHeight: 40); n.block("b")
      }
    },
  ]

  private static let framedInContainers = [
    scenario { n in
      List {
        HStack {
          star(n("a")).cornerRadius(4).frame(height: 40); n.block("b")
        }
      }
    },
    scenario { n in
      Button {
      } label: {
        HStack {
          star(n("a")).frame(height: 24); n.block("b")
        }
      }
    },
    scenario { n in
      Label {
        n.block("b")
      } icon: {
        star(n("a")).cornerRadius(4).frame(height: 24)
      }
    },
    scenario { n in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
        star(n("a")).frame(height: 40); star(n("b")).clipShape(Circle()).frame(height: 40)
        n.fill("c").aspectRatio(2, contentMode: .fit).frame(maxWidth: 60)
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        HStack {
          star(n("a")).frame(height: 24); star(n("b")).cornerRadius(4).frame(height: 40); n.block("c")
        }
      }
    },
    scenario { n in
      ZStack(alignment: .bottomLeading) {
        star(n("a")).frame(height: 40); n.block("b")
      }
    },
  ]

  private static func star(_ identifier: String) -> some View {
    Image(systemName: "star.fill").resizable().scaledToFit().accessibilityIdentifier(identifier)
  }
}
