import SwiftUI

struct FilledButtonStyle: ButtonStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .foregroundColor(.white)
      .background(color)
      .cornerRadius(10)
      .opacity(configuration.isPressed ? 0.7 : 1)
      .animation(.easeOut)
  }
}

struct NoteStyle: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.body)
      .padding(8)
      .background(Color.yellow.opacity(0.2))
      .overlay(RoundedRectangle(cornerRadius: 6).stroke(Color.yellow, lineWidth: 1))
  }
}

struct ProgressBar: View {
  let value: Double

  var body: some View {
    ZStack(alignment: .leading) {
      Capsule()
        .fill(Color.gray.opacity(0.2))
        .frame(width: 200, height: 8)
      Capsule()
        .fill(Color.accentColor)
        .frame(width: 200 * CGFloat(value), height: 8)
    }
    .accessibility(label: Text("Progress"))
    .accessibility(value: Text("\(Int(value * 100)) percent"))
  }
}

struct Rating: View {
  @Binding var value: Int

  var body: some View {
    HStack(spacing: 2) {
      ForEach(1..<6) { star in
        Button(action: { self.value = star }) {
          Image(systemName: star <= self.value ? "star.fill" : "star")
            .foregroundColor(.orange)
            .accessibility(label: Text("\(star) stars"))
        }
        .buttonStyle(PlainButtonStyle())
      }
    }
  }
}

extension View {
  func accessibilityElementCompat(label: String) -> some View {
    accessibility(label: Text(label)).accessibility(addTraits: .isHeader)
  }
}
