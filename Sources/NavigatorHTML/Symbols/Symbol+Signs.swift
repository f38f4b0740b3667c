extension Symbol {
  /// Further signs: currencies, media controls, charts and common actions.
  static let signs: [String: Symbol] = [
    "antenna.radiowaves.left.and.right": Symbol(
      "M12 12v9M12 12h.01M8.5 15.5a5 5 0 0 1 0-7M15.5 8.5a5 5 0 0 1 0 7M5.5 18.5a9.2 9.2 0 0 1 0-13M18.5 5.5a9.2 9.2 0 0 1 0 13"),
    "arrow.down.left": Symbol("M18 6L6 18M6 8.5V18h9.5"),
    "arrow.down.right": Symbol("M6 6l12 12M18 8.5V18H8.5"),
    "arrow.up.left.and.arrow.down.right": Symbol("M10.5 10.5L4 4M4 9V4h5M13.5 13.5L20 20M20 15v5h-5"),
    "arrow.down.right.and.arrow.up.left": Symbol("M4 4l6.5 6.5M10.5 5.5v5h-5M20 20l-6.5-6.5M13.5 18.5v-5h5"),
    "arrow.uturn.forward": Symbol("M15.5 4L20 8.5 15.5 13M20 8.5H10a5.5 5.5 0 0 0 0 11h6"),
    "arrow.uturn.right": Symbol("M15.5 4L20 8.5 15.5 13M20 8.5H10a5.5 5.5 0 0 0 0 11h6"),
    "arrowshape.turn.up.left": Symbol("M10 4.5L3 11l7 6.5v-4c5-.5 8.5 1 11 5-.5-6-4-10-11-10.5z", closed: true),
    "arrowshape.turn.up.right": Symbol("M14 4.5L21 11l-7 6.5v-4c-5-.5-8.5 1-11 5 .5-6 4-10 11-10.5z", closed: true),
    "asterisk": Symbol("M12 4.5v15M5.5 8.2l13 7.6M18.5 8.2l-13 7.6"),
    "backward": Symbol("M11.5 5v14L2.5 12zM21 5v14L12 12z", closed: true),
    "backward.end": Symbol("M18.5 5v14L7.5 12zM5 5v14", closed: true),
    "bold": Symbol("M7 4.5h6a3.7 3.7 0 0 1 0 7.5H7zM7 12h7a3.7 3.7 0 0 1 0 7.5H7z"),
    "chart.line.uptrend.xyaxis": Symbol("M3.5 3.5v17h17M6.5 16l4.5-5 3 3L20 7.5M15.5 7.5H20V12"),
    "chart.pie": Symbol("M10.5 4.5A8.5 8.5 0 1 0 19.5 13.5h-9zM14 2.5V10h7.5A7.5 7.5 0 0 0 14 2.5z", closed: true),
    "chart.xyaxis.line": Symbol("M3.5 3.5v17h17M6.5 14l4-4 3.5 3.5L20 7"),
    "checklist": Symbol("M3 6l1.5 1.5L7.5 4.5M3 13l1.5 1.5 3-3M3 20l1.5 1.5 3-3M11 6h10M11 13h10M11 20h10"),
    "checkmark.seal": Symbol(
      "M12 2.5l2.6 2 3.3-.2.8 3.2 2.8 1.7-1.2 3.1 1.2 3.1-2.8 1.7-.8 3.2-3.3-.2-2.6 2-2.6-2-3.3.2-.8-3.2-2.8-1.7 1.2-3.1-1.2-3.1 2.8-1.7.8-3.2 3.3.2zM8 12.2l3 3 5-5.7"
    ),
    "cross": Symbol("M9 3h6v6h6v6h-6v6H9v-6H3V9h6z", closed: true),
    "delete.left": Symbol("M8.5 5h13v14h-13L2 12zM12 9.5l5 5M17 9.5l-5 5"),
    "dollarsign": Symbol("M12 2.5v19M16.5 7c-.8-1.7-2.3-2.5-4.5-2.5-5.5 0-6 6 0 7.2 6.5 1.3 6 7.8 0 7.8-2.5 0-4.2-1-5-3"),
    "doc.badge.plus": Symbol("M11 21H6V3h8l4.5 4.5V12M13.5 3v5h5M17.5 15v6M14.5 18h6"),
    "eurosign": Symbol("M18.5 6.5A7.3 7.3 0 0 0 7 12a7.3 7.3 0 0 0 11.5 5.5M4 10.5h9.5M4 13.5h9.5"),
    "face.smiling": Symbol("M12 21.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19zM8.5 9.5v.01M15.5 9.5v.01M7.5 14c2 3.5 7 3.5 9 0"),
    "forward": Symbol("M12.5 5v14l9-7zM3 5v14l9-7z", closed: true),
    "forward.end": Symbol("M5.5 5v14l11-7zM19 5v14", closed: true),
    "function": Symbol("M15.5 4c-2.5-1-4 .5-4.5 3L9 17c-.5 2.5-2 3.5-4 3M7 9.5h7M14 13l5 6M19 13l-5 6"),
    "goforward": Symbol("M19.5 13A7.5 7.5 0 1 1 12 5.5h4M13 2.5l3.5 3-3.5 3"),
    "gobackward": Symbol("M4.5 13A7.5 7.5 0 1 0 12 5.5H8M11 2.5l-3.5 3 3.5 3"),
    "infinity": Symbol(
      "M12 12c-2-3-3.5-4.5-6-4.5a4.5 4.5 0 0 0 0 9c2.5 0 4-1.5 6-4.5 2-3 3.5-4.5 6-4.5a4.5 4.5 0 0 1 0 9c-2.5 0-4-1.5-6-4.5z"),
    "italic": Symbol("M10 4.5h8M6 19.5h8M14.5 4.5l-5 15"),
    "line.3.horizontal.decrease": Symbol("M3.5 6h17M6.5 12h11M9.5 18h5"),
    "lines.measurement.horizontal": Symbol("M3 8h18v8H3zM7 8v3M11 8v4M15 8v3M18.5 8v4"),
    "nosign": Symbol("M12 21.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19zM5.5 5.5l13 13"),
    "percent": Symbol("M18.5 5.5l-13 13M7 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z"),
    "playpause": Symbol("M3 5l9.5 7L3 19zM16 5v14M20.5 5v14", closed: true),
    "plus.magnifyingglass": Symbol("M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.2 15.2L20.5 20.5M10.5 8v5M8 10.5h5"),
    "minus.magnifyingglass": Symbol("M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.2 15.2L20.5 20.5M8 10.5h5"),
    "rectangle.portrait.and.arrow.right": Symbol("M13 8V3.5H4v17h9V16M9 12h12M17.5 8.5L21 12l-3.5 3.5"),
    "repeat": Symbol("M4 11V9.5a3 3 0 0 1 3-3h13M16.5 3L20 6.5 16.5 10M20 13v1.5a3 3 0 0 1-3 3H4M7.5 21L4 17.5 7.5 14"),
    "return": Symbol("M19.5 5.5V13h-15M9 8.5L4.5 13 9 17.5"),
    "rotate.right": Symbol("M19 4.5v5h-5M18.5 9A7.5 7.5 0 1 0 19.5 14"),
    "rotate.left": Symbol("M5 4.5v5h5M5.5 9a7.5 7.5 0 1 1-1 5"),
    "shuffle": Symbol(
      "M3 6.5h3.5c4.5 0 5.5 11 10.5 11h4M17.5 14l3.5 3.5-3.5 3.5M3 17.5h3.5c1.8 0 3-1.6 4-3.7M13.5 9.8c.9-1.9 2-3.3 3.5-3.3h4M17.5 3L21 6.5 17.5 10"
    ),
    "sterlingsign": Symbol("M17.5 7.5C17 5.5 15.5 4 13 4c-3 0-4.5 2-4.5 5 0 4 2 8-2 11h12M5.5 12.5h9"),
    "sum": Symbol("M18 7V4H6l6.5 8L6 20h12v-3"),
    "switch.2": Symbol(
      "M7.5 10.5h9a3.5 3.5 0 0 0 0-7h-9a3.5 3.5 0 0 0 0 7zM7.5 7h.01M7.5 20.5h9a3.5 3.5 0 0 0 0-7h-9a3.5 3.5 0 0 0 0 7zM16.5 17h.01"
    ),
    "underline": Symbol("M7 4v7.5a5 5 0 0 0 10 0V4M5.5 20.5h13"),
    "viewfinder": Symbol("M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"),
    "wifi.slash": Symbol("M2.5 9.5a14 14 0 0 1 19 0M6 13.2a9 9 0 0 1 12 0M9.3 16.7a4 4 0 0 1 5.4 0M12 20h.01M4 3l16 18"),
    "yensign": Symbol("M5.5 4l6.5 8.5L18.5 4M12 12.5V20.5M7 13h10M7 16.5h10"),
  ]
}
