// Uses names that the runtime lacks, between names that it has. Scripts/unavailable.py type-checks this file: each line
// that ends with the comment "absent: NAME" must have an error that refers to NAME and to the parity page, or to the text after
// a semicolon. No other line may have an error.
import NavigatorUI
import SwiftUI

struct NoteView: View {
  @State private var note = ""
  @State private var date = Date()
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  @Namespace private var namespace

  var body: some View {
    VStack {
      Text("Title")
        .font(.headline)
        .lineLimit(3...6)
        .padding()
        .foregroundStyle(.secondary)
      TextField("Note", text: $note, axis: .vertical)
        .lineLimit(2)
        .lineLimit(2...)
        .keyboardType(.emailAddress)
      DatePicker("When", selection: $date, displayedComponents: .date)
      GeometryReader { proxy in
        Text("\(proxy.size.width)")
      }
      Menu("More") {
        Button("Delete", role: .destructive) { dismiss() }
      }
      Circle()
        .stroke(.red, lineWidth: 2)
        .transition(.opacity)
      Text(date, style: .relative)
      Image(systemName: "star")
        .imageScale(.large)
    }
    .background(Color.white.opacity(0.5))
    .ignoresSafeArea()
    .preferredColorScheme(.dark)
  }
}

struct NoteList: View {
  @State private var notes = ["a", "b"]
  @Environment(\.managedObjectContext) private var context  // absent: managedObjectContext

  var body: some View {
    NavigationView {
      List {
        ForEach(notes, id: \.self) { note in
          Text(note)
        }
        .onDelete { _ in notes.removeLast() }
      }
      .refreshable {}
      .navigationBarTitle("Notes")
    }
    .gesture(DragGesture().onEnded { _ in })
  }
}

func drawBackdrop(in context: GraphicsContext) {
  context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .backdrop)  // absent: backdrop; draw the content again
}

@MainActor
func globalNavigator() -> Navigator {
  Navigator.current  // absent: current; @Environment(\.navigator)
}
