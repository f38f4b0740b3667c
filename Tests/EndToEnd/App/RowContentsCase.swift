import SwiftUI

/// Rows whose content has its own layout, surface or indentation.
struct RowContentsCase: View {
  @State private var name = "Ada"
  @State private var level = 0.5
  @State private var date = Date(timeIntervalSince1970: 0)

  var body: some View {
    List {
      HStack(alignment: .top) {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("top")
        Color.blue.frame(width: 10, height: 60).accessibilityIdentifier("tall")
      }
      Section {
        HStack(alignment: .bottom) {
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("bottom")
          Color.blue.frame(width: 10, height: 60).accessibilityIdentifier("tall in section")
        }
        Button("Save") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("save")
        Button {
        } label: {
          Text("Wide").frame(maxWidth: .infinity)
        }.buttonStyle(.bordered).accessibilityIdentifier("wide")
        LabeledContent("Name") { TextField("Name", text: $name).accessibilityIdentifier("name") }
        LabeledContent("A label of several words", value: "/a/value/that/is/long").accessibilityIdentifier("long")
        DatePicker("Date of birth", selection: $date)
        PasteButton(payloadType: String.self) { _ in }.accessibilityIdentifier("paste")
        LabeledContent("Level") { Slider(value: $level) { Text("Level") }.accessibilityIdentifier("level") }
        TextEditor(text: $name).frame(height: 100).accessibilityIdentifier("editor")
        GroupBox("Box") { Text("In a box") }
      }
      Section {
        DisclosureGroup("Outer", isExpanded: .constant(true)) {
          Text("Leaf").accessibilityIdentifier("leaf")
          DisclosureGroup("Inner", isExpanded: .constant(true)) {
            Text("Deep leaf").accessibilityIdentifier("deep leaf")
          }
        }
      }
      Text(verbatim: "private(set)_var_navigator_of_the_window_that_is_in_front_of_all_others_and_has_no_space")
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityIdentifier("token")
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.green))
        context.draw(Text("1"), at: CGPoint(x: 10, y: 10))
      }
      .frame(width: 200, height: 40)
      .environment(\.layoutDirection, .rightToLeft)
      .accessibilityIdentifier("canvas")
      controls
      texts
    }
    .navigationTitle("Row contents")
  }

  private var texts: some View {
    Section {
      HStack {
        Image(systemName: "star")
        Text("After an image").accessibilityIdentifier("after an image")
      }
      NavigationLink {
        Text("Detail")
      } label: {
        HStack {
          Circle().frame(width: 40, height: 40)
          VStack(alignment: .leading) {
            Text("Name").accessibilityIdentifier("beside a circle")
            Text("Detail")
          }
        }
      }
      HStack {
        Image(systemName: "star")
        Text("Guided").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 20 }.accessibilityIdentifier("guided")
      }
      HStack {
        Text("First").accessibilityIdentifier("first")
        Spacer()
        Text("Second")
      }
      Text("Last row")
    }
  }

  private var controls: some View {
    Section {
      ScrollView(.horizontal) { Color.orange.frame(width: 500, height: 20).accessibilityIdentifier("strip") }
        .listRowInsets(EdgeInsets())
      Picker("Size", selection: .constant(0)) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      .pickerStyle(.segmented)
      .listRowInsets(EdgeInsets())
      .accessibilityIdentifier("sizes")
      Picker("Weight", selection: .constant(0)) {
        Text("Light").tag(0).accessibilityIdentifier("light")
        Text("Heavy").tag(1)
      }
      .pickerStyle(.inline)
      .labelsHidden()
      .listRowInsets(EdgeInsets(top: 20, leading: 60, bottom: 20, trailing: 30))
      Label("Plain", systemImage: "star").accessibilityIdentifier("plain label")
      Toggle(isOn: .constant(true)) { Label("Switch", systemImage: "star") }.accessibilityIdentifier("labeled switch")
      Picker(selection: .constant(0)) {
        Text("One").tag(0)
      } label: {
        Label("Menu", systemImage: "star")
      }
      .accessibilityIdentifier("labeled picker")
      ProgressView("Loading")
    }
  }
}
