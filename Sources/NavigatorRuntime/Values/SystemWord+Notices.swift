/// The translations of the notices about files.
extension SystemWord {
  /// The notices by language code. The code includes the script if the language has several.
  static let noticeTranslations: [String: [SystemWord: String]] = [
    "de": [
      .fileIsTooLarge: "Die Datei ist zu groß.",
      .fileTransferFailed: "Die Datei konnte nicht übertragen werden. Versuche es erneut.",
      .fileTypeIsNotAccepted: "Dateien dieses Typs werden nicht akzeptiert.",
      .noSpaceForFile: "Für die Datei ist nicht genügend Platz vorhanden.",
      .tooManyFiles: "Es sind zu viele Dateien.",
    ],
    "fr": [
      .fileIsTooLarge: "Le fichier est trop volumineux.",
      .fileTransferFailed: "Le fichier n’a pas pu être transféré. Réessayez.",
      .fileTypeIsNotAccepted: "Les fichiers de ce type ne sont pas acceptés.",
      .noSpaceForFile: "L’espace est insuffisant pour le fichier.",
      .tooManyFiles: "Il y a trop de fichiers.",
    ],
    "es": [
      .fileIsTooLarge: "El archivo es demasiado grande.",
      .fileTransferFailed: "No se pudo transferir el archivo. Inténtalo de nuevo.",
      .fileTypeIsNotAccepted: "No se aceptan archivos de este tipo.",
      .noSpaceForFile: "No hay espacio suficiente para el archivo.",
      .tooManyFiles: "Hay demasiados archivos.",
    ],
    "it": [
      .fileIsTooLarge: "Il file è troppo grande.",
      .fileTransferFailed: "Impossibile trasferire il file. Riprova.",
      .fileTypeIsNotAccepted: "I file di questo tipo non sono accettati.",
      .noSpaceForFile: "Spazio insufficiente per il file.",
      .tooManyFiles: "Ci sono troppi file.",
    ],
    "ja": [
      .fileIsTooLarge: "ファイルが大きすぎます。",
      .fileTransferFailed: "ファイルを転送できませんでした。もう一度お試しください。",
      .fileTypeIsNotAccepted: "この種類のファイルは使用できません。",
      .noSpaceForFile: "ファイルを保存する空き領域が足りません。",
      .tooManyFiles: "ファイルの数が多すぎます。",
    ],
    "zh-Hans": [
      .fileIsTooLarge: "文件过大。",
      .fileTransferFailed: "无法传输文件。请重试。",
      .fileTypeIsNotAccepted: "不接受此类型的文件。",
      .noSpaceForFile: "空间不足，无法存储文件。",
      .tooManyFiles: "文件过多。",
    ],
    "ar": [
      .fileIsTooLarge: "الملف كبير جدًا.",
      .fileTransferFailed: "تعذر نقل الملف. أعد المحاولة.",
      .fileTypeIsNotAccepted: "الملفات من هذا النوع غير مقبولة.",
      .noSpaceForFile: "لا توجد مساحة كافية للملف.",
      .tooManyFiles: "عدد الملفات كبير جدًا.",
    ],
  ]
}
