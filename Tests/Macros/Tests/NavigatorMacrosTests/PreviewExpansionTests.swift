import Testing

@Suite struct PreviewExpansionTests {
  @Test(arguments: ["#Preview { Text(\"Hi\") }", "#Preview(\"Name\", traits: .landscapeLeft) { Text(\"Hi\") }"])
  func previewLeavesNoCode(source: String) {
    expectExpansion(of: "struct Before {}\n\(source)\nstruct After {}", to: "struct Before {}\nstruct After {}")
  }
}
