import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A gallery of a designer: cards that grow with a shared geometry, transitions and effects of the app, a drawer and a tab bar.

private struct Artwork: Identifiable, Equatable {
  let id: String
  var hue: Double
  var color: Color { Color(hue: hue, saturation: 0.8, brightness: 0.9) }
}

private struct IrisModifier: ViewModifier, Animatable {
  var openness: Double
  nonisolated var animatableData: Double {
    get { openness }
    set { openness = newValue }
  }

  func body(content: Content) -> some View {
    content.mask { Circle().scale(1.5 * openness) }.blur(radius: (1 - openness) * 8)
  }
}

extension AnyTransition {
  fileprivate static var iris: AnyTransition {
    .modifier(active: IrisModifier(openness: 0), identity: IrisModifier(openness: 1))
  }

  fileprivate static func slideUp(_ distance: CGFloat = 300) -> AnyTransition {
    .asymmetric(insertion: .offset(y: distance).combined(with: .opacity), removal: .move(edge: .bottom))
  }
}

private struct Flip: Transition {
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 1, 0)

  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotation3DEffect(.degrees(phase == .willAppear ? -90 : phase == .didDisappear ? 90 : 0), axis: axis)
      .opacity(phase.isIdentity ? 1 : 0)
      .zIndex(phase.value)
  }

  static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
}

private struct Shake: GeometryEffect {
  var count: CGFloat
  nonisolated var animatableData: CGFloat {
    get { count }
    set { count = newValue }
  }

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(count * .pi * 2), y: 0))
  }
}

private struct PillBar<Selection: Hashable & CaseIterable & RawRepresentable>: View
where Selection.AllCases: RandomAccessCollection, Selection.RawValue == String {
  @Binding var selection: Selection
  @Namespace private var pill

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Selection.allCases, id: \.self) { option in
        Button {
          withAnimation(.snappy(duration: 0.3, extraBounce: 0.1)) { selection = option }
        } label: {
          Text(option.rawValue.capitalized)
            .padding(.horizontal, 12)
            .background {
              if option == selection {
                Capsule().fill(.tint).matchedGeometryEffect(id: "pill", in: pill).accessibilityIdentifier("pill")
              }
            }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(option == selection ? .isSelected : [])
      }
    }
    .background(.thinMaterial, in: .capsule)
  }
}

private enum Mode: String, CaseIterable { case grid, carousel, about }

private struct Gallery: View {
  @Namespace private var space
  @State private var mode = Mode.grid
  @State private var opened: Artwork?
  @State private var artworks = [Artwork(id: "Dawn", hue: 0.1), Artwork(id: "Sea", hue: 0.55), Artwork(id: "Moss", hue: 0.3)]
  @State private var drawer: CGFloat = 0
  @State private var refusals = 0
  @GestureState private var pull: CGFloat = 0

  var body: some View {
    ZStack(alignment: .bottom) {
      VStack {
        PillBar(selection: $mode)
        Group {
          switch mode {
          case .grid: grid.transition(.blurReplace(.downUp))
          case .carousel: carousel.transition(.push(from: .trailing))
          case .about: Text("By a designer").transition(Flip())
          }
        }
        .frame(maxHeight: .infinity)
        Button("Delete the last") {
          guard artworks.count > 1 else { return withAnimation(.linear(duration: 0.4)) { refusals += 1 } }
          withAnimation(.smooth) { _ = artworks.removeLast() }
        }
        .modifier(Shake(count: CGFloat(refusals)))
      }
      .allowsHitTesting(opened == nil)
      if let opened { detail(opened) }
      drawerView
    }
  }

