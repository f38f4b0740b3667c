import SwiftSyntax
import SwiftSyntaxBuilder

extension CasePathableEnum {
  /// The declarations of the enum of bindings and of the function that creates it.
  var bindings: [DeclSyntax] {
    let enumeration = lines(
      "\(access)nonisolated enum BindingEnumeration {",
      cases.source { $0.bindingCase }.indented(by: 2),
      "}")
    let function = lines(
      cases.all.contains { $0.availability.isDeprecated } ? "@available(*, deprecated)" : "",
      "\(access)nonisolated static func _bindings(to base: NavigatorBindings._CaseBinding<\(name)>) -> BindingEnumeration {",
      "  switch base.wrappedValue {",
      cases.source { $0.bindingClause }.indented(by: 2),
      "  }",
      "}")
    return ["\(raw: enumeration)", "\(raw: function)"]
  }
}

extension EnumCase {
  /// The case with a binding to its value.
  fileprivate var bindingCase: String {
    values.isEmpty ? "case \(name)" : "case \(name)(NavigatorBindings._CaseBinding<\(valueType)>)"
  }

  /// The clause of a `switch` that returns the binding.
  fileprivate var bindingClause: String {
    guard !values.isEmpty else { return "case .\(name): return .\(name)" }
    return "case .\(name)\(pattern): return .\(name)(base._unwrapped(\\.\(name), last: \(extractedValue)))"
  }
}
