import SwiftUI

/// Backgrounds that reach below bars.
struct BackdropCase: View {
  var body: some View {
    VStack {
      Text("Backdrop")
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.yellow.ignoresSafeArea())
    .navigationTitle("Backdrop")
  }
}

/// A gradient behind a stack that does not fill the screen.
struct GradientBackdropCase: View {
  var body: some View {
    VStack {
      Text("Gradient")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      LinearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
    }
    .navigationTitle("Gradient")
  }
}

/// A color behind the content of a stack that scrolls.
struct ScrolledBackdropCase: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.yellow, .yellow], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
      ScrollView { Text("Scrolled") }
    }
    .navigationTitle("Scrolled")
  }
}

/// A scroll view with a background.
struct ScrollBackdropCase: View {
  var body: some View {
    ScrollView { Text("Scroll") }
      .background(Color.yellow.ignoresSafeArea())
      .navigationTitle("Scroll backdrop")
  }
}

/// A style that extends below the bars by itself.
struct StyleBackdropCase: View {
  var body: some View {
    VStack { Text("Style") }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.yellow)
      .navigationTitle("Style backdrop")
  }
}

/// A style that does not extend below the bar at the top.
struct InsideBackdropCase: View {
  var body: some View {
    VStack { Text("Inside") }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.yellow, ignoresSafeAreaEdges: .bottom)
      .navigationTitle("Inside backdrop")
  }
}

/// A scroll view with a background that does not ignore the safe area.
struct BoundedBackdropCase: View {
  var body: some View {
    ScrollView { Text("Content") }
      .background { Color.yellow }
      .navigationTitle("Bounded backdrop")
  }
}

/// A background through which another one would be visible.
struct TranslucentBackdropCase: View {
  var body: some View {
    VStack { Text("Translucent") }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Color.red.opacity(0.3).ignoresSafeArea() }
      .navigationTitle("Translucent backdrop")
  }
}

/// A picture behind the content.
struct PictureBackdropCase: View {
  var body: some View {
    ZStack(alignment: .top) {
      Image("Logo").resizable().scaledToFill().accessibilityIdentifier("picture").ignoresSafeArea()
      Text("Picture").accessibilityIdentifier("top")
    }
    .navigationTitle("Picture backdrop")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A picture with a fixed height at the top.
struct HeaderBackdropCase: View {
  var body: some View {
    VStack(spacing: 0) {
      Image("Logo").resizable().accessibilityIdentifier("header").ignoresSafeArea(edges: .top).frame(height: 200)
      Color.yellow.accessibilityIdentifier("below")
    }
    .navigationTitle("Header backdrop")
    .navigationBarTitleDisplayMode(.inline)
  }
}
