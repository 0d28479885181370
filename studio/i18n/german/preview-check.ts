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
  "The preview works, but there are warnings.":
    "Die Vorschau funktioniert, aber es gibt Warnungen.",
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
  "Exit preview in this browser": "Vorschau in diesem Browser beenden",
  "Live updates": "Live-Aktualisierung",
  "Sign-in service": "Anmeldedienst",
  "Dataset visibility": "Sichtbarkeit des Datasets",
  "To create a new token for the site, restart the studio, the site and the content lake: `npm start`":
    "Um ein neues Token für die Website zu erstellen, starten Sie Studio, Website und Content Lake neu: `npm start`",
  "At sanity.io/manage, under API › Tokens, create a token with the Viewer role. Set the site's environment variable SANITY_API_READ_TOKEN to this token. Then restart the site.":
    "Erstellen Sie auf sanity.io/manage unter API › Tokens ein Token mit der Rolle Viewer. Setzen Sie die Umgebungsvariable SANITY_API_READ_TOKEN der Website auf dieses Token. Starten Sie die Website danach neu.",
  "The content lake stored the preview secret.":
    "Der Content Lake hat das Vorschau-Secret gespeichert.",
  "Your role can't write to this dataset.":
    "Ihre Rolle hat keinen Schreibzugriff auf dieses Dataset.",
  "To start a preview, the studio stores a preview secret in the dataset. Your role does not allow this. Ask an administrator for a role that can edit.":
    "Um eine Vorschau zu starten, speichert das Studio ein Vorschau-Secret im Dataset. Ihre Rolle erlaubt das nicht. Bitten Sie einen Administrator um eine Rolle mit Schreibzugriff.",
  "The content lake did not store the preview secret.":
    "Der Content Lake hat das Vorschau-Secret nicht gespeichert.",
  "If the content lake is running, sign out of the studio, then sign in again. Otherwise, start the content lake: `npm start`":
    "Wenn der Content Lake läuft, melden Sie sich im Studio ab und wieder an. Starten Sie andernfalls den Content Lake: `npm start`",
  "At sanity.io/manage, under API › CORS origins, add this studio's URL and allow credentials. If the URL is already listed, sign out of the studio, then sign in again.":
    "Fügen Sie auf sanity.io/manage unter API › CORS origins die URL dieses Studios hinzu, und erlauben Sie Credentials. Wenn die URL bereits aufgeführt ist, melden Sie sich im Studio ab und wieder an.",
  "The studio and the site use project {project}, dataset {dataset}.":
    "Studio und Website verwenden Projekt {project}, Dataset {dataset}.",
  "The studio uses project {project}, dataset {dataset}. The site uses a different project or dataset.":
    "Das Studio verwendet Projekt {project}, Dataset {dataset}. Die Website verwendet ein anderes Projekt oder Dataset.",
  "Set the site's environment variables NEXT_PUBLIC_SANITY_PROJECT_ID and NEXT_PUBLIC_SANITY_DATASET to the studio's project and dataset. Then rebuild the site.":
    "Setzen Sie die Umgebungsvariablen NEXT_PUBLIC_SANITY_PROJECT_ID und NEXT_PUBLIC_SANITY_DATASET der Website auf Projekt und Dataset des Studios. Bauen Sie die Website danach neu.",
  "The site's token can read drafts, but can't change content.":
    "Das Token der Website kann Entwürfe lesen, aber keine Inhalte ändern.",
  "The site's token can read drafts, but has more permissions than it needs: {roles}.":
    "Das Token der Website kann Entwürfe lesen, hat aber mehr Berechtigungen als nötig: {roles}.",
  "The content lake rejects the site's token.": "Der Content Lake lehnt das Token der Website ab.",
  "The site's token can't read drafts.": "Das Token der Website kann keine Entwürfe lesen.",
  "The site can't reach the content lake.": "Die Website kann den Content Lake nicht erreichen.",
  "Make sure that the content lake is running. If it is running, set the site's environment variable MARQUEE_LAKE_URL to the content lake's URL.":
    "Stellen Sie sicher, dass der Content Lake läuft. Wenn er läuft, setzen Sie die Umgebungsvariable MARQUEE_LAKE_URL der Website auf die URL des Content Lakes.",
  "Make sure that the site's server can reach api.sanity.io, and check status.sanity.io.":
    "Stellen Sie sicher, dass der Server der Website api.sanity.io erreicht, und prüfen Sie status.sanity.io.",
  "The content lake rejects queries without a token.":
    "Der Content Lake lehnt Abfragen ohne Token ab.",
  "Anyone can query the dataset {dataset}, so the site keeps all sign-in gates closed.":
    "Jeder kann das Dataset {dataset} abfragen, daher hält die Website alle geschützten Bereiche geschlossen.",
  "Run this command, then restart the site: `npm run lake -- dataset private {dataset}`":
    "Führen Sie diesen Befehl aus, und starten Sie danach die Website neu: `npm run lake -- dataset private {dataset}`",
  "Run this command, then restart the site: `npx sanity dataset visibility set {dataset} private`":
    "Führen Sie diesen Befehl aus, und starten Sie danach die Website neu: `npx sanity dataset visibility set {dataset} private`",
  "The site responds at {site}.": "Die Website ist unter {site} erreichbar.",
  "The studio uses https, but the site ({site}) uses http. Browsers block http pages in frames of https pages.":
    "Das Studio verwendet https, die Website ({site}) dagegen http. Browser blockieren http-Seiten in Frames von https-Seiten.",
  "Serve the site over https, and set the studio's environment variable SANITY_STUDIO_PREVIEW_URL to the site's https URL.":
    "Stellen Sie die Website über https bereit, und setzen Sie die Umgebungsvariable SANITY_STUDIO_PREVIEW_URL des Studios auf die https-URL der Website.",
  "The site at {site} doesn't respond.": "Die Website ist unter {site} nicht erreichbar.",
  "Make sure that the site is running. If it is running, set the studio's environment variable SANITY_STUDIO_PREVIEW_URL to the site's URL. Then rebuild the studio.":
    "Stellen Sie sicher, dass die Website läuft. Wenn sie läuft, setzen Sie die Umgebungsvariable SANITY_STUDIO_PREVIEW_URL des Studios auf die URL der Website. Bauen Sie das Studio danach neu.",
  "The site accepts requests from this studio.": "Die Website akzeptiert Anfragen dieses Studios.",
  "The site doesn't accept requests from {origin}.":
    "Die Website akzeptiert keine Anfragen von {origin}.",
  "Set the site's environment variable NEXT_PUBLIC_SANITY_STUDIO_URL to {origin}. Then rebuild the site.":
    "Setzen Sie die Umgebungsvariable NEXT_PUBLIC_SANITY_STUDIO_URL der Website auf {origin}. Bauen Sie die Website danach neu.",
  "The site received too many requests.": "Die Website hat zu viele Anfragen erhalten.",
  "Wait a minute, then check again.": "Warten Sie eine Minute, und prüfen Sie dann erneut.",
  "The server at {site} hosts a different site or an older version of this site.":
    "Der Server unter {site} stellt eine andere Website oder eine ältere Version dieser Website bereit.",
  "Set the studio's environment variable SANITY_STUDIO_PREVIEW_URL to the site's URL. If the site is older than the studio, update the site.":
    "Setzen Sie die Umgebungsvariable SANITY_STUDIO_PREVIEW_URL des Studios auf die URL der Website. Wenn die Website älter ist als das Studio, aktualisieren Sie die Website.",
  "The studio uses the correct URL of the site.":
    "Das Studio verwendet die richtige URL der Website.",
  "The studio opens {site}, but the site's URL is {siteUrl}.":
    "Das Studio öffnet {site}, aber die URL der Website ist {siteUrl}.",
  "Set the site's environment variable MARQUEE_SITE_URL and the studio's environment variable SANITY_STUDIO_PREVIEW_URL to the same URL.":
    "Setzen Sie die Umgebungsvariablen MARQUEE_SITE_URL der Website und SANITY_STUDIO_PREVIEW_URL des Studios auf dieselbe URL.",
  "The site receives content changes from the content lake and updates its pages.":
    "Die Website erhält vom Content Lake Änderungen an Inhalten und aktualisiert ihre Seiten.",
  "Published changes appear on the site only after the next build.":
    "Veröffentlichte Änderungen erscheinen erst nach dem nächsten Build auf der Website.",
  "Set the site's environment variable SANITY_REVALIDATE_SECRET to a long random string. Then restart the site.":
    "Setzen Sie die Umgebungsvariable SANITY_REVALIDATE_SECRET der Website auf eine lange zufällige Zeichenfolge. Starten Sie die Website danach neu.",
  "The site can't update its pages: {reason}":
    "Die Website kann ihre Seiten nicht aktualisieren: {reason}",
  "Make sure that the site's server can send requests to itself. The server uses the port in the environment variable PORT. If PORT is not set, the server uses the URL in MARQUEE_SITE_URL.":
    "Stellen Sie sicher, dass der Server der Website Anfragen an sich selbst senden kann. Der Server verwendet den Port in der Umgebungsvariable PORT. Wenn PORT nicht gesetzt ist, verwendet der Server die URL in MARQUEE_SITE_URL.",
  "The site receives no content changes from the content lake: {reason}":
    "Die Website erhält vom Content Lake keine Änderungen an Inhalten: {reason}",
  "Check the result of “Read token” first. If the result is “Passed”, make sure that no proxy closes long-lived connections.":
    "Sehen Sie sich zuerst das Ergebnis von „Lesetoken“ an. Wenn das Ergebnis „Bestanden“ ist, stellen Sie sicher, dass kein Proxy lang andauernde Verbindungen trennt.",
  "The sign-in service responds and accepts the site.":
    "Der Anmeldedienst antwortet und akzeptiert die Website.",
  "The sign-in settings are invalid: {problems}":
    "Die Anmeldeeinstellungen sind ungültig: {problems}",
  "Correct the sign-in settings in the site's environment variables. Then restart the site.":
    "Korrigieren Sie die Anmeldeeinstellungen in den Umgebungsvariablen der Website. Starten Sie die Website danach neu.",
  "The sign-in service rejects the site's API key (status {status}).":
    "Der Anmeldedienst lehnt den API-Schlüssel der Website ab (Status {status}).",
  "Set the site's environment variable NEXT_PUBLIC_FIREBASE_API_KEY to the web API key of your Firebase project. In the restrictions of the API key, allow the site's domain.":
    "Setzen Sie die Umgebungsvariable NEXT_PUBLIC_FIREBASE_API_KEY der Website auf den Web-API-Schlüssel Ihres Firebase-Projekts. Erlauben Sie in den Einschränkungen des API-Schlüssels die Domain der Website.",
  "{host} is not an authorized domain of the sign-in service.":
    "{host} ist keine autorisierte Domain des Anmeldedienstes.",
  "In Firebase, under Authentication › Settings › Authorized domains, add {host}.":
    "Fügen Sie in Firebase unter Authentication › Settings › Authorized domains {host} hinzu.",
  "The sign-in service doesn't respond: {reason}": "Der Anmeldedienst antwortet nicht: {reason}",
  "If the site uses a sign-in emulator, make sure that the emulator is running. Otherwise, make sure that the site's server can reach identitytoolkit.googleapis.com.":
    "Wenn die Website einen Anmelde-Emulator verwendet, stellen Sie sicher, dass der Emulator läuft. Stellen Sie andernfalls sicher, dass der Server der Website identitytoolkit.googleapis.com erreicht.",
  "The site allows this studio to display its pages in a frame.":
    "Die Website erlaubt diesem Studio, ihre Seiten in einem Frame anzuzeigen.",
  "A proxy or hosting provider sends the header X-Frame-Options: {said}.":
    "Ein Proxy oder Hoster sendet den Header X-Frame-Options: {said}.",
  "This header can block the preview. Remove the header from the configuration of the proxy or hosting provider. The site doesn't need the header, because its Content Security Policy already controls frames.":
    "Dieser Header kann die Vorschau blockieren. Entfernen Sie ihn aus der Konfiguration des Proxys oder Hosters. Die Website benötigt ihn nicht, weil ihre Content Security Policy Frames bereits regelt.",
  "The site's Content Security Policy allows frames on {said}, but not on {studio}.":
    "Die Content Security Policy der Website erlaubt Frames auf {said}, aber nicht auf {studio}.",
  "Set the site's environment variable NEXT_PUBLIC_SANITY_STUDIO_URL to {studio}. If the variable already has this value, remove the Content Security Policy that a proxy or hosting provider adds.":
    "Setzen Sie die Umgebungsvariable NEXT_PUBLIC_SANITY_STUDIO_URL der Website auf {studio}. Wenn die Variable bereits diesen Wert hat, entfernen Sie die Content Security Policy, die ein Proxy oder Hoster hinzufügt.",
  "The site's server can't reach itself at {site}: {reason}":
    "Der Server der Website erreicht sich selbst unter {site} nicht: {reason}",
  "Some hosting providers block requests from a server to itself. Ignore this warning if the result of “Preview frame” is “Passed”.":
    "Manche Hoster blockieren Anfragen eines Servers an sich selbst. Ignorieren Sie diese Warnung, wenn „Vorschau-Frame“ das Ergebnis „Bestanden“ hat.",
  "A page of the site loaded in a frame.": "Eine Seite der Website wurde in einem Frame geladen.",
  "A page of the site did not load in a frame.":
    "Eine Seite der Website ließ sich nicht in einem Frame laden.",
  "Check the result of “Frame headers” first. If the result is “Passed”, turn off tracking protection and browser extensions for the site.":
    "Sehen Sie sich zuerst das Ergebnis von „Frame-Header“ an. Wenn das Ergebnis „Bestanden“ ist, schalten Sie den Tracking-Schutz und Browser-Erweiterungen für die Website aus.",
  "The site accepts the preview secret and sets a cookie that works in frames.":
    "Die Website akzeptiert das Vorschau-Secret und setzt ein Cookie, das in Frames funktioniert.",
  "The site rejects a valid preview secret (status {status}).":
    "Die Website lehnt ein gültiges Vorschau-Secret ab (Status {status}).",
  "Check the result of “Read token” first. If the result is “Passed”, make sure that no proxy shortens URLs.":
    "Sehen Sie sich zuerst das Ergebnis von „Lesetoken“ an. Wenn das Ergebnis „Bestanden“ ist, stellen Sie sicher, dass kein Proxy URLs kürzt.",
  "The site accepts the preview secret, but sets no cookie.":
    "Die Website akzeptiert das Vorschau-Secret, setzt aber kein Cookie.",
  "A proxy or hosting provider removes the cookies that the site sets at URLs below /api. Configure the proxy or hosting provider to keep these cookies.":
    "Ein Proxy oder Hoster entfernt die Cookies, die die Website unter /api setzt. Konfigurieren Sie den Proxy oder Hoster so, dass diese Cookies erhalten bleiben.",
  "The site's cookie doesn't work in frames on another host.":
    "Das Cookie der Website funktioniert nicht in Frames auf einem anderen Host.",
  "When another host displays the site in a frame, the cookie works only if the site runs in production mode. Start the site in production mode: `npm start`":
    "Wenn ein anderer Host die Website in einem Frame anzeigt, funktioniert das Cookie nur im Produktionsmodus. Starten Sie die Website im Produktionsmodus: `npm start`",
  "The site can't run this check: {reason}":
    "Die Website kann diese Prüfung nicht ausführen: {reason}",
  "Use the results of the browser checks below instead.":
    "Verwenden Sie stattdessen die Ergebnisse der Browser-Prüfungen weiter unten.",
  "The site responds at the URL that ends the preview.":
    "Die URL zum Beenden der Vorschau ist erreichbar.",
  "The site responds with status {status} at the URL that ends the preview.":
    "Die URL zum Beenden der Vorschau gibt Status {status} zurück.",
  "Configure the proxy or hosting provider to pass requests for /api/draft-mode/disable to the site.":
    "Konfigurieren Sie den Proxy oder Hoster so, dass Anfragen an /api/draft-mode/disable die Website erreichen.",
  "Draft mode started in a frame.": "Der Entwurfsmodus wurde in einem Frame gestartet.",
  "Draft mode did not start in a frame, because the browser blocked the cookie.":
    "Der Entwurfsmodus ließ sich in einem Frame nicht starten, weil der Browser das Cookie blockiert hat.",
  "Allow the site's cookies in this browser's settings. To fix the problem for all editors, host the studio and the site on the same domain, for example on studio.example.org and example.org.":
    "Erlauben Sie die Cookies der Website in den Einstellungen dieses Browsers. Um das Problem für alle Redakteure zu beheben, betreiben Sie Studio und Website unter derselben Domain, zum Beispiel unter studio.example.org und example.org.",
  "The site ended draft mode in the preview frame.":
    "Die Website hat den Entwurfsmodus im Vorschau-Frame beendet.",
  "The site did not end draft mode in the preview frame.":
    "Die Website hat den Entwurfsmodus im Vorschau-Frame nicht beendet.",
  "To end draft mode, delete the site's cookies in this browser. Visitors are not affected.":
    "Um den Entwurfsmodus zu beenden, löschen Sie die Cookies der Website in diesem Browser. Besucher sind nicht betroffen.",
} as const;
