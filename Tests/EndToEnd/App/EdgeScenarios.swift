import SwiftUI

/// Views that ignore the safe area of one screen with bars. Their frames in the browser are compared with those of the layout.
/// The scenarios cover each other.
struct EdgeScenarios: View {
  var body: some View {
    TabView {
      NavigationStack {
        ZStack {
          ForEach(0..<Self.all.count, id: \.self) { index in
            let names = LayoutScenarios.Names(prefix: "e\(index)")
            ZStack {
              names.fill("safe")
              Self.all[index](names)
            }
            .accessibilityIdentifier("e\(index)")
          }
        }
        .navigationTitle("Edges")
        .navigationBarTitleDisplayMode(.inline)
      }
      .tabItem { Label("Edges", systemImage: "square") }
    }
  }

  private static func picture(_ name: String) -> some View {
    Image("Logo").resizable().accessibilityIdentifier(name)
  }

  private static let all: [(LayoutScenarios.Names) -> AnyView] = [
    LayoutScenarios.scenario { n in picture(n("a")).ignoresSafeArea() },
    LayoutScenarios.scenario { n in picture(n("a")).ignoresSafeArea(edges: .top) },
    LayoutScenarios.scenario { n in picture(n("a")).edgesIgnoringSafeArea([.bottom, .horizontal]) },
    LayoutScenarios.scenario { n in
      ZStack {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).accessibilityIdentifier(n("a"))
          .ignoresSafeArea()
        n.fill("b")
      }
    },
    LayoutScenarios.scenario { n in n.fill("a").background(picture(n("b")).ignoresSafeArea()) },
    LayoutScenarios.scenario { n in
      n.block("a").frame(maxWidth: .infinity, maxHeight: .infinity).background {
        AngularGradient(colors: [.red, .blue], center: .center).accessibilityIdentifier(n("b")).ignoresSafeArea()
      }
    },
    LayoutScenarios.scenario { n in Canvas { _, _ in }.accessibilityIdentifier(n("a")).ignoresSafeArea() },
    LayoutScenarios.scenario { n in
      VStack(spacing: 0) {
        n.block("a", 100, 60)
        Spacer()
        n.block("b")
      }
      .background(.yellow)
      .ignoresSafeArea(.container, edges: .top)
    },
    LayoutScenarios.scenario { n in
      VStack(spacing: 0) {
        picture(n("a")).ignoresSafeArea(edges: .top).frame(height: 200)
        n.fill("b")
        picture(n("c")).ignoresSafeArea().frame(height: 100)
      }
    },
    LayoutScenarios.scenario { n in
      VStack(spacing: 0) {
        n.block("a")
        picture(n("b")).ignoresSafeArea()
        picture(n("c")).ignoresSafeArea()
      }
    },
    LayoutScenarios.scenario { n in
      VStack(spacing: 0) {
        n.block("a", 100, 40).padding().background(picture(n("b")).ignoresSafeArea(edges: .top))
        n.fill("c")
      }
    },
    LayoutScenarios.scenario { n in n.block("a").background(picture(n("b")).ignoresSafeArea()) },
    LayoutScenarios.scenario { n in picture(n("a")).ignoresSafeArea().padding(10) },
    LayoutScenarios.scenario { n in picture(n("a")).padding(10).ignoresSafeArea() },
    LayoutScenarios.scenario { n in
      ZStack {
        picture(n("a")).ignoresSafeArea()
        n.block("b")
      }
      .ignoresSafeArea(edges: .top)
    },
    LayoutScenarios.scenario { n in
      ScrollView { picture(n("a")).frame(width: 100, height: 80) }.accessibilityIdentifier(n("b")).ignoresSafeArea(edges: .top)
    },
    LayoutScenarios.scenario { n in n.text("a").ignoresSafeArea() },
    LayoutScenarios.scenario { n in
      VStack(spacing: 0) {
        n.block("a", 100, 40)
        picture(n("b")).ignoresSafeArea(edges: .top)
      }
      .ignoresSafeArea(edges: .top)
    },
    LayoutScenarios.scenario { n in
      VStack(spacing: 0) {
        n.block("a")
        picture(n("b")).ignoresSafeArea()
      }
      .padding(.bottom, 60)
    },
    LayoutScenarios.scenario { n in
      VStack(spacing: 0) {
        n.block("a")
        picture(n("b")).ignoresSafeArea()
      }
      .padding(.top, 20)
    },
    LayoutScenarios.scenario { n in n.fill("a").overlay { picture(n("b")).ignoresSafeArea().frame(width: 200, height: 100) } },
    LayoutScenarios.scenario { n in
      n.fill("a").overlay(alignment: .top) { picture(n("b")).ignoresSafeArea().frame(width: 200, height: 100) }
    },
    LayoutScenarios.scenario { n in
      ZStack(alignment: .top) {
        n.fill("a")
        picture(n("b")).ignoresSafeArea(edges: .top).frame(height: 200)
      }
    },
    LayoutScenarios.scenario { n in picture(n("a")).frame(maxHeight: 100).ignoresSafeArea() },
    LayoutScenarios.scenario { n in
      ZStack(alignment: .bottom) {
        n.fill("a")
        picture(n("b")).frame(maxWidth: 200, maxHeight: 100).ignoresSafeArea(edges: .top)
      }
    },
  ]
}
