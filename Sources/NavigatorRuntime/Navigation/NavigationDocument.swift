extension View {
  /// Sets the document of this screen, which a menu of its title shares. Hosts show no such menu; add a `ShareLink`.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View {
    self
  }

  /// Sets the document of this screen, which a menu of its title shares with a preview. Hosts show no such menu; add a
  /// `ShareLink`.
  nonisolated public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View {
    self
  }
}
