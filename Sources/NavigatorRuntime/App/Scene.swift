/// A part of an app that defines windows and their commands.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of this scene's content.
  associatedtype Body: Scene
  /// The content of this scene.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene that provides its windows and commands directly.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  func collect(into parts: inout SceneParts)
}

extension PrimitiveScene {
  /// A body that is never evaluated because the runtime displays the scene's view.
  public var body: Never {
    fatalError("\(Self.self) has no body: the runtime shows its view")
  }
}

/// The windows and commands that an app's scenes define.
@MainActor
struct SceneParts {
  var windows: [WindowDefinition] = []
  var commands: [SceneCommands] = []
  /// The object that retains the state of custom scenes.
  let binder: AppPartBinder

  init<S: Scene>(of scene: S, _ binder: AppPartBinder) {
    self.binder = binder
    collect(scene)
  }

  mutating func collect<S: Scene>(_ scene: S) {
    if let primitive = scene as? any PrimitiveScene {
      primitive.collect(into: &self)
    } else {
      // A scene whose dynamic properties lack a value has no windows.
      Nesting.entering(S.self, ifTooDeep: ()) { binder.bind(scene) { $0.body }.map { collect($0) } ?? () }
    }
  }

  /// Returns the content of the requested window, or of the first window if none is requested. The menu bar of the commands is
  /// above the content.
  func rootView(for requested: RequestedWindow) -> AnyView? {
    let request = requested.request
    let wanted = request.flatMap { request in windows.first { $0.accepts(request) } }
    guard let window = wanted ?? windows.first(where: { !$0.isAuxiliary }) ?? windows.first else { return nil }
    let content = window.view(wanted == nil ? nil : request?.value)
    requested.id = window.id
    requested.valueType = window.valueType
    let root = commands.isEmpty ? content : AnyView(CommandedView(content: content, commands: commands))
    guard windows.contains(where: \.isSettings) else { return root }
    return AnyView(EnvironmentView(content: root, change: InternalChange(key: HasSettingsKey.self, value: true)))
  }
}

/// A window group, with the identifiers that open it and a function that creates its content.
struct WindowDefinition {
  let id: String?
  /// The name of the value type that the windows present, or nil if they present no values.
  let valueType: String?
  /// A Boolean value that indicates whether the window is auxiliary, and thus never the initial window of a session.
  var isAuxiliary = false
  let view: @MainActor (String?) -> AnyView

  /// A Boolean value that indicates whether the window displays the app's settings.
  var isSettings: Bool { id == WindowRequest.settingsID }

  func accepts(_ request: WindowRequest) -> Bool {
    if let id = request.id { return id == self.id }
    return request.valueType != nil && request.valueType == valueType
  }
}

/// A scene inside an availability check.
public protocol _LimitedAvailabilitySceneMarker: Scene {}

/// A result builder that creates an app's scenes.
@resultBuilder
nonisolated public struct SceneBuilder {
  /// Returns a scene unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the only scene of a block.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines the scenes of a block.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var makers: [SceneSequence.Maker] = []
    for item in repeat each content {
      let item = MainActorValue(item)
      makers.append { $0.collect(item.value) }
    }
    return SceneSequence(makers: makers)
  }

  /// Returns the scene inside an availability check, or no scene if the check fails.
  public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene {
    let scene = MainActorValue(scene)
    return SceneSequence(makers: [{ parts in if let scene = scene.value { parts.collect(scene) } }])
  }

  /// Returns the scene inside an availability check.
  public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene & _LimitedAvailabilitySceneMarker {
    let scene = MainActorValue(scene)
    return SceneSequence(makers: [{ $0.collect(scene.value) }])
  }
}

/// A sequence of scenes.
nonisolated struct SceneSequence: PrimitiveScene, _LimitedAvailabilitySceneMarker {
  typealias Maker = @MainActor (inout SceneParts) -> Void
  let makers: [Maker]

  @MainActor func collect(into parts: inout SceneParts) {
    for (index, maker) in makers.enumerated() { parts.binder.at(index) { maker(&parts) } }
  }
}
