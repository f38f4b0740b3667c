import SwiftSyntax

/// An associated value of a case, as a part of an address.
struct RoutablePayload {
  enum Shape {
    case one, optional, list, optionalList
  }

  let parameter: EnumCaseParameterSyntax
  let index: Int
  /// The argument label, or nil if there is none.
  let label: String?
  let shape: Shape
  /// The type of the value, or of the elements of an optional or an array.
  let type: String
  let defaultValue: String?
  /// A description of the reason for which the type cannot be written, as far as the syntax shows.
  let obstacle: String?

  init(_ parameter: EnumCaseParameterSyntax, type: String, index: Int) {
    self.parameter = parameter
    self.index = index
    label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
    let given = parameter.defaultValue?.value.trimmedDescription
    defaultValue = given == "nil" ? nil : given
    let written: TypeSyntax = "\(raw: type)"
    let (shape, element) = written.shape
    self.shape = shape
    self.type = element.trimmedDescription
    obstacle = element.obstacle
  }

  /// The name by which a pattern refers to the value: the label, or the position.
  var name: String { ownName ?? "\(index)" }

  /// A Boolean value that indicates whether the declaration names the value.
  var hasName: Bool { ownName != nil }

  private var ownName: String? {
    parameter.firstName.flatMap { $0.tokenKind == .wildcard ? parameter.secondName : $0 }?.identifier?.name
  }

  /// A Boolean value that indicates whether an address may omit the value.
  var mayBeAbsent: Bool { shape != .one || defaultValue != nil }

  var coding: String { ".of(\(type).self, rank)" }

  var variable: String { "value\(index)" }
}

// MARK: Expansion

extension RoutablePayload {
  func readingSegment(isLast: Bool) -> String {
    "let \(variable) = try address.\(isLast ? "last" : "value")(\"\(name)\", \(coding))"
  }

  func writingSegment(isLast: Bool) -> String {
    "try address.\(isLast ? "last" : "value")(\"\(name)\", \(variable), \(coding))"
  }

  func readingItem(_ item: String) -> String {
    let isSure = shape == .list && defaultValue != nil
    return "let \(variable) = try address.\(method)(\"\(item)\", \(coding)\(defaultArgument))\(isSure ? " ?? []" : "")"
  }

  func writingItem(_ item: String) -> String {
    "try address.\(method)(\"\(item)\", \(variable), \(coding)\(defaultArgument))"
  }

  private var method: String {
    switch shape {
    case .one: "item"
    case .optional: "optional"
    case .list, .optionalList: "list"
    }
  }

  private var defaultArgument: String {
    (defaultValue ?? (shape == .optionalList ? "nil" : nil)).map { ", default: \($0)" } ?? ""
  }
}

// MARK: Types

extension TypeSyntax {
  /// The number of values that the type represents, and their type.
  fileprivate var shape: (RoutablePayload.Shape, TypeSyntax) {
    if let wrapped = wrapped(in: "Optional") ?? self.as(OptionalTypeSyntax.self)?.wrappedType {
      if let element = wrapped.inner.element { return (.optionalList, element) }
      return (.optional, wrapped)
    }
    return element.map { (.list, $0) } ?? (.one, self)
  }

  private var element: TypeSyntax? { self.as(ArrayTypeSyntax.self)?.element ?? wrapped(in: "Array") }

  private func wrapped(in name: String) -> TypeSyntax? {
    let arguments =
      self.as(IdentifierTypeSyntax.self).flatMap { $0.name.text == name ? $0.genericArgumentClause : nil }
      ?? self.as(MemberTypeSyntax.self).flatMap {
        $0.name.text == name && $0.baseType.trimmedDescription == "Swift" ? $0.genericArgumentClause : nil
      }
    guard let argument = arguments?.arguments.first?.argument, case .type(let type) = argument else { return nil }
    return type
  }

  /// The type without parentheses around it.
  private var inner: TypeSyntax {
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first else {
      return self
    }
    return element.firstName == nil ? element.type.inner : self
  }

  fileprivate var obstacle: String? {
    let type = inner
    if type.is(FunctionTypeSyntax.self) { return "a function" }
    if type.is(TupleTypeSyntax.self) { return "a tuple" }
    if type.is(MetatypeTypeSyntax.self) { return "a type" }
    if type.is(SomeOrAnyTypeSyntax.self) || type.is(CompositionTypeSyntax.self) { return "a value of any type" }
    return type.as(AttributedTypeSyntax.self)?.baseType.obstacle
  }
}
