import NavigatorHTML
import NavigatorHost

/// A decoder that converts a client's bytes to a ``ClientFrame`` or throws an error. The size, the nesting depth and the lengths
/// of strings are bounded.
struct ClientFrameDecoder: Sendable {
  var limits = WebLimits()

  func decode(_ bytes: [UInt8]) throws(ClientFrameError) -> ClientFrame {
    let fields = try ClientFields(bytes, limits: limits)
    switch try fields.string(ClientMessage.typeKey) {
    case ClientMessage.Hello.type: return .hello(try hello(fields))
    case ClientMessage.Event.type:
      let number = try count(fields, ClientMessage.Event.number)
      return .event(
        CountedEvent(event: try event(fields), number: number, batch: try count(fields, ClientMessage.Event.batch)))
    case ClientMessage.Traverse.type: return try traversal(fields)
    case ClientMessage.Acknowledge.type:
      return .acknowledge(
        batch: try required(try count(fields, ClientMessage.Acknowledge.batch), ClientMessage.Acknowledge.batch))
    case nil: throw .notJSON
    default: throw .unknownType
    }
  }

  private func hello(_ fields: ClientFields) throws(ClientFrameError) -> Hello {
    typealias Key = ClientMessage.Hello
    let token = SessionToken(rawValue: try required(try string(fields, Key.token), Key.token))
    let target = try fields.string(Key.address)
    if let target {
      guard target.hasPrefix("/"), target.utf8.count <= limits.maximumTargetLength else { throw .invalid(field: Key.address) }
    }
    return Hello(
      token: token, generation: try count(fields, Key.generation) ?? 0, batch: try count(fields, Key.batch) ?? 0, address: target,
      keys: try keys(fields, Key.places) ?? [],
      locale: try fields.string(Key.language).flatMap(BrowserRegion.locale(ofLanguage:)),
      timeZone: try fields.string(Key.timeZone).flatMap(BrowserRegion.timeZone))
  }

  private func traversal(_ fields: ClientFields) throws(ClientFrameError) -> ClientFrame {
    typealias Key = ClientMessage.Traverse
    let keys = try required(try keys(fields, Key.places), Key.places)
    let question = try required(try count(fields, Key.question), Key.question)
    guard let address = try fields.string(Key.address) else { return .traverse(keys: keys, address: nil, question: question) }
    guard address.utf8.count <= limits.maximumTargetLength, let path = SafeURL.path(address) else {
      throw .invalid(field: Key.address)
    }
    return .traverse(keys: keys, address: path, question: question)
  }

  /// Returns the keys of places, from the window to the screen in front.
  private func keys(_ fields: ClientFields, _ name: String) throws(ClientFrameError) -> [String]? {
    guard let list = fields[name] else { return nil }
    guard case .array(let values) = list, values.count <= limits.maximumPlaces else { throw .invalid(field: name) }
    var keys: [String] = []
    for value in values {
      guard case .string(let key) = value else { throw .invalid(field: name) }
      keys.append(try bounded(key, name))
    }
    return keys
  }

  private func event(_ fields: ClientFields) throws(ClientFrameError) -> InputEvent {
    let number = try required(try fields.integer(ClientMessage.Event.target), ClientMessage.Event.target)
    guard let target = UInt32(exactly: number) else { throw .notJSON }
    return InputEvent(target: ElementID(rawValue: target), action: try action(fields))
  }

  private func action(_ fields: ClientFields) throws(ClientFrameError) -> InputEvent.Action {
    typealias Key = ClientMessage.Event
    let name = try required(try fields.string(Key.action), Key.action)
    switch ActionName(rawValue: name) {
    case .tap: return .tap
    case .submit: return .submit
    case .dismiss: return .dismiss
    case .menu: return .menu
    case .change: return .change(try value(fields), revision: try revision(fields))
    case .focus:
      guard case .bool(let isFocused) = fields[Key.value] else { throw .invalid(field: Key.value) }
      return .focus(isFocused)
    case .url:
      guard case .string(let url) = try value(fields) else { throw .invalid(field: Key.value) }
      return .openURL(url)
    case .phase:
      guard case .string(let name) = fields[Key.value], let phase = InputEvent.ScenePhase(rawValue: name) else {
        throw .invalid(field: Key.value)
      }
      return .scenePhase(phase)
    case .size: return try sizeClasses(fields)
    case .scheme:
      guard case .string(let name) = fields[Key.value], let scheme = Content.ColorScheme(rawValue: name) else {
        throw .invalid(field: Key.value)
      }
      return .colorScheme(scheme)
    case .scroll: return try visibleRows(fields)
    case .select: return try selection(fields)
    case .measure: return try measuredFrames(fields)
    case .gesture:
      guard case .string(let words) = fields[Key.value], let gesture = InputEvent.Gesture(words: try bounded(words, Key.value))
      else { throw .invalid(field: Key.value) }
      return .gesture(gesture)
    case .key:
      guard case .string(let words) = fields[Key.value], let key = InputEvent.Key(words: try bounded(words, Key.value)) else {
        throw .invalid(field: Key.value)
      }
      return .key(key)
    case nil: throw .unknownAction
    }
  }

