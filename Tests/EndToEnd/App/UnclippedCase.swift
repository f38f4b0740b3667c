import SwiftUI

/// Scroll views whose content is visible beyond their edges, beside some that clip it.
struct UnclippedCase: View {
  @State private var taps = 0
  @State private var container: [CGFloat] = []

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  var body: some View {
    VStack(spacing: 30) {
      Button("Taps \(taps)") { taps += 1 }
      row("visible row").scrollClipDisabled().padding(.horizontal, 30)
      row("clipped row").padding(.horizontal, 30)
      HStack(spacing: 100) {
        column("visible column").scrollClipDisabled()
          .onScrollGeometryChange(for: [CGFloat].self) {
            [$0.containerSize.width, $0.containerSize.height, $0.contentOffset.x, $0.contentOffset.y]
          } action: {
            container = $1
          }
        column("clipped column")
      }
      Text(container.map { "\(Int($0))" }.joined(separator: " ")).accessibilityIdentifier("container")
    }
    .navigationTitle("Unclipped")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func row(_ name: String) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<8) { number in
          red.frame(width: 100, height: 60).overlay(alignment: .top) {
            blue.frame(width: 20, height: 10).offset(y: -20).accessibilityIdentifier("\(name) \(number)")
          }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .accessibilityIdentifier(name)
  }

  private func column(_ name: String) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          let frame = proxy.frame(in: .scrollView)
          Text("\(Int(frame.minX.rounded())) \(Int(frame.minY.rounded()))").accessibilityIdentifier("\(name) place")
        }
        .frame(height: 30)
        ForEach(0..<10) { number in
          red.frame(width: 100, height: 30).overlay(alignment: .leading) {
            blue.frame(width: 10, height: 20).offset(x: -20).accessibilityIdentifier("\(name) \(number)")
          }
        }
      }
    }
    .background(red)
    .accessibilityIdentifier(name)
    .frame(width: 100, height: 120)
  }
}
