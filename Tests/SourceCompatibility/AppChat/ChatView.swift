import Combine
import SwiftUI

struct ChatView: View {
  @StateObject private var viewModel: ChatViewModel
  @FocusState private var isInputFocused: Bool
  @State private var unread = 0
  @State private var now = Date.now
  private let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

  init(viewModel: @autoclosure @escaping () -> ChatViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }

  private var grouped: [(key: Date, value: [Binding<Message>])] {
    Dictionary(grouping: $viewModel.messages) { Calendar.current.startOfDay(for: $0.wrappedValue.date) }
      .sorted { $0.key < $1.key }
  }

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 12, pinnedViews: .sectionHeaders) {
            ForEach(grouped, id: \.key) { group in
              Section {
                ForEach(group.value) { $message in MessageRow(message: $message).id(message.id) }
              } header: {
                Text(group.key, format: .relative(presentation: .named)).font(.caption).padding(4).background(
                  .thinMaterial, in: .capsule)
              }
            }
            if viewModel.isTyping { TypingIndicator().frame(maxWidth: .infinity, alignment: .leading).id("typing") }
          }
          .padding()
        }
        .defaultScrollAnchor(.bottom)
        .scrollDismissesKeyboard(.interactively)
        .onChange(of: viewModel.messages.count) {
          withAnimation { proxy.scrollTo(viewModel.messages.last?.id, anchor: .bottom) }
        }
        .onChange(of: viewModel.isTyping, initial: false) { _, typing in
          if typing { proxy.scrollTo("typing") }
        }
      }
      .safeAreaInset(edge: .bottom) { inputBar }
      .navigationTitle("Ann")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(.visible, for: .navigationBar)
      .onReceive(timer) { now = $0 }
      .onReceive(NotificationCenter.default.publisher(for: .didReceiveMessage)) { _ in unread += 1 }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          if unread > 0 { Text("\(unread) new").contentTransition(.numericText()) }
        }
      }
      .onTapGesture { isInputFocused = false }
    }
  }

  private var inputBar: some View {
    HStack(alignment: .bottom) {
      TextField("Message", text: $viewModel.draft, axis: .vertical)
        .lineLimit(1...5)
        .focused($isInputFocused)
        .padding(8)
        .background(RoundedRectangle(cornerRadius: 18).stroke(.quaternary))
        .onSubmit(viewModel.send)
      Button(action: viewModel.send) {
        Image(systemName: "arrow.up.circle.fill").font(.system(size: 32)).symbolRenderingMode(.hierarchical)
      }
      .disabled(!viewModel.canSend)
      .accessibilityLabel(Text("Send"))
      .keyboardShortcut(.return, modifiers: .command)
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.bar)
  }
}

@main
struct ChatApp: App {
  var body: some Scene {
    WindowGroup {
      ChatView(
        viewModel: ChatViewModel { text in
          try? await Task.sleep(nanoseconds: 500_000_000)
          return "Echo *\(text)*"
        })
    }
  }
}
