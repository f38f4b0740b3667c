import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Dividers in lists")
struct DividerRowTests {
  private struct Content: View {
    var body: some View {
      Text("one")
      Divider().accessibilityIdentifier("line")
      Text("two")
    }
  }

  @Test("A divider is a thin line in the middle of a row of the usual height")
  func rows() throws {
    for app in [
      TestApp { List { Content() } }, TestApp { Form { Content() } }, TestApp { List { Section { Content() } } },
    ] {
      let (one, line, two) = try (app.frame(of: "one"), app.frame(of: "line"), app.frame(of: "two"))
      #expect(line.height == 1 && line.width == one.width)
      #expect(abs(line.midY - (one.midY + two.midY) / 2) < 0.01)
      #expect(abs(two.midY - one.midY - 88) < 0.01)
    }
  }

  @Test("A divider in a stack in a row is a part of that row")
  func stacks() {
    let app = TestApp { List { VStack { Content() } } }
    #expect(app.rows == [["one", "two"]])
  }
}
