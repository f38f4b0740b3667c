import NavigatorTesting
import Observation
import TestSupport

/// The state of the views in the random test, and the expected screen.
@MainActor
@Observable
final class RandomModel {
  struct Item: Identifiable, Equatable {
    let id: Int
    /// The number of times that a view with this id was created, which detects lost and restored state.
    var life = 0
    var key: String { "\(id).\(life)" }
  }

  struct Outer: Identifiable, Equatable {
    var item: Item
    var children: [Item]
    var id: Int { item.id }
  }

  struct State: Equatable {
    var outers: [Outer] = []
    var flag = false
    var flagLife = 0
    var optional: Int?
    var optionalLife = 0
    var kind = 0
    var kindLife = 0
    var group: [Int] = [1, 2]
    var padding = 0.0
    var isTinted = false
    var identity = 0
    var identityLife = 0
    var sections: [Outer] = []
    var hasFooter = false
    var path: [Int] = []
    var roots = [1, 2, 3]
    var tab = 0
    var isSheetShown = false
    var sheetItem: Item?
    var isAlertShown = false
  }

  private(set) var state = State()
  @ObservationIgnored private var draft = State()
  @ObservationIgnored private var lives = 0
  @ObservationIgnored let journal = AppearanceJournal()

  var tab: Int {
    get { state.tab }
    set { state.tab = newValue }
  }
  var path: [Int] {
    get { state.path }
    set { state.path = newValue }
  }
  var isSheetShown: Bool {
    get { state.isSheetShown }
    set { state.isSheetShown = newValue }
  }
  var sheetItem: Item? {
    get { state.sheetItem }
    set { state.sheetItem = newValue }
  }
  var isAlertShown: Bool {
    get { state.isAlertShown }
    set { state.isAlertShown = newValue }
  }

  // MARK: Operations

  /// Selects a tab. The views of a hidden tab are not evaluated, so a view that is removed and restored meanwhile keeps its
  /// state.
  func changeTab(using generator: inout SeededGenerator) {
    draft.tab = Int.random(in: 0..<3, using: &generator)
  }

