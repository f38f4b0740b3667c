import NavigatorUI
import SwiftUI

struct ImagesSection: View {
  @State private var isFound = true

  var body: some View {
    SectionScreen(
      section: .images,
      summary: """
        Images and colors in an asset catalog have light and dark variants. The browser loads a remote image, and the app \
        receives its phase. Symbols have variants, scales, layers and gradients. A few UIKit names are available too: colors, \
        images from data, the idiom of the device, copying a text, and opening a URL.
        """
    ) {
      Image("Lighthouse")
        .resizable()
        .scaledToFill()
        .frame(maxWidth: .infinity)
        .frame(height: 120)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .accessibilityLabel("Lighthouse")
      LabeledContent("A template in a color") {
        Image(decorative: "Boat")
          .renderingMode(.template)
          .resizable()
          .frame(width: 32, height: 32)
          .foregroundStyle(Color("Sea"))
      }
      Text("A boat \(Image(decorative: "Boat").renderingMode(.template)) in a line of text")

      LabeledContent("From an address") {
        AsyncImage(url: isFound ? Self.address : Self.missingAddress) { phase in
          switch phase {
          case .empty: ProgressView()
          case .success(let image):
            image.resizable().frame(width: 44, height: 44).clipShape(Circle()).accessibilityLabel("Loaded")
          case .failure: Label("Not found", systemImage: "exclamationmark.triangle")
          @unknown default: EmptyView()
          }
        }
        .frame(minHeight: 44)
      }
      Toggle("The address exists", isOn: $isFound)

      LabeledContent("Variants") {
        HStack(spacing: 12) {
          Image(systemName: "bell")
          Image(systemName: "bell").symbolVariant(.fill)
          Image(systemName: "bell").symbolVariant(.slash)
          Image(systemName: "bell").symbolVariant(.circle)
          Image(systemName: "bell").symbolVariant(.circle.fill)
        }
        .accessibilityHidden(true)
      }
      LabeledContent("Scales") {
        HStack(spacing: 12) {
          Image(systemName: "leaf").imageScale(.small)
          Image(systemName: "leaf").imageScale(.medium)
          Image(systemName: "leaf").imageScale(.large)
        }
        .accessibilityHidden(true)
      }
      LabeledContent("Layers") {
        HStack(spacing: 12) {
          Image(systemName: "folder.badge.plus").symbolRenderingMode(.monochrome)
          Image(systemName: "folder.badge.plus").symbolRenderingMode(.hierarchical)
          Image(systemName: "folder.badge.plus").symbolRenderingMode(.palette).foregroundStyle(.green, .blue)
          Image(systemName: "heart.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.white, .pink)
        }
        .font(.title2)
        .accessibilityHidden(true)
      }

      LabeledContent("Gradients") {
        HStack(spacing: 12) {
          Image(systemName: "heart.fill").foregroundStyle(.pink)
          Image(systemName: "star.fill").foregroundStyle(.orange)
          Image(systemName: "leaf.fill").foregroundStyle(.green)
        }
        .symbolColorRenderingMode(.gradient)
        .font(.title2)
        .accessibilityHidden(true)
      }

      LabeledContent("A color of UIKit") {
        Circle()
          .fill(Color(uiColor: .systemTeal.withAlphaComponent(0.6)))
          .frame(width: 32, height: 32)
      }
      if let picture = Data(base64Encoded: Self.pixels).flatMap(UIImage.init(data:)) {
        LabeledContent("From data") {
          Image(uiImage: picture)
            .resizable()
            .frame(width: 32, height: 32)
        }
      }
      LabeledContent("Device", value: UIDevice.current.userInterfaceIdiom == .phone ? "A phone" : "A tablet")
      Button("Open Swift’s website") {
        if let website = URL(string: Self.website) { UIApplication.shared.open(website) }
      }
      Button("Copy its address") { UIPasteboard.general.string = Self.website }
    }
  }

  private static let website = "https://www.swift.org"

  /// A picture of four pixels, which the browser scales.
  private static let pixels = """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR42mP4\
    P5Xhv24oQ9SJXxFh1wAupga2FDxzOgAAAABJRU5ErkJggg==
    """
  static let address = URL(string: "data:image/png;base64,\(pixels)")
  static let missingAddress = URL(string: "data:image/png;base64,AAAA")
}
