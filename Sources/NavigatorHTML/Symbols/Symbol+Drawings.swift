extension Symbol {
  /// All available symbols by their SF Symbols names.
  static let all = [objects, marks, everyday, signs].reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }

  /// Symbols of objects.
  private static let objects: [String: Symbol] = [
    "house": Symbol("M4 11l8-7 8 7v9h-5.500v-6h-5v6H4z", closed: true),
    "gear": gear, "gearshape": gear, "gearshape.2": gear,
    "person": person,
    "person.2": Symbol(
      "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0zM16 4.500a3.3 3.3 0 0 1 0 6.300M18 14a6 6 0 0 1 3.5 6",
      closed: true),
    "person.3": Symbol(
      "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0zM16 4.500a3.3 3.3 0 0 1 0 6.300M18 14a6 6 0 0 1 3.5 6",
      closed: true),
    "star": Symbol("M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.300L12 17.1 6.4 20.200l1.2-6.300L3 9.600l6.3-.8z", closed: true),
    "heart": Symbol("M12 20.500S3 15.4 3 9a4.8 4.8 0 0 1 9-2.300A4.8 4.8 0 0 1 21 9c0 6.4-9 11.5-9 11.500z", closed: true),
    "trash": Symbol("M4 6.500h16M9 6.500V4h6v2.500M6 6.500l1 14h10l1-14M10 10.500v6M14 10.500v6"),
    "pencil": Symbol("M4 20l1-4.500L16 4.500l3.5 3.500L8.5 19zM13.5 7l3.5 3.5"),
    "square.and.pencil": Symbol(
      "M12 4H6.500A2.5 2.5 0 0 0 4 6.500v11A2.5 2.5 0 0 0 6.5 20h11a2.5 2.5 0 0 0 2.5-2.500V12M10 14l.6-2.600L18.5 3.500l2 2-7.9 7.900z"
    ),
    "magnifyingglass": Symbol("M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.2 15.200L20.5 20.5"),
    "bell": Symbol("M6 17V10.500a6 6 0 0 1 12 0V17l1.5 1.500h-15zM10 21h4", closed: true),
    "book": Symbol(
      "M12 6.500C10 4.8 7 4.5 3.5 4.800v13.500c3.5-.3 6.5 0 8.5 1.7 2-1.7 5-2 8.5-1.700V4.800C17 4.5 14 4.8 12 6.500zM12 6.500V20"
    ),
    "bookmark": Symbol("M6.5 4h11v16.500L12 16l-5.5 4.500z", closed: true),
    "doc": Symbol("M6 3h8l4.5 4.500V21H6zM13.5 3v5h5", closed: true),
    "doc.text": Symbol("M6 3h8l4.5 4.500V21H6zM9 12h6.500M9 16h6.500M13.5 3v5h5"),
    "doc.on.doc": Symbol("M8 7.500h11V21H8zM8 16.500H5V3h11v4.5"),
    "folder": Symbol("M3 6.500h6.500l2 2.500H21v10.500H3z", closed: true),
    "tray": Symbol("M3 14l3-8.500h12L21 14v5.500H3zM3 14h5.500l1 2.500h5l1-2.500H21"),
    "envelope": Symbol("M3 6h18v12.500H3zM3.5 6.500L12 13.500l8.5-7"),
    "paperplane": Symbol("M21 3L3 10.500l7 3 3 7.500zM21 3L10 13.5", closed: true),
    "phone": Symbol("M5 3.500h4l1.5 5-2.5 2a13 13 0 0 0 5.5 5.500l2-2.5 5 1.500v4c-9 2.5-18-6.5-15.5-15.500z", closed: true),
    "message": bubble, "bubble.left": bubble, "bubble.right": bubble, "bubble": bubble, "text.bubble": bubble,
    "quote.bubble": bubble,
    "ellipsis.bubble": bubble, "captions.bubble": bubble,
    "clock": Symbol("M12 21.500a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19zM12 6.500V12l3.5 2.5"),
    "timer": Symbol("M12 21a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 8v4.500M9.5 2h5"),
    "calendar": Symbol("M3.5 5.500h17v15h-17zM3.5 10h17M8 3v4M16 3v4"),
    "map": Symbol("M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14"),
    "mappin": Symbol("M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 11v10"),
    "location": Symbol("M20.5 3.500L3 11l8 2 2 8z", closed: true),
    "globe": Symbol(
      "M12 21.500a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19zM2.5 12h19M12 2.500c5 5.5 5 13.5 0 19M12 2.500c-5 5.5-5 13.5 0 19"),
    "network": Symbol(
      "M12 21.500a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19zM2.5 12h19M12 2.500c5 5.5 5 13.5 0 19M12 2.500c-5 5.5-5 13.5 0 19"),
    "lock": Symbol("M5.5 11h13v9.500h-13zM8 11V8a4 4 0 0 1 8 0v3", closed: true),
    "lock.open": Symbol("M5.5 11h13v9.500h-13zM8 11V7.500A4 4 0 0 1 15.5 6"),
    "key": Symbol("M8 20a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM11.5 12.500L20 4l1 3-2.5 1-.5 2.5-2 .5"),
    "eye": Symbol("M2.5 12C6 5.5 18 5.5 21.5 12 18 18.5 6 18.5 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z"),
    "eye.slash": Symbol("M2.5 12C6 5.5 18 5.5 21.5 12 18 18.5 6 18.5 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 4l16 16"),
    "photo": Symbol("M3 5h18v14H3zM3 16l5-5 4.5 4.500L16 12l5 4.500M15.5 9.500h.01"),
    "camera": Symbol("M3 7.500h4.500L9 5h6l1.5 2.500H21v12H3zM12 16.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z"),
    "mug": Symbol(
      "M4 7h12.500v12.500H4zM16.500 9.500H18a2.500 2.500 0 0 1 2.500 2.500v1.500a2.500 2.500 0 0 1-2.500 2.500h-1.500",
      closed: true),
    "cup.and.saucer": Symbol(
      "M4.500 6h12v5.500a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM16.500 7.500H18a2.500 2.500 0 0 1 0 5h-1.700M3 20h16", closed: true),
    "cart": Symbol("M2.5 4H5l2.5 11.500h10L20.5 7H6M9 20h.01M16.5 20h.01"),
    "bag": Symbol("M5 8h14l1 12.500H4zM8.5 10.500V7a3.5 3.5 0 0 1 7 0v3.5"),
    "creditcard": Symbol("M2.5 5.500h19v13h-19zM2.5 10h19M6 15h4"),
    "gift": Symbol(
      "M3.5 8h17v4h-17zM5 12v8.500h14V12M12 8v12.500M12 8C7 8 6.5 3.5 9 3.500S12 8 12 8zM12 8c5 0 5.5-4.5 3-4.500S12 8 12 8z"),
    "tag": Symbol("M3.5 4h7.500l9.5 9.5-7 7L4 11zM8 8.500h.01", closed: true),
    "flag": Symbol("M5 21V4h14l-3 5 3 5H5", closed: true),
    "bolt": Symbol("M13.5 2.500L5 13.500h6l-.5 8L19 10.500h-6z", closed: true),
    "flame": Symbol(
      "M12 2.500c.5 4 6.5 6.5 6.5 12a6.5 6.5 0 0 1-13 0c0-3 1.5-4.5 2.5-6 .5 2 1.5 2.5 2 2.5.5-3-1-5 2-8.500z", closed: true),
    "leaf": Symbol("M20 4C9 3.5 4 8.5 5 17c8.5 1 15-3 15-13zM4 20.500C6.5 16 10 12.5 14 10.5", closed: true),
    "drop": Symbol("M12 3c4 5 6.5 8 6.5 11.500a6.5 6.5 0 0 1-13 0C5.5 11 8 8 12 3z", closed: true),
    "cloud": Symbol("M7 19a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.5 1.500A4 4 0 0 1 17.5 19z", closed: true),
    "moon": Symbol("M20 14.500A8.5 8.5 0 1 1 10 3.500a7 7 0 0 0 10 11z", closed: true),
    "sun.max": Symbol(
      "M12 16.500a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.3 1.300M17.7 17.700L19 19M19 5l-1.3 1.300M6.3 17.700L5 19",
      closed: true),
    "wrench": Symbol("M15 3.500a5 5 0 0 0-4 7L3.5 18 6 20.500l7.5-7.500a5 5 0 0 0 7-5L17 11l-4-4z"),
    "hammer": Symbol("M4 7.500C7 3.5 11 3.5 14 5.500l-2.5 3L20 17l-3 3-8.5-8.500L7 13l-3-3z"),
    "paintbrush": Symbol("M20.5 3.500L10 12l2.5 2.500zM9 13c-3 0-3 3-5.5 6.5 4 1 8 0 8-4z"),
    "cube": Symbol("M12 2.500l8.5 4.700v9.600L12 21.500l-8.5-4.700V7.200zM3.5 7.200L12 12l8.5-4.800M12 12v9.5"),
    "shippingbox": Symbol("M12 2.500l8.5 4.700v9.600L12 21.500l-8.5-4.700V7.200zM3.5 7.200L12 12l8.5-4.800M12 12v9.5"),
    "airplane": Symbol(
      "M12 2.500c1 0 1.5 1.5 1.5 3V9l7.5 5v2l-7.5-2.500V18l2.5 2v1.500l-4-1-4 1V20l2.5-2v-4.500L3 16v-2l7.5-5V5.500c0-1.5.5-3 1.5-3z",
      closed: true),
    "car": Symbol("M3.5 17.500v-5L6 6.500h12l2.5 6v5zM3.5 12.500h17M6 17.500v2M18 17.500v2M7 15h.01M17 15h.01"),
    "play": Symbol("M7 4.500l12 7.5-12 7.500z", closed: true),
    "pause": Symbol("M7 5h3v14H7zM14 5h3v14h-3z", closed: true),
    "stop": Symbol("M5.5 5.500h13v13h-13z", closed: true),
    "music.note": Symbol("M9 18V5l10-2v13M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z"),
    "mic": Symbol("M9 6a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.500V21"),
    "lightbulb": Symbol("M9 17c0-2.5-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5.5-3 8zM9.5 20.500h5", closed: true),
    "sidebar.left": Symbol("M3 5h18v14H3zM9 5v14"),
    "app": square, "square": square,
    "circle": Symbol("M12 21.500a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19z", closed: true),
    "rectangle": Symbol("M2.5 5.500h19v13h-19z", closed: true),
    "rectangle.stack": Symbol("M3 10h18v10.500H3zM5 7h14M7 4h10"),
    "square.stack": Symbol("M4 9.500h16v11H4zM5.5 6.500h13M7 3.500h10"),
    "square.grid.2x2": Symbol(
      "M4 4h6.500v6.500H4zM13.5 4H20v6.500h-6.500zM4 13.500h6.500V20H4zM13.5 13.500H20V20h-6.500z", closed: true),
    "iphone": Symbol("M7 2.500h10v19H7zM10.5 5h3"),
    "desktopcomputer": Symbol("M2.5 4h19v12.500h-19zM9 20.500h6M12 16.500v4"),
    "terminal": Symbol("M2.5 4.500h19v15h-19zM6.5 9l3.5 3-3.5 3M12.5 15.500H17"),
    "chart.bar": Symbol("M4 20V12h3.500v8zM10.3 20V5h3.500v15zM16.5 20V9H20v11z", closed: true),
    "wifi": Symbol("M2.5 9.500a14 14 0 0 1 19 0M6 13.200a9 9 0 0 1 12 0M9.3 16.700a4 4 0 0 1 5.4 0M12 20h.01"),
    "shield": Symbol("M12 2.500l8 3v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10v-6z", closed: true),
    "link": Symbol(
      "M10 14a4.5 4.5 0 0 0 6.5 0l3.5-3.500A4.6 4.6 0 0 0 13.5 4L12 5.500M14 10a4.5 4.5 0 0 0-6.5 0L4 13.500A4.6 4.6 0 0 0 10.5 20l1.5-1.5"
    ),
    "paperclip": Symbol("M19.5 11.500l-8 8a5 5 0 0 1-7-7l8.5-8.500a3.4 3.4 0 0 1 5 5L9.5 17.500a1.7 1.7 0 0 1-2.5-2.500l7.5-7.5"),
    "hand.raised": Symbol(
      "M7 13V6.500a1.5 1.5 0 0 1 3 0V11 4.500a1.5 1.5 0 0 1 3 0V11 5.500a1.5 1.5 0 0 1 3 0V12 8.500a1.5 1.5 0 0 1 3 0V15a6.5 6.5 0 0 1-12 3.500L4 14c1-1.5 2-1.5 3-1z"
    ),
  ]

  private static let gear = Symbol(
    "M12 15.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 2.500v3M12 18.500v3M2.5 12h3M18.5 12h3M5.3 5.300l2.1 2.100M16.6 16.600l2.1 2.100M18.7 5.300l-2.1 2.100M7.4 16.600l-2.1 2.100M12 18.500a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13z"
  )
  private static let person = Symbol("M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20.500a8 8 0 0 1 16 0z", closed: true)
  private static let bubble = Symbol("M3.5 4.500h17v12H11l-5 4v-4H3.500z", closed: true)
  private static let square = Symbol(
    "M4 6.500A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.500v11a2.5 2.5 0 0 1-2.5 2.500h-11A2.5 2.5 0 0 1 4 17.500z", closed: true)

  /// Arrows, punctuation and other signs.
  private static let marks: [String: Symbol] = [
    "plus": Symbol("M12 4.500v15M4.5 12h15"),
    "minus": Symbol("M4.5 12h15"),
    "xmark": Symbol("M5.5 5.500l13 13M18.5 5.500l-13 13"),
    "multiply": Symbol("M5.5 5.500l13 13M18.5 5.500l-13 13"),
    "checkmark": Symbol("M4.5 12.500l5 5.500L19.5 6"),
    "chevron.right": Symbol("M9 4.500l7.5 7.500L9 19.5"),
    "chevron.forward": Symbol("M9 4.500l7.5 7.500L9 19.5"),
    "chevron.left": Symbol("M15 4.500L7.5 12l7.5 7.5"),
    "chevron.backward": Symbol("M15 4.500L7.5 12l7.5 7.5"),
    "chevron.down": Symbol("M4.5 9l7.5 7.500L19.5 9"),
    "chevron.up": Symbol("M4.5 15l7.5-7.5 7.5 7.5"),
    "chevron.up.chevron.down": Symbol("M7 9l5-5 5 5M7 15l5 5 5-5"),
    "arrow.right": Symbol("M4 12h16M13.5 5.500L20 12l-6.5 6.5"),
    "arrow.forward": Symbol("M4 12h16M13.5 5.500L20 12l-6.5 6.5"),
    "arrow.left": Symbol("M20 12H4M10.5 5.500L4 12l6.5 6.5"),
    "arrow.backward": Symbol("M20 12H4M10.5 5.500L4 12l6.5 6.5"),
    "arrow.up": Symbol("M12 20V4M5.5 10.500L12 4l6.5 6.5"),
    "arrow.down": Symbol("M12 4v16M5.5 13.500L12 20l6.5-6.5"),
    "arrow.up.right": Symbol("M6 18L18 6M8.5 6H18v9.5"),
    "arrow.up.left": Symbol("M18 18L6 6M15.5 6H6v9.5"),
    "arrow.clockwise": Symbol("M19.5 12A7.5 7.5 0 1 1 16 5.700L19 8M19.5 3.500V8.500h-5"),
    "arrow.counterclockwise": Symbol("M4.5 12A7.5 7.5 0 1 0 8 5.700L5 8M4.5 3.500V8.500h5"),
    "arrow.uturn.backward": Symbol("M8.5 4L4 8.5 8.5 13M4 8.500h10a5.5 5.5 0 0 1 0 11H8"),
    "arrow.uturn.left": Symbol("M8.5 4L4 8.5 8.5 13M4 8.500h10a5.5 5.5 0 0 1 0 11H8"),
    "arrow.2.squarepath": Symbol("M7 7h11v7M15 11l3 3 3-3M17 17H6v-7M9 13l-3-3-3 3"),
    "arrow.triangle.2.circlepath": Symbol(
      "M4.5 11A7.5 7.5 0 0 1 18 7.500M18.5 3.500V8h-4.500M19.5 13A7.5 7.5 0 0 1 6 16.500M5.5 20.500V16H10"),
    "arrow.triangle.branch": Symbol("M6 21V4M3 7l3-3 3 3M6 17c8 0 11-3 11-11M14 8.500l3-3 3 3"),
    "arrow.left.arrow.right": Symbol("M4 8h15M15.5 4.500L19 8l-3.5 3.500M20 16H5M8.5 12.500L5 16l3.5 3.5"),
    "arrow.up.arrow.down": Symbol("M8 20V5M4.5 8.500L8 5l3.5 3.500M16 4v15M12.5 15.500L16 19l3.5-3.5"),
    "square.and.arrow.up": Symbol("M12 15V3M8 6.500L12 2.500l4 4M8.5 10H5v11h14V10h-3.5"),
    "square.and.arrow.down": Symbol("M12 3v12M8 11.500l4 4 4-4M8.5 8H5v13h14V8h-3.5"),
    "list.bullet": Symbol("M8.5 6H21M8.5 12H21M8.5 18H21M3.5 6h.01M3.5 12h.01M3.5 18h.01"),
    "list.number": Symbol("M9 6h12M9 12h12M9 18h12M3.5 4.500L5 4v4M3.5 11h2l-2 3h2.500M3.5 17H6v3.500H3.5"),
    "list.dash": Symbol("M9 6h12M9 12h12M9 18h12M3 6h2.500M3 12h2.500M3 18h2.5"),
    "line.3.horizontal": Symbol("M3.5 6h17M3.5 12h17M3.5 18h17"),
    "text.alignleft": Symbol("M3.5 6h17M3.5 12h11M3.5 18h15"),
    "slider.horizontal.3": Symbol(
      "M3.5 6h10M18 6h2.500M15.7 8.200a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.400zM3.5 12H6M10.5 12h10M8.3 14.200a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.400zM3.5 18h10M18 18h2.500M15.7 20.200a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.400z"
    ),
    "ellipsis": Symbol(
      "M4 12a1 1 0 1 0 2 0 1 1 0 0 0-2 0zM11 12a1 1 0 1 0 2 0 1 1 0 0 0-2 0zM18 12a1 1 0 1 0 2 0 1 1 0 0 0-2 0z"),
    "info": Symbol("M12 11v8M9.5 11H12M9 19h6M12 5h.01"),
    "info.circle": Symbol("M12 21.500a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19zM12 11v6M12 7.300h.01"),
    "questionmark": Symbol("M7.5 8a4.5 4.5 0 1 1 6.5 4c-1.5.8-2 1.5-2 3.500M12 20h.01"),
    "exclamationmark": Symbol("M12 3.500v11.500M12 20h.01"),
    "exclamationmark.triangle": Symbol("M12 3L2.5 20.500h19zM12 9.500v5M12 17.500h.01"),
    "number": Symbol("M9 3.500l-2 17M17 3.500l-2 17M4 8.500h17M3 15.500h17"),
    "at": Symbol("M15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM15.5 8.500v5c0 3 5.5 3 5.5-1.500a9 9 0 1 0-4 7.5"),
    "power": Symbol("M12 3v9M7 6a8 8 0 1 0 10 0"),
    "textformat": Symbol("M3 18L8 6l5 12M4.7 14h6.600M20.5 12v6M20.5 15a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z"),
    "command": Symbol(
      "M9 9V6.500A2.5 2.5 0 1 0 6.5 9H9zm0 0h6m-6 0v6m6-6v6m0-6V6.500A2.5 2.5 0 1 1 17.5 9H15zm0 6v2.500a2.5 2.5 0 1 0 2.5-2.500H15zm0 0H9m0 0v2.500A2.5 2.5 0 1 1 6.5 15H9z"
    ),
    "sparkles": Symbol(
      "M10 4l1.8 5.200L17 11l-5.2 1.800L10 18l-1.8-5.200L3 11l5.2-1.800zM18.5 14.500l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8z",
      closed: true),
    "chevron.left.forwardslash.chevron.right": Symbol("M7.5 7L2.5 12l5 5M16.5 7l5 5-5 5M14 4.500l-4 15"),
    "curlybraces": Symbol("M9 3.500C5 3.5 7.5 12 4 12c3.5 0 1 8.5 5 8.500M15 3.500c4 0 1.5 8.5 5 8.5-3.5 0-1 8.5-5 8.5"),
    "target": Symbol(
      "M12 21.500a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19zM12 16.500a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 12h.01"),
    "hand.tap": Symbol("M10 21l-4-6 1.5-1.500L10 15V7a1.5 1.5 0 0 1 3 0v5l5 1.5-1 7.500zM7 9.500A5 5 0 1 1 16 9"),
    "figure.walk": Symbol("M13 4.500h.01M12.5 8L10 13l4 3v5M10.5 15L7 21M12.5 8L8 10v3.500M13 8.500l2 3.5 3 1"),
  ]
}