  private func sizeClasses(_ fields: ClientFields) throws(ClientFrameError) -> InputEvent.Action {
    guard case .string(let names) = fields[ClientMessage.Event.value] else { throw .invalid(field: ClientMessage.Event.value) }
    if let traits = InputEvent.Traits(names) { return .traits(traits) }
    let classes = names.split(separator: " ").map { InputEvent.SizeClass(rawValue: String($0)) }
    guard classes.count == 2, let horizontal = classes[0], let vertical = classes[1] else {
      throw .invalid(field: ClientMessage.Event.value)
    }
    return .sizeClasses(horizontal: horizontal, vertical: vertical)
  }

  /// Returns the report of the first and the last row near the viewport of a list: two identifiers with a space between them.
  private func visibleRows(_ fields: ClientFields) throws(ClientFrameError) -> InputEvent.Action {
    guard case .string(let text) = fields[ClientMessage.Event.value] else { throw .invalid(field: ClientMessage.Event.value) }
    let numbers = text.split(separator: " ").map { UInt32($0) }
    guard numbers.count == 2, let first = numbers[0], let last = numbers[1] else {
      throw .invalid(field: ClientMessage.Event.value)
    }
    return .scroll(first: ElementID(rawValue: first), last: ElementID(rawValue: last))
  }

  /// Returns the selection of a field: two offsets with a space between them.
  private func selection(_ fields: ClientFields) throws(ClientFrameError) -> InputEvent.Action {
    guard case .string(let text) = fields[ClientMessage.Event.value] else { throw .invalid(field: ClientMessage.Event.value) }
    let numbers = text.split(separator: " ").map { UInt32($0) }
    guard numbers.count == 2, let lower = numbers[0], let upper = numbers[1], lower <= upper else {
      throw .invalid(field: ClientMessage.Event.value)
    }
    return .select(Int(lower)..<Int(upper))
  }

  /// Returns the report of the frames of elements: for each an identifier, the width, the height, the position if it was
  /// measured, and the heights of the bars of a page. Numbers are separated by spaces and frames by semicolons. The widths of
  /// characters may precede the frames.
  private func measuredFrames(_ fields: ClientFields) throws(ClientFrameError) -> InputEvent.Action {
    guard case .string(let text) = fields[ClientMessage.Event.value] else { throw .invalid(field: ClientMessage.Event.value) }
    var parts = try bounded(text, ClientMessage.Event.value).split(separator: ";")
    var font: InputEvent.FontWidths?
    if let first = parts.first, first.hasPrefix("font ") {
      font = try fontWidths(first)
      parts.removeFirst()
    }
    guard parts.count <= limits.maximumMeasuredFrames else { throw .invalid(field: ClientMessage.Event.value) }
    var frames: [InputEvent.MeasuredFrame] = []
    for part in parts {
      let words = part.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard let id = words.first.flatMap({ UInt32($0) }), numbers.count == words.count - 1, [2, 4, 6].contains(numbers.count)
      else { throw .invalid(field: ClientMessage.Event.value) }
      let hasPosition = numbers.count >= 4
      let bars = numbers.count == 6 ? InputEvent.BarHeights(top: numbers[4], bottom: numbers[5]) : nil
      let frame = InputEvent.MeasuredFrame(
        element: ElementID(rawValue: id), x: hasPosition ? numbers[2] : nil, y: hasPosition ? numbers[3] : nil,
        width: numbers[0], height: numbers[1], bars: bars)
      guard frame.isValid else { throw .invalid(field: ClientMessage.Event.value) }
      frames.append(frame)
    }
    return .measure(frames, font: font)
  }

