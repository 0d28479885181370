/** German texts for replacing and keeping the home page. */
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
