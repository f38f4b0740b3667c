import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A month in a layout of the app: cells in seven columns, events that span days in lanes, and rows that are compressed.

private struct Event: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
  var interval: DateInterval
}

extension Calendar {
  fileprivate func days(inMonthOf date: Date) -> [Date] {
    guard let month = dateInterval(of: .month, for: date),
      let first = dateInterval(of: .weekOfYear, for: month.start)?.start,
      let last = self.date(byAdding: .day, value: -1, to: month.end).flatMap({ dateInterval(of: .weekOfYear, for: $0)?.end })
    else { return [] }
    return sequence(first: first) { self.date(byAdding: .day, value: 1, to: $0) }.prefix { $0 < last }.map { $0 }
  }

  fileprivate var orderedWeekdaySymbols: [String] {
    let symbols = veryShortStandaloneWeekdaySymbols
    return Array(symbols[(firstWeekday - 1)...] + symbols[..<(firstWeekday - 1)])
  }
}

private struct SpanKey: LayoutValueKey { static let defaultValue: Range<Int>? = nil }

extension View {
  fileprivate func span(_ days: Range<Int>) -> some View { layoutValue(key: SpanKey.self, value: days) }
}

private struct MonthLayout: Layout {
  var spacing: CGFloat = 2
  var compression: CGFloat = 0

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(spacing, compression) }
    set { (spacing, compression) = (newValue.first, newValue.second) }
  }

  struct Cache {
    var rowHeights: [CGFloat] = []
    var width: CGFloat = 0
    var lanes: [Int: Int] = [:]
  }

  func makeCache(subviews: Subviews) -> Cache {
    var cache = Cache()
    updateCache(&cache, subviews: subviews)
    return cache
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.lanes.removeAll(keepingCapacity: true)
    var ends: [Int] = []
    for (index, subview) in subviews.enumerated() {
      guard let span = subview[SpanKey.self] else { continue }
      let lane = ends.firstIndex { $0 <= span.lowerBound } ?? ends.endIndex
      if lane == ends.endIndex { ends.append(span.upperBound) } else { ends[lane] = span.upperBound }
      cache.lanes[index] = lane
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let cells = subviews.filter { $0[SpanKey.self] == nil }
    let width = proposal.width ?? 350
    let column = (width - 6 * spacing) / 7
    cache.width = column
    cache.rowHeights = stride(from: 0, to: cells.count, by: 7).map { start in
      let row = cells[start..<min(start + 7, cells.count)]
      let natural = row.map { $0.dimensions(in: ProposedViewSize(width: column, height: nil)).height }.max() ?? 0
      return natural * (1 - compression / 2)
    }
    let height = cache.rowHeights.reduce(0, +) + spacing * CGFloat(max(cache.rowHeights.count - 1, 0))
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var (index, y) = (0, bounds.minY)
    var tops: [CGFloat] = []
    for height in cache.rowHeights {
      tops.append(y)
      y += height + spacing
    }
    let step = cache.width + spacing
    for (offset, subview) in subviews.enumerated() {
      if let span = subview[SpanKey.self] {
        guard tops.indices.contains(span.lowerBound / 7) else { continue }
        let column = span.lowerBound % 7
        subview.place(
          at: CGPoint(
            x: bounds.minX + CGFloat(column) * step, y: tops[span.lowerBound / 7] + 20 + CGFloat(cache.lanes[offset] ?? 0) * 14),
          anchor: .topLeading, proposal: .init(width: CGFloat(min(span.count, 7 - column)) * step - spacing, height: 12))
      } else {
        let (row, column) = (index / 7, index % 7)
        let size = CGSize(width: cache.width, height: cache.rowHeights[row])
        subview.place(
          at: CGPoint(x: bounds.minX + step * (CGFloat(column) + 0.5) - spacing / 2, y: tops[row] + size.height / 2),
          anchor: .center, proposal: ProposedViewSize(size))
        index += 1
      }
    }
  }
}

private struct DayCell: View {
  let day: Date
  let count: Int
  @Environment(\.calendar) private var calendar

  var body: some View {
    VStack(spacing: 0) {
      Text(day, format: .dateTime.day()).font(.footnote.monospacedDigit())
      Spacer(minLength: 0)
      if count > 1 { Text("+\(count - 1)").font(.system(size: 8)) }
    }
    .frame(maxWidth: .infinity, minHeight: 16, idealHeight: 52, maxHeight: .infinity)
    .contentShape(Rectangle())
    .accessibilityIdentifier("\(calendar.component(.month, from: day))-\(calendar.component(.day, from: day))")
  }
}

private struct MonthView: View {
  @Binding var month: Date
  let events: [Event]
  @Binding var selection: Date?
  @Environment(\.calendar) private var calendar
  @State private var isCompressed = false

  private func span(of event: Event, in days: [Date]) -> Range<Int>? {
    guard let first = days.first else { return nil }
    let start = calendar.dateComponents([.day], from: first, to: event.interval.start).day ?? 0
    let end = calendar.dateComponents([.day], from: first, to: event.interval.end).day ?? 0
    guard start < days.count, end >= 0 else { return nil }
    return max(start, 0)..<min(max(end, start + 1), days.count)
  }

