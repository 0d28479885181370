export const pageCheckTexts = {
  "“{text}”": "„{text}“",
  Fields: "Felder",
  "Slug and redirects": "Slug und Weiterleitungen",
  Headings: "Überschriften",
  "Images and alt text": "Bilder und Alternativtexte",
  Links: "Links",
  Anchors: "Sprungmarken",
  Videos: "Videos",
  Animations: "Animationen",
  Colors: "Farben",
  "Files in sign-in gates": "Dateien in geschützten Bereichen",
  SEO: "SEO",
  "Page checks": "Seitenprüfung",
  "Close page checks panel": "Bereich „Seitenprüfung“ schließen",
  Errors: "Fehler",
  Warnings: "Warnungen",
  Suggestions: "Vorschläge",
  Passed: "Bestanden",
  "Page outline": "Gliederung der Seite",
  "Empty line": "Leere Zeile",
  "No issues found.": "Keine Probleme gefunden.",
  "1 issue. Select the issue to open its field.":
    "1 Problem. Wählen Sie das Problem aus, um das zugehörige Feld zu öffnen.",
  "Languages of the content": "Sprachen der Inhalte",
  "Sign-in gates": "Geschützte Bereiche",
  "“{title}” is in another language ({language}) than this page ({page}). Select one in the language of this page.":
    "„{title}“ ist in einer anderen Sprache ({language}) als diese Seite ({page}). Wählen Sie etwas in der Sprache dieser Seite aus.",
  "The sign-in gate is empty, so members see nothing after they have signed in. Add a block for members, or remove the gate.":
    "Der geschützte Bereich ist leer, daher sehen Mitglieder nach der Anmeldung nichts. Fügen Sie einen Block für Mitglieder hinzu, oder entfernen Sie ihn.",
  "{count} issues. Select an issue to open its field.":
    "{count} Probleme. Wählen Sie ein Problem aus, um das zugehörige Feld zu öffnen.",
  "Checking links and redirects …": "Links und Weiterleitungen werden geprüft …",
  "The page checks found issues. You can publish the page anyway.":
    "Die Seitenprüfung hat Probleme gefunden. Sie können die Seite trotzdem veröffentlichen.",
  "Show the issues": "Probleme anzeigen",
  "Publish anyway": "Trotzdem veröffentlichen",
  "Schedule anyway": "Trotzdem planen",
  "Check pages": "Seiten prüfen",
  "Page checks for “{release}”": "Seitenprüfung für „{release}“",
  "This release contains no pages.": "Dieses Release enthält keine Seiten.",
  "Errors prevent the release from being published. Warnings don't.":
    "Fehler verhindern die Veröffentlichung des Releases, Warnungen nicht.",
  "Checking …": "Wird geprüft …",
  "The redirect from “{from}” leads to “{left}”, the previous URL of this page. This would cause a redirect loop. Select this page as the redirect's target, or restore the previous slug.":
    "Die Weiterleitung von „{from}“ führt zu „{left}“, der bisherigen URL dieser Seite. Dadurch würde eine Endlosschleife entstehen. Wählen Sie diese Seite als Ziel der Weiterleitung aus, oder stellen Sie den bisherigen Slug wieder her.",
  "The redirect from “{from}” leads to “{left}”, the previous URL of this page. Visitors would see an error page. Select this page as the redirect's target.":
    "Die Weiterleitung von „{from}“ führt zu „{left}“, der bisherigen URL dieser Seite. Besucher würden eine Fehlerseite sehen. Wählen Sie diese Seite als Ziel der Weiterleitung aus.",
  "The redirect from “{from}” leads to “{left}”, which redirects to this page. To avoid two redirects in a row, open the redirect from “{from}” and select this page as its target.":
    "Die Weiterleitung von „{from}“ führt zu „{left}“, und von dort wird zu dieser Seite weitergeleitet. Um zwei Weiterleitungen hintereinander zu vermeiden, öffnen Sie die Weiterleitung von „{from}“ und wählen diese Seite als Ziel aus.",
  "The redirect from “{from}” has no effect, because this page has the same URL. Delete the redirect, or change the page's slug.":
    "Die Weiterleitung von „{from}“ ist wirkungslos, weil diese Seite dieselbe URL hat. Löschen Sie die Weiterleitung, oder ändern Sie den Slug der Seite.",
  "Published pages with URLs below “{left}”: {count}. These URLs stay as they are, so page lists that display the pages below this one become empty. Change the slugs of these pages too, or restore the previous slug.":
    "Veröffentlichte Seiten mit URLs unterhalb von „{left}“: {count}. Diese URLs bleiben unverändert, daher werden Seitenlisten leer, die Seiten unterhalb dieser Seite anzeigen. Ändern Sie auch die Slugs dieser Seiten, oder stellen Sie den bisherigen Slug wieder her.",
  "Links to the previous URL “{lost}” would lead to an error page. Create a redirect below the slug field.":
    "Links zur bisherigen URL „{lost}“ würden zu einer Fehlerseite führen. Erstellen Sie unter dem Slug-Feld eine Weiterleitung.",
  "Signed-in members don't see the heading of this sign-in gate, so the page has no main heading for them. Add a block with a heading, either at the top of the page or as the first block of the gate's teaser.":
    "Angemeldete Mitglieder sehen die Überschrift dieses geschützten Bereichs nicht, daher hat die Seite für sie keine Hauptüberschrift. Fügen Sie einen Block mit Überschrift hinzu, entweder oben auf der Seite oder als ersten Block im Teaser des geschützten Bereichs.",
  "The page has no main heading, because the first block has no heading. Before the first block, add a block with a heading, such as a Hero.":
    "Die Seite hat keine Hauptüberschrift, weil der erste Block keine Überschrift hat. Fügen Sie vor dem ersten Block einen Block mit Überschrift hinzu, zum Beispiel einen Hero.",
  "Add a heading to this block. The heading of the first block is the main heading of the page.":
    "Fügen Sie diesem Block eine Überschrift hinzu. Die Überschrift des ersten Blocks ist die Hauptüberschrift der Seite.",
  "While the previous block is hidden, the page starts with this block and has no main heading. Start the page with a block that has a heading and is always visible.":
    "Solange der vorherige Block ausgeblendet ist, beginnt die Seite mit diesem Block und hat keine Hauptüberschrift. Beginnen Sie die Seite mit einem Block, der eine Überschrift hat und immer sichtbar ist.",
  "This heading is empty. Enter text, or delete the line.":
    "Diese Überschrift ist leer. Geben Sie Text ein, oder löschen Sie die Zeile.",
  "The heading “{text}” skips a heading level. Change its style to “Smaller heading”.":
    "Die Überschrift „{text}“ überspringt eine Überschriftenebene. Ändern Sie ihren Stil in „Kleinere Überschrift“.",
  "The alt text “{alt}” is a file name. Describe the image for visitors who can't see it.":
    "Der Alternativtext „{alt}“ ist ein Dateiname. Beschreiben Sie das Bild für Besucher, die es nicht sehen können.",
  "Screen readers already announce that this is an image. Start the alt text with what the image shows, without words such as “Image of”.":
    "Screenreader sagen bereits an, dass dies ein Bild ist. Beginnen Sie den Alternativtext mit dem, was das Bild zeigt, ohne Wörter wie „Bild von“.",
  "The alt text is the same as the caption, so screen readers read the text twice. Describe the image in the alt text, or mark the image as decorative.":
    "Der Alternativtext ist identisch mit der Bildunterschrift, daher lesen Screenreader den Text zweimal vor. Beschreiben Sie das Bild im Alternativtext, oder kennzeichnen Sie das Bild als dekorativ.",
  "The linked page no longer exists, so visitors see the link text without a link. Select another page.":
    "Die verlinkte Seite existiert nicht mehr, daher sehen Besucher den Linktext ohne Link. Wählen Sie eine andere Seite aus.",
  "The page “{title}” has no slug, so visitors would not see this block. Add a slug to the page “{title}”, or select another page.":
    "Die Seite „{title}“ hat keinen Slug, daher würden Besucher diesen Block nicht sehen. Geben Sie der Seite „{title}“ einen Slug, oder wählen Sie eine andere Seite aus.",
  "The linked page “{title}” is not published, so visitors would see the link text without a link. Publish the linked page first.":
    "Die verlinkte Seite „{title}“ ist nicht veröffentlicht, daher würden Besucher den Linktext ohne Link sehen. Veröffentlichen Sie zuerst die verlinkte Seite.",
  "The linked page “{title}” is in another language ({language}). Select the translation of the linked page, or name the language in the link text.":
    "Die verlinkte Seite „{title}“ hat eine andere Sprache ({language}). Wählen Sie die Übersetzung der verlinkten Seite aus, oder nennen Sie die Sprache im Linktext.",
  "“{path}” is a page of this site. Select the page instead, so that the link still works if the page's URL changes.":
    "„{path}“ ist eine Seite dieser Website. Wählen Sie stattdessen die Seite aus, damit der Link auch nach einer Änderung der URL funktioniert.",
  "This site has no page at “{path}”, so visitors would see an error page. Select an existing page instead.":
    "Diese Website hat unter „{path}“ keine Seite, daher würden Besucher eine Fehlerseite sehen. Wählen Sie stattdessen eine vorhandene Seite aus.",
  "The link text “{label}” doesn't say where the link leads. Screen readers can list links without the text around them, so name the target in the link text.":
    "Der Linktext „{label}“ beschreibt nicht, wohin der Link führt. Screenreader können Links ohne den umgebenden Text auflisten. Nennen Sie daher das Ziel im Linktext.",
  "This entry has the same anchor as another entry on this page, so links to this entry lead to the other one. To fix the problem, duplicate this entry from its menu, then delete the original.":
    "Dieser Eintrag hat dieselbe Sprungmarke wie ein anderer Eintrag auf dieser Seite. Links zu diesem Eintrag führen daher zum anderen. Um das Problem zu beheben, duplizieren Sie diesen Eintrag über sein Menü, und löschen Sie danach das Original.",
  "The home page is hidden from search engines, so the site is hard to find. Turn off “Hide from search engines”.":
    "Die Startseite ist vor Suchmaschinen verborgen, daher ist die Website schwer zu finden. Schalten Sie „Vor Suchmaschinen verbergen“ aus.",
  "The page's title has {length} characters, but search engines display only about {shown}. Enter a shorter title for search engines here.":
    "Der Titel der Seite hat {length} Zeichen, aber Suchmaschinen zeigen nur etwa {shown} an. Geben Sie hier einen kürzeren Titel für Suchmaschinen ein.",
  "This page has no description, so search engines display the site description. Describe this page in one or two sentences.":
    "Diese Seite hat keine Beschreibung, daher zeigen Suchmaschinen die Beschreibung der Website an. Beschreiben Sie diese Seite in ein bis zwei Sätzen.",
  "This page and the page “{title}” have the same title in search results. Change one of the two titles.":
    "Diese Seite und die Seite „{title}“ haben in Suchergebnissen denselben Titel. Ändern Sie einen der beiden Titel.",
  "This page and the page “{title}” have the same description. Describe what is specific to this page.":
    "Diese Seite und die Seite „{title}“ haben dieselbe Beschreibung. Beschreiben Sie, was nur auf dieser Seite zu finden ist.",
};
