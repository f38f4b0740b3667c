import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// An album: a grid that is pinched, photos that open with a shared geometry and close with a drag, and anchors of all photos.

private struct Photo: Identifiable, Hashable {
  let id: Int
  var isFavorite = false
  var color: Color { Color(hue: Double(id % 12) / 12, saturation: 0.5, brightness: 0.95, opacity: 1) }
}

@MainActor
private class PhotoLibrary: ObservableObject {
  @Published var photos = (0..<6).map { Photo(id: $0) }
  @Published var selected = Set<Photo.ID>()

  func toggle(_ photo: Photo) { if selected.remove(photo.id) == nil { selected.insert(photo.id) } }

  func binding(for id: Photo.ID) -> Binding<Photo>? {
    guard photos.contains(where: { $0.id == id }) else { return nil }
    return Binding(
      get: { self.photos.first { $0.id == id } ?? Photo(id: id) },
      set: { new in if let index = self.photos.firstIndex(where: { $0.id == id }) { self.photos[index] = new } })
  }
}

private struct FrameKey: PreferenceKey {
  static let defaultValue: [Photo.ID: Anchor<CGRect>] = [:]
  static func reduce(value: inout [Photo.ID: Anchor<CGRect>], nextValue: () -> [Photo.ID: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct Zoomable: ViewModifier {
  let range: ClosedRange<CGFloat>
  @State private var steady: CGFloat = 1
  @GestureState private var live: CGFloat = 1
  @State private var pan = CGSize.zero
  @GestureState(resetTransaction: Transaction(animation: .spring(duration: 0.3, bounce: 0.2))) private var dragging = CGSize.zero

  private var scale: CGFloat { min(max(steady * live, range.lowerBound), range.upperBound) }

  func body(content: Content) -> some View {
    content
      .scaleEffect(scale)
      .offset(x: pan.width + dragging.width, y: pan.height + dragging.height)
      .gesture(magnify.simultaneously(with: drag), including: .gesture)
      .overlay(alignment: .topLeading) { Text("zoom \(Int((scale * 10).rounded())) at \(Int(pan.width + dragging.width))") }
  }

  private var magnify: some Gesture {
    MagnifyGesture(minimumScaleDelta: 0.02)
      .updating($live) { value, state, transaction in
        transaction.isContinuous = true
        state = value.magnification
      }
      .onEnded { value in steady = min(max(steady * value.magnification, range.lowerBound), range.upperBound) }
  }

  private var drag: some Gesture {
    DragGesture()
      .updating($dragging) { value, state, _ in if steady > 1 { state = value.translation } }
      .onEnded { value in if steady > 1 { pan.width += value.translation.width } }
  }
}

private struct Thumbnail: View, Equatable {
  let photo: Photo
  let isSelected: Bool

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.photo == rhs.photo && lhs.isSelected == rhs.isSelected }

  var body: some View {
    photo.color
      .aspectRatio(1, contentMode: .fill)
      .clipShape(ContainerRelativeShape())
      .overlay(alignment: .bottomTrailing) {
        if isSelected { Text("✓ \(photo.id)") } else if photo.isFavorite { Text("♥ \(photo.id)") }
      }
      .drawingGroup(opaque: false, colorMode: .nonLinear)
  }
}

private struct AlbumView: View {
  @StateObject private var library = PhotoLibrary()
  @Namespace private var zoom
  @State private var opened: Photo.ID?
  @State private var dismissal = CGSize.zero
  @State private var isSelecting = false
  @State private var columns = 3
  @State private var showsFrames = false
  @GestureState private var pinch: CGFloat?

  private var isOpen: Bool { opened != nil }

  var body: some View {
    ZStack {
      grid
        .opacity(isOpen ? 0.2 : 1)
        .allowsHitTesting(!isOpen)
        .accessibilityHidden(isOpen)
      if let opened, let photo = library.binding(for: opened) { detail(photo) }
    }
    .overlayPreferenceValue(FrameKey.self) { anchors in
      if showsFrames {
        GeometryReader { proxy in
          ForEach(anchors.keys.sorted(), id: \.self) { id in
            if let anchor = anchors[id] {
              let frame = proxy[anchor]
              Rectangle().stroke(.red).frame(width: frame.width, height: frame.height)
                .accessibilityIdentifier("frame \(id)")
                .position(x: frame.midX, y: frame.midY)
            }
          }
        }
        .allowsHitTesting(false)
      }
    }
  }

  private var grid: some View {
    VStack {
      HStack {
        Button(isSelecting ? "Done" : "Select") { withAnimation { isSelecting.toggle() } }
        Toggle("Frames", isOn: $showsFrames)
        if isSelecting {
          Button("Favorite") {
            for index in library.photos.indices where library.selected.contains(library.photos[index].id) {
              library.photos[index].isFavorite.toggle()
            }
            library.selected.removeAll()
          }
          .disabled(library.selected.isEmpty)
        }
      }
      ScrollView(.vertical) {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(minimum: 40), spacing: 2), count: columns), alignment: .center, spacing: 2,
          pinnedViews: .sectionFooters
        ) {
          Section {
            ForEach(library.photos) { photo in
              Thumbnail(photo: photo, isSelected: library.selected.contains(photo.id))
                .equatable()
                .matchedGeometryEffect(id: photo.id, in: zoom, properties: .frame, anchor: .center, isSource: opened != photo.id)
                .anchorPreference(key: FrameKey.self, value: .bounds) { [photo.id: $0] }
                .onTapGesture {
                  if isSelecting {
                    library.toggle(photo)
                  } else {
                    withAnimation(.spring(response: 0.35, dampingFraction: 0.8)) { opened = photo.id }
                  }
                }
                .accessibilityIdentifier("photo \(photo.id)")
            }
          } footer: {
            Text("\(library.photos.count) photos, \(library.selected.count) selected, \(columns) columns")
          }
        }
        .containerShape(RoundedRectangle(cornerRadius: 6))
      }
      .gesture(
        MagnificationGesture()
          .updating($pinch) { value, state, _ in state = value }
          .onEnded { value in columns = value > 1 ? max(columns - 1, 1) : min(columns + 1, 6) },
        including: isSelecting ? .subviews : .all
      )
      .accessibilityIdentifier("grid")
    }
  }

  private func detail(_ photo: Binding<Photo>) -> some View {
    let progress = min(abs(dismissal.height) / 200, 1)
    return VStack {
      photo.wrappedValue.color
        .aspectRatio(1, contentMode: .fit)
        .matchedGeometryEffect(id: photo.id, in: zoom)
        .modifier(Zoomable(range: 1...4))
        .accessibilityIdentifier("large")
      HStack {
        Toggle(isOn: photo.isFavorite) { Text("Favorite") }.toggleStyle(.button)
        Button("Close", action: close).keyboardShortcut(.cancelAction)
      }
      .opacity(1 - progress)
      Text("moved \(Int(dismissal.height))")
        .frame(maxWidth: .infinity)
        .contentShape(.rect)
        .gesture(
          DragGesture(minimumDistance: 20, coordinateSpace: .global)
            .onChanged { if $0.translation.height > 0 { dismissal = $0.translation } }
            .onEnded { $0.translation.height > 120 ? close() : reset() }
        )
        .accessibilityIdentifier("handle")
    }
    .scaleEffect(1 - progress / 3)
    .offset(dismissal)
    .zIndex(1)
    .transition(.identity)
  }

  private func close() {
    withAnimation(.spring(.snappy(duration: 0.4, extraBounce: 0.1))) {
      opened = nil
      dismissal = .zero
    }
  }

  private func reset() { withAnimation(.bouncy(duration: 0.3)) { dismissal = .zero } }
}

