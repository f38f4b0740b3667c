import Foundation

/// A date picker with a wheel for each component of the date.
nonisolated struct WheelDatePicker<Label: View>: View {
  let control: DateControl<Label>
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(control: DateControl<Label>) {
    self.control = control
  }

  @MainActor var body: some View {
    let wheels = wheels
    VStack(alignment: .leading, spacing: 4) {
      // The label of the date picker is the accessibility label of the wheels as a group.
      if !labelsAreHidden { control.label.accessibilityHidden(true) }
      HStack(spacing: 0) {
        ForEach(wheels.components, id: \.self) { component in
          Picker(selection: selection(of: component, in: wheels)) {
            ForEach(wheels.values(of: component), id: \.self) { Text(verbatim: wheels.name(of: $0, component)) }
          } label: {
            Text(component.title)
          }
        }
      }
      .labelsHidden()
      .pickerStyle(.wheel)
      .frame(maxWidth: .infinity)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(readableText(of: control.label) ?? Text(verbatim: ""))
  }

  /// The wheels for the selected date, clamped to the range.
  private var wheels: DateWheels {
    DateWheels(
      date: control.limited(control.selection.wrappedValue), minimum: control.minimum, maximum: control.maximum,
      showing: control.components, timeZone: timeZone, locale: locale)
  }

  private func selection(of component: DateWheels.Component, in wheels: DateWheels) -> Binding<Int> {
    Binding(
      location: ClosureCell(
        get: { wheels.value(of: component) },
        set: { value, transaction in
          // A component that has changed since the wheels were displayed keeps its new value.
          guard let date = self.wheels.date(setting: component, to: value) else { return }
          control.selection.location.set(control.limited(date), transaction: transaction)
        }))
  }
}
