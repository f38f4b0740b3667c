/// The label of a menu with further controls, which have no name together.
nonisolated struct MoreLabel: View {
  @MainActor var body: some View { Label("More", systemImage: "ellipsis.circle") }
}
