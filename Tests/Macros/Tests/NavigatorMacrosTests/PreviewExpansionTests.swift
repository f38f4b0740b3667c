import Testing

@Suite("Expansion of #Preview")
struct PreviewExpansionTests {
  @Test(
    "#Preview expands to no code",
    arguments: ["#Preview { Text(\"Hi\") }", "#Preview(\"Name\", traits: .landscapeLeft) { Text(\"Hi\") }"])
  func previewLeavesNoCode(source: String) {
    expectExpansion(of: "struct Before {}\n\(source)\nstruct After {}", to: "struct Before {}\nstruct After {}")
  }

  @Test(
    "@Previewable leaves the property wrapper of a variable and generates no code",
    arguments: [
      "@State var isOn = false", "@FocusState var isFocused: Bool", "@GestureState var offset = CGSize.zero",
      "@Namespace var namespace", "@AppStorage(\"key\") var count = 1", "@SceneStorage(\"key\") var title = \"\"",
      "@StateObject var model = Model()", "@ObservedObject var model = Model()", "@Environment(\\.dismiss) var dismiss",
      "@Bindable var model = Model()", "@AccessibilityFocusState var isRead: Bool", "@ScaledMetric var size = 12.0",
    ])
  func previewableLeavesNoCode(variable: String) {
    expectExpansion(
      of: "func show() {\n  @Previewable \(variable)\n}", to: "func show() {\n  \(variable)\n}")
    expectExpansion(of: "#Preview {\n  @Previewable \(variable)\n  Text(\"Hi\")\n}\nstruct After {}", to: "struct After {}")
  }
}
