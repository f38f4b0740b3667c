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
        Changes in withAnimation, and below animation(_:value:), are played by the page. The session sends them once.
        """
    ) {
      Button("Add one") { withAnimation(.snappy) { count += 1 } }
      Text("\(count)").font(.title).contentTransition(.numericText())

      Button("Stretch") { isWide.toggle() }
      RoundedRectangle(cornerRadius: isWide ? 20 : 4)
        .fill(isWide ? .orange : .blue)
        .frame(width: isWide ? 240 : 80, height: 40)
        .animation(.bouncy, value: isWide)

      Button(isShown ? "Hide" : "Show") { withAnimation { isShown.toggle() } }
      if isShown {
        Text("Here for a while").transition(.move(edge: .leading).combined(with: .opacity))
      }

      HStack {
        ForEach(0..<3) { index in
          Button("Page \(index + 1)") { withAnimation(.smooth) { selected = index } }
            .buttonStyle(.borderless)
            .overlay(alignment: .bottom) {
              if selected == index {
                Capsule().fill(.tint).frame(height: 3).matchedGeometryEffect(id: "line", in: namespace)
              }
            }
        }
      }
    }
  }
}
