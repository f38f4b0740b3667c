import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

/// Endless animations of views whose sizes a host measures.
@MainActor
@Suite("Endless animations of measured views")
struct MeasuredEndlessAnimationTests {
  private struct Band: View {
    @State private var isMoved = false

    var body: some View {
      GeometryReader { proxy in
        Text("Band").offset(x: isMoved ? proxy.size.width : -proxy.size.width)
      }
      .frame(height: 30)
      .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isMoved = true } }
    }
  }

  private struct ValueBand: View {
    @State private var isMoved = false

    var body: some View {
      GeometryReader { proxy in
        Text("Band").offset(x: isMoved ? proxy.size.width : -proxy.size.width)
          .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isMoved)
      }
      .frame(height: 30)
      .onAppear { isMoved = true }
    }
  }

  private struct Later: View {
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
      if isShown { Band() }
    }
  }

  private func session(_ view: @escaping @Sendable @MainActor () -> some View) -> any HostSession {
    var configuration = SessionConfiguration()
    configuration.recordsOpening = true
    let session = ViewRunner(view).makeSession(configuration)
    session.onPatches = { _ in }
    return session
  }

  private func offset(_ session: any HostSession) -> Double? {
    session.root.everything.flatMap(\.style.properties).lazy.compactMap { property -> Double? in
      if case .offset(let x, _) = property { x } else { nil }
    }.first
  }

  private func starts(_ session: any HostSession) -> [Style] {
    session.root.everything.compactMap { if case .loop(let loop) = $0.content[.loop] { loop.start } else { nil } }
  }

  /// Reports the size of the window and of the geometry reader.
  private func measure(_ session: any HostSession, width: Double) throws {
    let reader = try #require(session.root.everything.first { $0.content.string(.measures) != nil && $0.role != .window })
    let frames = [
      InputEvent.MeasuredFrame(element: session.root.id, width: width, height: 700),
      InputEvent.MeasuredFrame(element: reader.id, width: width, height: 30),
    ]
    #expect(session.perform(InputEvent(target: session.root.id, action: .measure(frames))) == .handled)
    session.settle()
  }

  /// Expects that the animation starts after the report of a size, and returns the offset of its start.
  private func offsetAtStart(of session: any HostSession) throws -> Double? {
    #expect(starts(session).isEmpty)
    session.beginAnimations()
    session.settle()
    try measure(session, width: 320)
    #expect(offset(session) == 320)
    let start = try #require(starts(session).first)
    return start.properties.lazy.compactMap { if case .offset(let x, _) = $0 { x } else { nil } }.first
  }

  @Test("An endless animation that starts with a session waits for the sizes of its views")
  func opening() throws {
    #expect(try offsetAtStart(of: session { Band() }) == -320)
  }

  @Test("An endless animation of a value is played after a report of the sizes of its views")
  func value() throws {
    #expect(try offsetAtStart(of: session { ValueBand() }) != nil)
  }

  @Test("An endless animation of views that are inserted later waits for their sizes")
  func later() throws {
    let session = session { Later() }
    session.beginAnimations()
    let button = try #require(session.root.everything.first { $0.role == .button })
    #expect(session.perform(InputEvent(target: button.id, action: .tap)) == .handled)
    session.settle()
    #expect(try offsetAtStart(of: session) == -320)
  }

  private struct ModifierBand: View {
    @State private var isMoved = false

    var body: some View {
      GeometryReader { proxy in
        Text("Band").modifier(
          Shift(distance: isMoved ? proxy.size.width : -1).animation(.linear(duration: 1).repeatForever(autoreverses: false)))
      }
      .frame(height: 30)
      .onAppear { isMoved = true }
    }
  }

  @Test("An endless animation of a modifier is not replaced by the change to a measured size")
  func modifier() throws {
    let session = session { ModifierBand() }
    session.beginAnimations()
    try measure(session, width: 320)
    #expect(offset(session) == 320)
    #expect(try #require(starts(session).first).properties.contains(.offset(x: -1, y: 0)))
  }

  @Test("Without measured views, an endless animation starts with the session")
  func unmeasured() {
    struct Pulse: View {
      @State private var isFaint = false

      var body: some View {
        Text("Word").opacity(isFaint ? 0.25 : 1)
          .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isFaint = true } }
      }
    }
    #expect(starts(session { Pulse() }).count == 1)
  }
}
