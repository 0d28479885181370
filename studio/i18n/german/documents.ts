/** German texts of the forms of pages, redirects and settings. */
export const documentWords = {
  Page: "Seite",
  Content: "Inhalt",
  SEO: "SEO",
  Languages: "Sprachen",
  "Displayed in the browser tab and in the studio.": "Erscheint im Browser-Tab und im Studio.",
  "The part of the URL after the language, such as “products/pricing”; the home page is “index”.":
    "Der Teil der URL nach der Sprache, etwa „produkte/preise“; die Startseite ist „index“.",
  "Cannot be changed later: each translation is a separate page.":
    "Lässt sich später nicht ändern: Jede Übersetzung ist eine eigene Seite.",
  Blocks: "Blöcke",
  "Drag blocks to reorder them, or edit them in the Preview.":
    "Ziehen Sie Blöcke, um sie umzuordnen, oder bearbeiten Sie sie in der Vorschau.",
  "No blocks yet": "Noch keine Blöcke",
  "Empty fields use values from the page and the site settings.":
    "Leere Felder verwenden Werte der Seite und der Website-Einstellungen.",
  "About 60 characters are displayed; if empty, the page title is used.":
    "Etwa 60 Zeichen werden angezeigt; wenn leer, gilt der Seitentitel.",
  Description: "Beschreibung",
  "About 155 characters are displayed; if empty, the site description is used.":
    "Etwa 155 Zeichen werden angezeigt; wenn leer, gilt die Beschreibung der Website.",
  "At least 1200 × 630 pixels; if empty, an image of the page title is generated.":
    "Mindestens 1200 × 630 Pixel; wenn leer, wird ein Bild mit dem Seitentitel erzeugt.",
  "Hide from search engines": "Vor Suchmaschinen verbergen",
  Translations: "Übersetzungen",
  "Used by the language switcher; also add this page to each translation.":
    "Für die Sprachauswahl; fügen Sie diese Seite auch bei jeder Übersetzung hinzu.",
  "Language and slug": "Sprache und Slug",
  Redirect: "Weiterleitung",
  "Old path": "Alter Pfad",
  "The part of the URL after the domain; query strings are passed on.":
    "Der Teil der URL nach der Domain; Abfrageparameter werden weitergegeben.",
  "The redirect still works if the page's URL changes.":
    "Die Weiterleitung funktioniert auch, wenn sich die URL der Seite ändert.",
  "A full URL, or a path of this site that begins with “/”.":
    "Eine vollständige URL oder ein Pfad dieser Website, der mit „/“ beginnt.",
  Permanent: "Dauerhaft",
  "Search engines replace the old URL; turn this off for temporary redirects.":
    "Suchmaschinen ersetzen die alte URL; schalten Sie dies für vorübergehende Weiterleitungen aus.",
  Site: "Website",
  "Site name": "Name der Website",
  "Social image": "Social-Media-Bild",
  "For the home page, at least 1200 × 630 pixels; other pages use their own image or a generated one.":
    "Für die Startseite, mindestens 1200 × 630 Pixel; andere Seiten verwenden ihr eigenes oder ein erzeugtes Bild.",
  Organization: "Organisation",
  "Structured data for search engines, not displayed on the site.":
    "Strukturierte Daten für Suchmaschinen, nicht auf der Website sichtbar.",
  "Without a name, the other fields have no effect.":
    "Ohne Namen bleiben die anderen Felder wirkungslos.",
  Logo: "Logo",
  "On a plain background, at least 112 × 112 pixels.":
    "Auf einfarbigem Hintergrund, mindestens 112 × 112 Pixel.",
  "Social profiles": "Social-Media-Profile",
  "The organization's pages on other sites, such as https://mastodon.example/@company.":
    "Seiten der Organisation auf anderen Websites, etwa https://mastodon.example/@firma.",
  "Language versions": "Sprachversionen",
  "Each language has its own tagline, navigation and footer.":
    "Jede Sprache hat ihren eigenen Slogan, ihre Navigation und ihre Fußzeile.",
  Tagline: "Slogan",
  "Displayed beside the site name.": "Erscheint neben dem Namen der Website.",
  "Search engines display it for pages without their own description.":
    "Suchmaschinen zeigen sie für Seiten ohne eigene Beschreibung.",
  Navigation: "Navigation",
  "Three to six links at the top of every page.": "Drei bis sechs Links oben auf jeder Seite.",
  "Footer text": "Text der Fußzeile",
  "Footer links": "Links der Fußzeile",
  "Site languages": "Sprachen der Website",
  "The language switcher uses the same order.": "Die Sprachauswahl verwendet dieselbe Reihenfolge.",
  "The first part of every URL, such as /en/pricing.": "Der erste Teil jeder URL, etwa /de/preise.",
  "In the language itself: English, Deutsch, العربية.":
    "In der Sprache selbst: English, Deutsch, العربية.",
  "Text direction": "Schreibrichtung",
  "Left to right": "Von links nach rechts",
  "Right to left": "Von rechts nach links",
  "Default language": "Standardsprache",
  "For visitors whose browser requests none of the site languages.":
    "Für Besucher, deren Browser keine der Sprachen der Website anfordert.",
  "Translation files URL": "URL der Übersetzungsdateien",
  "{{lng}} and {{ns}} stand for language and file; if empty, the built-in texts are used.":
    "{{lng}} und {{ns}} stehen für Sprache und Datei; wenn leer, gelten die integrierten Texte.",
  "Consent and statistics": "Einwilligung und Statistik",
  "Consent notice": "Einwilligungshinweis",
  Statistics: "Statistik",
  "Consent notices": "Einwilligungshinweise",
  Notice: "Hinweis",
  "A short question.": "Eine kurze Frage.",
  "Explain what you ask for and why, in two or three short sentences.":
    "Erklären Sie in zwei oder drei kurzen Sätzen, wonach Sie fragen und warum.",
  "Privacy policy": "Datenschutzerklärung",
  "The notice links to this page.": "Der Hinweis verlinkt auf diese Seite.",
  Necessary: "Notwendig",
  "Always on: covers sign-in, language, theme and the consent choice.":
    "Immer aktiv: umfasst Anmeldung, Sprache, Farbschema und die Einwilligung selbst.",
  "If empty, the built-in name is displayed.": "Wenn leer, erscheint der integrierte Name.",
  "State who receives which data, why and for how long.":
    "Nennen Sie, wer welche Daten erhält, wofür und wie lange.",
  "Displayed only if Google Tag Manager is set up; list the tools in your container.":
    "Erscheint nur, wenn Google Tag Manager eingerichtet ist; nennen Sie die Tools in Ihrem Container.",
  "Allows Vimeo and YouTube videos to load before a visitor plays them.":
    "Erlaubt, Videos von Vimeo und YouTube vor dem Abspielen zu laden.",
  "Policy version": "Version der Richtlinie",
  "Increase it by one to ask every visitor again, for example after adding a tool.":
    "Erhöhen Sie sie um eins, um alle Besucher erneut zu fragen, etwa nach dem Hinzufügen eines Tools.",
  "The container ID; the container loads only for visitors who accept statistics.":
    "Die Container-ID; der Container wird nur für Besucher geladen, die der Statistik zustimmen.",
  "Data layer name": "Name des Data Layers",
  "Change it only if your tag manager requires it.":
    "Ändern Sie ihn nur, wenn Ihr Tag-Manager es verlangt.",
  "Other cookies": "Weitere Cookies",
  "Non-Google cookies to delete when a visitor withdraws consent, such as _fbp or _hj*.":
    "Cookies anderer Tools als Google, die beim Widerruf gelöscht werden, etwa _fbp oder _hj*.",
} as const;
