import NavigatorUI
import SwiftUI

struct MotionSection: View {
  @Namespace private var namespace
  @State private var count = 1
  @State private var isWide = false
  @State private var isShown = false
  @State private var selected = 0

  var body: some View {
    SectionScreen(
      section: .motion,
      summary: """
        The page plays the changes in withAnimation and below animation(_:value:). The session sends them once. A screen can \
        zoom in from the view that leads to it, and back to it.
        """
    ) {
      Button("Add one") { withAnimation(.snappy) { count += 1 } }
      Text("\(count)").font(.title).contentTransition(.numericText())

      Button("Stretch") { isWide.toggle() }
      RoundedRectangle(cornerRadius: isWide ? 20 : 4)
        .fill(isWide ? .orange : .blue)
        .frame(width: isWide ? 240 : 80, height: 40)
        .animation(.bouncy, value: isWide)

      VStack(alignment: .leading, spacing: 8) {
        Button(isShown ? "Hide" : "Show") { withAnimation { isShown.toggle() } }
          .buttonStyle(.borderless)
        if isShown {
          Text("Here for a while").transition(.move(edge: .leading).combined(with: .opacity))
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .clipped()

      HStack {
        ForEach(0..<3) { index in
          Button("Page \(index + 1)") { withAnimation(.smooth) { selected = index } }
            .buttonStyle(.borderless)
            .padding(.bottom, 5)
            .overlay(alignment: .bottom) {
              if selected == index {
                Capsule().fill(.tint).frame(height: 3).matchedGeometryEffect(id: "line", in: namespace)
              }
            }
        }
      }

      NavigationLink("Open the album") { AlbumView() }
    }
  }
}

nonisolated private struct Photo: Identifiable {
  let title: String
  let symbol: String
  let color: Color
  var id: String { title }

  static let all = [
    Photo(title: "Camp", symbol: "tent", color: .green), Photo(title: "Regatta", symbol: "sailboat", color: .blue),
    Photo(title: "First snow", symbol: "snowflake", color: .cyan), Photo(title: "Tram", symbol: "tram", color: .red),
  ]
}

private struct AlbumView: View {
  @Namespace private var namespace

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 16)], spacing: 16) {
        ForEach(Photo.all) { photo in
          NavigationLink {
            PhotoScreen(photo: photo)
              .navigationTransition(.zoom(sourceID: photo.id, in: namespace))
          } label: {
            VStack {
              Picture(photo: photo)
                .frame(height: 96)
                .matchedTransitionSource(id: photo.id, in: namespace)
              Text(photo.title).font(.caption)
            }
          }
          .buttonStyle(.plain)
        }
      }
      .padding()
    }
    .navigationTitle("Album")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct PhotoScreen: View {
  let photo: Photo

  var body: some View {
    Picture(photo: photo)
      .frame(maxHeight: 320)
      .padding()
      .navigationTitle(photo.title)
      .navigationBarTitleDisplayMode(.inline)
  }
}

private struct Picture: View {
  let photo: Photo

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(photo.color.gradient)
      .overlay { Image(systemName: photo.symbol).font(.largeTitle).foregroundStyle(.white) }
      .accessibilityHidden(true)
  }
}
