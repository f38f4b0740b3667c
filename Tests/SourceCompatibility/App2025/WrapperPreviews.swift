import Observation
import SwiftUI

// Previews that declare each of SwiftUI's property wrappers as a local variable.

@Observable
private final class Draft {
  var amount = 1
}

private final class LegacyDraft: ObservableObject {
  @Published var amount = 1
}

extension FocusedValues {
  @Entry var draftTitle: Binding<String>?
}

private struct TitleField: View {
  @Binding var title: String
  let focus: FocusState<Bool>.Binding

  var body: some View {
    TextField("Title", text: $title).focused(focus)
  }
}

#Preview("State of views") {
  @Previewable @State var isOn = false
  @Previewable @State var title = ""
  @Previewable @FocusState var isFocused: Bool
  @Previewable @FocusState var field: Int?
  @Previewable @AccessibilityFocusState var isRead: Bool
  @Previewable @GestureState var translation = CGSize.zero
  VStack {
    Toggle("Sound", isOn: $isOn).accessibilityFocused($isRead)
    TitleField(title: $title, focus: $isFocused)
    TextField("Note", text: $title).focused($field, equals: 1)
    Text(verbatim: "\(isFocused) \(isRead)")
      .offset(translation)
      .gesture(DragGesture().updating($translation) { value, state, _ in state = value.translation })
  }
}

#Preview("Storage") {
  @Previewable @AppStorage("amount") var amount = 1
  @Previewable @SceneStorage("title") var title = ""
  Stepper("Amount", value: $amount)
  TextField("Title", text: $title)
}

#Preview("Identities and sizes") {
  @Previewable @Namespace var names
  @Previewable @ScaledMetric(relativeTo: .title) var large = 32.0
  @Previewable @ScaledMetric var small: CGFloat = 12
  Text("Title").matchedGeometryEffect(id: "title", in: names).frame(width: large, height: small)
}

#Preview("Objects") {
  @Previewable @StateObject var owned = LegacyDraft()
  @Previewable @ObservedObject var observed = LegacyDraft()
  @Previewable @Bindable var draft = Draft()
  Stepper("Owned", value: $owned.amount)
  Stepper("Observed", value: $observed.amount)
  Stepper("Bindable", value: $draft.amount)
}

#Preview("Values of the environment") {
  @Previewable @Environment(\.dismiss) var dismiss
  @Previewable @Environment(Draft.self) var draft
  @Previewable @Environment(Draft.self) var optional: Draft?
  @Previewable @EnvironmentObject var legacy: LegacyDraft
  Button("Done") { dismiss() }
  Text(verbatim: "\(draft.amount) \(optional?.amount ?? 0)")
  Stepper("Legacy", value: $legacy.amount)
}

#Preview("Focused values") {
  @Previewable @FocusedValue(\.draftTitle) var value
  @Previewable @FocusedValue(Draft.self) var draft
  @Previewable @FocusedBinding(\.draftTitle) var title
  @Previewable @FocusedObject var object: LegacyDraft?
  Text(verbatim: "\(value?.wrappedValue ?? "") \(draft?.amount ?? 0) \(title ?? "") \(object?.amount ?? 0)")
}
