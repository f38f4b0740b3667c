extension Group: Scene where Content: Scene {
  /// Creates a group of scenes.
  nonisolated public init(@SceneBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveScene where Content: Scene {
  @MainActor func collect(into parts: inout SceneParts) { parts.collect(content) }
}
