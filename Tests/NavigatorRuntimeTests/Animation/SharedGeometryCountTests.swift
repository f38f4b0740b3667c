import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Many views with shared geometry")
struct SharedGeometryCountTests {
  private struct Crowd: View {
    let count: Int
    let isShared: Bool
    @State private var showsSources = true
    @State private var showsFollowers = true
    @Namespace private var namespace

    var body: some View {
      ZStack {
        if showsSources {
          ForEach(0..<count, id: \.self) { index in
            Text("Source").matchedGeometryEffect(id: isShared ? 0 : index, in: namespace)
          }
        }
        if showsFollowers {
          ForEach(0..<count, id: \.self) { index in
            Text("Follower").matchedGeometryEffect(id: isShared ? 0 : index, in: namespace, isSource: false)
          }
        }
        Button("Sources") { showsSources.toggle() }
        Button("Followers") { showsFollowers.toggle() }
      }
    }
  }

  private func graph(_ app: TestApp) throws -> Graph {
    let session = try #require(app.session as? AppSession)
    return session.graph
  }

  @Test(
    "The evaluations that views cause in each other are proportional to the number of views",
    arguments: [100, 300], [false, true])
  func evaluations(count: Int, isShared: Bool) throws {
    let app = TestApp { Crowd(count: count, isShared: isShared) }
    let geometry = try graph(app).matchedGeometry
    #expect(geometry.invalidationCount >= count, "Followers cause the measurement of their sources.")
    // Each step affects all views of the other kind once.
    for button in ["Sources", "Sources", "Followers", "Followers"] {
      let before = geometry.invalidationCount
      try app.tap(button)
      #expect(geometry.invalidationCount - before <= 2 * count)
    }
    try app.checkInvariants()
  }

  private func members(_ app: TestApp) throws -> [any MatchedGeometryMember] {
    func all(_ node: Node) -> [any MatchedGeometryMember] {
      var found = [node as? any MatchedGeometryMember].compactMap { $0 }
      node.forEachChild { found += all($0) }
      return found
    }
    let window = try graph(app).window
    return all(try #require(window))
  }

  @Test("The first member is the oldest one, in any order of removal", arguments: 0..<8)
  func order(step: Int) throws {
    let app = TestApp { Crowd(count: 20, isShared: true) }
    var expected = try members(app)
    try #require(expected.count == 40)
    var members = MatchedGeometryMembers()
    for member in expected { members.append(member) }
    var index = 0
    while !expected.isEmpty {
      index = (index + 7 * step) % expected.count
      let removed = expected.remove(at: index)
      let results = [members.remove(removed), members.remove(removed)]
      #expect(results == [true, false])
      #expect(members.first === expected.first)
      #expect(members.all.map { ObjectIdentifier($0) } == expected.map { ObjectIdentifier($0) })
      #expect(members.isEmpty == expected.isEmpty)
      if expected.count == 15 {
        expected.append(removed)
        members.append(removed)
        index = 3
        let first = expected.removeFirst()
        let isRemoved = members.remove(first)
        #expect(isRemoved)
      }
    }
  }
}
