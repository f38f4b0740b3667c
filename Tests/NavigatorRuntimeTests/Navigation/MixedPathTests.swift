import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Paths of several types")
struct MixedPathTests {
  private struct Stack: View {
    @State var path = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        Button("Open") {
          path.append(1)
          path.append("two")
          path.append(3)
        }
        .navigationDestination(for: Int.self) { number in
          Text("number \(number)")
          Button("Leave two") { path.removeLast(2) }
        }
        .navigationDestination(for: String.self) { Text("word \($0)") }
      }
    }
  }

  @Test("Each value is shown by the handler of its type, and values are removed from the end")
  func mixed() throws {
    let app = TestApp { Stack() }
    try app.tap("Open")
    #expect(app.frontTexts.contains("number 3"))
    try app.goBack()
    #expect(app.frontTexts.contains("word two"))
    try app.goBack()
    #expect(app.frontTexts.contains("number 1"))
    try app.goBack()
    try app.tap("Open")
    try app.tap("Leave two")
    #expect(app.frontTexts.contains("number 1"))
  }

  @Test("A path from which more values are removed than it has is empty, and the call is reported")
  func tooMany() throws {
    let app = TestApp { Stack() }
    try app.tap("Open")
    try app.goBack()
    try app.goBack()
    try withKnownIssue {
      try app.tap("Leave two")
    } matching: { issue in
      "\(issue)".contains("removeLast(2) was called on a NavigationPath with 1 values")
    }
    #expect(app.stack.count == 1)
    try app.tap("Open")
    #expect(app.stack.count == 4)
  }

  @Test("A path of several types is stored and restored in its order")
  func restored() throws {
    var path = NavigationPath([1])
    path.append("two")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let copy = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    let app = TestApp { Stack(path: copy) }
    #expect(app.frontTexts.contains("word two"))
    try app.goBack()
    #expect(app.frontTexts.contains("number 1"))
  }

  private struct Box<Value: Hashable & Codable>: Hashable, Codable { var value: Value }
  private struct Page: Hashable, Codable { var number = 1 }

  @Test("The stored names of private types do not depend on the process")
  func privateTypes() throws {
    var path = NavigationPath([Page(number: 4)])
    path.append(Box(value: Page(number: 5)))
    let data = try JSONEncoder().encode(try #require(path.codable))
    let text = String(decoding: data, as: UTF8.self)
    #expect(!text.contains("unknown context"))
    #expect(text.contains("NavigatorRuntimeTests.MixedPathTests.Page"))
    #expect(NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)) == path)
  }
}
