/** German texts of the preview check. */
export const checkWords = {
  "Preview check": "Vorschau prüfen",
  Good: "Gut",
  "Worth a look": "Einen Blick wert",
  "To be mended": "Zu beheben",
  "Trying everything a preview needs …": "Alles, was eine Vorschau braucht, wird probiert …",
  "One thing has to be mended before previews work.":
    "Eines ist zu beheben, bevor die Vorschau geht.",
  "{count} things have to be mended before previews work.":
    "{count} Dinge sind zu beheben, bevor die Vorschau geht.",
  "Previews work. Something is worth a look.": "Die Vorschau geht. Etwas ist einen Blick wert.",
  "All is well: previews show what you write.":
    "Alles in Ordnung: Die Vorschau zeigt, was Sie schreiben.",
  "Check again": "Noch einmal prüfen",
  "Can you preview?": "Geht die Vorschau?",
  "The studio and the site are two programs. Here each thing between them is tried as the Preview does it, in this browser.":
    "Studio und Website sind zwei Programme. Hier wird alles zwischen ihnen probiert, wie die Vorschau es tut, in diesem Browser.",
  "The site answers": "Die Website antwortet",
  "You may preview": "Sie dürfen Vorschauen öffnen",
  "The site knows this studio": "Die Website kennt dieses Studio",
  "Both read the same content": "Beide lesen denselben Inhalt",
  "The site may read drafts": "Die Website darf Entwürfe lesen",
  "Both call the site the same": "Beide nennen die Website gleich",
  "The site’s pages allow the frame": "Die Seiten erlauben den Rahmen",
  "The frame shows the site": "Der Rahmen zeigt die Website",
  "Previewing can begin": "Die Vorschau kann beginnen",
  "Your browser keeps the preview": "Ihr Browser behält die Vorschau",
  "Previewing can end": "Die Vorschau kann enden",
  "Your browser ends the preview": "Ihr Browser beendet die Vorschau",
  "Published changes reach the site": "Veröffentlichtes erreicht die Website",
  "Members can sign in": "Mitglieder können sich anmelden",
  "Gates can hold": "Schranken können halten",
  "Start everything again with npm start: it makes the site a new token.":
    "Starten Sie alles neu mit npm start: Die Website bekommt dann ein neues Token.",
  "At sanity.io/manage, under API › Tokens, make a token with the Viewer role. Put it into SANITY_API_READ_TOKEN of the site, and start the site again.":
    "Legen Sie auf sanity.io/manage unter API › Tokens ein Token mit der Rolle Viewer an. Setzen Sie es in SANITY_API_READ_TOKEN der Website ein und starten Sie sie neu.",
  "A secret that proves you was stored.": "Ein Geheimnis, das Sie ausweist, wurde gespeichert.",
  "Your role may not write to this dataset.":
    "Ihre Rolle darf in diesen Datenbestand nicht schreiben.",
  "Ask whoever runs the studio for a role that may edit: a preview begins with a note that the studio stores.":
    "Bitten Sie, wer das Studio betreibt, um eine Rolle, die bearbeiten darf: Eine Vorschau beginnt mit einer Notiz, die das Studio speichert.",
  "The content service took no secret.": "Der Inhaltsdienst nahm kein Geheimnis an.",
  "Is the content lake running? npm start runs it. If it is, sign out and in again.":
    "Läuft der Content Lake? npm start startet ihn. Wenn ja, melden Sie sich ab und wieder an.",
  "At sanity.io/manage, under API › CORS origins, add this studio’s address and allow credentials. If it stands there, sign out and in again.":
    "Fügen Sie auf sanity.io/manage unter API › CORS origins die Adresse dieses Studios hinzu und erlauben Sie Credentials. Steht sie dort, melden Sie sich ab und wieder an.",
  "Project {project}, dataset {dataset}.": "Projekt {project}, Datenbestand {dataset}.",
  "This studio writes into project {project}, dataset {dataset}; the site reads another one.":
    "Dieses Studio schreibt in Projekt {project}, Datenbestand {dataset}; die Website liest einen anderen.",
  "Set NEXT_PUBLIC_SANITY_PROJECT_ID and NEXT_PUBLIC_SANITY_DATASET of the site to what this studio uses, and build the site again.":
    "Setzen Sie NEXT_PUBLIC_SANITY_PROJECT_ID und NEXT_PUBLIC_SANITY_DATASET der Website auf das, was dieses Studio verwendet, und bauen Sie die Website neu.",
  "Its token sees drafts, and may change nothing.":
    "Ihr Token sieht Entwürfe und darf nichts ändern.",
  "Its token sees drafts, but has more rights than it needs: {roles}.":
    "Ihr Token sieht Entwürfe, hat aber mehr Rechte als nötig: {roles}.",
  "The content service does not know the site’s token.":
    "Der Inhaltsdienst kennt das Token der Website nicht.",
  "The site’s token does not see drafts.": "Das Token der Website sieht keine Entwürfe.",
  "The site could not reach the content service.":
    "Die Website konnte den Inhaltsdienst nicht erreichen.",
  "See that MARQUEE_LAKE_URL of the site is the lake’s address, and that the lake runs.":
    "Sehen Sie nach, ob MARQUEE_LAKE_URL der Website die Adresse des Content Lake ist und ob er läuft.",
  "See that the site’s server may call api.sanity.io, and look at status.sanity.io.":
    "Sehen Sie nach, ob der Server der Website api.sanity.io erreichen darf, und was status.sanity.io sagt.",
  "Nobody can query the dataset without a token.":
    "Ohne Token kann niemand den Datenbestand abfragen.",
  "Anyone can query the dataset {dataset}, so the site keeps every gate closed.":
    "Alle können den Datenbestand {dataset} abfragen, also hält die Website jede Schranke geschlossen.",
  "Run npm run lake -- dataset private {dataset}, and start the site again.":
    "Führen Sie npm run lake -- dataset private {dataset} aus und starten Sie die Website neu.",
  "Run npx sanity dataset visibility set {dataset} private, and start the site again.":
    "Führen Sie npx sanity dataset visibility set {dataset} private aus und starten Sie die Website neu.",
  "At {site}.": "Unter {site}.",
  "This studio is on https, the site ({site}) is not: browsers show no such frame.":
    "Dieses Studio hat https, die Website ({site}) nicht: Browser zeigen keinen solchen Rahmen.",
  "Give the site https, and set SANITY_STUDIO_PREVIEW_URL of the studio to that address.":
    "Geben Sie der Website https und setzen Sie SANITY_STUDIO_PREVIEW_URL des Studios auf diese Adresse.",
  "Nothing answers at {site}.": "Unter {site} antwortet nichts.",
  "See that the site runs, and that SANITY_STUDIO_PREVIEW_URL was its address when this studio was built.":
    "Sehen Sie nach, ob die Website läuft und ob SANITY_STUDIO_PREVIEW_URL ihre Adresse war, als dieses Studio gebaut wurde.",
  "It answers its questions.": "Sie beantwortet seine Fragen.",
  "The site answers, but not to a studio at {origin}.":
    "Die Website antwortet, aber keinem Studio unter {origin}.",
  "Set NEXT_PUBLIC_SANITY_STUDIO_URL of the site to {origin}, and build the site again.":
    "Setzen Sie NEXT_PUBLIC_SANITY_STUDIO_URL der Website auf {origin} und bauen Sie die Website neu.",
  "The site was asked too often.": "Die Website wurde zu oft gefragt.",
  "Wait a minute, then check again.": "Warten Sie eine Minute und prüfen Sie noch einmal.",
  "What answers at {site} is not this site, or an older one of it.":
    "Was unter {site} antwortet, ist nicht diese Website oder eine ältere Fassung.",
  "See that SANITY_STUDIO_PREVIEW_URL is the site’s address, and bring the site up to date.":
    "Sehen Sie nach, ob SANITY_STUDIO_PREVIEW_URL die Adresse der Website ist, und bringen Sie sie auf den neuesten Stand.",
  "Links in shared pages and cookies fit.": "Links in geteilten Seiten und Cookies passen.",
  "This studio opens {site}, but the site says it is {siteUrl}.":
    "Dieses Studio öffnet {site}, aber die Website sagt, sie sei {siteUrl}.",
  "Set MARQUEE_SITE_URL of the site and SANITY_STUDIO_PREVIEW_URL of the studio to one address.":
    "Setzen Sie MARQUEE_SITE_URL der Website und SANITY_STUDIO_PREVIEW_URL des Studios auf dieselbe Adresse.",
  "The content service tells it, and it renews its pages.":
    "Der Inhaltsdienst sagt es ihr, und sie erneuert ihre Seiten.",
  "Published changes would appear with the next build only.":
    "Veröffentlichte Änderungen erschienen erst mit dem nächsten Bau.",
  "Set SANITY_REVALIDATE_SECRET of the site to a long random text, and start it again.":
    "Setzen Sie SANITY_REVALIDATE_SECRET der Website auf einen langen zufälligen Text und starten Sie sie neu.",
  "The site could not renew a page of its own: {reason}":
    "Die Website konnte keine eigene Seite erneuern: {reason}",
  "The site calls itself at PORT, or else at MARQUEE_SITE_URL: see that its server can reach that.":
    "Die Website ruft sich selbst unter PORT auf, sonst unter MARQUEE_SITE_URL: Sehen Sie nach, ob ihr Server das erreicht.",
  "The content service did not begin to tell the site of changes: {reason}":
    "Der Inhaltsdienst begann nicht, der Website von Änderungen zu erzählen: {reason}",
  "See that nothing between the two ends long connections, and that the token is a good one.":
    "Sehen Sie nach, ob nichts zwischen beiden lange Verbindungen beendet und ob das Token gilt.",
  "The sign-in service answers, and knows the site.":
    "Der Anmeldedienst antwortet und kennt die Website.",
  "Settings of the sign-in service are wrong: {problems}":
    "Einstellungen des Anmeldedienstes sind falsch: {problems}",
  "Mend them in the site’s environment, and start it again.":
    "Beheben Sie sie in der Umgebung der Website und starten Sie sie neu.",
  "The sign-in service refused the site’s key (status {status}).":
    "Der Anmeldedienst wies den Schlüssel der Website ab (Status {status}).",
  "NEXT_PUBLIC_FIREBASE_API_KEY is the web API key of the project; the site’s address must be among those it is kept to.":
    "NEXT_PUBLIC_FIREBASE_API_KEY ist der Web-API-Schlüssel des Projekts; die Adresse der Website muss unter denen sein, auf die er beschränkt ist.",
  "The sign-in service does not know {host}.": "Der Anmeldedienst kennt {host} nicht.",
  "At Firebase, under Authentication › Settings › Authorised domains, add {host}.":
    "Fügen Sie bei Firebase unter Authentication › Settings › Authorised domains {host} hinzu.",
  "The sign-in service did not answer: {reason}": "Der Anmeldedienst antwortete nicht: {reason}",
  "See that it runs, or that the site’s server may call identitytoolkit.googleapis.com.":
    "Sehen Sie nach, ob er läuft oder ob der Server der Website identitytoolkit.googleapis.com erreichen darf.",
  "They name this studio.": "Sie nennen dieses Studio.",
  "Something in front of the site sends X-Frame-Options: {said}.":
    "Etwas vor der Website sendet X-Frame-Options: {said}.",
  "Remove that header where the site is hosted: the site’s own policy says who may frame it.":
    "Entfernen Sie diese Kopfzeile, wo die Website betrieben wird: Ihre eigene Richtlinie sagt, wer sie einrahmen darf.",
  "The site’s policy lets in {said}, but not {studio}.":
    "Die Richtlinie der Website lässt {said} zu, aber nicht {studio}.",
  "Set NEXT_PUBLIC_SANITY_STUDIO_URL of the site to {studio}; if it is, something in front of the site sends a policy of its own.":
    "Setzen Sie NEXT_PUBLIC_SANITY_STUDIO_URL der Website auf {studio}; ist es das schon, sendet etwas vor der Website eine eigene Richtlinie.",
  "The site’s server could not call itself at {site}: {reason}":
    "Der Server der Website konnte sich unter {site} nicht selbst aufrufen: {reason}",
  "If the frame below shows the site, all is well: some hosts allow no such call.":
    "Zeigt der Rahmen unten die Website, ist alles gut: Manche Anbieter lassen einen solchen Aufruf nicht zu.",
  "A page of the site was opened here and answered.":
    "Eine Seite der Website wurde hier geöffnet und antwortete.",
  "A page of the site was opened here, and never shown.":
    "Eine Seite der Website wurde hier geöffnet und nie gezeigt.",
  "See what is said of the frame above. A browser’s tracking protection or an extension may block it too.":
    "Lesen Sie, was oben zum Rahmen steht. Auch der Schutz vor Verfolgung oder eine Erweiterung im Browser kann ihn sperren.",
  "The site takes your secret, and sets a cookie that frames keep.":
    "Die Website nimmt Ihr Geheimnis an und setzt ein Cookie, das Rahmen behalten.",
  "The site refused a good secret (status {status}).":
    "Die Website wies ein gültiges Geheimnis ab (Status {status}).",
  "See what is said of the token. A proxy in front of the site may cut addresses short.":
    "Lesen Sie, was zum Token steht. Ein Proxy vor der Website kann Adressen kürzen.",
  "The site took the secret, but set no cookie.":
    "Die Website nahm das Geheimnis an, setzte aber kein Cookie.",
  "Something in front of the site removes cookies from answers of /api: let them through.":
    "Etwas vor der Website entfernt Cookies aus den Antworten von /api: Lassen Sie sie durch.",
  "Its cookie does not travel in frames of another host.":
    "Ihr Cookie reist nicht in Rahmen eines anderen Hosts.",
  "Run the site in production (npm start): only there is the cookie made for frames of other hosts.":
    "Betreiben Sie die Website im Produktivmodus (npm start): Nur dort taugt das Cookie für Rahmen anderer Hosts.",
  "The site could not try it on itself: {reason}":
    "Die Website konnte es nicht an sich selbst probieren: {reason}",
  "What your browser says below counts.": "Es zählt, was Ihr Browser unten sagt.",
  "The address that ends it answers.": "Die Adresse, die sie beendet, antwortet.",
  "The address that ends it answers with status {status}.":
    "Die Adresse, die sie beendet, antwortet mit Status {status}.",
  "Let /api/draft-mode/disable through to the site.":
    "Lassen Sie /api/draft-mode/disable zur Website durch.",
  "Draft mode began in a frame.": "Der Entwurfsmodus begann in einem Rahmen.",
  "Draft mode did not begin in a frame: the cookie was lost.":
    "Der Entwurfsmodus begann in keinem Rahmen: Das Cookie ging verloren.",
  "Allow cookies of the site in this browser’s settings. If studio and site can share a domain (studio.example.org beside example.org), that ends it for everyone.":
    "Erlauben Sie in diesem Browser Cookies der Website. Können Studio und Website eine Domain teilen (studio.example.org neben example.org), ist es für alle behoben.",
  "And it ended again.": "Und er endete wieder.",
  "Draft mode did not end in the frame.": "Der Entwurfsmodus endete im Rahmen nicht.",
  "It ends with the browser’s cookies of the site. Visitors are not concerned.":
    "Er endet mit den Cookies der Website in diesem Browser. Besucher betrifft das nicht.",
} as const;
