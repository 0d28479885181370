/** German texts of the preview check. */
export const checkWords = {
  "Preview check": "Vorschau prüfen",
  Passed: "Bestanden",
  Warning: "Warnung",
  Error: "Fehler",
  "Checking the preview …": "Vorschau wird geprüft …",
  "Fix 1 error to use the preview.": "Beheben Sie 1 Fehler, um die Vorschau zu nutzen.",
  "Fix {count} errors to use the preview.":
    "Beheben Sie {count} Fehler, um die Vorschau zu nutzen.",
  "The preview works, with warnings.": "Die Vorschau funktioniert, mit Warnungen.",
  "The preview works.": "Die Vorschau funktioniert.",
  "Check again": "Erneut prüfen",
  "Checks the connection between the studio and the site in this browser.":
    "Prüft die Verbindung zwischen Studio und Website in diesem Browser.",
  "Site connection": "Verbindung zur Website",
  "Preview permission": "Vorschauberechtigung",
  "Studio origin": "Origin des Studios",
  "Project and dataset": "Projekt und Dataset",
  "Read token": "Lesetoken",
  "Site URL": "URL der Website",
  "Frame headers": "Frame-Header",
  "Preview frame": "Vorschau-Frame",
  "Start preview": "Vorschau starten",
  "Preview cookie": "Vorschau-Cookie",
  "Exit preview": "Vorschau beenden",
  "Exit in this browser": "Beenden in diesem Browser",
  "Live updates": "Live-Aktualisierung",
  "Sign-in service": "Anmeldedienst",
  "Dataset visibility": "Sichtbarkeit des Datasets",
  "Restart with npm start. This creates a new token for the site.":
    "Starten Sie mit npm start neu. Dabei wird ein neues Token für die Website erstellt.",
  "At sanity.io/manage, under API › Tokens, create a token with the Viewer role. Set SANITY_API_READ_TOKEN of the site to it, and restart the site.":
    "Erstellen Sie auf sanity.io/manage unter API › Tokens ein Token mit der Rolle Viewer. Tragen Sie es in SANITY_API_READ_TOKEN der Website ein, und starten Sie die Website neu.",
  "The preview secret was stored.": "Das Vorschau-Secret wurde gespeichert.",
  "Your role can't write to this dataset.":
    "Ihre Rolle hat keinen Schreibzugriff auf dieses Dataset.",
  "Ask an administrator for a role that can edit. To start a preview, the studio stores a secret in the dataset.":
    "Bitten Sie die Administration um eine Rolle mit Schreibzugriff. Für jede Vorschau speichert das Studio ein Secret im Dataset.",
  "The content service did not store the preview secret.":
    "Der Inhaltsdienst hat das Vorschau-Secret nicht gespeichert.",
  "Start the content lake with npm start. If it is running, sign out and in again.":
    "Starten Sie den Content Lake mit npm start. Wenn er läuft, melden Sie sich ab und wieder an.",
  "At sanity.io/manage, under API › CORS origins, add this studio's URL and allow credentials. If it is listed, sign out and in again.":
    "Fügen Sie auf sanity.io/manage unter API › CORS origins die URL dieses Studios hinzu, und erlauben Sie Credentials. Ist sie aufgeführt, melden Sie sich ab und wieder an.",
  "Project {project}, dataset {dataset}.": "Projekt {project}, Dataset {dataset}.",
  "The studio uses project {project}, dataset {dataset}; the site uses another one.":
    "Das Studio verwendet Projekt {project}, Dataset {dataset}; die Website verwendet ein anderes.",
  "Set NEXT_PUBLIC_SANITY_PROJECT_ID and NEXT_PUBLIC_SANITY_DATASET of the site to the studio's values, and rebuild the site.":
    "Setzen Sie NEXT_PUBLIC_SANITY_PROJECT_ID und NEXT_PUBLIC_SANITY_DATASET der Website auf die Werte des Studios, und bauen Sie die Website neu.",
  "The site's token can read drafts and can't write.":
    "Das Token der Website kann Entwürfe lesen und nicht schreiben.",
  "The site's token can read drafts, but has more permissions than it needs: {roles}.":
    "Das Token der Website kann Entwürfe lesen, hat aber mehr Berechtigungen als nötig: {roles}.",
  "The content service rejects the site's token.":
    "Der Inhaltsdienst lehnt das Token der Website ab.",
  "The site's token can't read drafts.": "Das Token der Website kann keine Entwürfe lesen.",
  "The site can't reach the content service.":
    "Die Website kann den Inhaltsdienst nicht erreichen.",
  "Make sure that the lake is running and that MARQUEE_LAKE_URL of the site is its URL.":
    "Stellen Sie sicher, dass der Content Lake läuft und MARQUEE_LAKE_URL der Website seine URL ist.",
  "Make sure that the site's server can reach api.sanity.io, and check status.sanity.io.":
    "Stellen Sie sicher, dass der Server der Website api.sanity.io erreicht, und prüfen Sie status.sanity.io.",
  "The dataset can't be queried without a token.":
    "Das Dataset lässt sich nicht ohne Token abfragen.",
  "Anyone can query dataset {dataset}, so the site keeps all sign-in gates closed.":
    "Alle können das Dataset {dataset} abfragen; die Website hält deshalb alle Schranken geschlossen.",
  "Run npm run lake -- dataset private {dataset}, and restart the site.":
    "Führen Sie npm run lake -- dataset private {dataset} aus, und starten Sie die Website neu.",
  "Run npx sanity dataset visibility set {dataset} private, and restart the site.":
    "Führen Sie npx sanity dataset visibility set {dataset} private aus, und starten Sie die Website neu.",
  "The site responds at {site}.": "Die Website antwortet unter {site}.",
  "The studio uses https, but the site ({site}) doesn't. Browsers block such frames.":
    "Das Studio verwendet https, die Website ({site}) nicht. Browser blockieren solche Frames.",
  "Serve the site over https, and set SANITY_STUDIO_PREVIEW_URL of the studio to its URL.":
    "Stellen Sie die Website über https bereit, und setzen Sie SANITY_STUDIO_PREVIEW_URL des Studios auf ihre URL.",
  "There is no response from {site}.": "{site} antwortet nicht.",
  "Make sure that the site is running and that the studio was built with its URL in SANITY_STUDIO_PREVIEW_URL.":
    "Stellen Sie sicher, dass die Website läuft und das Studio mit ihrer URL in SANITY_STUDIO_PREVIEW_URL gebaut wurde.",
  "The site accepts requests from this studio.": "Die Website akzeptiert Anfragen dieses Studios.",
  "The site doesn't accept requests from {origin}.":
    "Die Website akzeptiert keine Anfragen von {origin}.",
  "Set NEXT_PUBLIC_SANITY_STUDIO_URL of the site to {origin}, and rebuild the site.":
    "Setzen Sie NEXT_PUBLIC_SANITY_STUDIO_URL der Website auf {origin}, und bauen Sie die Website neu.",
  "The site received too many requests.": "Die Website hat zu viele Anfragen erhalten.",
  "Wait a minute, then check again.": "Warten Sie eine Minute, und prüfen Sie dann erneut.",
  "The server at {site} is not this site, or runs an older version.":
    "Der Server unter {site} ist nicht diese Website oder verwendet eine ältere Version.",
  "Make sure that SANITY_STUDIO_PREVIEW_URL is the site's URL, and update the site.":
    "Stellen Sie sicher, dass SANITY_STUDIO_PREVIEW_URL die URL der Website ist, und aktualisieren Sie die Website.",
  "The studio and the site use the same site URL.":
    "Studio und Website verwenden dieselbe URL der Website.",
  "The studio opens {site}, but the site's URL is {siteUrl}.":
    "Das Studio öffnet {site}, aber die URL der Website ist {siteUrl}.",
  "Set MARQUEE_SITE_URL of the site and SANITY_STUDIO_PREVIEW_URL of the studio to the same URL.":
    "Setzen Sie MARQUEE_SITE_URL der Website und SANITY_STUDIO_PREVIEW_URL des Studios auf dieselbe URL.",
  "The content service reports changes, and the site updates its pages.":
    "Der Inhaltsdienst meldet Änderungen, und die Website aktualisiert ihre Seiten.",
  "Published changes appear only after the next build.":
    "Veröffentlichte Änderungen erscheinen erst nach dem nächsten Build.",
  "Set SANITY_REVALIDATE_SECRET of the site to a long random string, and restart the site.":
    "Setzen Sie SANITY_REVALIDATE_SECRET der Website auf eine lange zufällige Zeichenfolge, und starten Sie die Website neu.",
  "The site can't update its pages: {reason}":
    "Die Website kann ihre Seiten nicht aktualisieren: {reason}",
  "Make sure that the site's server can send requests to itself: to its PORT if set, else to MARQUEE_SITE_URL.":
    "Stellen Sie sicher, dass der Server der Website Anfragen an sich selbst senden kann: an PORT, falls gesetzt, sonst an MARQUEE_SITE_URL.",
  "The content service doesn't report changes to the site: {reason}":
    "Der Inhaltsdienst meldet der Website keine Änderungen: {reason}",
  "Make sure that no proxy closes long connections and that the site's token is valid.":
    "Stellen Sie sicher, dass kein Proxy lange Verbindungen schließt und das Token der Website gültig ist.",
  "The sign-in service responds and accepts the site.":
    "Der Anmeldedienst antwortet und akzeptiert die Website.",
  "The sign-in settings are invalid: {problems}":
    "Die Anmeldeeinstellungen sind ungültig: {problems}",
  "Fix them in the site's environment variables, and restart the site.":
    "Korrigieren Sie sie in den Umgebungsvariablen der Website, und starten Sie die Website neu.",
  "The sign-in service rejects the site's API key (status {status}).":
    "Der Anmeldedienst lehnt den API-Schlüssel der Website ab (Status {status}).",
  "Set NEXT_PUBLIC_FIREBASE_API_KEY to the project's web API key, and allow the site's domain in the key's restrictions.":
    "Setzen Sie NEXT_PUBLIC_FIREBASE_API_KEY auf den Web-API-Schlüssel des Projekts, und erlauben Sie die Domain der Website in dessen Einschränkungen.",
  "{host} is not an authorized domain of the sign-in service.":
    "{host} ist keine autorisierte Domain des Anmeldedienstes.",
  "In Firebase, under Authentication › Settings › Authorized domains, add {host}.":
    "Fügen Sie in Firebase unter Authentication › Settings › Authorized domains {host} hinzu.",
  "The sign-in service doesn't respond: {reason}": "Der Anmeldedienst antwortet nicht: {reason}",
  "Make sure that it is running, or that the site's server can reach identitytoolkit.googleapis.com.":
    "Stellen Sie sicher, dass er läuft oder dass der Server der Website identitytoolkit.googleapis.com erreicht.",
  "The site allows this studio to display its pages in a frame.":
    "Die Website erlaubt diesem Studio, ihre Seiten in einem Frame anzuzeigen.",
  "A proxy or hosting provider sends the header X-Frame-Options: {said}.":
    "Ein Proxy oder Hoster sendet den Header X-Frame-Options: {said}.",
  "Remove this header there. The site's Content Security Policy controls frames.":
    "Entfernen Sie diesen Header dort. Die Content Security Policy der Website regelt Frames.",
  "The site's Content Security Policy allows {said}, but not {studio}.":
    "Die Content Security Policy der Website erlaubt {said}, aber nicht {studio}.",
  "Set NEXT_PUBLIC_SANITY_STUDIO_URL of the site to {studio}. If it is already set, remove the policy that a proxy or hosting provider adds.":
    "Setzen Sie NEXT_PUBLIC_SANITY_STUDIO_URL der Website auf {studio}. Ist es bereits gesetzt, entfernen Sie die Policy, die ein Proxy oder Hoster hinzufügt.",
  "The site's server can't reach itself at {site}: {reason}":
    "Der Server der Website erreicht sich selbst unter {site} nicht: {reason}",
  "Some hosting providers block such requests. Ignore this warning if “Preview frame” passes.":
    "Manche Hoster blockieren solche Anfragen. Ignorieren Sie diese Warnung, wenn „Vorschau-Frame“ bestanden ist.",
  "A page of the site loaded in a frame.": "Eine Seite der Website wurde in einem Frame geladen.",
  "A page of the site did not load in a frame.":
    "Eine Seite der Website wurde nicht in einem Frame geladen.",
  "Check “Frame headers” first. Tracking protection or a browser extension can also block frames.":
    "Prüfen Sie zuerst „Frame-Header“. Auch Tracking-Schutz oder eine Browser-Erweiterung kann Frames blockieren.",
  "The site accepts the preview secret and sets a cookie that works in frames.":
    "Die Website akzeptiert das Vorschau-Secret und setzt ein Cookie, das in Frames funktioniert.",
  "The site rejects a valid preview secret (status {status}).":
    "Die Website lehnt ein gültiges Vorschau-Secret ab (Status {status}).",
  "Check “Read token” first. A proxy in front of the site can also truncate URLs.":
    "Prüfen Sie zuerst „Lesetoken“. Auch ein Proxy vor der Website kann URLs abschneiden.",
  "The site accepts the preview secret, but sets no cookie.":
    "Die Website akzeptiert das Vorschau-Secret, setzt aber kein Cookie.",
  "A proxy or hosting provider removes cookies from responses of /api. Configure it to keep them.":
    "Ein Proxy oder Hoster entfernt Cookies aus Antworten von /api. Konfigurieren Sie ihn so, dass er sie beibehält.",
  "The site's cookie doesn't work in frames on another host.":
    "Das Cookie der Website funktioniert nicht in Frames auf einem anderen Host.",
  "Run the site in production mode with npm start. Only then does the cookie work in frames on other hosts.":
    "Führen Sie die Website mit npm start im Produktionsmodus aus. Nur dann funktioniert das Cookie in Frames auf anderen Hosts.",
  "The site can't run this check: {reason}":
    "Die Website kann diese Prüfung nicht ausführen: {reason}",
  "Use the results from your browser below instead.":
    "Verwenden Sie stattdessen die Ergebnisse Ihres Browsers unten.",
  "The exit URL responds.": "Die URL zum Beenden antwortet.",
  "The exit URL responds with status {status}.":
    "Die URL zum Beenden antwortet mit Status {status}.",
  "Configure the proxy or hosting provider to pass requests for /api/draft-mode/disable to the site.":
    "Konfigurieren Sie den Proxy oder Hoster so, dass Anfragen an /api/draft-mode/disable die Website erreichen.",
  "Draft mode started in a frame.": "Der Entwurfsmodus wurde in einem Frame gestartet.",
  "Draft mode did not start in a frame, because the browser blocked the cookie.":
    "Der Entwurfsmodus wurde nicht in einem Frame gestartet, weil der Browser das Cookie blockiert hat.",
  "Allow the site's cookies in this browser's settings. To fix this for all editors, use one domain for both, such as studio.example.org and example.org.":
    "Erlauben Sie die Cookies der Website in den Einstellungen dieses Browsers. Um das Problem für alle zu beheben, verwenden Sie eine gemeinsame Domain, zum Beispiel studio.example.org und example.org.",
  "Draft mode ended in the frame.": "Der Entwurfsmodus wurde im Frame beendet.",
  "Draft mode did not end in the frame.": "Der Entwurfsmodus wurde im Frame nicht beendet.",
  "Delete the site's cookies in this browser to end it. Visitors are not affected.":
    "Löschen Sie die Cookies der Website in diesem Browser, um ihn zu beenden. Besucher sind nicht betroffen.",
} as const;
