import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("Diagnostics of @Entry")
struct EntryDiagnosticTests {
  @Test("@Entry on a function is refused")
  func entryOnAFunctionIsRefused() {
    expectMisuse(
      "@Entry func accent() {}", unexpanded: "func accent() {}", message: "'@Entry' can only be attached to a 'var'",
      fixIt: "remove '@Entry'", fixed: "func accent() {}")
  }

  @Test("@Entry on a constant is refused")
  func entryOnAConstantIsRefused() {
    expectMisuse(
      "@Entry let accent = 1", unexpanded: "let accent = 1", message: "'@Entry' needs a 'var': the value can be set", column: 10,
      fixIt: "replace 'let' with 'var'", fixed: "@Entry var accent = 1")
  }

  @Test("@Entry on a static property is refused")
  func entryOnATypeMemberIsRefused() {
    expectMisuse(
      "@Entry static var accent = 1", unexpanded: "static var accent = 1", message: "'@Entry' needs an instance property",
      column: 10, fixIt: "remove 'static'", fixed: "@Entry var accent = 1")
  }

  @Test("@Entry on several names is refused")
  func entryOnSeveralNamesIsRefused() {
    expectMisuse(
      "@Entry var (a, b) = (1, 2)", unexpanded: "var (a, b) = (1, 2)",
      message: "'@Entry' can only be attached to a 'var' that declares one name", fixIt: "remove '@Entry'",
      fixed: "var (a, b) = (1, 2)")
  }

  @Test("@Entry on a computed property is refused")
  func entryOnAComputedPropertyIsRefused() {
    expectMisuse(
      "@Entry var accent: Int { 1 }", unexpanded: "var accent: Int { 1 }",
      message: "'@Entry' makes the accessors of 'accent'; it must not have its own", fixIt: "remove '@Entry'",
      fixed: "var accent: Int { 1 }")
  }

  @Test("@Entry without a default value is refused unless the type is optional")
  func entryWithoutADefaultIsRefusedUnlessOptional() {
    expectMisuse(
      "@Entry var accent: Int", unexpanded: "var accent: Int",
      message: "'@Entry' needs a default value for 'accent', or an optional type", column: 14, fixIt: "add a default value",
      fixed: "@Entry var accent: Int = <#default value#>")
    expectMisuse(
      "@Entry var accent", unexpanded: "var accent",
      message: "'@Entry' needs a default value for 'accent', or an optional type", column: 14, fixIt: "add a default value",
      fixed: "@Entry var accent = <#default value#>")
  }

  @Test("@Entry of a focused value is refused unless the type is optional")
  func entryOfAFocusedValueIsRefusedUnlessOptional() {
    for (type, optional) in [("Int", "Int?"), ("() -> Void", "(() -> Void)?")] {
      expectMisuse(
        "@Entry var accent: \(type)", unexpanded: "var accent: \(type)", in: "extension FocusedValues",
        message: "'@Entry' needs an optional type for the focused value 'accent'", column: 14, fixIt: "make the type optional",
        fixed: "@Entry var accent: \(optional)")
    }
    expectMisuse(
      "@Entry var accent = 3", unexpanded: "var accent = 3", in: "extension FocusedValues",
      message: "'@Entry' needs an optional type for the focused value 'accent'", column: 14, fixIt: "make the type optional",
      fixed: "@Entry var accent: <#type#>?")
  }

  @Test(
    "@Entry outside of a container is refused", arguments: ["extension Text", "extension Other.Text", "struct EnvironmentValues"])
  func entryOutsideAContainerIsRefused(container: String) {
    expectMisuse(
      "@Entry var accent = 1", unexpanded: "var accent = 1", in: container,
      message: "'@Entry' belongs in an extension of 'EnvironmentValues', 'Transaction', 'ContainerValues' or 'FocusedValues'",
      fixIt: "remove '@Entry'",
      fixed: "var accent = 1")
  }

  /// Puts `member` into `container` and expects one diagnostic there, with one fix-it that makes the member `fixed`.
  private func expectMisuse(
    _ member: String, unexpanded: String, in container: String = "extension EnvironmentValues", message: String,
    column: Int = 3, fixIt: String, fixed: String, at location: SourceLocation = #_sourceLocation
  ) {
    func source(_ member: String) -> String { "\(container) {\n  \(member)\n}" }
    expectExpansion(
      of: source(member), to: source(unexpanded),
      diagnostics: [DiagnosticSpec(message: message, line: 2, column: column, fixIts: [FixItSpec(message: fixIt)])],
      fixed: source(fixed), at: location)
  }
}
