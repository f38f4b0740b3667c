import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Gestures on views that the gestures move, scale, rotate or remove.
@MainActor
@Suite("Gestures of moved views")
struct MovedGestureTests {
  final class Log {
    var lines: [String] = []
  }

  @Observable
  final class Photo {
    var scale = 1.0
    var anchor = UnitPoint.center
  }

  final class OldPhoto: ObservableObject {
    @Published var scale = 1.0
    @Published var anchor = UnitPoint.center
  }

  /// A view that is scaled around the point between the fingers, and rotated around its center.
  private struct Pinched: View {
    @Binding var scale: Double
    @Binding var anchor: UnitPoint
    let log: Log

    var body: some View {
      Text("Photo")
        .scaleEffect(scale, anchor: anchor)
        .rotationEffect(.degrees(10))
        .gesture(
          MagnifyGesture()
            .onChanged { value in
              anchor = value.startAnchor
              scale = value.magnification
            }
            .onEnded { _ in log.lines.append("ended") })
    }
  }

  private struct StatePhoto: View {
    @State private var scale = 1.0
    @State private var anchor = UnitPoint.center
    let log: Log

    var body: some View { Pinched(scale: $scale, anchor: $anchor, log: log) }
  }

  private struct ObservedPhoto: View {
    @Bindable var photo: Photo
    let log: Log

    var body: some View { Pinched(scale: $photo.scale, anchor: $photo.anchor, log: log) }
  }

  private struct OldObservedPhoto: View {
    @ObservedObject var photo: OldPhoto
    let log: Log

    var body: some View { Pinched(scale: $photo.scale, anchor: $photo.anchor, log: log) }
  }

  @Test("A gesture continues when its view is scaled around another anchor than that of its rotation", arguments: 0..<3)
  func anchors(source: Int) throws {
    let log = Log()
    let app =
      switch source {
      case 0: TestApp { StatePhoto(log: log) }
      case 1: TestApp { ObservedPhoto(photo: Photo(), log: log) }
      default: TestApp { OldObservedPhoto(photo: OldPhoto(), log: log) }
      }
    let photo = try #require(app.session.root.all { $0.content.strings(.gestures).contains("magnify") }.first)
    func send(_ phase: InputEvent.Gesture.Phase, _ value: Double) -> EventOutcome {
      app.session.perform(
        InputEvent(
          target: photo.id,
          action: .gesture(.init(.magnify, phase, start: .init(x: 10, y: 30), value: value, size: .init(x: 100, y: 100)))))
    }
    let outcomes = [send(.began, 1), send(.changed, 1.5), send(.changed, 2), send(.ended, 2)]
    #expect(outcomes.allSatisfy { $0 == .handled })
    #expect(log.lines == ["ended"])
    let scale = StyleProperty.scale(x: 2, y: 2, anchorX: 0.1, anchorY: 0.3)
    #expect(app.session.root.all { $0.style.properties.contains(scale) }.count == 1)
  }

  @Test("The locations of a gesture do not depend on the movements inside of it")
  func stillLocations() throws {
    let app = TestApp {
      Text("Inside").offset(x: 20).gesture(DragGesture().onChanged { _ in })
      Text("Scaled").scaleEffect(2).gesture(MagnifyGesture().onChanged { _ in })
      Text("Outside").gesture(DragGesture().onChanged { _ in }).offset(x: 20)
      Text("Plain").gesture(DragGesture().onChanged { _ in })
    }
    #expect(try app.element("Inside").content.strings(.gestures) == ["drag:10", "still"])
    #expect(try app.element("Scaled").content.strings(.gestures) == ["magnify", "still"])
    #expect(try app.element("Outside").content.strings(.gestures) == ["drag:10"])
    #expect(try app.element("Plain").content.strings(.gestures) == ["drag:10"])
  }

  @Test("A gesture may remove its own view")
  func removal() throws {
    struct Rows: View {
      @State private var rows = ["A", "B"]

      var body: some View {
        ForEach(rows, id: \.self) { row in
          Text(row).gesture(
            DragGesture().onChanged { value in
              if value.translation.width > 20 { rows.removeAll { $0 == row } }
            })
        }
      }
    }
    let app = TestApp { Rows() }
    try app.drag("A", by: CGSize(width: 80, height: 0))
    #expect(app.visibleTexts == ["B"])
  }

  @Test("A drag without a minimum distance begins before the pointer moves, with which drawings begin a line")
  func drawing() throws {
    struct Pad: View {
      @State private var lines: [[CGPoint]] = []

      var body: some View {
        Text("Lines \(lines.map(\.count).map(String.init).joined(separator: ","))")
          .gesture(
            DragGesture(minimumDistance: 0).onChanged { value in
              if value.translation == .zero { lines.append([]) }
              lines[lines.count - 1].append(value.location)
            })
      }
    }
    let app = TestApp { Pad() }
    try app.drag("Lines", by: CGSize(width: 40, height: 20))
    try app.drag("Lines", by: CGSize(width: 40, height: 20))
    #expect(app.visibleTexts == ["Lines 3,3"])
  }

  @Test("An update of a container that fits its space has its children, on which its size depends")
  func fittingContainer() throws {
    struct Picture: View {
      @State private var offset = CGSize.zero

      var body: some View {
        Rectangle().aspectRatio(1, contentMode: .fit).offset(offset)
          .gesture(DragGesture().onChanged { offset = $0.translation })
          .accessibilityIdentifier("picture")
      }
    }
    let app = TestApp { Picture() }
    var updates: [Element] = []
    let forward = app.session.onPatches
    app.session.onPatches = { patches in
      for case .update(let element) in patches { updates.append(element) }
      forward?(patches)
    }
    try app.drag("picture", by: CGSize(width: 40, height: 20))
    let fitting = updates.filter { $0.style.properties.contains(.aspectRatio(1, fills: false)) }
    #expect(!fitting.isEmpty && fitting.allSatisfy { $0.role == .shape || $0.children.contains { $0.role == .shape } })
    try app.checkInvariants()
  }
}
