export const pageTexts = {
  "Manage pages": "Seiten verwalten",
  "Search pages": "Seiten durchsuchen",
  "Search by title or slug": "Nach Titel oder Slug suchen",
  "Most recently edited first": "Zuletzt bearbeitet",
  "By title": "Nach Titel",
  "By language and slug": "Nach Sprache und Slug",
  "1 page": "1 Seite",
  "{shown} of {total} pages": "{shown} von {total} Seiten",
  "{count} selected": "{count} ausgewählt",
  "Select all listed pages": "Alle angezeigten Seiten auswählen",
  Draft: "Entwurf",
  Edited: "Bearbeitet",
  Published: "Veröffentlicht",
  "No slug": "Kein Slug",
  Publish: "Veröffentlichen",
  Unpublish: "Veröffentlichung aufheben",
  Duplicate: "Duplizieren",
  "Publish pages": "Seiten veröffentlichen",
  "Unpublish pages": "Veröffentlichung von Seiten aufheben",
  "Duplicate pages": "Seiten duplizieren",
  "Delete pages": "Seiten löschen",
  "Publish these pages? Pages with errors in the page checks are not published.":
    "Diese Seiten veröffentlichen? Seiten mit Fehlern in der Seitenprüfung werden nicht veröffentlicht.",
  "Unpublish these pages? Visitors can no longer open them. They become drafts.":
    "Veröffentlichung dieser Seiten aufheben? Besucher können sie nicht mehr öffnen. Die Seiten werden zu Entwürfen.",
  "Duplicate these pages? Each copy is a draft with its own title and slug.":
    "Diese Seiten duplizieren? Jede Kopie ist ein Entwurf mit eigenem Titel und Slug.",
  "Delete these pages and their drafts? Your role can't write pages in these languages to the trash, so you can't undo their deletion: {languages}":
    "Diese Seiten und ihre Entwürfe löschen? Ihre Rolle darf Seiten in diesen Sprachen nicht in den Papierkorb legen, ihre Löschung lässt sich also nicht rückgängig machen: {languages}",
  "Delete these pages and their drafts? Your role can't write to the trash, so you can't undo this.":
    "Diese Seiten und ihre Entwürfe löschen? Ihre Rolle darf nicht in den Papierkorb schreiben, daher lässt sich das nicht rückgängig machen.",
  "Delete these pages and their drafts? You can restore them from the trash for {days} days.":
    "Diese Seiten und ihre Entwürfe löschen? Sie lassen sich {days} Tage lang aus dem Papierkorb wiederherstellen.",
  "Change the links …": "Links ändern …",
  "The pages are published": "Die Seiten sind veröffentlicht",
  "The pages are unpublished": "Die Veröffentlichung der Seiten ist aufgehoben",
  "The pages are duplicated": "Die Seiten sind dupliziert",
  "The pages are deleted": "Die Seiten sind gelöscht",
  "The pages were not changed": "Die Seiten wurden nicht geändert",
  "Unchanged pages:": "Unveränderte Seiten:",
  Close: "Schließen",
  "In progress …": "Wird ausgeführt …",
  "{action} (not allowed for your role)": "{action} (für Ihre Rolle nicht erlaubt)",
  "Your role doesn't allow this.": "Ihre Rolle erlaubt das nicht.",
  "Your role doesn't allow changing the other languages. Ask an editor to link all pages.":
    "Ihre Rolle erlaubt nicht, die anderen Sprachen zu ändern. Bitten Sie die Redaktion, alle Seiten zu verknüpfen.",
  "Other documents refer to this page: {titles}":
    "Andere Dokumente verweisen auf diese Seite: {titles}",
};

export const homePageTexts = {
  "Visitors need the home page": "Besucher brauchen die Startseite",
  "The site's name and logo lead to this page, {path}. Without it, visitors would see an error page there.":
    "Name und Logo der Website führen zu dieser Seite, {path}. Ohne sie sähen Besucher dort eine Fehlerseite.",
  "Publish another page in this language first, or choose a different default language.":
    "Veröffentlichen Sie zuerst eine andere Seite in dieser Sprache, oder wählen Sie eine andere Standardsprache.",
  "To replace it, open another page and select “Make this the home page” in its menu. Then you can delete or unpublish this page.":
    "Um sie zu ersetzen, öffnen Sie eine andere Seite, und wählen Sie in ihrem Menü „Zur Startseite machen“. Dann können Sie diese Seite löschen oder ihre Veröffentlichung aufheben.",
  "The home page was not changed": "Die Startseite wurde nicht geändert",
  "The pages have changed meanwhile. Check again what will happen.":
    "Die Seiten haben sich inzwischen geändert. Prüfen Sie noch einmal, was geschieht.",
  "The page is the home page already, or is no longer published.":
    "Die Seite ist schon die Startseite, oder sie ist nicht mehr veröffentlicht.",
  "This is the home page now": "Das ist jetzt die Startseite",
  "Make this the home page": "Zur Startseite machen",
  "Make this the home page?": "Diese Seite zur Startseite machen?",
  "Visitors will find this page at {home}.": "Besucher finden diese Seite unter {home}.",
  "“{title}”, the home page until now, moves to {path}.":
    "„{title}“, die bisherige Startseite, zieht um nach {path}.",
  "{path} will redirect to the home page.": "{path} leitet zur Startseite weiter.",
  "Visitors need the home page. To replace it, open another page and select “Make this the home page” in its menu.":
    "Besucher brauchen die Startseite. Um sie zu ersetzen, öffnen Sie eine andere Seite, und wählen Sie in ihrem Menü „Zur Startseite machen“.",
  "The site's name and logo lead to “{lost}”, and visitors would see an error page there. Restore the slug “index”. To replace the home page, open another page and select “Make this the home page” in its menu.":
    "Name und Logo der Website führen zu „{lost}“, und Besucher sähen dort eine Fehlerseite. Stellen Sie den Slug „index“ wieder her. Um die Startseite zu ersetzen, öffnen Sie eine andere Seite, und wählen Sie in ihrem Menü „Zur Startseite machen“.",
};
