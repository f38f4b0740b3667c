/// The objects of features, by type. Each feature keeps one object for a tree or a navigator.
///
/// A feature declares a property that gets its object from here, so that the tree needs no knowledge of its features. There are
/// only a few, so a list is smaller and faster than a dictionary.
@MainActor
final class FeatureSlots {
  private var objects: [AnyObject] = []

  nonisolated init() {}

  /// Returns the object of a type, and creates it at the first use.
  func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    for object in objects where type(of: object) == Object.self { return unsafeDowncast(object, to: Object.self) }
    let made = make()
    objects.append(made)
    return made
  }
}

/// The state and the methods of one feature of a navigator, which retains the object.
///
/// A deferred closure refers to the navigator weakly, and gets the object from it. The reference below is then valid.
@MainActor
class NavigatorFeature {
  final unowned let navigator: Navigator

  required init(of navigator: Navigator) {
    self.navigator = navigator
  }
}

/// The state and the methods of one feature of a tree, which retains the object.
@MainActor
class TreeFeature {
  final unowned let tree: NavigationTree

  required init(of tree: NavigationTree) {
    self.tree = tree
  }
}

extension Navigator {
  func feature<Feature: NavigatorFeature>() -> Feature { slots.object { Feature(of: self) } }
}

extension NavigationTree {
  func feature<Feature: TreeFeature>() -> Feature { slots.object { Feature(of: self) } }
}
