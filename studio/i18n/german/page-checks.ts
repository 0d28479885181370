/** German texts of the checks before publishing. */
export const pageCheckWords = {
  "“{words}”": "„{words}“",
  Fields: "Felder",
  "Slug and redirects": "Slug und Weiterleitungen",
  Headings: "Überschriften",
  "Images and alt text": "Bilder und Alternativtexte",
  Links: "Links",
  Anchors: "Sprungmarken",
  Videos: "Videos",
  Animations: "Animationen",
  Colors: "Farben",
  "Gated files": "Geschützte Dateien",
  SEO: "SEO",
  "Page checks": "Seitenprüfung",
  "Close page checks": "Seitenprüfung schließen",
  Errors: "Fehler",
  Warnings: "Warnungen",
  Suggestions: "Vorschläge",
  Passed: "Bestanden",
  "Page outline": "Gliederung der Seite",
  "Empty line": "Leere Zeile",
  "No issues found.": "Keine Probleme gefunden.",
  "1 issue. Select it to open its field.": "1 Hinweis. Wählen Sie ihn aus, um sein Feld zu öffnen.",
  "{count} issues. Select one to open its field.":
    "{count} Hinweise. Wählen Sie einen aus, um sein Feld zu öffnen.",
  "Checking links and redirects …": "Links und Weiterleitungen werden geprüft …",
  "Publish anyway": "Trotzdem veröffentlichen",
  "Schedule anyway": "Trotzdem planen",
  "Check pages": "Seiten prüfen",
  "Page checks for “{release}”": "Seitenprüfung für „{release}“",
  "This release contains no pages.": "Dieses Release enthält keine Seiten.",
  "Errors prevent the release from being published. Warnings don't.":
    "Fehler verhindern die Veröffentlichung des Releases, Warnungen nicht.",
  "Checking …": "Wird geprüft …",
  "The redirect from “{from}” leads to “{left}”, the previous URL of this page, and would cause a redirect loop. Select this page as the redirect's target, or restore the slug.":
    "Die Weiterleitung von „{from}“ führt zu „{left}“, der bisherigen URL dieser Seite, und würde eine Endlosschleife verursachen. Wählen Sie diese Seite als Ziel der Weiterleitung, oder stellen Sie den Slug wieder her.",
  "The redirect from “{from}” leads to “{left}”, the previous URL of this page, so visitors would see an error page. Select this page as the redirect's target.":
    "Die Weiterleitung von „{from}“ führt zu „{left}“, der bisherigen URL dieser Seite; Besucher sähen eine Fehlerseite. Wählen Sie diese Seite als Ziel der Weiterleitung.",
  "The redirect from “{from}” leads to “{left}”, the previous URL of this page, so visitors would be redirected twice. Select this page as the redirect's target.":
    "Die Weiterleitung von „{from}“ führt zu „{left}“, der bisherigen URL dieser Seite; Besucher würden zweimal weitergeleitet. Wählen Sie diese Seite als Ziel der Weiterleitung.",
  "The redirect from “{from}” has no effect, because this page has the same URL. Delete the redirect, or change the page's slug.":
    "Die Weiterleitung von „{from}“ ist wirkungslos, weil diese Seite dieselbe URL hat. Löschen Sie die Weiterleitung, oder ändern Sie den Slug der Seite.",
  "Links to the previous URL “{lost}” would lead to an error page. Create a redirect below the slug field.":
    "Links zur bisherigen URL „{lost}“ würden zu einer Fehlerseite führen. Erstellen Sie unter dem Slug-Feld eine Weiterleitung.",
  "Members don't see this gate's heading, so the page has no main heading for them. Start the page or the gate's teaser with a block that has a heading.":
    "Mitglieder sehen die Überschrift dieser Schranke nicht; ihnen fehlt die Hauptüberschrift der Seite. Beginnen Sie die Seite oder den Teaser der Schranke mit einem Block, der eine Überschrift hat.",
  "The page has no main heading, because its first block has none. Add a block with a heading before it, such as a Hero.":
    "Die Seite hat keine Hauptüberschrift, weil ihr erster Block keine Überschrift hat. Fügen Sie davor einen Block mit Überschrift hinzu, zum Beispiel einen Hero.",
  "Add a heading to this block. It is the first block, so its heading is the main heading of the page.":
    "Fügen Sie diesem Block eine Überschrift hinzu. Da er der erste Block ist, ist sie die Hauptüberschrift der Seite.",
  "While the previous block is hidden, the page starts here and has no main heading. Start the page with a block that has a heading and is always visible.":
    "Solange der vorherige Block ausgeblendet ist, beginnt die Seite hier und hat keine Hauptüberschrift. Beginnen Sie die Seite mit einem Block, der eine Überschrift hat und immer sichtbar ist.",
  "This heading is empty. Enter a text, or delete the line.":
    "Diese Überschrift ist leer. Geben Sie einen Text ein, oder löschen Sie die Zeile.",
  "“{text}” skips a heading level. Choose the next heading level.":
    "„{text}“ überspringt eine Überschriftenebene. Wählen Sie die nächste Ebene.",
  "“{alt}” is a file name. Describe the image for visitors who can't see it.":
    "„{alt}“ ist ein Dateiname. Beschreiben Sie das Bild für Besucher, die es nicht sehen können.",
  "Screen readers already announce that this is an image. Start with what it shows.":
    "Screenreader sagen bereits an, dass dies ein Bild ist. Beginnen Sie mit dem, was es zeigt.",
  "The caption is the same, so screen readers read it twice. Describe the image here, or mark it as decorative.":
    "Die Bildunterschrift ist identisch; Screenreader lesen sie zweimal vor. Beschreiben Sie hier das Bild, oder kennzeichnen Sie es als dekorativ.",
  "The linked page no longer exists, so visitors see the text without a link. Select another page.":
    "Die verlinkte Seite existiert nicht mehr; Besucher sehen den Text ohne Link. Wählen Sie eine andere Seite.",
  "The page “{title}” has no slug, so visitors would not see this block. Add a slug to that page, or select another page.":
    "Die Seite „{title}“ hat keinen Slug; Besucher würden diesen Block nicht sehen. Geben Sie jener Seite einen Slug, oder wählen Sie eine andere Seite.",
  "The page “{title}” is not published, so visitors would see the text without a link. Publish it first.":
    "Die Seite „{title}“ ist nicht veröffentlicht; Besucher würden den Text ohne Link sehen. Veröffentlichen Sie sie zuerst.",
  "The page “{title}” is in another language ({language}). Select its translation, or name the language in the link's text.":
    "Die Seite „{title}“ ist in einer anderen Sprache ({language}). Wählen Sie ihre Übersetzung, oder nennen Sie die Sprache im Linktext.",
  "“{path}” is a page of this site. Select the page instead, so that the link still works if its URL changes.":
    "„{path}“ ist eine Seite dieser Website. Wählen Sie stattdessen die Seite, damit der Link auch nach einer Änderung ihrer URL funktioniert.",
  "There is no page at “{path}” on this site, so visitors would see an error page. Select a page instead.":
    "Unter „{path}“ gibt es auf dieser Website keine Seite; Besucher würden eine Fehlerseite sehen. Wählen Sie stattdessen eine Seite.",
  "“{label}” doesn't describe where the link leads. Name its target, because screen readers can list links without their context.":
    "„{label}“ beschreibt nicht, wohin der Link führt. Nennen Sie das Ziel, denn Screenreader können Links ohne ihren Kontext auflisten.",
  "Another part of this page has the same anchor, so links to this part lead to the other one. Duplicate this entry from its menu, then delete the original.":
    "Ein anderer Teil dieser Seite hat dieselbe Sprungmarke; Links zu diesem Teil führen zum anderen. Duplizieren Sie diesen Eintrag über sein Menü, und löschen Sie dann das Original.",
  "Some text in this color has a contrast of {ratio} in the light color scheme; the minimum is {least}. Choose another color, or ask a developer to adjust the theme.":
    "Ein Teil des Textes in dieser Farbe hat im hellen Farbschema einen Kontrast von {ratio}; das Minimum ist {least}. Wählen Sie eine andere Farbe, oder lassen Sie das Design anpassen.",
  "Some text in this color has a contrast of {ratio} in the dark color scheme; the minimum is {least}. Choose another color, or ask a developer to adjust the theme.":
    "Ein Teil des Textes in dieser Farbe hat im dunklen Farbschema einen Kontrast von {ratio}; das Minimum ist {least}. Wählen Sie eine andere Farbe, oder lassen Sie das Design anpassen.",
  "Another block on this page already has this color. Use it only once per page.":
    "Ein anderer Block auf dieser Seite hat bereits diese Farbe. Verwenden Sie sie nur einmal pro Seite.",
  "The home page is hidden from search engines, so the site is hard to find. Turn off this setting.":
    "Die Startseite ist vor Suchmaschinen verborgen; die Website ist so schwer zu finden. Schalten Sie diese Einstellung aus.",
  "The page's title has {length} characters; search engines show about {shown}. Enter a shorter title here.":
    "Der Titel der Seite hat {length} Zeichen; Suchmaschinen zeigen etwa {shown}. Geben Sie hier einen kürzeren Titel ein.",
  "Search engines show the site's description for this page. Describe this page in one or two sentences.":
    "Suchmaschinen zeigen für diese Seite die Beschreibung der Website. Beschreiben Sie diese Seite in ein bis zwei Sätzen.",
  "The page “{title}” has the same title in search results. Change one of the two titles.":
    "Die Seite „{title}“ hat in Suchergebnissen denselben Titel. Ändern Sie einen der beiden Titel.",
  "The page “{title}” has the same description. Describe what is specific to this page.":
    "Die Seite „{title}“ hat dieselbe Beschreibung. Beschreiben Sie, was nur auf dieser Seite zu finden ist.",
};
