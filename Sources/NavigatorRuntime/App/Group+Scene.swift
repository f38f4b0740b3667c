extension Group: Scene where Content: Scene {
  /// Scenes treated as one.
  nonisolated public init(@SceneBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveScene where Content: Scene {
  @MainActor var rootView: AnyView? { NavigatorRuntime.rootView(of: content) }
}
