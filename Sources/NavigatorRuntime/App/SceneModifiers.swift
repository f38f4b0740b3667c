import Foundation
import Observation
import OpenCombine

extension Scene {
  /// Adds commands to the menus of this scene's windows.
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = MainActorValue(content())
    return ModifiedScene(content: self) { $0.addCommands { $0.entries(of: commands.value) } }
  }

  /// Removes the commands of this scene.
  nonisolated public func commandsRemoved() -> some Scene {
    ModifiedScene(content: self) { $0.commands = [] }
  }

  /// Replaces the commands of this scene.
  nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = MainActorValue(content())
    return ModifiedScene(content: self) {
      $0.commands = []
      $0.addCommands { $0.entries(of: commands.value) }
    }
  }

  /// Runs an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    let (value, action) = (MainActorValue(value), MainActorValue(action))
    return ModifiedScene(content: self) {
      $0.modifyWindows { AnyView($0.onChange(of: value.value, initial: initial, action.value)) }
    }
  }

  /// Runs an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value when a value changes.
  @available(*, deprecated, message: "Use onChange with a closure that takes the old and the new value, or none.")
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }

  /// Sets an environment value for the windows of this scene.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    let (keyPath, value) = (MainActorValue(keyPath), MainActorValue(value))
    return ModifiedScene(content: self) {
      $0.modifyWindows { AnyView($0.environment(keyPath.value, value.value)) }
    }
  }

  /// Provides an observable object to the views of this scene's windows, which read it by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    let object = MainActorValue(object)
    return ModifiedScene(content: self) {
      $0.modifyWindows { AnyView($0.environment(object.value)) }
    }
  }

  /// Changes an environment value in place for the windows of this scene.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    let (keyPath, transform) = (MainActorValue(keyPath), MainActorValue(transform))
    return ModifiedScene(content: self) {
      $0.modifyWindows { AnyView($0.transformEnvironment(keyPath.value, transform: transform.value)) }
    }
  }

  /// Provides an observable object to the views of this scene's windows, which read it with `@EnvironmentObject`.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    let object = MainActorValue(object)
    return ModifiedScene(content: self) {
      $0.modifyWindows { AnyView($0.environmentObject(object.value)) }
    }
  }

  /// Sets the default size of new windows. It has no effect because browsers choose the size.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    self
  }

  /// Sets the default size of new windows. It has no effect because browsers choose the size.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    self
  }

  /// Sets the resizability of windows. It has no effect because browsers control the size of windows.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Sets the external events for which a scene opens a window. It has no effect: hosts pass all events to the first window.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
}

/// A scene with modified windows and commands.
nonisolated struct ModifiedScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let change: @MainActor (inout SceneParts) -> Void

  init(content: Content, change: @escaping @MainActor (inout SceneParts) -> Void) {
    self.content = content
    self.change = change
  }

  @MainActor func collect(into parts: inout SceneParts) {
    var own = SceneParts(of: content, parts.binder)
    change(&own)
    parts.windows += own.windows
    parts.commands += own.commands
  }
}

extension SceneParts {
  mutating func modifyWindows(_ modify: @escaping @MainActor (AnyView) -> AnyView) {
    windows = windows.map { window in
      WindowDefinition(id: window.id, valueType: window.valueType, isAuxiliary: window.isAuxiliary) { modify(window.view($0)) }
    }
  }
}

/// The resizability of a window. It has no effect.
nonisolated public struct WindowResizability: Sendable {
  private init() {}

  /// The default resizability of the platform.
  public static let automatic = WindowResizability()
  /// A resizability that is limited to the size of the content.
  public static let contentSize = WindowResizability()
  /// A resizability that is limited to sizes above the content's minimum size.
  public static let contentMinSize = WindowResizability()
}
