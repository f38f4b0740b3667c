import SwiftUI

/// A full-screen message with a title, a symbol, a description and actions.
public struct Notice<Actions: View>: View {
  private let title: String
  private let symbol: String
  private let message: String
  private let actions: Actions

  public init(_ title: String, symbol: String, message: String, @ViewBuilder actions: () -> Actions) {
    self.title = title
    self.symbol = symbol
    self.message = message
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 12) {
      Image(systemName: symbol)
        .font(.largeTitle)
        .foregroundStyle(.tertiary)
        .padding(.bottom, 4)
      Text(title)
        .font(.title3)
        .fontWeight(.semibold)
      Text(message)
        .font(.subheadline)
        .foregroundStyle(.secondary)
      actions
        .buttonStyle(.borderedProminent)
        .padding(.top, 8)
    }
    .multilineTextAlignment(.center)
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension Notice where Actions == EmptyView {
  public init(_ title: String, symbol: String, message: String) {
    self.init(title, symbol: symbol, message: message) { EmptyView() }
  }
}
