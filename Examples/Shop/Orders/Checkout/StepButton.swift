import SwiftUI

/// The button at the end of a step. It runs one action at a time and shows its error.
struct StepButton: View {
  private let title: String
  private let isDisabled: Bool
  private let action: () async throws -> Void
  @State private var isBusy = false
  @State private var problem: String?

  init(_ title: String, isDisabled: Bool = false, action: @escaping () async throws -> Void) {
    self.title = title
    self.isDisabled = isDisabled
    self.action = action
  }

  var body: some View {
    Section {
      Button {
        Task { await perform() }
      } label: {
        Text(title)
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .disabled(isDisabled || isBusy)
    } footer: {
      if let problem {
        Text(problem)
          .foregroundStyle(.red)
      }
    }
  }

  private func perform() async {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    do {
      problem = nil
      try await action()
    } catch {
      problem = error.localizedDescription
    }
  }
}
