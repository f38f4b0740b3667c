/// A result builder that creates commands.
@resultBuilder
nonisolated public struct CommandsBuilder {
  /// Returns commands unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Returns no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns the only commands of a block.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }

  /// Combines the commands of a block.
  @_disfavoredOverload
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
    var makers: [CommandSequence.Maker] = []
    for item in repeat each content {
      let item = MainActorValue(item)
      makers.append { $0.entries(of: item.value) }
    }
    return CommandSequence(makers: makers)
  }

  /// Returns the commands of an `if` statement without an `else` clause.
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }

  /// Returns the commands of the first branch of an `if` or `switch` statement.
  public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .first(first))
  }

  /// Returns the commands of the second branch of an `if` or `switch` statement.
  public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .second(second))
  }

  /// Returns the commands of an availability check.
  public static func buildLimitedAvailability(_ content: any Commands) -> some Commands {
    let content = MainActorValue(content)
    return CommandSequence(makers: [{ $0.entries(of: content.value) }])
  }
}

/// A sequence of commands.
nonisolated struct CommandSequence: PrimitiveCommands {
  typealias Maker = @MainActor (AppPartBinder) -> [CommandEntry]
  let makers: [Maker]

  @MainActor func entries(_ binder: AppPartBinder) -> [CommandEntry] {
    makers.enumerated().flatMap { index, maker in binder.at(index) { maker(binder) } }
  }
}

extension Group: Commands where Content: Commands {
  /// Creates a group of commands.
  nonisolated public init(@CommandsBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveCommands where Content: Commands {
  @MainActor func entries(_ binder: AppPartBinder) -> [CommandEntry] { binder.entries(of: content) }
}

extension Optional: Commands where Wrapped: Commands {}

extension Optional: PrimitiveCommands where Wrapped: Commands {
  @MainActor func entries(_ binder: AppPartBinder) -> [CommandEntry] { map { binder.entries(of: $0) } ?? [] }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}

extension _ConditionalContent: PrimitiveCommands where TrueContent: Commands, FalseContent: Commands {
  @MainActor func entries(_ binder: AppPartBinder) -> [CommandEntry] {
    switch storage {
    case .first(let content): binder.at(0) { binder.entries(of: content) }
    case .second(let content): binder.at(1) { binder.entries(of: content) }
    }
  }
}