  func change(using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: changePresentations(using: &generator)
    default:
      switch draft.tab {
      case 0: changeParts(using: &generator)
      case 1: changeSections(using: &generator)
      default: changePath(using: &generator)
      }
    }
  }

  private func changePresentations(using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: draft.isSheetShown.toggle()
    case 1: draft.sheetItem = Item(id: Int.random(in: 0..<3, using: &generator))
    case 2: draft.sheetItem = nil
    case 3: draft.isSheetShown = false
    default: draft.isAlertShown.toggle()
    }
  }

  private func changeParts(using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0...2: Self.change(&draft.outers, using: &generator)
    case 3: draft.flag.toggle()
    case 4: draft.optional = Bool.random(using: &generator) ? Int.random(in: 0..<9, using: &generator) : nil
    case 5: draft.kind = Int.random(in: 0..<4, using: &generator)
    case 6: draft.group = Array((0..<6).shuffled(using: &generator).prefix(Int.random(in: 0...6, using: &generator)))
    case 7:
      draft.padding = Double(Int.random(in: 0..<3, using: &generator))
      draft.isTinted.toggle()
    default: draft.identity = Int.random(in: 0..<3, using: &generator)
    }
  }

  private func changeSections(using generator: inout SeededGenerator) {
    if Int.random(in: 0..<4, using: &generator) == 0 { draft.hasFooter.toggle() }
    Self.change(&draft.sections, using: &generator)
  }

  private func changePath(using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0, 1: draft.path.append(Int.random(in: 0..<4, using: &generator))
    case 2: _ = draft.path.popLast()
    case 3: draft.path = (0..<Int.random(in: 0..<6, using: &generator)).map { _ in Int.random(in: 0..<4, using: &generator) }
    default: draft.roots.shuffle(using: &generator)
    }
  }

  private static func change(_ outers: inout [Outer], using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      let id = Int.random(in: 0..<8, using: &generator)
      if let index = outers.firstIndex(where: { $0.id == id }) {
        outers.remove(at: index)
      } else {
        let place = Int.random(in: 0...outers.count, using: &generator)
        outers.insert(Outer(item: Item(id: id), children: []), at: place)
      }
    case 1: outers.shuffle(using: &generator)
    default:
      guard let index = outers.indices.randomElement(using: &generator) else { return }
      let count = Int.random(in: 0...5, using: &generator)
      let old = outers[index].children
      outers[index].children = (0..<7).shuffled(using: &generator).prefix(count).map { id in
        old.first { $0.id == id } ?? Item(id: id)
      }
    }
  }

  // MARK: Commit

  /// Assigns new numbers to created views, and returns the result.
  func commit() {
    draft.outers = revived(draft.outers, since: state.outers)
    draft.sections = revived(draft.sections, since: state.sections)
    if draft.flag != state.flag { draft.flagLife = newLife() }
    if draft.optional != nil, state.optional == nil { draft.optionalLife = newLife() }
    if draft.kind != state.kind { draft.kindLife = newLife() }
    if draft.identity != state.identity { draft.identityLife = newLife() }
    state = draft
  }

  private func newLife() -> Int {
    lives += 1
    return lives
  }

  private func revived(_ outers: [Outer], since old: [Outer]) -> [Outer] {
    outers.map { outer in
      let before = old.first { $0.id == outer.id }
      var outer = outer
      outer.item.life = before?.item.life ?? newLife()
      outer.children = outer.children.map { child in
        Item(id: child.id, life: before?.children.first { $0.id == child.id }?.life ?? newLife())
      }
      return outer
    }
  }

  // MARK: Expected screen

  var expectedTexts: [String] {
    switch state.tab {
    case 0: partTexts
    case 1: sectionTexts
    default: [state.path.last.map { "p:screen \($0) of \(state.path.count)" } ?? "p:root \(state.roots)"]
    }
  }

  private var partTexts: [String] {
    var texts: [String] = []
    for outer in state.outers {
      texts.append("p:outer \(outer.id)")
      for child in outer.children {
        texts.append("p:child \(child.id)")
        if state.flag, child.id % 3 == 0 { texts.append("p:flagged") }
      }
    }
    texts.append(state.flag ? "p:yes" : "p:no")
    if let optional = state.optional { texts.append("p:optional \(optional)") }
    texts.append("p:kind \(state.kind)")
    texts.append("p:group")
    if state.flag { texts.append("p:flagged group") }
    texts += state.group.map { "p:member \($0)" }
    return texts
  }

  private var sectionTexts: [String] {
    var texts: [String] = []
    for section in state.sections {
      texts.append("p:section \(section.id)")
      texts += section.children.map { "p:row \($0.id)" }
    }
    if state.hasFooter { texts.append("p:footer") }
    return texts
  }

  /// The sheet that must be shown. If two are requested, either may be shown. While an alert is open, a new sheet waits.
  func expectedSheet(among shown: [String]) -> String? {
    let wanted = [state.isSheetShown ? "s:sheet" : nil, state.sheetItem.map { "s:item \($0.id)" }].compactMap { $0 }
    return shown.first { wanted.contains($0) } ?? (state.isAlertShown ? nil : wanted.first)
  }

  var expectedAppearances: [String: Int] {
    var keys: [String] = []
    if state.tab == 0 {
      keys = state.outers.flatMap { outer in ["o\(outer.item.key)"] + outer.children.map { "c\($0.key)" } }
      keys += ["flag\(state.flagLife)", "kind\(state.kindLife)", "id\(state.identityLife)"]
      if state.optional != nil { keys.append("optional\(state.optionalLife)") }
    } else if state.tab == 1 {
      keys = state.sections.flatMap { outer in outer.children.map { "r\($0.key)" } }
    }
    return Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
  }
}
