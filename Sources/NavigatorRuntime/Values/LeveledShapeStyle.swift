import NavigatorHost

/// A foreground style with separate styles for its secondary and further levels.
nonisolated struct LeveledShapeStyle: ShapeStyle {
  let primary: AnyShapeStyle
  let others: [AnyShapeStyle]

  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(
      source: .levels(
        primary.resolved(in: environment).paintSource, others.map { $0.resolved(in: environment).paintSource }))
  }
}
