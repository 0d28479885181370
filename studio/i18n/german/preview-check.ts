export const previewCheckTexts = {
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
  "Requests from the studio": "Anfragen des Studios",
  "Project and dataset": "Projekt und Dataset",
  "Read token": "Lesetoken",
  "Site URL": "URL der Website",
  "Embedding settings": "Einstellungen zur Einbettung",
  "Display in the studio": "Anzeige im Studio",
  "Start preview": "Vorschau starten",
  "Preview cookie": "Vorschau-Cookie",
  "Exit preview": "Vorschau beenden",
  "Exit preview in this browser": "Vorschau in diesem Browser beenden",
  "Live updates": "Live-Aktualisierung",
  "Sign-in service": "Anmeldedienst",
  "Dataset visibility": "Sichtbarkeit des Datasets",
  "To create a new token for the site, restart the studio, the site and the content server: `npm start`":
    "Um ein neues Token für die Website zu erstellen, starten Sie Studio, Website und Content-Server neu: `npm start`",
  "At sanity.io/manage, under API › Tokens, create a token with the Viewer role. Set the site's environment variable SANITY_API_READ_TOKEN to this token. Then restart the site.":
    "Erstellen Sie auf sanity.io/manage unter API › Tokens ein Token mit der Rolle Viewer. Setzen Sie die Umgebungsvariable SANITY_API_READ_TOKEN der Website auf dieses Token. Starten Sie die Website danach neu.",
  "Your role allows you to start the preview.": "Mit Ihrer Rolle können Sie die Vorschau starten.",
  "Your role can't write to this dataset.":
    "Ihre Rolle hat keinen Schreibzugriff auf dieses Dataset.",
  "To start a preview, the studio stores a preview secret in the dataset. Your role does not allow this. Ask an administrator for a role that can edit.":
    "Um eine Vorschau zu starten, speichert das Studio ein Vorschau-Secret im Dataset. Ihre Rolle erlaubt das nicht. Bitten Sie einen Administrator um eine Rolle mit Schreibzugriff.",
  "The content server did not store the preview secret.":
    "Der Content-Server hat das Vorschau-Secret nicht gespeichert.",
  "If the content server is running, sign out of the studio, then sign in again. Otherwise, start the content server: `npm start`":
    "Wenn der Content-Server läuft, melden Sie sich im Studio ab und wieder an. Starten Sie andernfalls den Content-Server: `npm start`",
  "At sanity.io/manage, under API › CORS origins, add this studio's URL and select “Allow credentials”. If the URL is already listed, sign out of the studio, then sign in again.":
    "Fügen Sie auf sanity.io/manage unter API › CORS origins die URL dieses Studios hinzu, und wählen Sie „Allow credentials“ aus. Wenn die URL bereits aufgeführt ist, melden Sie sich im Studio ab und wieder an.",
  "The studio and the site use project {project}, dataset {dataset}.":
    "Studio und Website verwenden Projekt {project}, Dataset {dataset}.",
  "The studio uses project {project}, dataset {dataset}. The site uses a different project or dataset.":
    "Das Studio verwendet Projekt {project}, Dataset {dataset}. Die Website verwendet ein anderes Projekt oder Dataset.",
  "Set the site's environment variables NEXT_PUBLIC_SANITY_PROJECT_ID and NEXT_PUBLIC_SANITY_DATASET to the studio's project and dataset. Then restart the site.":
    "Setzen Sie die Umgebungsvariablen NEXT_PUBLIC_SANITY_PROJECT_ID und NEXT_PUBLIC_SANITY_DATASET der Website auf Projekt und Dataset des Studios. Starten Sie die Website danach neu.",
  "The site's token has the correct permissions: it can read drafts, but can't change content.":
    "Das Token der Website hat die richtigen Berechtigungen: Es kann Entwürfe lesen, aber keine Inhalte ändern.",
  "The site's token can read drafts, but has more permissions than it needs: {roles}.":
    "Das Token der Website kann Entwürfe lesen, hat aber mehr Berechtigungen als nötig: {roles}.",
  "The content server rejects the site's token.":
    "Der Content-Server lehnt das Token der Website ab.",
  "The site's token can't read drafts.": "Das Token der Website kann keine Entwürfe lesen.",
  "The site can't reach the content server.":
    "Die Website kann den Content-Server nicht erreichen.",
  "Make sure that the content server is running. If it is running, set the site's environment variable MARQUEE_LAKE_URL to the content server's URL.":
    "Stellen Sie sicher, dass der Content-Server läuft. Wenn er läuft, setzen Sie die Umgebungsvariable MARQUEE_LAKE_URL der Website auf die URL des Content-Servers.",
  "Make sure that the site's server can reach api.sanity.io, and check status.sanity.io.":
    "Stellen Sie sicher, dass der Server der Website api.sanity.io erreicht, und prüfen Sie status.sanity.io.",
  "The dataset is private: the content server rejects queries without a token.":
    "Das Dataset ist privat: Der Content-Server lehnt Abfragen ohne Token ab.",
  "The dataset {dataset} is public, so the site hides gated blocks from everyone, even from members.":
    "Das Dataset {dataset} ist öffentlich. Die Website verbirgt daher geschützte Blöcke vor allen, auch vor Mitgliedern.",
  "Run this command, then restart the site: `npm run lake -- dataset private {dataset}`":
    "Führen Sie diesen Befehl aus, und starten Sie danach die Website neu: `npm run lake -- dataset private {dataset}`",
  "Run this command, then restart the site: `npx sanity dataset visibility set {dataset} private`":
    "Führen Sie diesen Befehl aus, und starten Sie danach die Website neu: `npx sanity dataset visibility set {dataset} private`",
  "The site responds at {site}.": "Die Website ist unter {site} erreichbar.",
  "The studio uses https, but the site ({site}) uses http. Browsers don't display http pages inside https pages.":
    "Das Studio verwendet https, die Website ({site}) dagegen http. Browser zeigen http-Seiten innerhalb von https-Seiten nicht an.",
  "Serve the site over https, and set the studio's environment variable SANITY_STUDIO_PREVIEW_URL to the site's https URL.":
    "Stellen Sie die Website über https bereit, und setzen Sie die Umgebungsvariable SANITY_STUDIO_PREVIEW_URL des Studios auf die https-URL der Website.",
  "The site at {site} doesn't respond.": "Die Website ist unter {site} nicht erreichbar.",
  "Make sure that the site is running. If it is running, set the studio's environment variable SANITY_STUDIO_PREVIEW_URL to the site's URL. Then restart the studio.":
    "Stellen Sie sicher, dass die Website läuft. Wenn sie läuft, setzen Sie die Umgebungsvariable SANITY_STUDIO_PREVIEW_URL des Studios auf die URL der Website. Starten Sie das Studio danach neu.",
  "The site accepts requests from this studio.": "Die Website akzeptiert Anfragen dieses Studios.",
  "The site doesn't accept requests from this studio ({origin}).":
    "Die Website akzeptiert keine Anfragen dieses Studios ({origin}).",
  "Set the site's environment variable NEXT_PUBLIC_SANITY_STUDIO_URL to {origin}. Then restart the site.":
    "Setzen Sie die Umgebungsvariable NEXT_PUBLIC_SANITY_STUDIO_URL der Website auf {origin}. Starten Sie die Website danach neu.",
  "The site received too many requests.": "Die Website hat zu viele Anfragen erhalten.",
  "Wait a minute, then check again.": "Warten Sie eine Minute, und prüfen Sie dann erneut.",
  "The server at {site} hosts a different site or an older version of this site.":
    "Der Server unter {site} stellt eine andere Website oder eine ältere Version dieser Website bereit.",
  "Set the studio's environment variable SANITY_STUDIO_PREVIEW_URL to the site's URL. If the site is older than the studio, update the site.":
    "Setzen Sie die Umgebungsvariable SANITY_STUDIO_PREVIEW_URL des Studios auf die URL der Website. Wenn die Website älter ist als das Studio, aktualisieren Sie die Website.",
  "The studio uses the correct URL of the site.":
    "Das Studio verwendet die richtige URL der Website.",
  "The studio is configured with the site URL {site}, but the site itself is configured with {siteUrl}.":
    "Laut Konfiguration des Studios lautet die URL der Website {site}, laut Konfiguration der Website dagegen {siteUrl}.",
  "Set the site's environment variable MARQUEE_SITE_URL and the studio's environment variable SANITY_STUDIO_PREVIEW_URL to the same URL.":
    "Setzen Sie die Umgebungsvariablen MARQUEE_SITE_URL der Website und SANITY_STUDIO_PREVIEW_URL des Studios auf dieselbe URL.",
  "The site receives content changes from the content server and updates its pages.":
    "Die Website erhält vom Content-Server Änderungen an Inhalten und aktualisiert ihre Seiten.",
  "Published changes appear on the site only after its next start.":
    "Veröffentlichte Änderungen erscheinen erst nach dem nächsten Start der Website.",
  "Set the site's environment variable SANITY_REVALIDATE_SECRET to a long random string. Then restart the site.":
    "Setzen Sie die Umgebungsvariable SANITY_REVALIDATE_SECRET der Website auf eine lange zufällige Zeichenfolge. Starten Sie die Website danach neu.",
  "The site can't update its pages: {reason}":
    "Die Website kann ihre Seiten nicht aktualisieren: {reason}",
  "Make sure that the site's server can send requests to itself. The server uses the port in the environment variable PORT. If PORT is not set, the server uses the URL in MARQUEE_SITE_URL.":
    "Stellen Sie sicher, dass der Server der Website Anfragen an sich selbst senden kann. Der Server verwendet den Port in der Umgebungsvariable PORT. Wenn PORT nicht gesetzt ist, verwendet der Server die URL in MARQUEE_SITE_URL.",
  "The site receives no content changes from the content server: {reason}":
    "Die Website erhält vom Content-Server keine Änderungen an Inhalten: {reason}",
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
  "If the site uses the Firebase emulator, make sure that the emulator is running. Otherwise, make sure that the site's server can reach identitytoolkit.googleapis.com.":
    "Wenn die Website den Firebase-Emulator verwendet, stellen Sie sicher, dass der Emulator läuft. Stellen Sie andernfalls sicher, dass der Server der Website identitytoolkit.googleapis.com erreicht.",
  "The site allows this studio to embed the site's pages.":
    "Die Website erlaubt diesem Studio, ihre Seiten einzubetten.",
  "A proxy or hosting provider sends the header X-Frame-Options: {value}.":
    "Ein Proxy oder Hoster sendet den Header X-Frame-Options: {value}.",
  "This header can block the preview. Remove the header from the configuration of the proxy or hosting provider. The site doesn't need the header, because its Content Security Policy already controls embedding.":
    "Dieser Header kann die Vorschau blockieren. Entfernen Sie ihn aus der Konfiguration des Proxys oder Hosters. Die Website benötigt ihn nicht, weil ihre Content Security Policy das Einbetten bereits regelt.",
  "The site does not allow this studio ({studio}) to display it. Its Content Security Policy allows only: {value}.":
    "Die Website erlaubt diesem Studio ({studio}) nicht, sie anzuzeigen. Ihre Content Security Policy erlaubt nur: {value}.",
  "Set the site's environment variable NEXT_PUBLIC_SANITY_STUDIO_URL to {studio}. If the variable already has this value, remove the Content Security Policy that a proxy or hosting provider adds.":
    "Setzen Sie die Umgebungsvariable NEXT_PUBLIC_SANITY_STUDIO_URL der Website auf {studio}. Wenn die Variable bereits diesen Wert hat, entfernen Sie die Content Security Policy, die ein Proxy oder Hoster hinzufügt.",
  "The site's server can't reach itself at {site}: {reason}":
    "Der Server der Website erreicht sich selbst unter {site} nicht: {reason}",
  "Some hosting providers block requests from a server to itself. Ignore this warning if the result of “Display in the studio” is “Passed”.":
    "Manche Hoster blockieren Anfragen eines Servers an sich selbst. Ignorieren Sie diese Warnung, wenn „Anzeige im Studio“ das Ergebnis „Bestanden“ hat.",
  "A page of the site loaded inside the studio.": "Eine Seite der Website wurde im Studio geladen.",
  "A page of the site did not load inside the studio.":
    "Eine Seite der Website ließ sich im Studio nicht laden.",
  "Check the result of “Embedding settings” first. If the result is “Passed”, turn off tracking protection and browser extensions for the site.":
    "Sehen Sie sich zuerst das Ergebnis von „Einstellungen zur Einbettung“ an. Wenn das Ergebnis „Bestanden“ ist, schalten Sie den Tracking-Schutz und Browser-Erweiterungen für die Website aus.",
  "The site accepts the preview secret and sets a cookie that works inside the studio.":
    "Die Website akzeptiert das Vorschau-Secret und setzt ein Cookie, das im Studio funktioniert.",
  "The site does not start the preview, although the preview secret is valid (status {status}).":
    "Die Website startet die Vorschau nicht, obwohl das Vorschau-Secret gültig ist (Status {status}).",
  "Check the result of “Read token” first. If the result is “Passed”, make sure that no proxy shortens URLs.":
    "Sehen Sie sich zuerst das Ergebnis von „Lesetoken“ an. Wenn das Ergebnis „Bestanden“ ist, stellen Sie sicher, dass kein Proxy URLs kürzt.",
  "The site accepts the preview secret, but sets no cookie.":
    "Die Website akzeptiert das Vorschau-Secret, setzt aber kein Cookie.",
  "A proxy or hosting provider removes the cookies that the site sets at URLs below /api. Configure the proxy or hosting provider to keep these cookies.":
    "Ein Proxy oder Hoster entfernt die Cookies, die die Website unter /api setzt. Konfigurieren Sie den Proxy oder Hoster so, dass diese Cookies erhalten bleiben.",
  "The site's cookie doesn't work inside the studio, because the studio and the site have different host names.":
    "Das Cookie der Website funktioniert im Studio nicht, weil Studio und Website verschiedene Hostnamen haben.",
  "With different host names, the cookie works only if the site runs in production mode. Start the site in production mode: `npm start`":
    "Bei verschiedenen Hostnamen funktioniert das Cookie nur, wenn die Website im Produktionsmodus läuft. Starten Sie die Website im Produktionsmodus: `npm start`",
  "The site can't run this check: {reason}":
    "Die Website kann diese Prüfung nicht ausführen: {reason}",
  "See the results of the checks “Preview cookie” and “Exit preview in this browser” instead.":
    "Sehen Sie sich stattdessen die Ergebnisse der Prüfungen „Vorschau-Cookie“ und „Vorschau in diesem Browser beenden“ an.",
  "The URL for ending the preview responds.": "Die URL zum Beenden der Vorschau ist erreichbar.",
  "The URL for ending the preview returns status {status}.":
    "Die URL zum Beenden der Vorschau gibt Status {status} zurück.",
  "Configure the proxy or hosting provider to pass requests for /api/draft-mode/disable to the site.":
    "Konfigurieren Sie den Proxy oder Hoster so, dass Anfragen an /api/draft-mode/disable die Website erreichen.",
  "The site's draft preview starts inside the studio.":
    "Die Vorschau der Entwürfe startet im Studio.",
  "The site's draft preview doesn't start inside the studio, because the browser blocks the cookie.":
    "Die Vorschau der Entwürfe startet im Studio nicht, weil der Browser das Cookie blockiert.",
  "Allow the site's cookies in this browser's settings. To fix the problem for all editors, host the studio and the site on the same domain, for example on studio.example.org and example.org.":
    "Erlauben Sie die Cookies der Website in den Einstellungen dieses Browsers. Um das Problem für alle Redakteure zu beheben, betreiben Sie Studio und Website unter derselben Domain, zum Beispiel unter studio.example.org und example.org.",
  "The site's draft preview can be ended inside the studio.":
    "Die Vorschau der Entwürfe lässt sich im Studio beenden.",
  "The site's draft preview can't be ended inside the studio.":
    "Die Vorschau der Entwürfe lässt sich im Studio nicht beenden.",
  "To end the draft preview, delete the site's cookies in this browser. Visitors are not affected.":
    "Um die Vorschau der Entwürfe zu beenden, löschen Sie die Cookies der Website in diesem Browser. Besucher sind nicht betroffen.",
} as const;