  private var grid: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 8)], spacing: 8) {
      ForEach(artworks) { artwork in
        card(artwork)
          .opacity(opened == artwork ? 0 : 1)
          .onTapGesture { withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { opened = artwork } }
          .transition(.iris)
      }
    }
  }

  private var carousel: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(artworks) { artwork in
          card(artwork)
            .containerRelativeFrame(.horizontal)
            .scrollTransition(.interactive, axis: .horizontal) { content, phase in
              content.rotation3DEffect(.degrees(phase.value * -30), axis: (x: 0, y: 1, z: 0)).scaleEffect(
                phase.isIdentity ? 1 : 0.8)
            }
            .visualEffect { content, proxy in content.hueRotation(.degrees(Double(proxy.frame(in: .global).minX) / 10)) }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollIndicators(.hidden)
    .scrollClipDisabled()
  }

  private func card(_ artwork: Artwork) -> some View {
    RoundedRectangle(cornerRadius: 12, style: .continuous)
      .fill(artwork.color.mix(with: .white, by: 0.2).shadow(.inner(radius: 3)))
      .overlay { Text(artwork.id).foregroundStyle(.white.shadow(.drop(radius: 1))) }
      .matchedGeometryEffect(id: artwork.id, in: space, isSource: opened != artwork)
      .frame(height: 80)
      .accessibilityIdentifier("card \(artwork.id)")
  }

  private func detail(_ artwork: Artwork) -> some View {
    VStack {
      Rectangle().fill(artwork.color.gradient)
        .matchedGeometryEffect(id: artwork.id, in: space, properties: .frame, anchor: .center, isSource: opened == artwork)
        .frame(height: 300)
        .accessibilityIdentifier("picture")
      Text("Hue \(artwork.hue.formatted(.percent))")
        .phaseAnimator([0.0, 1.0]) {
          $0.opacity(0.5 + $1 / 2)
        } animation: { _ in
          .easeInOut(duration: 1)
        }
      Button("Close") { withAnimation(.spring) { opened = nil } }
    }
    .background(.background)
    .transition(.asymmetric(insertion: .opacity.animation(.easeIn(duration: 0.1)), removal: .opacity))
    .zIndex(1)
  }

  private var drawerView: some View {
    VStack {
      Capsule().frame(width: 40, height: 5)
      Text(drawer > 0 ? "Drawer is open" : "Drawer is closed")
      if drawer > 0 { Text("Settings").transition(.slideUp(100)) }
    }
    .frame(maxWidth: .infinity).frame(height: 60 + drawer + max(-pull, -drawer))
    .background { UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20).fill(.ultraThickMaterial) }
    .gesture(
      DragGesture()
        .updating($pull) { value, pull, transaction in
          pull = value.translation.height
          transaction.isContinuous = true
        }
        .onEnded { value in
          withAnimation(.interactiveSpring) { drawer = value.predictedEndTranslation.height < -50 ? 200 : 0 }
        }
    )
    .accessibilityIdentifier("drawer")
    .zIndex(2)
  }
}

/// A gallery with shared geometries and transitions of the app.
@MainActor
@Suite("An app of a designer")
struct DesignerAppTests {
  private func app() -> TestApp { TestApp(size: CGSize(width: 390, height: 844)) { Gallery() } }

  @Test("The pill is behind the chosen mode")
  func pill() throws {
    let app = app()
    #expect(app.exists("Dawn"))
    try app.tap("About")
    #expect(app.exists("By a designer") && !app.exists("Dawn"))
    let (pill, title) = (try app.frame(of: "pill"), try app.frame(of: "About"))
    #expect(abs(pill.midX - title.midX) < 1)
    #expect(app.visibleTexts.first == "Grid")
    try app.tap("Carousel")
    #expect(app.exists("Sea") && !app.exists("By a designer"))
  }

  @Test("A card opens as a picture that begins at the card's place, and the cards behind it take no taps")
  func opening() throws {
    let app = app()
    let card = try app.frame(of: "card Sea")
    try app.tap("card Sea")
    #expect(app.exists("Hue 55%"))
    let picture = try app.frame(of: "picture")
    #expect(picture.width > card.width && picture.height == 300)
    try app.tap("Close")
    #expect(!app.exists("Hue 55%"))
    #expect(try app.frame(of: "card Sea") == card)
    try app.tap("card Moss")
    #expect(app.exists("Hue 30%"))
  }

  @Test("Cards are deleted up to the last, and a refusal leaves it where it is")
  func deleting() throws {
    let app = app()
    let place = try app.frame(of: "Delete the last")
    for _ in 0..<4 { try app.tap("Delete the last") }
    #expect(app.exists("Dawn") && !app.exists("Sea") && !app.exists("Moss"))
    #expect(abs(try app.frame(of: "Delete the last").minX - place.minX) < 0.1)
    try app.tap("Carousel")
    #expect(app.exists("Dawn") && !app.exists("Sea"))
  }

  @Test("The drawer follows the finger, opens after a long drag, and closes with one downwards")
  func drawer() throws {
    let app = app()
    #expect(app.exists("Drawer is closed"))
    try app.drag("drawer", by: CGSize(width: 0, height: -120)) {
      #expect((try? app.frame(of: "drawer"))?.height == 180)
    }
    #expect(app.exists("Drawer is open") && app.exists("Settings"))
    #expect(try app.frame(of: "drawer").height == 260)
    try app.drag("drawer", by: CGSize(width: 0, height: 90))
    #expect(app.exists("Drawer is closed") && !app.exists("Settings"))
  }

  @Test("The carousel shows one card at a time")
  func carousel() throws {
    let app = app()
    try app.tap("Carousel")
    #expect(try app.visibility(of: "card Dawn") == .visible)
    try app.scrollTo("card Moss")
    #expect(try app.visibility(of: "card Moss") == .visible)
    #expect(try app.frame(of: "card Moss").width == 390)
  }
}
