/** German validation messages of the forms, with placeholders in braces. */
export const formRules = {
  "This value cannot be used.": "Dieser Wert ist nicht verwendbar.",
  "Fill in this field.": "Füllen Sie dieses Feld aus.",
  "Write a language code such as en, de, fr, ar or pt-BR.":
    "Geben Sie ein Sprachkürzel an, etwa en, de, fr, ar oder pt-BR.",
  "A language is in the list twice. Keep one entry for each.":
    "Eine Sprache steht zweimal in der Liste. Behalten Sie je einen Eintrag.",
  "Write the words that people press.": "Schreiben Sie die Worte, auf die man drückt.",
  "Write the address this link leads to, or choose a page instead.":
    "Geben Sie die Adresse an, zu der dieser Link führt, oder wählen Sie stattdessen eine Seite.",
  "Choose the page this leads to.": "Wählen Sie die Seite, zu der es führt.",
  "Keep to {max} entries or fewer.": "Behalten Sie höchstens {max} Einträge.",
  "Choose one of: {values}.": "Wählen Sie eines von: {values}.",
  "The page this leads to has no address yet. Give it one, or choose another page.":
    "Die Seite, zu der es führt, hat noch keine Adresse. Geben Sie ihr eine, oder wählen Sie eine andere Seite.",
  "Say what the picture shows, for people who cannot see it, or mark it as decorative.":
    "Sagen Sie, was das Bild zeigt, für alle, die es nicht sehen können, oder kennzeichnen Sie es als schmückend.",
  "A GIF stands still on the site: visitors see its first frame. For what moves, use a video or an animation, which people can stop.":
    "Ein GIF steht auf der Website still: Besucher sehen sein erstes Bild. Nehmen Sie für Bewegtes einen Film oder eine Animation, die man anhalten kann.",
  "Anyone who has this file's address can open it, signed in or not: uploaded files are public. Upload here only what may leave the gate.":
    "Wer die Adresse dieser Datei hat, kann sie öffnen, angemeldet oder nicht: Hochgeladene Dateien sind öffentlich. Laden Sie hier nur hoch, was auch vor der Schranke stehen darf.",
  "Write or paste the code.": "Schreiben Sie den Code, oder fügen Sie ihn ein.",
  "Choose a picture for this figure, or remove the figure.":
    "Wählen Sie ein Bild für diese Abbildung, oder entfernen Sie die Abbildung.",
  "Write a whole address that begins with https://, http://, mailto: or tel: and holds no spaces. For a page of this site, choose the page instead.":
    "Geben Sie eine vollständige Adresse an, die mit https://, http://, mailto: oder tel: beginnt und keine Leerzeichen enthält. Für eine Seite dieser Website wählen Sie stattdessen die Seite.",
  "This address is longer than 2,000 characters. Use a shorter one.":
    "Diese Adresse ist länger als 2.000 Zeichen. Nehmen Sie eine kürzere.",
  "Write the whole address of the file, beginning with https://.":
    "Geben Sie die vollständige Adresse der Datei an, beginnend mit https://.",
  "Choose a day and a time.": "Wählen Sie einen Tag und eine Uhrzeit.",
  "It would leave before it appears. Choose a later moment, or none.":
    "Es würde verschwinden, bevor es erscheint. Wählen Sie einen späteren Zeitpunkt oder keinen.",
  "Shorten this to {max} characters or fewer.": "Kürzen Sie auf höchstens {max} Zeichen.",
  "Write text here, or leave it empty.": "Schreiben Sie hier Text, oder lassen Sie das Feld leer.",
  "Write the zone as part of the world and city: Europe/Berlin, America/New_York, UTC.":
    "Geben Sie die Zeitzone als Erdteil und Stadt an: Europe/Berlin, America/New_York, UTC.",
  "Paste the address of one film on Vimeo or YouTube, such as https://vimeo.com/76979871 or https://youtu.be/aqz-KE-bpKQ. Other hosts cannot be played.":
    "Fügen Sie die Adresse eines einzelnen Films auf Vimeo oder YouTube ein, etwa https://vimeo.com/76979871 oder https://youtu.be/aqz-KE-bpKQ. Andere Anbieter lassen sich nicht abspielen.",
  "This address is on {host}, but it names no single film. Open the film there and copy its own address.":
    "Diese Adresse liegt auf {host}, nennt aber keinen einzelnen Film. Öffnen Sie den Film dort, und kopieren Sie seine eigene Adresse.",
  "Give it a name by which it is chosen.": "Geben Sie ihr einen Namen, an dem man sie erkennt.",
  "Give the site its name.": "Geben Sie der Website ihren Namen.",
  "Write the whole address of the profile, beginning with https://.":
    "Geben Sie die vollständige Adresse des Profils an, beginnend mit https://.",
  "Give it a name by which it is found.": "Geben Sie ihm einen Namen, unter dem man ihn findet.",
  "Add the block that is to be reused.": "Fügen Sie den Block hinzu, der wiederverwendet wird.",
  'Write the old address from its first "/" on, such as "/en/old-page": without the site\'s name, "?" or "#".':
    "Geben Sie die alte Adresse ab ihrem ersten „/“ an, etwa „/de/alte-seite“: ohne den Namen der Website, „?“ oder „#“.",
  'Write it as "{normal}": capitals and a last "/" make no difference.':
    "Schreiben Sie „{normal}“: Großbuchstaben und ein „/“ am Ende machen keinen Unterschied.",
  'The site itself answers at "{path}". Choose an address that it does not use.':
    "Unter „{path}“ antwortet die Website selbst. Wählen Sie eine Adresse, die sie nicht verwendet.",
  'Write a whole address that begins with https:// or http://, or one of this site\'s own from its first "/" on. For a page, choose the page instead.':
    "Geben Sie eine vollständige Adresse an, die mit https:// oder http:// beginnt, oder eine dieser Website ab ihrem ersten „/“. Für eine Seite wählen Sie stattdessen die Seite.",
  'There is a redirect from "{from}" already. Change that one, or delete one of the two.':
    "Von „{from}“ gibt es schon eine Weiterleitung. Ändern Sie jene, oder löschen Sie eine der beiden.",
  'The page "{page}" stands at "{from}", so nobody would be sent on. Give that page another address first, or choose another here.':
    "Unter „{from}“ steht die Seite „{page}“, niemand würde also weitergeleitet. Geben Sie zuerst jener Seite eine andere Adresse, oder wählen Sie hier eine andere.",
  'The redirect from "{from}" leads here, so visitors would be sent on twice. Let that one lead where this one does.':
    "Die Weiterleitung von „{from}“ führt hierher, Besucher würden also zweimal weitergeleitet. Lassen Sie jene dorthin führen, wohin diese führt.",
  "It leads to its own old address. Choose where visitors are to go.":
    "Sie führt zu ihrer eigenen alten Adresse. Wählen Sie, wohin Besucher kommen sollen.",
  '"{path}" is redirected back here, so visitors would go round in circles. Choose another target, or delete the redirect from "{again}" first.':
    "„{path}“ wird hierher zurückgeleitet, Besucher liefen also im Kreis. Wählen Sie ein anderes Ziel, oder löschen Sie zuerst die Weiterleitung von „{again}“.",
  '"{path}" is redirected itself, to "{target}". Lead straight there.':
    "„{path}“ wird selbst weitergeleitet, zu „{target}“. Leiten Sie gleich dorthin.",
  '"{path}" is redirected itself, to the page "{page}". Choose that page here.':
    "„{path}“ wird selbst weitergeleitet, zur Seite „{page}“. Wählen Sie hier jene Seite.",
  "{length} characters; search engines show about {shown}. Put what matters first.":
    "{length} Zeichen; Suchmaschinen zeigen etwa {shown}. Stellen Sie das Wichtige an den Anfang.",
  "The site is not offered in “{language}”. Choose one of {offered}, or add it in the languages' settings.":
    "Die Website wird nicht auf „{language}“ angeboten. Wählen Sie eines von {offered}, oder ergänzen Sie die Sprache in den Einstellungen.",
  "Two of these pages are in one language, or one is in this page's own. Keep one page for each other language.":
    "Zwei dieser Seiten haben dieselbe Sprache, oder eine hat die Sprache dieser Seite. Behalten Sie je eine Seite für jede andere Sprache.",
  "The site itself uses addresses that begin with {reserved}. Choose another first part.":
    "Adressen, die mit {reserved} beginnen, verwendet die Website selbst. Wählen Sie einen anderen ersten Teil.",
  'Use lower-case letters, digits and single hyphens, with "/" between parts: "programme/the-last-tram". The home page is "index".':
    "Nehmen Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche, mit „/“ zwischen den Teilen: „programm/die-letzte-bahn“. Die Startseite ist „index“.",
  'Write a path of this site that begins with "/", such as /en/screening-room.':
    "Geben Sie einen Pfad dieser Website an, der mit „/“ beginnt, etwa /de/vorfuehrraum.",
  'Write the provider\'s id as Firebase shows it: it begins with "oidc.".':
    "Geben Sie die Kennung des Anbieters so an, wie Firebase sie zeigt: Sie beginnt mit „oidc.“.",
  "Give the page a title.": "Geben Sie der Seite einen Titel.",
  "Write the language's name as its speakers write it: Deutsch, العربية.":
    "Schreiben Sie den Namen der Sprache so, wie man ihn in ihr schreibt: Deutsch, العربية.",
  "The default language must be one of the languages offered above.":
    "Die Standardsprache muss eine der oben angebotenen Sprachen sein.",
  "This language is in the list twice. Remove one of the two.":
    "Diese Sprache steht zweimal in der Liste. Entfernen Sie eine von beiden.",
  "Offer at least one language.": "Bieten Sie mindestens eine Sprache an.",
  "Write a whole number, beginning with 1.": "Geben Sie eine ganze Zahl ab 1 an.",
  "The first version is 1.": "Die erste Fassung ist 1.",
  "Write the container's id as Google Tag Manager shows it: GTM- and four to ten capital letters or digits.":
    "Geben Sie die Kennung des Containers so an, wie Google Tag Manager sie zeigt: GTM- und vier bis zehn Großbuchstaben oder Ziffern.",
  "Write a name of letters, digits and _ that does not begin with a digit, such as dataLayer.":
    "Geben Sie einen Namen aus Buchstaben, Ziffern und _ an, der nicht mit einer Ziffer beginnt, etwa dataLayer.",
  "Write a cookie's name, such as _fbp, or how several begin, such as _hj*.":
    "Geben Sie den Namen eines Cookies an, etwa _fbp, oder wie mehrere beginnen, etwa _hj*.",
  "Write a heading for the notice.": "Schreiben Sie eine Überschrift für den Hinweis.",
  "Say what you ask consent for.": "Sagen Sie, wofür Sie um Einwilligung bitten.",
  "Write the tenant's id as Identity Platform shows it, such as members-a1b2c.":
    "Geben Sie die Kennung des Mandanten so an, wie Identity Platform sie zeigt, etwa members-a1b2c.",
  "Write an address that begins with https://, such as https://api.example.org/session.":
    "Geben Sie eine Adresse an, die mit https:// beginnt, etwa https://api.example.org/session.",
  "Write the provider's name in 40 characters or fewer.":
    "Geben Sie den Namen des Anbieters in höchstens 40 Zeichen an.",
  "Choose each provider once.": "Wählen Sie jeden Anbieter nur einmal.",
  "Nobody can sign in: every way in is off. Gates stay closed to everyone.":
    "Niemand kann sich anmelden: Jeder Weg hinein ist ausgeschaltet. Schranken bleiben für alle zu.",
  "Each guest is a new account. As nobody may make one, guests are not let in.":
    "Jeder Gast ist ein neues Konto. Da niemand eines anlegen darf, kommen Gäste nicht hinein.",
  "Guests have no second factor, so no gate opens for them.":
    "Gäste haben keinen zweiten Faktor, darum öffnet sich ihnen keine Schranke.",
  "Identity Platform has no sign-in by phone within a tenant.":
    "Innerhalb eines Mandanten kennt Identity Platform keine Anmeldung per Telefon.",
  "Who signs in by phone alone can't add a second factor, so no gate opens for them.":
    "Wer sich allein per Telefon anmeldet, kann keinen zweiten Faktor hinzufügen, darum öffnet sich ihm keine Schranke.",
  "The site opens no session, so it knows nobody: every gate stays closed, whoever signs in.":
    "Die Website eröffnet keine Sitzung und kennt darum niemanden: Jede Schranke bleibt zu, wer auch immer sich anmeldet.",
  "A provider is in the list twice. Keep one entry for each.":
    "Ein Anbieter steht zweimal in der Liste. Behalten Sie je einen Eintrag.",
  "People who cannot hear the film miss it: give it subtitles on its host and say so here, or write a transcript below.":
    "Wer den Film nicht hören kann, verpasst ihn: Geben Sie ihm bei seinem Anbieter Untertitel und sagen Sie es hier, oder schreiben Sie unten eine Abschrift.",
  "Write at least one paragraph, or remove this block.":
    "Schreiben Sie mindestens einen Absatz, oder entfernen Sie diesen Block.",
  "Add at least one figure, or remove this block.":
    "Fügen Sie mindestens eine Zahl hinzu, oder entfernen Sie diesen Block.",
  "Write the figure, with its unit if it has one.":
    "Schreiben Sie die Zahl, mit ihrer Einheit, wenn sie eine hat.",
  "Say what the figure counts.": "Sagen Sie, was die Zahl zählt.",
  "Write a heading for the gate.": "Schreiben Sie eine Überschrift für die Schranke.",
  "Say in one sentence what is inside.": "Sagen Sie in einem Satz, was dahinter ist.",
  "Write the claim's name: letters, digits, _ . and - without spaces.":
    "Geben Sie den Namen des Merkmals an: Buchstaben, Ziffern, _ . und - ohne Leerzeichen.",
  "Write the value the claim must have, in 200 characters or fewer.":
    "Geben Sie den Wert an, den das Merkmal haben muss, in höchstens 200 Zeichen.",
  "Add at least one day, or remove this block.":
    "Fügen Sie mindestens einen Tag hinzu, oder entfernen Sie diesen Block.",
  "Add at least one session to this day, or remove the day.":
    "Fügen Sie diesem Tag mindestens einen Termin hinzu, oder entfernen Sie den Tag.",
  "Choose the day.": "Wählen Sie den Tag.",
  "Write a time of day as 19:30.": "Geben Sie eine Uhrzeit an, etwa 19:30.",
  "Write what takes place.": "Schreiben Sie, was stattfindet.",
  "The reusable block is not published yet, or holds nothing.":
    "Der wiederverwendbare Block ist noch nicht veröffentlicht oder leer.",
  "Choose the reusable block that stands here, or remove this one.":
    "Wählen Sie den wiederverwendbaren Block, der hier steht, oder entfernen Sie diesen.",
  "Write what was said.": "Schreiben Sie, was gesagt wurde.",
  "Say who said it.": "Sagen Sie, wer es gesagt hat.",
  "Upload the logo, or remove this entry.":
    "Laden Sie das Logo hoch, oder entfernen Sie diesen Eintrag.",
  "Add at least one logo, or remove this block.":
    "Fügen Sie mindestens ein Logo hinzu, oder entfernen Sie diesen Block.",
  "Write whose logo it is: people who cannot see it are told so.":
    "Schreiben Sie, wessen Logo es ist: Wer es nicht sehen kann, bekommt das gesagt.",
  "A JPEG has no transparent ground, so this logo keeps its own colours. An SVG, or a PNG with a transparent ground, can be drawn in the page's ink.":
    "Ein JPEG hat keinen durchsichtigen Grund, darum behält dieses Logo seine eigenen Farben. Ein SVG oder ein PNG mit durchsichtigem Grund lässt sich in der Tinte der Seite zeichnen.",
  "Choose a picture, or remove this block.":
    "Wählen Sie ein Bild, oder entfernen Sie diesen Block.",
  "Keep to two actions, so that one can stand out.":
    "Behalten Sie höchstens zwei Aktionen, damit eine hervortreten kann.",
  "Write the title of this page.": "Schreiben Sie den Titel dieser Seite.",
  "A speed below 0.25 looks like a fault. Choose 0.25 or more.":
    "Ein Tempo unter 0,25 sieht wie ein Fehler aus. Wählen Sie mindestens 0,25.",
  "A speed above 3 is hard on the eyes. Choose 3 or less.":
    "Ein Tempo über 3 strengt die Augen an. Wählen Sie höchstens 3.",
  "Say what the animation shows, for people who cannot see it.":
    "Sagen Sie, was die Animation zeigt, für alle, die sie nicht sehen können.",
  "Choose a picture: it stands wherever there is no animation, or it cannot play.":
    "Wählen Sie ein Bild: Es steht überall, wo es keine Animation gibt oder sie nicht laufen kann.",
  "Add at least one picture, or remove this block.":
    "Fügen Sie mindestens ein Bild hinzu, oder entfernen Sie diesen Block.",
  "Choose the picture, or remove this entry.":
    "Wählen Sie das Bild, oder entfernen Sie diesen Eintrag.",
  "Add at least one entry, or remove this block.":
    "Fügen Sie mindestens einen Eintrag hinzu, oder entfernen Sie diesen Block.",
  "Write the entry's title.": "Schreiben Sie den Titel des Eintrags.",
  "Add at least one question, or remove this block.":
    "Fügen Sie mindestens eine Frage hinzu, oder entfernen Sie diesen Block.",
  "Write the answer, or remove this question.":
    "Schreiben Sie die Antwort, oder entfernen Sie diese Frage.",
  "Write the question as people ask it.": "Schreiben Sie die Frage so, wie man sie stellt.",
  "Choose the day and time it begins.": "Wählen Sie Tag und Uhrzeit des Beginns.",
  "Write what begins.": "Schreiben Sie, was beginnt.",
  "Write what stands here once it has begun.":
    "Schreiben Sie, was hier steht, sobald es begonnen hat.",
  "Add a block to one of the two columns, or remove them.":
    "Fügen Sie einer der beiden Spalten einen Block hinzu, oder entfernen Sie sie.",
  "Add the link that people should press.": "Fügen Sie den Link hinzu, den man drücken soll.",
  "Write what people are asked to do.": "Schreiben Sie, worum Sie bitten.",
  "Write the news in one sentence.": "Schreiben Sie die Neuigkeit in einem Satz.",
  "Members' tokens may not go to {origin}. Whoever runs the site can allow it: MARQUEE_TOKEN_SYNC_ORIGINS has to name that origin.":
    "Anmeldezeichen der Mitglieder dürfen nicht zu {origin}. Wer die Website betreibt, kann es erlauben: MARQUEE_TOKEN_SYNC_ORIGINS muss diese Adresse nennen.",
} as const;
