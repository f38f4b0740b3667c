/// The label of a menu that contains further controls without a common name.
nonisolated struct MoreLabel: View {
  @MainActor var body: some View { Label(SystemWord.more, systemImage: "ellipsis.circle") }
}
