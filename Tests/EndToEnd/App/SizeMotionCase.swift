import SwiftUI

/// Rows, surfaces, shapes and values that change with an animation.
struct SizeMotionCase: View {
  @State private var isLarge = false
  @State private var isDim = false

  var body: some View {
    VStack(spacing: 8) {
      Button("Change") { withAnimation(.linear(duration: 10)) { isLarge.toggle() } }
      Text(isLarge ? "A much longer title" : "Short").padding().background(.orange, in: Capsule())
        .accessibilityIdentifier("capsule")
      Button(isLarge ? "A much longer title" : "Short") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("button")
      HStack {
        Text("Count")
        if isLarge { Text("one hundred").accessibilityIdentifier("inserted") }
      }
      .padding().background { RoundedRectangle(cornerRadius: 8).fill(.yellow).accessibilityIdentifier("layer") }
      Peak().fill(.red).frame(width: isLarge ? 200 : 100, height: isLarge ? 120 : 60).accessibilityIdentifier("peak")
      ProgressView(value: isLarge ? 0.8 : 0.2).accessibilityIdentifier("progress")
      Gauge(value: isLarge ? 80 : 20, in: 0...100) { Text("Speed") }.gaugeStyle(.accessoryCircularCapacity)
        .accessibilityIdentifier("gauge")
      Text(isLarge ? "1,239 points" : "1,234 points").contentTransition(.numericText()).accessibilityIdentifier("number")
      LinearGradient(colors: [isLarge ? .red : .blue, .green], startPoint: .top, endPoint: .bottom).frame(height: 20)
        .accessibilityIdentifier("gradient")
      VStack(alignment: .leading) {
        Text("Summary").accessibilityIdentifier("heading")
        if isLarge { Text("A paragraph that is visible in a wide card and has several lines in a narrow one") }
      }
      .padding().frame(maxWidth: isLarge ? .infinity : 120, alignment: .leading).background(.yellow)
      .accessibilityIdentifier("card")
      ForEach(0..<3) { index in
        Circle().frame(width: 10, height: 10).accessibilityIdentifier("ball \(index)")
          .frame(maxWidth: .infinity, alignment: isLarge ? .trailing : .leading)
          .animation(index == 2 ? nil : .linear(duration: 10).delay(Double(index) * 5), value: isLarge)
      }
      Path { path in
        path.move(to: .zero)
        for step in 1...(isLarge ? 8 : 2) { path.addLine(to: CGPoint(x: step * 10, y: step % 2 * 10)) }
      }
      .stroke(style: StrokeStyle(lineWidth: 1, dash: isLarge ? [4, 2] : [])).frame(width: 80, height: 10)
      .accessibilityIdentifier("zigzag")
    }
    .padding()
    .navigationTitle("Size motion")
    .toolbar {
      Button("Dim") { withAnimation(.linear(duration: 0.1)) { isDim.toggle() } }.opacity(isDim ? 0.5 : 1)
    }
  }
}

/// A triangle.
private struct Peak: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// Rows that are inserted and removed with an animation.
struct RowMotionCase: View {
  @State private var numbers = [1, 2, 3, 4, 5]

  var body: some View {
    List {
      Section("Numbers") {
        ForEach(numbers, id: \.self) { Text("Number \($0)").accessibilityIdentifier("number \($0)") }
      }
      Section("Changes") {
        change("Remove 2 and 3") { numbers.removeAll { (2...3).contains($0) } }
        change("Remove 4 and 5") { numbers.removeAll { $0 > 3 } }
        change("Insert") { numbers.insert(6, at: 1) }
        change("Append") { numbers.append(7) }
        change("Replace") { numbers[4] = 8 }
        change("Shift") { numbers = [1, 3, 4, 5, 9] }
      }
    }
    .navigationTitle("Row motion")
  }

  private func change(_ title: String, _ change: @escaping () -> Void) -> some View {
    Button(title) { withAnimation(.linear(duration: 10), change) }
  }
}
