import Testing

@Suite struct PreviewExpansionTests {
  @Test(
    "#Preview expands to no code",
    arguments: ["#Preview { Text(\"Hi\") }", "#Preview(\"Name\", traits: .landscapeLeft) { Text(\"Hi\") }"])
  func previewLeavesNoCode(source: String) {
    expectExpansion(of: "struct Before {}\n\(source)\nstruct After {}", to: "struct Before {}\nstruct After {}")
  }
}
