/// A part of an app that defines windows.
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
  /// A body that is never evaluated, because the runtime shows the scene's view.
  public var body: Never {
    fatalError("\(Self.self) has no body: the runtime shows its view")
  }
}

/// The windows and the commands of an app's scenes.
@MainActor
struct SceneParts {
  var windows: [WindowDefinition] = []
  var commands: [SceneCommands] = []
  /// The owner of the state of the app's own scenes.
  let binder: AppPartBinder

  init<S: Scene>(of scene: S, _ binder: AppPartBinder) {
    self.binder = binder
    collect(scene)
  }

  mutating func collect<S: Scene>(_ scene: S) {
    if let primitive = scene as? any PrimitiveScene {
      primitive.collect(into: &self)
    } else {
      // A scene that lacks a value has no windows.
      Nesting.entering(S.self, ifTooDeep: ()) { binder.bind(scene) { $0.body }.map { collect($0) } ?? () }
    }
  }

  /// Returns the content of the requested window, or of the first one without a request. The menus of the commands are above it.
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

/// A group of windows: the names by which it is opened, and its content for a value.
struct WindowDefinition {
  let id: String?
  /// The type of the values that the windows present; nil for windows without a value.
  let valueType: String?
  /// A Boolean value that indicates whether the window is never the first one of a session.
  var isAuxiliary = false
  let view: @MainActor (String?) -> AnyView

  /// A Boolean value that indicates whether the window is that of the app's settings.
  var isSettings: Bool { id == WindowRequest.settingsID }

  func accepts(_ request: WindowRequest) -> Bool {
    if let id = request.id { return id == self.id }
    return request.valueType != nil && request.valueType == valueType
  }
}

/// A scene of an availability check.
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

  /// Returns the scene of an availability check, or none.
  public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene {
    let scene = MainActorValue(scene)
    return SceneSequence(makers: [{ parts in if let scene = scene.value { parts.collect(scene) } }])
  }

  /// Returns the scene of an availability check.
  public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene & _LimitedAvailabilitySceneMarker {
    let scene = MainActorValue(scene)
    return SceneSequence(makers: [{ $0.collect(scene.value) }])
  }
}

/// Several scenes.
nonisolated struct SceneSequence: PrimitiveScene, _LimitedAvailabilitySceneMarker {
  typealias Maker = @MainActor (inout SceneParts) -> Void
  let makers: [Maker]

  @MainActor func collect(into parts: inout SceneParts) {
    for (index, maker) in makers.enumerated() { parts.binder.at(index) { maker(&parts) } }
  }
}
