import SwiftUI

/// Views that receive taps in custom shapes, in front of buttons.
struct ContentShapesCase: View {
  @State private var last = "none"
  @State private var side = "left"

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Text(last).accessibilityIdentifier("last")
        Button("Reset") { last = "none" }
        target("circle") {
          HStack { Text("Circle").frame(width: 160, height: 80) }
            .contentShape(Circle())
            .onTapGesture { last = "circle" }
        }
        target("capsule") {
          Text("Capsule").frame(width: 160, height: 80)
            .contentShape(.capsule)
            .onTapGesture { last = "capsule" }
        }
        target("measured") {
          Color.yellow
            .contentShape(RoundedRectangle(cornerRadius: 40))
            .gesture(TapGesture().onEnded { last = "measured" })
        }
        target("triangle") {
          Image(systemName: "triangle").resizable().frame(width: 160, height: 80)
            .contentShape(AnyShape(Triangle()))
            .onTapGesture { last = "triangle" }
        }
        target("ring") {
          Rectangle().fill(.mint).frame(width: 160, height: 80)
            .contentShape(Ring(), eoFill: true)
            .onTapGesture { last = "ring" }
        }
        target("control") {
          Button("Corner") { last = "corner" }
            .frame(width: 160, height: 80, alignment: .topLeading)
            .contentShape(Circle())
            .onTapGesture { last = "control" }
        }
        target("picker") {
          Picker("Side", selection: $side) {
            Text("Left").tag("left")
            Text("Right").tag("right")
          }
          .pickerStyle(.segmented)
          .onChange(of: side) { last = side }
          .frame(width: 160, height: 80)
          .contentShape(RoundedRectangle(cornerRadius: 12))
        }
        target("refusing") {
          VStack { Text("Refusing").frame(width: 160, height: 80).contentShape(Circle()).onTapGesture { last = "refusing" } }
            .allowsHitTesting(false)
        }
        target("hover") {
          Color.clear.contentShape([.hoverEffect, .dragPreview], Circle())
        }
      }
      .padding()
    }
    .navigationTitle("Content shapes")
  }

  private func target(_ name: String, @ViewBuilder content: () -> some View) -> some View {
    HitTarget(name: name, tap: { last = "behind \(name)" }, content: content)
  }
}

/// A button of 160 by 80 points with a view in front of it.
struct HitTarget<Content: View>: View {
  let name: String
  let tap: @MainActor () -> Void
  private let content: Content

  init(name: String, tap: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content) {
    (self.name, self.tap, self.content) = (name, tap, content())
  }

  var body: some View {
    ZStack {
      Button {
        tap()
      } label: {
        Color.blue.opacity(0.2).frame(width: 160, height: 80).accessibilityLabel("Behind \(name)")
      }
      .buttonStyle(.plain)
      content
    }
    .frame(width: 160, height: 80)
    .accessibilityIdentifier(name)
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// A rectangle with a rectangular hole.
private struct Ring: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path(rect)
    path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
    return path
  }
}
