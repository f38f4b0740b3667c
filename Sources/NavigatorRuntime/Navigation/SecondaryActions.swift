extension [ToolbarEntry] {
  /// The items, in which one menu replaces the items of secondary actions. The menu follows the other items.
  @MainActor var withMenuOfSecondaryActions: [ToolbarEntry] {
    let secondary = filter { $0.placement.isSecondary }
    guard !secondary.isEmpty else { return self }
    let menu = Menu {
      ForEach(Array<Int>(secondary.indices), id: \.self) { secondary[$0].view }
    } label: {
      MoreLabel()
    }
    return filter { !$0.placement.isSecondary } + [ToolbarEntry(placement: .topBarTrailing, view: AnyView(menu))]
  }
}
