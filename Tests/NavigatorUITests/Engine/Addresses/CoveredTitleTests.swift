import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Suite("Titles of covered screens")
struct CoveredTitleTests {
  private struct Paths: View {
    @State var path: [Int]

    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationTitle("Home")
          .navigationDestination(for: Int.self) { number in
            ScrollView { VStack { Text("page") }.padding().navigationTitle("Page \(number)") }
          }
      }
    }
  }

  @Test("A stack that begins with several screens has the titles of all")
  func plainStack() {
    let app = TestApp { Paths(path: [1, 2, 3]) }
    #expect(app.stack == ["Home", "Page 1", "Page 2", "Page 3"])
  }

  @Test("A managed stack that begins with several screens has the titles of all")
  func managedStack() {
    let navigator = Navigator()
    for number in 1...3 { navigator.push(HomeDestinations.pageN(number)) }
    let app = TestApp { ManagedNavigationStack { Text("root").navigationTitle("Home") }.navigationRoot(navigator) }
    #expect(app.stack == ["Home", "Page 1", "Page 2", "Page 3"])
  }
}
