import NavigatorMacros
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Expands the project's macros in `source`, and compares the expansion, the diagnostics and the results of the fix-its with the
/// expected ones.
func expectExpansion(
  of source: String,
  to expanded: String,
  diagnostics: [DiagnosticSpec] = [],
  fixed: String? = nil,
  at location: SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source,
    expandedSource: expanded,
    diagnostics: diagnostics,
    macroSpecs: [
      "Animatable": MacroSpec(type: AnimatableMacro.self, conformances: ["Animatable"]),
      "AnimatableIgnored": MacroSpec(type: AnimatableIgnoredMacro.self),
      "CaseBindable": MacroSpec(
        type: CaseBindableMacro.self, conformances: ["CasePathable", "CasePathIterable", "CaseBindable"]),
      "CasePathable": MacroSpec(type: CasePathableMacro.self, conformances: ["CasePathable", "CasePathIterable"]),
      "Entry": MacroSpec(type: EntryMacro.self), "__EntryDefaultValue": MacroSpec(type: EntryDefaultValueMacro.self),
      "Preview": MacroSpec(type: PreviewMacro.self), "Previewable": MacroSpec(type: PreviewableMacro.self),
      "Routable": MacroSpec(type: RoutableMacro.self, conformances: ["Routable"]),
      "Address": MacroSpec(type: AddressMacro.self),
    ],
    fixedSource: fixed,
    indentationWidth: .spaces(2),
    failureHandler: { Issue.record("\($0.message)", sourceLocation: location) }
  )
}
