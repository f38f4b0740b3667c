/// A picker that is a link to a screen with its options.
nonisolated struct LinkedPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let control: PickerControl<Label, SelectionValue, Content>

  init(control: PickerControl<Label, SelectionValue, Content>) {
    self.control = control
  }

  @MainActor var body: some View {
    NavigationLink {
      PickerScreen(control: control)
    } label: {
      LabeledContent {
        SelectedOption(control: control)
      } label: {
        control.label
      }
    }
  }
}

/// The selected option of a picker.
nonisolated private struct SelectedOption<Label: View, SelectionValue: Hashable, Content: View>: View {
  let control: PickerControl<Label, SelectionValue, Content>

  init(control: PickerControl<Label, SelectionValue, Content>) {
    self.control = control
  }

  @MainActor var body: some View {
    if let selection = control.commonSelection {
      Group(subviews: control.content) { options in
        options.first { $0.selection(as: SelectionValue.self) == selection }
      }
    }
  }
}

/// A list of the options of a picker, in the sections of its content. Choosing an option returns to the previous screen.
nonisolated private struct PickerScreen<Label: View, SelectionValue: Hashable, Content: View>: View {
  let control: PickerControl<Label, SelectionValue, Content>
  @Environment(\.dismiss) private var dismiss

  init(control: PickerControl<Label, SelectionValue, Content>) {
    self.control = control
  }

  @MainActor var body: some View {
    let selection = control.commonSelection
    List {
      ForEach(sections: control.content) { section in
        if !section.footer.isEmpty {
          Section {
            rows(section.content, selection)
          } header: {
            section.header
          } footer: {
            section.footer
          }
        } else if !section.header.isEmpty {
          Section {
            rows(section.content, selection)
          } header: {
            section.header
          }
        } else {
          Section { rows(section.content, selection) }
        }
      }
    }
    .navigationTitle(readableText(of: control.label) ?? Text(verbatim: ""))
  }

  @MainActor private func rows(_ options: SubviewsCollection, _ selection: SelectionValue?) -> some View {
    ForEach(options.filter { !$0.isDivider }) { option in
      let value = option.selection(as: SelectionValue.self)
      let isSelected = value != nil && value == selection
      let isDisabled = value == nil || option.containerValues.isSelectionDisabled == true
      Button {
        if let value { control.choose(value) }
        dismiss()
      } label: {
        HStack {
          option.foregroundStyle(isDisabled ? Color.secondary : Color.primary)
          Spacer()
          // The trait is not set, because it would give the row the background of a selected row.
          if isSelected { Image(systemName: "checkmark").foregroundStyle(.tint).accessibilityLabel(Text(SystemWord.selected)) }
        }
      }
      // The list is a part of the picker, so that the styles of the app's buttons do not apply to its rows.
      .buttonStyle(.automatic)
      .disabled(isDisabled)
      // A row with another value than before is another one, so that a tap on the former row does not choose the new value.
      .id(value)
    }
  }
}
