import SwiftUI

struct CardGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.caption.smallCaps()).foregroundStyle(.secondary).textCase(.uppercase)
      configuration.content
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
  }
}
extension GroupBoxStyle where Self == CardGroupBoxStyle { static var card: Self { .init() } }

struct ArcGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().trim(from: 0, to: 0.75).stroke(.quaternary, style: .init(lineWidth: 8, lineCap: .round)).rotationEffect(
        .degrees(135))
      Circle().trim(from: 0, to: 0.75 * configuration.value)
        .stroke(
          AngularGradient(
            gradient: Gradient(colors: [.green, .yellow, .red]), center: .center, startAngle: .zero, endAngle: .degrees(270)),
          style: .init(lineWidth: 8, lineCap: .round)
        )
        .rotationEffect(.degrees(135))
      VStack {
        configuration.currentValueLabel?.font(.title2)
        configuration.label.font(.caption2)
      }
      HStack {
        configuration.minimumValueLabel; Spacer(); configuration.maximumValueLabel
      }.offset(y: 40)
    }
    .frame(width: 100, height: 100)
  }
}
