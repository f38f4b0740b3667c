extension Symbol {
  /// Symbols of everyday objects for home, travel, work and leisure.
  static let everyday: [String: Symbol] = [
    "alarm": Symbol("M12 21a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM12 9.5V13.5l2.5 1.5M3 7.5L6.5 4M21 7.5L17.5 4"),
    "archivebox": Symbol("M3 4.5h18v4.5H3zM4.5 9v10.5h15V9M9.5 13h5", closed: false),
    "banknote": Symbol("M2.5 6h19v12h-19zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 12h.01M18 12h.01"),
    "barcode": Symbol("M3.5 5v14M7 5v14M10 5v14M14 5v14M16.5 5v14M20.5 5v14"),
    "battery.0": Symbol("M2.5 7.5h16.5v9H2.5zM21.5 10.5v3"),
    "battery.100": Symbol("M2.5 7.5h16.5v9H2.5zM21.5 10.5v3M5.5 10.5v3M8.5 10.5v3M11.5 10.5v3M15.5 10.5v3"),
    "bed.double": Symbol("M2.5 19v-6.5l2-3V5.5h15V9.5l2 3V19M2.5 16h19M4.5 12.5h15M8 12.5V9.5h8v3"),
    "bicycle": Symbol(
      "M6 19.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM18 19.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM6 15.5l3.5-7.5h5.5l3 7.5M9.5 8l4 7.5H6M13.5 15.5L15 8M8 8h3M15 8l-1-3h2.5"
    ),
    "books.vertical": Symbol("M3.5 4h4v16h-4zM7.5 4h4v16h-4zM13 5l4-1 4 15.5-4 1z"),
    "briefcase": Symbol("M2.5 7.5h19v12h-19zM8.5 7.5V4.5h7v3M2.5 13h19M12 12v2", closed: false),
    "building": Symbol("M6 21V3h12v18zM9.5 7h.01M14.5 7h.01M9.5 11h.01M14.5 11h.01M9.5 15h.01M14.5 15h.01M10.5 21v-2.5h3V21"),
    "building.2": Symbol(
      "M3 21V4h9.5v17zM12.5 21V9H21v12zM6 8h.01M9.5 8h.01M6 12h.01M9.5 12h.01M6 16h.01M9.5 16h.01M16.5 13h.01M16.5 17h.01"),
    "bus": Symbol("M4.5 4h15v13.5h-15zM4.5 12h15M7 17.5v2.5M17 17.5v2.5M8 15h.01M16 15h.01"),
    "clipboard": Symbol("M5.5 5h13v16h-13zM9 3h6v4H9z", closed: false),
    "cpu": Symbol(
      "M6.5 6.5h11v11h-11zM10 10h4v4h-4zM9 6.5V3M15 6.5V3M9 21v-3.5M15 21v-3.5M6.5 9H3M6.5 15H3M21 9h-3.5M21 15h-3.5"),
    "crown": Symbol("M3.5 18.5L2.5 7.5l5.5 4 4-7 4 7 5.5-4-1 11z", closed: true),
    "dumbbell": Symbol("M5.5 6.5v11M2.5 9.5v5M18.5 6.5v11M21.5 9.5v5M5.5 12h13"),
    "externaldrive": Symbol("M3 14.5h18v5H3zM3 14.5l3-9.5h12l3 9.5M17.5 17h.01"),
    "film": Symbol("M3 4.5h18v15H3zM7 4.5v15M17 4.5v15M3 9.5h4M3 14.5h4M17 9.5h4M17 14.5h4M7 12h10"),
    "fork.knife": Symbol("M5 3v5a3 3 0 0 0 6 0V3M8 3v18M18.5 14V3c-2.5 1-4 4-4 7.5V14zM18.5 14v7"),
    "gamecontroller": Symbol(
      "M7 6.5h10a5 5 0 0 1 4.8 4l1 5.5a2.5 2.5 0 0 1-4.6 1.7L16.5 15h-9l-1.7 2.7A2.5 2.5 0 0 1 1.2 16l1-5.5A5 5 0 0 1 7 6.5zM7.5 9v3.5M5.75 10.75h3.5M15.5 12h.01M17.5 9.5h.01",
      closed: false),
    "graduationcap": Symbol("M12 4.5L1.5 9.5 12 14.5l10.5-5zM5.5 11.5V17c3.5 2.5 9.5 2.5 13 0v-5.5M22 10v6"),
    "hand.thumbsup": Symbol(
      "M7 10.5V20H3.5v-9.5zM7 10.5l4-7.5c1.8 0 2.8 1.5 2.3 3.5L12.5 9.5H18a2.3 2.3 0 0 1 2.2 2.9l-1.5 6A2.3 2.3 0 0 1 16.5 20H7z"),
    "hand.thumbsdown": Symbol(
      "M17 13.5V4h3.5v9.5zM17 13.5l-4 7.5c-1.8 0-2.8-1.5-2.3-3.5l.8-3H6a2.3 2.3 0 0 1-2.2-2.9l1.5-6A2.3 2.3 0 0 1 7.5 4H17z"),
    "headphones": Symbol(
      "M3.5 18v-4.5a8.5 8.5 0 0 1 17 0V18M3.5 14h3.5v6.5H5a1.5 1.5 0 0 1-1.5-1.5zM20.5 14H17v6.5h2a1.5 1.5 0 0 0 1.5-1.5z"),
    "hourglass": Symbol("M5.5 3h13M5.5 21h13M7 3c0 5 3 6.5 5 9-2 2.5-5 4-5 9M17 3c0 5-3 6.5-5 9 2 2.5 5 4 5 9"),
    "ipad": Symbol("M4.5 2.5h15v19h-15zM10 19h4"),
    "keyboard": Symbol(
      "M2 6h20v12H2zM5.5 9.5h.01M9 9.5h.01M12.5 9.5h.01M16 9.5h.01M18.5 9.5h.01M5.5 12.5h.01M18.5 12.5h.01M8.5 15h7"),
    "laptopcomputer": Symbol("M4.5 5h15v10.5h-15zM1.5 19h21"),
    "medal": Symbol("M12 21a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM9.5 11.5L5.5 3h5l2 4M14.5 11.5L18.5 3h-5l-1.5 3"),
    "mountain.2": Symbol("M1.5 19.5L9 6l4.5 8M10.5 19.5L16.5 10l6 9.5zM1.5 19.5h9"),
    "newspaper": Symbol("M3 4.5h14.5V18a1.7 1.7 0 0 0 3.4 0V8h-3.4M3 4.5V18a1.7 1.7 0 0 0 1.7 1.7h14.5M6 8h8.5v4H6zM6 15.5h8.5"),
    "note.text": Symbol("M4 4h16v11l-5 5H4zM20 15h-5v5M7.5 8.5h9M7.5 12h9"),
    "paintpalette": Symbol(
      "M12 3a9.2 9.2 0 0 0 0 18c1.8 0 2-1.3 1.5-2.5-.7-1.7.2-3 2-3h2.5A3.5 3.5 0 0 0 21.3 12C21.3 7 17.2 3 12 3zM7 11.5h.01M10 7.5h.01M15 7.5h.01M7.5 15.5h.01"
    ),
    "pawprint": Symbol(
      "M12 12c-2.5 0-5 3-5 5.5S9 20 12 20s5 0 5-2.5S14.5 12 12 12zM5.5 12.5a2 1.5 70 1 0-1-3.5 2 1.5 70 0 0 1 3.5zM18.5 12.5a2 1.5-70 1 1 1-3.5 2 1.5-70 0 1-1 3.5zM9.5 8.5c1 0 1.5-1.2 1.2-2.5S9.5 4 8.7 4.2 7.5 5.5 7.9 6.7s1 1.8 1.6 1.8zM14.5 8.5c-1 0-1.5-1.2-1.2-2.5s1.2-2 2-1.8 1.2 1.3.8 2.5-1 1.8-1.6 1.8z",
      closed: true),
    "pills": Symbol("M4 13l6-6a4.2 4.2 0 0 1 6 6l-6 6a4.2 4.2 0 0 1-6-6zM7 10l6 6"),
    "pin": Symbol("M8.5 3h7L14.5 9.5c2 1 3 2.5 3 4.5h-11c0-2 1-3.5 3-4.5zM12 14v7", closed: true),
    "printer": Symbol("M6.5 9V3h11v6M6.5 17.5H3V9h18v8.5h-3.5M6.5 14h11v7h-11z"),
    "puzzlepiece": Symbol(
      "M4 8h4.5c-1.5-3 .5-4.5 2-4.5s3.5 1.5 2 4.5H17v4.5c3-1.5 4.5.5 4.5 2s-1.5 3.5-4.5 2V21H4z", closed: true),
    "qrcode": Symbol(
      "M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM7.2 7.2h.01M16.7 7.2h.01M7.2 16.7h.01M14 14h2.5v2.5M20 14v.01M14 20h.01M17.5 20H20v-2.5"
    ),
    "scissors": Symbol("M6.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6.5 20.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM9 8l11.5 8.5M9 16L20.5 7.5"),
    "server.rack": Symbol("M3.5 4h17v7h-17zM3.5 13h17v7h-17zM7 7.5h.01M7 16.5h.01M11 7.5h6M11 16.5h6"),
    "snowflake": Symbol(
      "M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2L3.8 16.8M9.5 4L12 6.5 14.5 4M9.5 20l2.5-2.5 2.5 2.5M4 11l3.2-1.5-.5-3.3M20 13l-3.2 1.5.5 3.3M20 11l-3.2-1.5.5-3.3M4 13l3.2 1.5-.5 3.3"
    ),
    "speaker": Symbol("M4 9.5h3.5L13 5v14l-5.5-4.5H4z", closed: true),
    "speaker.slash": Symbol("M4 9.5h3.5L13 5v14l-5.5-4.5H4zM17 9.5l4.5 5M21.5 9.5l-4.5 5"),
    "speaker.wave.2": Symbol("M3 9.5h3.5L12 5v14l-5.5-4.5H3zM15.5 9a4.5 4.5 0 0 1 0 6M18.5 6a9 9 0 0 1 0 12"),
    "stethoscope": Symbol(
      "M5 3.5H3.5V9a4.5 4.5 0 0 0 9 0V3.5H11M8 13.5V16a5 5 0 0 0 10 0v-2.5M18 13.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z"),
    "stopwatch": Symbol("M12 21a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM12 9.5v4M9.5 2.5h5M12 2.5V6M18 7l1.5-1.5"),
    "suitcase": Symbol("M2.5 7h19v12.5h-19zM8.5 7V4h7v3M7 7v12.5M17 7v12.5"),
    "tent": Symbol("M12 4L2.5 20h19zM12 10.5L8 20h8zM12 4l-1.5-2M12 4l1.5-2"),
    "thermometer": Symbol("M9.5 13.5V5a2.5 2.5 0 0 1 5 0v8.5a4.5 4.5 0 1 1-5 0zM12 9v7.5M12 17h.01"),
    "ticket": Symbol("M2.5 6h19v3.7a2.5 2.5 0 0 0 0 4.6V18h-19v-3.7a2.5 2.5 0 0 0 0-4.6zM14.5 6v2M14.5 11v2M14.5 16v2"),
    "tram": Symbol("M5.5 6.5h13v11h-13zM5.5 12h13M9 3h6M12 3v3.5M8.5 17.5L6.5 21M15.5 17.5l2 3.5M9 15h.01M15 15h.01"),
    "tree": Symbol("M12 2.5L6 10h3l-4.5 6.5h15L15 10h3zM12 16.5V21.5", closed: true),
    "trophy": Symbol(
      "M7 3.5h10V10a5 5 0 0 1-10 0zM7 5.5H3.5V7A3.5 3.5 0 0 0 7 10.5M17 5.5h3.5V7a3.5 3.5 0 0 1-3.5 3.5M12 15v3M8 20.5h8",
      closed: true),
    "tv": Symbol("M2.5 4.5h19v13h-19zM8 20.5h8"),
    "umbrella": Symbol("M2.5 13a9.5 9.5 0 0 1 19 0zM12 13v6a2 2 0 0 0 4 0M12 3.5V2", closed: true),
    "video": Symbol("M2.5 6.5h13v11h-13zM15.5 10.5L21.5 7v10l-6-3.5", closed: true),
    "wand.and.stars": Symbol("M3.5 20.5L14 10M12 8l2 2M18 3v4M16 5h4M19.5 11v3M18 12.5h3M9 3.5v3M7.5 5h3"),
    "waveform": Symbol("M3 10.5v3M6.5 7v10M10 4v16M13.5 8v8M17 5.5v13M20.5 10v4"),
    "wind": Symbol("M2.5 9h11.5a3 3 0 1 0-3-3M2.5 13h16a3 3 0 1 1-3 3M2.5 17h8a2 2 0 1 1-2 2"),
  ]
}
