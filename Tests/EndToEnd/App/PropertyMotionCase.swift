import SwiftUI

/// Rarely animated properties, and a text that changes without an end.
struct PropertyMotionCase: View {
  @State private var isChanged = false
  @State private var isCounting = false

  var body: some View {
    VStack(spacing: 8) {
      Button("Change") { withAnimation(.linear(duration: 10)) { isChanged.toggle() } }
      Text("Two\nlines").font(.system(size: 20)).lineSpacing(isChanged ? 20 : 0).accessibilityIdentifier("spaced")
      Text("Weight").fontWeight(isChanged ? .heavy : .regular).accessibilityIdentifier("weight")
      Image(systemName: "star").imageScale(isChanged ? .large : .small).accessibilityIdentifier("symbol")
      LinearGradient(colors: [isChanged ? .red : .black, .white], startPoint: .top, endPoint: .bottom)
        .frame(width: 40, height: 20).accessibilityIdentifier("gradient")
      Circle().scale(isChanged ? 1 : 0.5).fill(.ultraThinMaterial).frame(width: 40, height: 40).accessibilityIdentifier("surface")
      Text("Moved").scaleEffect(2).transformEffect(CGAffineTransform(translationX: isChanged ? 50 : 0, y: 0))
        .opacity(isChanged ? 0.5 : 1).accessibilityIdentifier("moved")
      (Text("Part").foregroundColor(isChanged ? .white : .black) + Text(" of").font(.system(size: isChanged ? 30 : 10)))
        .accessibilityIdentifier("runs")
      Circle().fill(.white).colorMultiply(Color(red: isChanged ? 1 : 0, green: 0, blue: 0)).frame(width: 20, height: 20)
        .accessibilityIdentifier("multiplied")
      Text(isChanged ? "A text that is longer" : "Short").accessibilityIdentifier("centered")
      ZStack {
        Color.red.frame(width: 20, height: 20).zIndex(isChanged ? 4 : 2).accessibilityIdentifier("raised")
        Color.blue.frame(width: 20, height: 20).zIndex(1)
      }
      VStack {
        Text("Card").lineLimit(1).accessibilityIdentifier("title")
        if isChanged { Color.red.frame(width: 20, height: 60) } else { Image(systemName: "person.crop.circle.fill") }
      }
      .background(.yellow)
      .accessibilityIdentifier("card")
      Button("Count") { withAnimation(.linear(duration: 10).repeatForever()) { isCounting = true } }
      EndlessText(value: isCounting ? 100 : 0).accessibilityIdentifier("count")
    }
    .navigationTitle("Property motion")
  }
}

private struct EndlessText: View, @preconcurrency Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text("\(Int(value.rounded())) of 100") }
}