  var body: some View {
    let days = calendar.days(inMonthOf: month)
    VStack(alignment: .leading) {
      Text(month, format: .dateTime.year().month(.wide)).font(.title2.bold())
      HStack {
        Stepper("Month") {
          move(1)
        } onDecrement: {
          move(-1)
        }
        Toggle("Compact", isOn: $isCompressed.animation(.smooth)).toggleStyle(.button)
      }
      HStack(spacing: 2) {
        ForEach(Array(calendar.orderedWeekdaySymbols.enumerated()), id: \.offset) { item in
          Text(item.element).font(.caption2).frame(maxWidth: .infinity)
        }
      }
      .accessibilityIdentifier("weekdays")
      MonthLayout(compression: isCompressed ? 1 : 0) {
        ForEach(days, id: \.self) { day in
          DayCell(day: day, count: events.count { $0.interval.contains(day) })
            .background(selection == day ? Color.accentColor.opacity(0.2) : nil)
            .onTapGesture { selection = selection == day ? nil : day }
        }
        ForEach(events) { event in
          if let span = span(of: event, in: days) {
            Text(event.title).font(.system(size: 9)).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
              .background(.orange.opacity(0.6), in: .capsule)
              .span(span)
              .allowsHitTesting(false)
              .accessibilityIdentifier(event.title)
          }
        }
      }
    }
    .contentShape(.rect)
    .gesture(DragGesture(minimumDistance: 40).onEnded { move($0.predictedEndTranslation.width < 0 ? 1 : -1) })
    .accessibilityIdentifier("month")
  }

  private func move(_ months: Int) {
    withAnimation(.easeInOut) { month = calendar.date(byAdding: .month, value: months, to: month) ?? month }
  }
}

private struct CalendarScreen: View {
  @State private var month = Date(timeIntervalSince1970: 1_709_251_200)
  @State private var selection: Date?
  private let events = [
    Event(id: 1, title: "Trip", interval: DateInterval(start: Date(timeIntervalSince1970: 1_709_683_200), duration: 3 * 86_400)),
    Event(id: 2, title: "Dentist", interval: .init(start: Date(timeIntervalSince1970: 1_709_730_000), duration: 3_600)),
  ]
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 2
    return calendar
  }()

  var body: some View {
    VStack(alignment: .leading) {
      MonthView(month: $month, events: events, selection: $selection)
      ForEach(events.filter { event in selection.map(event.interval.contains) ?? true }) { Text("Event \($0.title)") }
      Spacer()
    }
    .environment(\.calendar, Self.calendar)
    .environment(\.timeZone, .gmt)
    .environment(\.locale, Locale(identifier: "en_GB"))
  }
}

/// A calendar with a layout of the app.
@MainActor
@Suite("A month of a calendar")
struct MonthAppTests {
  private func app() -> TestApp { TestApp(size: CGSize(width: 362, height: 700)) { CalendarScreen() } }

  @Test("Cells fill seven equal columns from the first day of the week to the last one")
  func cells() throws {
    let app = app()
    #expect(app.exists("March 2024"))
    let first = try app.frame(of: "2-26")
    let last = try app.frame(of: "3-31")
    #expect(first.size == CGSize(width: 50, height: 52) && first.minX == 0)
    #expect(last.minX == 6 * 52 && last.minY == first.minY + 4 * 54)
    #expect(!app.exists("2-25") && !app.exists("4-1"))
    #expect(try app.within("weekdays").visibleTexts() == ["M", "T", "W", "T", "F", "S", "S"])
  }

  @Test("An event spans the cells of its days, and one that overlaps it is in the next lane")
  func events() throws {
    let app = app()
    let (start, end) = (try app.frame(of: "3-6"), try app.frame(of: "3-8"))
    let (trip, dentist) = (try app.frame(of: "Trip"), try app.frame(of: "Dentist"))
    #expect(trip.minX == start.minX && trip.maxX == end.maxX && trip.minY == start.minY + 20 && trip.height == 12)
    #expect(dentist.minX == start.minX && dentist.width == 50 && dentist.minY == trip.minY + 14)
  }

  @Test("Compact rows have half of the height, and keep their columns")
  func compressing() throws {
    let app = app()
    let before = try app.frame(of: "3-11")
    try app.setToggle("Compact", to: true)
    let (top, after) = (try app.frame(of: "2-26"), try app.frame(of: "3-11"))
    #expect(after.height == 26 && after.minX == before.minX && after.minY == top.minY + 2 * 28)
    try app.setToggle("Compact", to: false)
    #expect(try app.frame(of: "3-11") == before)
  }

  @Test("A swipe and the stepper change the month, whose events are those of its days")
  func months() throws {
    let app = app()
    try app.drag("month", by: CGSize(width: -120, height: 0), from: CGPoint(x: 200, y: 100))
    #expect(app.exists("April 2024") && app.exists("4-1") && !app.exists("Trip"))
    try app.decrement("Month")
    try app.decrement("Month")
    #expect(app.exists("February 2024") && app.exists("1-29") && app.exists("2-29") && !app.exists("3-6"))
    try app.drag("month", by: CGSize(width: 120, height: 0), from: CGPoint(x: 100, y: 100))
    #expect(app.exists("January 2024"))
  }

  @Test("A tapped day selects its events, and is deselected by another tap")
  func selecting() throws {
    let app = app()
    try app.tap("3-7")
    #expect(app.exists("Event Trip") && !app.exists("Event Dentist"))
    try app.tap("3-7")
    #expect(app.exists("Event Dentist"))
    try app.tap("3-20")
    #expect(!app.exists("Event Trip"))
  }
}
