import Foundation

/// A word in the runtime's built-in controls. The raw value is the English word, and also the key of a translation in the app's
/// tables.
nonisolated enum SystemWord: String, CaseIterable, Sendable {
  case activate = "Activate"
  case back = "Back"
  case cancel = "Cancel"
  case close = "Close"
  case decrement = "Decrement"
  case delete = "Delete"
  case dismiss = "Dismiss"
  case done = "Done"
  case edit = "Edit"
  case increment = "Increment"
  case ok = "OK"
  case primaryAction = "Primary Action"
  case refresh = "Refresh"
  case remove = "Remove"
  case reorder = "Reorder"
  case search = "Search"
  case select = "Select"

  // Labels of the controls that a host adds.
  case clearText = "Clear text"
  case hideSidebar = "Hide sidebar"
  case inProgress = "In progress"
  case pageOfPages = "Page %lld of %lld"
  case sheetHeight = "Sheet height"
  case sheetFull = "Full height"
  case sheetHalf = "Half height"
  case showSidebar = "Show sidebar"

  // Notices of the web page.
  case reconnecting = "Reconnecting…"
  case pageIsOpen = "This page is open in another tab."
  case pageNeedsCookie = "This page needs a cookie. Allow cookies for it, and load it again."
  case textIsTooLong = "This text is too long, and is not sent."

  // Notices about files that the host refuses.
  case fileIsTooLarge = "The file is too large."
  case fileTransferFailed = "The file could not be transferred. Try again."
  case fileTypeIsNotAccepted = "Files of this type are not accepted."
  case noSpaceForFile = "There is not enough space for the file."
  case tooManyFiles = "There are too many files."

  // Parts of controls that consist of several views.
  case app = "App"
  case checkSpelling = "Check the spelling or try a new search."
  case choose = "Choose…"
  case chooseFile = "Choose a File"
  case chooseFiles = "Choose Files"
  case collapse = "Collapse"
  case day = "Day"
  case expand = "Expand"
  case file = "File"
  case help = "Help"
  case hour = "Hour"
  case minute = "Minute"
  case month = "Month"
  case more = "More"
  case move = "Move"
  case moveFile = "Move File"
  case moveFiles = "Move Files"
  case name = "Name"
  case nextMonth = "Next month"
  case noResults = "No Results"
  case noResultsForText = "No Results for “%@”"
  case paste = "Paste"
  case previousMonth = "Previous month"
  case removesToken = "Removes the token"
  case rename = "Rename"
  case save = "Save"
  case saveFile = "Save File"
  case saveFiles = "Save Files"
  case scope = "Scope"
  case selected = "Selected"
  case settings = "Settings…"
  case share = "Share…"
  case titleMenu = "Title menu"
  case view = "View"
  case window = "Window"
  case year = "Year"

  /// Returns the word in the language of a locale, or the English word if there is no translation.
  func translation(for locale: Locale) -> String {
    guard let language = Self.language(of: locale.identifier) else { return rawValue }
    return Self.translations[language]?[self] ?? Self.controlTranslations[language]?[self]
      ?? Self.noticeTranslations[language]?[self] ?? rawValue
  }

  /// Returns the key of the translations for the identifier of a locale, or nil if there are none. The likely script is
  /// determined only for languages with several scripts, such as in `zh_TW`, because this costs much more than reading the
  /// language code.
  private static func language(of identifier: String) -> String? {
    let code = String(identifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" })
    if translations[code] != nil { return code }
    guard languagesWithScripts.contains(code) else { return nil }
    let maximal = Locale.Language(identifier: Locale.Language(identifier: identifier).maximalIdentifier)
    return maximal.script.map { "\(code)-\($0.identifier)" }
  }

  /// The codes of the languages whose words are listed by script.
  private static let languagesWithScripts = Set(
    translations.keys.lazy.filter { $0.contains("-") }.map { String($0.prefix { $0 != "-" }) })

  /// The words of Apple's systems by language code. The code includes the script if the language has several.
  private static let translations: [String: [SystemWord: String]] = [
    "de": [
      .activate: "Aktivieren", .back: "Zurück", .cancel: "Abbrechen", .close: "Schließen", .decrement: "Verringern",
      .delete: "Löschen",
      .dismiss: "Schließen", .done: "Fertig", .edit: "Bearbeiten", .increment: "Erhöhen", .primaryAction: "Hauptaktion",
      .remove: "Entfernen", .reorder: "Neu anordnen", .search: "Suchen", .select: "Auswählen",
      .refresh: "Aktualisieren",
      .clearText: "Text löschen", .hideSidebar: "Seitenleiste ausblenden", .inProgress: "In Bearbeitung",
      .pageOfPages: "Seite %lld von %lld", .sheetHeight: "Höhe des Blatts", .sheetFull: "Volle Höhe",
      .sheetHalf: "Halbe Höhe", .showSidebar: "Seitenleiste einblenden",
      .reconnecting: "Verbindung wird wiederhergestellt …", .pageIsOpen: "Diese Seite ist in einem anderen Tab geöffnet.",
      .pageNeedsCookie: "Diese Seite benötigt ein Cookie. Erlaube Cookies für sie, und lade sie neu.",
      .textIsTooLong: "Dieser Text ist zu lang und wird nicht gesendet.",
    ],
    "fr": [
      .activate: "Activer", .back: "Retour", .cancel: "Annuler", .close: "Fermer", .decrement: "Diminuer", .delete: "Supprimer",
      .dismiss: "Fermer", .done: "Terminé", .edit: "Modifier", .increment: "Augmenter", .primaryAction: "Action principale",
      .remove: "Retirer", .reorder: "Réorganiser", .search: "Rechercher", .select: "Sélectionner",
      .refresh: "Actualiser",
      .clearText: "Effacer le texte", .hideSidebar: "Masquer la barre latérale", .inProgress: "En cours",
      .pageOfPages: "Page %lld sur %lld", .sheetHeight: "Hauteur de la feuille", .sheetFull: "Pleine hauteur",
      .sheetHalf: "Demi-hauteur", .showSidebar: "Afficher la barre latérale",
      .reconnecting: "Reconnexion…", .pageIsOpen: "Cette page est ouverte dans un autre onglet.",
      .pageNeedsCookie: "Cette page a besoin d’un cookie. Autorisez les cookies pour elle, puis rechargez-la.",
      .textIsTooLong: "Ce texte est trop long et n’est pas envoyé.",
    ],
    "es": [
      .activate: "Activar", .back: "Atrás", .cancel: "Cancelar", .close: "Cerrar", .decrement: "Disminuir", .delete: "Eliminar",
      .dismiss: "Cerrar", .done: "Listo", .edit: "Editar", .increment: "Aumentar", .ok: "Aceptar",
      .primaryAction: "Acción principal", .remove: "Quitar", .reorder: "Reordenar", .search: "Buscar", .select: "Seleccionar",
      .refresh: "Actualizar",
      .clearText: "Borrar texto", .hideSidebar: "Ocultar barra lateral", .inProgress: "En curso",
      .pageOfPages: "Página %lld de %lld", .sheetHeight: "Altura de la hoja", .sheetFull: "Altura completa",
      .sheetHalf: "Media altura", .showSidebar: "Mostrar barra lateral",
      .reconnecting: "Reconectando…", .pageIsOpen: "Esta página está abierta en otra pestaña.",
      .pageNeedsCookie: "Esta página necesita una cookie. Permite las cookies para ella y vuelve a cargarla.",
      .textIsTooLong: "Este texto es demasiado largo y no se envía.",
    ],
    "it": [
      .activate: "Attiva", .back: "Indietro", .cancel: "Annulla", .close: "Chiudi", .decrement: "Diminuisci", .delete: "Elimina",
      .dismiss: "Chiudi", .done: "Fine", .edit: "Modifica", .increment: "Aumenta", .primaryAction: "Azione principale",
      .remove: "Rimuovi", .reorder: "Riordina", .search: "Cerca", .select: "Seleziona",
      .refresh: "Aggiorna",
      .clearText: "Cancella testo", .hideSidebar: "Nascondi barra laterale", .inProgress: "In corso",
      .pageOfPages: "Pagina %lld di %lld", .sheetHeight: "Altezza del foglio", .sheetFull: "Altezza completa",
      .sheetHalf: "Mezza altezza", .showSidebar: "Mostra barra laterale",
      .reconnecting: "Riconnessione…", .pageIsOpen: "Questa pagina è aperta in un altro pannello.",
      .pageNeedsCookie: "Questa pagina ha bisogno di un cookie. Consenti i cookie e ricaricala.",
      .textIsTooLong: "Questo testo è troppo lungo e non viene inviato.",
    ],
    "ja": [
      .activate: "アクティブにする", .back: "戻る", .cancel: "キャンセル", .close: "閉じる", .decrement: "減らす", .delete: "削除", .dismiss: "閉じる",
      .done: "完了", .edit: "編集", .increment: "増やす", .primaryAction: "主要アクション", .remove: "取り除く", .reorder: "並べ替え",
      .search: "検索", .select: "選択",
      .refresh: "更新",
      .clearText: "テキストを消去", .hideSidebar: "サイドバーを非表示", .inProgress: "進行中", .pageOfPages: "ページ %lld／%lld",
      .sheetHeight: "シートの高さ", .sheetFull: "全体の高さ", .sheetHalf: "半分の高さ", .showSidebar: "サイドバーを表示",
      .reconnecting: "再接続中…", .pageIsOpen: "このページは別のタブで開いています。",
      .pageNeedsCookie: "このページにはCookieが必要です。Cookieを許可して、再読み込みしてください。",
      .textIsTooLong: "このテキストは長すぎるため、送信されません。",
    ],
    "zh-Hans": [
      .activate: "激活", .back: "返回", .cancel: "取消", .close: "关闭", .decrement: "减少", .delete: "删除", .dismiss: "关闭", .done: "完成",
      .edit: "编辑", .increment: "增加", .ok: "好", .primaryAction: "主要操作", .remove: "移除", .reorder: "重新排序", .search: "搜索",
      .select: "选择",
      .refresh: "刷新",
      .clearText: "清除文本", .hideSidebar: "隐藏边栏", .inProgress: "进行中", .pageOfPages: "第%lld页，共%lld页", .sheetHeight: "面板高度",
      .sheetFull: "全高", .sheetHalf: "半高", .showSidebar: "显示边栏",
      .reconnecting: "正在重新连接…", .pageIsOpen: "此页面已在另一个标签页中打开。",
      .pageNeedsCookie: "此页面需要Cookie。请允许Cookie并重新载入页面。",
      .textIsTooLong: "此文本过长，未发送。",
    ],
    "ar": [
      .activate: "تنشيط", .back: "رجوع", .cancel: "إلغاء", .close: "إغلاق", .decrement: "إنقاص", .delete: "حذف",
      .dismiss: "إغلاق",
      .done: "تم", .edit: "تحرير", .increment: "زيادة", .ok: "موافق", .primaryAction: "الإجراء الأساسي", .remove: "إزالة",
      .reorder: "إعادة ترتيب", .search: "بحث", .select: "تحديد",
      .refresh: "تحديث",
      .clearText: "مسح النص", .hideSidebar: "إخفاء الشريط الجانبي", .inProgress: "قيد التنفيذ",
      .pageOfPages: "الصفحة %lld من %lld", .sheetHeight: "ارتفاع اللوحة", .sheetFull: "الارتفاع الكامل",
      .sheetHalf: "نصف الارتفاع", .showSidebar: "إظهار الشريط الجانبي",
      .reconnecting: "جارٍ إعادة الاتصال…", .pageIsOpen: "هذه الصفحة مفتوحة في علامة تبويب أخرى.",
      .pageNeedsCookie: "تحتاج هذه الصفحة إلى ملف تعريف ارتباط. اسمح به ثم أعد تحميلها.",
      .textIsTooLong: "هذا النص طويل جدًا ولن يُرسل.",
    ],
  ]
}

/// A word of the runtime in the language of the view that displays it. Translations in the app's tables take precedence.
final class SystemText: TextSource, @unchecked Sendable {
  private let word: SystemWord
  /// The text that replaces the placeholder `%@` of the word, or nil if it has none.
  private let argument: String?

  init(_ word: SystemWord, with argument: String? = nil) {
    self.word = word
    self.argument = argument
  }

  override func string(in formatting: TextFormatting) -> String {
    let text =
      LocalizedStringKey(word.rawValue).translation(tableName: nil, bundle: nil, in: formatting)
      ?? word.translation(for: formatting.locale)
    return argument.map { text.replacingOccurrences(of: "%@", with: $0) } ?? text
  }

  override func isEqual(to other: TextSource) -> Bool {
    guard let other = other as? SystemText else { return false }
    return other.word == word && other.argument == argument
  }
}

extension Text {
  /// Creates a text that displays a word of the runtime.
  nonisolated init(_ word: SystemWord, with argument: String? = nil) {
    self.init(storage: .source(SystemText(word, with: argument)))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a word of the runtime and a symbol.
  nonisolated init(_ word: SystemWord, systemImage name: String) {
    self.init(title: { Text(word) }, icon: { Image(systemName: name) })
  }
}

extension Button where Label == Text {
  /// Creates a button whose label is a word of the runtime.
  nonisolated init(_ word: SystemWord, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(word) }
  }
}