  /// Returns the widths of characters: the word `font`, the widths in two weights, and the width of a monospaced digit.
  private func fontWidths(_ part: Substring) throws(ClientFrameError) -> InputEvent.FontWidths {
    let words = part.split(separator: " ").dropFirst()
    let widths = words.compactMap { UInt16($0) }
    let count = InputEvent.FontWidths.characterCount
    guard widths.count == words.count, widths.count == 2 * count + 1 else { throw .invalid(field: ClientMessage.Event.value) }
    let font = InputEvent.FontWidths(
      regular: Array(widths[..<count]), semibold: Array(widths[count..<2 * count]), monospaced: widths[2 * count])
    guard font.isValid else { throw .invalid(field: ClientMessage.Event.value) }
    return font
  }

  private func value(_ fields: ClientFields) throws(ClientFrameError) -> Content.Value {
    switch fields[ClientMessage.Event.value] {
    case .bool(let value): return .bool(value)
    case .integer(let value): return .number(Double(value))
    case .number(let value): return .number(value)
    case .string(let value): return .string(try bounded(value, ClientMessage.Event.value))
    case nil: throw .missing(field: ClientMessage.Event.value)
    case .null, .array, .object: throw .invalid(field: ClientMessage.Event.value)
    }
  }

  private func revision(_ fields: ClientFields) throws(ClientFrameError) -> Int {
    let revision = try fields.integer(ClientMessage.Event.revision) ?? 0
    guard 0...Int(Int32.max) ~= revision else { throw .invalid(field: ClientMessage.Event.revision) }
    return revision
  }

  private func count(_ fields: ClientFields, _ name: String) throws(ClientFrameError) -> Int? {
    guard let count = try fields.integer(name) else { return nil }
    guard 0...(1 << 53) ~= count else { throw .invalid(field: name) }
    return count
  }

  private func string(_ fields: ClientFields, _ name: String) throws(ClientFrameError) -> String? {
    guard let string = try fields.string(name) else { return nil }
    return try bounded(string, name)
  }

  private func bounded(_ string: String, _ name: String) throws(ClientFrameError) -> String {
    guard string.utf8.count <= limits.maximumStringLength else { throw .invalid(field: name) }
    return string
  }

  private func required<Value>(_ value: Value?, _ name: String) throws(ClientFrameError) -> Value {
    guard let value else { throw .missing(field: name) }
    return value
  }
}

/// The members of a client's message before validation.
private struct ClientFields {
  private let members: [JSONValue.Member]

  init(_ bytes: [UInt8], limits: WebLimits) throws(ClientFrameError) {
    let limits = JSONLimits(
      bytes: limits.maximumFrameSize, nesting: limits.maximumNesting, stringBytes: limits.maximumFrameSize)
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONParser.value(of: bytes, limits: limits)
    } catch {
      switch error.reason {
      case .tooManyBytes: throw .tooLarge(bytes: bytes.count)
      case .tooDeep: throw .tooDeep
      case .stringTooLong, .malformed: throw .notJSON
      }
    }
    guard case .object(let members) = value else { throw .notJSON }
    self.members = members
  }

  /// Returns the value of a member, or nil if it is absent or null.
  subscript(name: String) -> JSONValue? {
    let value = members.first { $0.key == name }?.value
    return value == .null ? nil : value
  }

  func string(_ name: String) throws(ClientFrameError) -> String? {
    guard let value = self[name] else { return nil }
    guard case .string(let string) = value else { throw .notJSON }
    return string
  }

  func integer(_ name: String) throws(ClientFrameError) -> Int? {
    guard let value = self[name] else { return nil }
    guard case .integer(let integer) = value else { throw .notJSON }
    return integer
  }
}

extension InputEvent.Traits {
  /// Creates traits from words with spaces between them: 1 or 0 for each of four media queries of the page, and the factor of
  /// texts, which a page of an earlier version does not send.
  fileprivate init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 5)
    let digits = words.prefix(4)
    guard (4...5).contains(words.count), digits.allSatisfy({ $0 == "0" || $0 == "1" }) else { return nil }
    let scale = words.count == 5 ? words[4] : "1"
    guard scale.utf8.count <= 32, let textScale = Double(scale), textScale > 0, textScale.isFinite else { return nil }
    self.init(
      horizontal: digits[0] == "1" ? .regular : .compact, vertical: digits[1] == "1" ? .regular : .compact,
      colorScheme: digits[2] == "1" ? .dark : .light, reducesMotion: digits[3] == "1",
      textScale: textScale)
  }
}
