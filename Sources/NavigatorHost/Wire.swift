/// The JSON encoding of patches, elements and events, for a host that runs in another process than the session.
///
/// ```swift
/// let bytes = Wire.encode(patches)
/// let event = try Wire.decodeEvent(bytes)
/// ```
///
/// - An element is `{"id":7,"role":"text","content":{"text":"Hi"},"style":{"opacity":0.5},"events":1,"children":[…]}`. Empty
///   members are omitted.
/// - A patch is `["insert",element,parent,before]`, `["remove",id]`, `["move",id,before]`, `["content",id,{…}]`,
///   `["text",id,text]`, `["style",id,{…}]`, `["events",id,bits]` or `["open",url]`. Without `before`, the position is the end.
/// - An event is `{"target":7,"action":"change","value":"a","revision":3}`.
///
/// A content is an object by key, and a style is an object by property; both keep their order. JSON cannot represent infinity, so
/// it is written as `"inf"`. `<` is always escaped, so that the text can be part of a script element in a page.
public enum Wire {
  /// Encodes a batch of patches.
  public static func encode(_ patches: [Patch]) -> [UInt8] {
    var writer = WireWriter()
    writer.list(patches) { $0.patch($1) }
    return writer.bytes
  }

  /// Encodes an element with its children.
  public static func encode(_ element: Element) -> [UInt8] {
    var writer = WireWriter()
    writer.element(element)
    return writer.bytes
  }

  /// Encodes an event.
  public static func encode(_ event: InputEvent) -> [UInt8] {
    var writer = WireWriter()
    writer.event(event)
    return writer.bytes
  }

  /// Decodes a batch of patches.
  ///
  /// - Throws: ``WireError`` if the bytes are not a batch of patches or exceed `limits`.
  public static func decodePatches(
    _ bytes: some Collection<UInt8>, limits: WireLimits = .tree
  ) throws(WireError) -> [Patch] {
    try WireParser.value(of: bytes, limits: limits).list { value throws(WireError) in try value.patch() }
  }

  /// Decodes an element with its children.
  ///
  /// - Throws: ``WireError`` if the bytes are not an element or exceed `limits`.
  public static func decodeElement(
    _ bytes: some Collection<UInt8>, limits: WireLimits = .tree
  ) throws(WireError) -> Element {
    try WireParser.value(of: bytes, limits: limits).element()
  }

  /// Decodes an event. Its target may not exist: the session decides whether to handle the event.
  ///
  /// - Throws: ``WireError`` if the bytes are not an event or exceed `limits`.
  public static func decodeEvent(
    _ bytes: some Collection<UInt8>, limits: WireLimits = .event
  ) throws(WireError) -> InputEvent {
    try WireParser.value(of: bytes, limits: limits).event()
  }
}
