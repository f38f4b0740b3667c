import SwiftUI

/// Screens and a cover that grow from a view.
struct ZoomCase: View {
  @Namespace private var namespace
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 60) {
        ForEach(0..<2, id: \.self) { number in
          NavigationLink {
            VStack {
              Text("Photo \(number)").font(.largeTitle)
              Rectangle().fill(number == 0 ? .orange : .teal).frame(height: 300)
              NavigationLink("Details") { Text("Details of photo \(number)").navigationTitle("Details") }
            }
            .navigationTitle("Photo \(number)")
            .navigationTransition(.zoom(sourceID: number, in: namespace))
          } label: {
            RoundedRectangle(cornerRadius: 12).fill(number == 0 ? .orange : .teal)
              .overlay { Text("Photo \(number)") }
              .frame(width: 100, height: 80)
              .matchedTransitionSource(id: number, in: namespace)
          }
          .accessibilityIdentifier("photo \(number)")
        }
      }
      Button("Cover") { isShown = true }.matchedTransitionSource(id: "cover", in: namespace)
      NavigationLink("Without a source") {
        Text("Alone").navigationTitle("Alone").navigationTransition(.zoom(sourceID: 99, in: namespace))
      }
    }
    .navigationTitle("Zoom")
    .navigationBarTitleDisplayMode(.inline)
    .fullScreenCover(isPresented: $isShown) {
      Button("Close") { isShown = false }.navigationTransition(.zoom(sourceID: "cover", in: namespace))
    }
  }
}

/// A reader between views at the edges.
struct SafeAreaCase: View {
  @State private var height = 40.0
  @State private var hidesBar = false

  var body: some View {
    GeometryReader { proxy in
      let insets = proxy.safeAreaInsets
      Text("\(Int(insets.top.rounded())) \(Int(insets.bottom.rounded()))").accessibilityIdentifier("insets")
    }
    .safeAreaInset(edge: .top, spacing: 10) {
      Button("Hide") { hidesBar.toggle() }.frame(maxWidth: .infinity).frame(height: 30).background(.orange)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Button("Grow") { height += 20 }.frame(maxWidth: .infinity).frame(height: height).background(.teal)
    }
    .navigationTitle("Safe area")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar(hidesBar ? .hidden : .visible, for: .navigationBar)
  }
}
