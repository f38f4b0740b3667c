import NavigatorHost

extension View {
  /// Shows a number beside this row or on this tab. 0 shows no badge.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text beside this row or on this tab. Nil shows no badge.
  nonisolated public func badge(_ label: Text?) -> some View {
    contentText(label, for: .badge)
  }

  /// Shows a text beside this row or on this tab. Nil shows no badge.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a text beside this row or on this tab. Nil shows no badge.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}
