/// The page that shows a session: everything except the app's own HTML.
package enum HTMLPage {
  /// The names by which the script finds the notices, and the English texts. The script shows a notice when the connection is
  /// lost or ends, and beside a text that exceeds the maximum length.
  private static let notices = [
    (name: "reconnecting", text: "Reconnecting…"),
    (name: "replaced", text: "This page is open in another tab."),
    (name: "no-cookie", text: "This page needs a cookie. Allow cookies for it, and load it again."),
    (name: "too-long", text: "This text is too long, and is not sent."),
  ]

  /// Returns the whole document. `body` must come from ``HTMLRenderer``; all other values are escaped here.
  ///
  /// - Parameters:
  ///   - continuation: The generation and the last batch of the continued session; zeros if a new session replaces the one that
  ///     the tab has named; nil if the tab has named none.
  ///   - opening: The style sheet of the animations with which the page begins, and the nonce with which the content security
  ///     policy allows it.
  ///   - fileVersion: The version of the scripts and the style sheet. It changes with their contents.
  ///   - notices: The notices that the page shows, in the order of `notices`; empty for English ones.
  ///   - maximumTextLength: The maximum length of a text that the host accepts from the page, in bytes.
  package static func render(
    appName: String, title: String, language: String, body: HTMLBody, token: String,
    continuation: (generation: Int, batch: Int)? = nil, opening: (styles: OpeningStyles, nonce: String)? = nil, location: String,
    fileVersion: String, notices: [String] = [], maximumTextLength: Int
  ) -> String {
    var html = HTMLBuffer(capacity: body.html.utf8.count + 1024)
    html.raw("<!doctype html>\n<html")
    html.attribute("lang", language)
    if PageLanguage.isRightToLeft(language) { html.raw(" dir=\"rtl\"") }
    html.raw("><head><meta charset=\"utf-8\"><title>")
    html.text(title)
    html.raw("</title><meta name=\"viewport\" content=\"width=device-width,initial-scale=1,viewport-fit=cover\">")
    html.raw("<meta name=\"application-name\"")
    html.attribute("content", appName)
    html.raw("><meta name=\"color-scheme\" content=\"light dark\"><meta name=\"navigator-token\"")
    html.attribute("content", token)
    if let continuation {
      html.raw("><meta name=\"navigator-continuation\"")
      html.attribute("content", "\(continuation.generation) \(continuation.batch)")
    }
    html.raw("><meta name=\"navigator-location\"")
    html.attribute("content", location)
    for (index, notice) in Self.notices.enumerated() {
      html.raw("><meta")
      html.attribute("name", "navigator-" + notice.name)
      html.attribute("content", notices.indices.contains(index) ? notices[index] : notice.text)
    }
    html.raw("><meta name=\"navigator-maximum-text-size\"")
    html.attribute("content", Double(maximumTextLength))
    html.raw("><link rel=\"icon\" href=\"data:,\"><link rel=\"stylesheet\"")
    html.attribute("href", "/client.css?v=" + fileVersion)
    if let opening {
      html.raw("><style")
      html.attribute("nonce", opening.nonce)
      // A browser may begin the animations after it has loaded the script.
      html.attribute("data-end", (opening.styles.end + 1) * 1_000)
      html.raw(0x3E)
      html.append(opening.styles.text)
      html.raw("</style")
      // The script removes the style sheet when the animations have ended.
      html.raw("><script type=\"module\"")
      html.attribute("src", PageScript.graphics.path(version: fileVersion))
      html.raw("></script")
    }
    html.raw("><script defer")
    html.attribute("src", PageScript.client.path(version: fileVersion))
    for script in body.requiredScripts.scripts {
      html.raw("></script><script type=\"module\" blocking=\"render\"")
      html.attribute("src", script.path(version: fileVersion))
    }
    html.raw("></script></head><body><button type=\"button\" class=\"skip\">")
    html.text(PageLanguage.skipTitle(in: language))
    html.raw("</button><div id=\"app\">")
    html.append(body.html)
    // The script shows the state of the connection in the notice, and announces new screens to screen readers.
    html.raw("</div><div class=\"notice\" role=\"status\"></div><div id=\"announcer\" class=\"unseen\" role=\"status\"></div>")
    html.raw("</body></html>\n")
    return html.string
  }
}
