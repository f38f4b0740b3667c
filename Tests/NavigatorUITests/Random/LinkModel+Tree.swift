import NavigatorUI

/// The navigators of the model, their screens and their presentations.
extension LinkModel {
  /// A navigator.
  @MainActor
  final class Node {
    enum Kind {
      case root, stack, presenter
    }

    let kind: Kind
    let title: String
    weak var parent: Node?
    /// The window, sheet or cover that contains the navigator.
    let layer: Layer
    /// The time at which its own screen began to receive, or nil if it shows a stack instead.
    let order: Int?
    var children: [Node] = []
    var screens: [Screen] = []
    var current: Request?
    var waiting: [Request] = []

    init(_ kind: Kind, title: String, parent: Node?, layer: Layer, order: Int?) {
      self.kind = kind
      self.title = title
      self.parent = parent
      self.layer = layer
      self.order = order
    }

    var depth: Int { parent.map { $0.depth + 1 } ?? 0 }
  }

  struct Screen {
    let place: LinkPlace
    let order: Int
    let nested: Node?
  }

  struct Request {
    let place: LinkPlace
    let method: NavigationMethod
  }

  /// A window, sheet or cover. Its presenters are in a queue, and the presentation of the first one is on screen.
  @MainActor
  final class Layer {
    let kind: String
    var top: Node?
    var line: [Presenter] = []
    /// The presentation of the first presenter in the queue.
    var above: Layer?

    init(kind: String) {
      self.kind = kind
    }
  }

  enum Presenter {
    case node(Node)
    /// The sheet that the last tab presents itself.
    case own(Node)

    func isSame(as other: Presenter) -> Bool {
      switch (self, other) {
      case (.node(let one), .node(let other)), (.own(let one), .own(let other)): one === other
      default: false
      }
    }
  }
}
