import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Shared geometry and content transitions")
struct SharedGeometryTests {
  private struct Tabs: View {
    @Namespace private var namespace
    @Namespace private var other
    @State private var selected = 0
    var body: some View {
      HStack {
        ForEach(0..<3, id: \.self) { index in
          VStack {
            Button("Tab \(index)") { withAnimation(.linear(duration: 2)) { selected = index } }
            Button("Jump \(index)") { selected = index }
            if index == selected {
              Text("Line").matchedGeometryEffect(id: "line", in: namespace)
            } else {
              Text("No line").matchedGeometryEffect(id: "line \(index)", in: other)
            }
          }
        }
      }
    }
  }

  private func motions(_ session: any HostSession, _ title: String) throws -> [Motion] {
    var motions: [Motion] = []
    session.onPatches = { for case .animate(let motion) in $0 { motions.append(motion) } }
    func find(_ element: Element) -> ElementID? {
      if element.role == .button, element.children.contains(where: { $0.content.string(.text) == title }) { return element.id }
      return element.children.lazy.compactMap(find).first
    }
    session.perform(InputEvent(target: try #require(find(session.root)), action: .tap))
    return motions
  }

  @Test("A view that replaces another of its identifier begins in the frame of the removed one")
  func match() throws {
    let session = ViewRunner { Tabs() }.makeSession(SessionConfiguration())
    let motion = try #require(try motions(session, "Tab 2").first)
    #expect(motion.matched.count == 1)
    let match = try #require(motion.matched.first)
    #expect(motion.removed.map(\.element).contains(match.source) && motion.inserted.map(\.element).contains(match.target))
    #expect(try motions(session, "Jump 1").isEmpty)
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Count \(count)").contentTransition(.numericText(countsDown: true))
        Text("Plain \(count)")
        Button("Add") { withAnimation { count += 1 } }
      }
    }
  }

  @Test("A text with a content transition is replaced in an animated change, others are not")
  func contentTransition() throws {
    let session = ViewRunner { Counter() }.makeSession(SessionConfiguration())
    let motion = try #require(try motions(session, "Add").first)
    #expect(motion.changed.count == 2 && motion.replaced.count == 1)
    #expect(motion.replaced.first?.state.heights == -0.6)
  }
}
