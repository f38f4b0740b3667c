import SwiftUI

struct WeatherView: View {
  @Environment(\.cardSpacing) private var spacing
  @Environment(\.temperatureUnit) private var unit
  @Environment(\.dynamicTypeSize) private var typeSize
  @State private var model = WeatherModel()
  @State private var selection: HourForecast?
  @ScaledMetric(relativeTo: .title) private var iconSize = 24.0
  var body: some View {
    ScrollView {
      VStack(spacing: spacing) {
        header
        switch model.state {
        case .idle, .loading: ProgressView("Loading…").controlSize(.large)
        case .loaded(let hours): loaded(hours)
        case .failed(let error): Text(error.localizedDescription).foregroundStyle(.red)
        }
      }
      .padding()
    }
    .groupBoxStyle(.card)
    .background { background.ignoresSafeArea() }
    .task(id: model.city) { await model.load() }
    .environment(\.onSelectHour) { hour in withAnimation(.bouncy) { selection = hour } }
    .safeAreaPadding(.bottom)
    .popover(item: $selection, attachmentAnchor: .point(.center), arrowEdge: .bottom) { hour in
      Text("At \(hour.hour):00 \(hour.condition.rawValue)").padding().presentationCompactAdaptation(.popover)
    }
  }
  @ViewBuilder private var background: some View {
    if #available(iOS 18.0, *) {
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0],
          [0, 0.5], [0.5, 0.5], [1, 0.5],
          [0, 1], [0.5, 1], [1, 1],
        ], colors: [.blue, .cyan, .indigo, .teal, .mint, .blue, .purple, .blue, .black])
    } else {
      LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom)
    }
  }
  private var header: some View {
    VStack {
      Picker("City", selection: $model.city) {
        ForEach(["Cupertino", "London", "Oslo"], id: \.self, content: Text.init)
      }
      .pickerStyle(.menu)
      BouncingSymbol(symbol: "cloud.sun.rain.fill")
      PhaseAnimator(PulsePhase.allCases) { phase in
        Circle().fill(.red).frame(width: 8).scaleEffect(phase.scale).opacity(phase.opacity)
      } animation: { phase in
        switch phase {
        case .initial, .grow: .spring(duration: 0.4, bounce: 0.5)
        case .fade: .easeOut(duration: 0.3).delay(0.2)
        }
      }
    }
  }
  @ViewBuilder
  private func loaded(_ hours: [HourForecast]) -> some View {
    GroupBox("Hourly") {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 20) { ForEach(hours) { HourCell(hour: $0, size: iconSize) } }
      }
      .scrollIndicators(.never)
      .frame(height: 90)
    }
    GroupBox {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
        ForEach(hours.prefix(3)) { hour in
          GridRow(alignment: .firstTextBaseline) {
            Text("\(hour.hour)h").gridColumnAlignment(.trailing)
            Capsule().fill(hour.condition.tint).frame(height: 6).gridCellUnsizedAxes([.horizontal])
            Text(
              hour.temperature.converted(to: unit).formatted(
                .measurement(width: .narrow, numberFormatStyle: .number.precision(.fractionLength(0)))))
          }
          if hour.id != hours.prefix(3).last?.id { Divider().gridCellColumns(3) }
        }
      }
    } label: {
      Label("Table", systemImage: "calendar")
    }
    ViewThatFits(in: .horizontal) {
      HStack { gauges }
      VStack { gauges }
    }
    GroupBox("Trend") {
      TemperatureLine(points: hours.map(\.temperature.value)).stroke(
        .tint, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
      ).frame(height: 80)
    }
    RainView().frame(height: 100)
  }
  @ViewBuilder private var gauges: some View {
    Gauge(value: 0.4) {
      Text("UV")
    } currentValueLabel: {
      Text("4")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("11")
    }
    .gaugeStyle(ArcGaugeStyle())
    Gauge(value: 68, in: 0...100) {
      Image(systemName: "humidity")
    } currentValueLabel: {
      Text(0.68, format: .percent)
    }
    .gaugeStyle(.accessoryCircular)
    .tint(Gradient(colors: [.blue, .green]))
  }
}

struct HourCell: View {
  let hour: HourForecast
  let size: CGFloat
  @Environment(\.onSelectHour) var onSelect
  var body: some View {
    Button {
      onSelect(hour)
    } label: {
      VStack {
        Text(hour.hour, format: .number.grouping(.never))
        Image(systemName: hour.condition.symbol).foregroundStyle(hour.condition.tint).frame(width: size, height: size)
          .symbolEffect(.variableColor.iterative.reversing, options: .repeating, isActive: hour.condition == .rain)
        Text(hour.temperature, format: .measurement(width: .narrow))
      }
    }
    .buttonStyle(.plain)
  }
}

@main
struct WeatherApp: App {
  var body: some Scene { WindowGroup { WeatherView().environment(\.temperatureUnit, .fahrenheit) } }
}
