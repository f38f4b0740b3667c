import SwiftUI

struct OnboardingPage: Identifiable {
  let id = UUID()
  let title: LocalizedStringKey
  let image: String
  let color: Color
}

struct OnboardingView: View {
  @AppStorage("hasOnboarded") var hasOnboarded = false
  @State private var currentPage = 0
  let pages: [OnboardingPage] = [
    .init(title: "Welcome", image: "hand.wave", color: .blue),
    .init(title: "Track everything", image: "chart.bar", color: .green),
    .init(title: "Get started", image: "checkmark", color: .orange),
  ]
  var body: some View {
    ZStack(alignment: .topTrailing) {
      TabView(selection: $currentPage.animation(.easeInOut)) {
        ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
          VStack(spacing: 24) {
            Image(systemName: page.image).resizable().scaledToFit().frame(width: 120).symbolVariant(.fill)
            Text(page.title).font(.largeTitle).bold()
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(page.color.opacity(0.2))
          .tag(index)
        }
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      .ignoresSafeArea(edges: .top)
      Button("Skip") { hasOnboarded = true }.padding().opacity(currentPage == pages.count - 1 ? 0 : 1)
    }
    .overlay(alignment: .bottom) {
      Button {
        if currentPage < pages.count - 1 { withAnimation { currentPage += 1 } } else { hasOnboarded = true }
      } label: {
        Text(currentPage == pages.count - 1 ? "Start" : "Next").frame(maxWidth: .infinity)
      }
      .buttonStyle(PrimaryButtonStyle())
      .padding()
    }
  }
}