/// An album whose photos are opened and closed with gestures.
@MainActor
@Suite("An album")
struct AlbumAppTests {
  private func app() async -> TestApp {
    let app = TestApp(size: CGSize(width: 304, height: 700)) { AlbumView() }
    await app.settle()
    return app
  }

  @Test("A photo opens above the grid, which accepts no taps, and its toggle changes the photo in the library")
  func opening() async throws {
    let app = await app()
    try app.tap("photo 4")
    #expect(app.exists("large"))
    try app.setToggle("Favorite", to: true)
    try app.press(.cancelAction)
    #expect(!app.exists("large") && app.exists("♥ 4"))
  }

  @Test("A short drag returns the photo, and a long one closes it")
  func closing() async throws {
    let app = await app()
    try app.tap("photo 1")
    try app.drag("handle", by: CGSize(width: 0, height: 80)) { #expect(app.exists("moved 80")) }
    #expect(app.exists("moved 0") && app.exists("large"))
    try app.drag("handle", by: CGSize(width: 0, height: -300))
    #expect(app.exists("large"))
    try app.drag("handle", by: CGSize(width: 0, height: 150))
    #expect(!app.exists("large"))
  }

  @Test("A magnified photo can be moved, within the limits of its scale, and another photo begins with its own scale")
  func zooming() async throws {
    let app = await app()
    try app.tap("photo 0")
    try app.drag("large", by: CGSize(width: 30, height: 0)) { #expect(app.exists("zoom 10 at 0")) }
    try app.magnify("large", by: 2) { #expect(app.exists("zoom 20 at 0")) }
    try app.drag("large", by: CGSize(width: 30, height: 0)) { #expect(app.exists("zoom 20 at 30")) }
    #expect(app.exists("zoom 20 at 30"))
    try app.magnify("large", by: 9)
    #expect(app.exists("zoom 40 at 30"))
    try app.tap("Close")
    try app.tap("photo 2")
    #expect(app.exists("zoom 10 at 0"))
  }

  @Test("Selected photos change together, and a pinch changes the columns unless photos are selected")
  func selecting() async throws {
    let app = await app()
    try app.magnify("grid", by: 1.5)
    #expect(app.exists("6 photos, 0 selected, 2 columns"))
    try app.magnify("grid", by: 0.5)
    try app.tap("Select")
    #expect(try !app.isEnabled("Favorite"))
    try app.tap("photo 0")
    try app.tap("photo 5")
    try app.tap("photo 0")
    #expect(app.exists("✓ 5") && app.exists("6 photos, 1 selected, 3 columns"))
    #expect(throws: TestFailure.self) { try app.magnify("grid", by: 0.5) }
    try app.tap("Favorite")
    #expect(app.exists("♥ 5") && !app.exists("✓ 5"))
  }

  @Test("Anchors resolve to the frames of the photos, and follow a change of the columns")
  func anchors() async throws {
    let app = await app()
    #expect(!app.exists("frame 0"))
    try app.setToggle("Frames", to: true)
    #expect(try app.frame(of: "frame 4") == app.frame(of: "photo 4"))
    #expect(try app.frame(of: "photo 4").width == 100)
    try app.magnify("grid", by: 2)
    #expect(try app.frame(of: "frame 4") == app.frame(of: "photo 4"))
    #expect(try app.frame(of: "photo 4").width == 151)
  }
}
