/** German validation messages of the forms, with placeholders in braces. */
export const formRules = {
  "This value is not valid: enter a different value.":
    "Dieser Wert ist ungültig: Geben Sie einen anderen Wert ein.",
  "This typeface no longer exists: select another one.":
    "Diese Schrift gibt es nicht mehr: Wählen Sie eine andere aus.",
  "Enter the name of the typeface.": "Geben Sie den Namen der Schrift ein.",
  "Upload a WOFF2 file of the regular weight.":
    "Laden Sie eine WOFF2-Datei des normalen Schnitts hoch.",
  "Upload a WOFF2 file, or leave this field empty.":
    "Laden Sie eine WOFF2-Datei hoch, oder lassen Sie dieses Feld leer.",
  "The file must have the extension .woff2: upload a WOFF2 file.":
    "Die Datei muss die Endung .woff2 haben: Laden Sie eine WOFF2-Datei hoch.",
  "Remove this typeface, and add it again.":
    "Entfernen Sie diese Schrift, und fügen Sie sie erneut hinzu.",
  "Fill in this field.": "Füllen Sie dieses Feld aus.",
  "{time} occurs twice on this day, because the clocks go back. Calendars use the first one.":
    "{time} Uhr gibt es an diesem Tag zweimal, weil die Uhren zurückgestellt werden. Kalender verwenden die erste Uhrzeit.",
  "{time} does not exist on this day, because the clocks go forward. Calendars use {used}.":
    "{time} Uhr gibt es an diesem Tag nicht, weil die Uhren vorgestellt werden. Kalender verwenden {used} Uhr.",
  "Write the language code as “{code}”.": "Schreiben Sie den Sprachcode so: „{code}“.",
  "Enter a language code, such as en, de, fr, ar or pt-BR.":
    "Geben Sie einen Sprachcode ein, etwa en, de, fr, ar oder pt-BR.",
  "Enter a country code of two capital letters, such as GB, US or CH.":
    "Geben Sie einen Ländercode aus zwei Großbuchstaben ein, etwa GB, US oder CH.",
  "A language is listed twice: remove one of the entries.":
    "Eine Sprache ist doppelt aufgeführt: Entfernen Sie einen der Einträge.",
  "This is not the key of an interface text.": "Dies ist kein Schlüssel eines Oberflächentexts.",
  "Enter a text, or reset it to use the default text.":
    "Geben Sie einen Text ein, oder setzen Sie ihn zurück, um den Standardtext zu verwenden.",
  "Enter the link text.": "Geben Sie den Linktext ein.",
  "Enter the URL of the link, or select a page instead.":
    "Geben Sie die URL des Links ein, oder wählen Sie stattdessen eine Seite aus.",
  "Select the page to link to.": "Wählen Sie die Seite aus, zu der der Link führt.",
  "Select the page to redirect to.": "Wählen Sie die Seite aus, zu der weitergeleitet wird.",
  "The list has too many entries: keep at most {max}.":
    "Die Liste hat zu viele Einträge: Behalten Sie höchstens {max}.",
  "Select one of these values: {values}.": "Wählen Sie einen dieser Werte aus: {values}.",
  "The linked page has no slug: add a slug to the linked page, or select another page.":
    "Die verlinkte Seite hat keinen Slug: Geben Sie der verlinkten Seite einen Slug, oder wählen Sie eine andere Seite aus.",
  "Enter an alt text that describes the image, or mark the image as decorative.":
    "Geben Sie einen Alternativtext ein, der das Bild beschreibt, oder kennzeichnen Sie das Bild als dekorativ.",
  "The site displays only the first frame of a GIF. To show motion, use a Video block, or an animation in a Hero block.":
    "Die Website zeigt von einem GIF nur das erste Einzelbild. Um Bewegung zu zeigen, verwenden Sie einen Video-Block oder eine Animation in einem Hero-Block.",
  "Uploaded files are public, even inside a sign-in gate: don't upload confidential files here.":
    "Hochgeladene Dateien sind öffentlich, auch in einem geschützten Bereich: Laden Sie hier keine vertraulichen Dateien hoch.",
  "Enter or paste the code.": "Geben Sie den Code ein, oder fügen Sie ihn ein.",
  "Select an image, or remove the empty image from the text.":
    "Wählen Sie ein Bild aus, oder entfernen Sie das leere Bild aus dem Text.",
  "Enter a full URL that begins with https://, http://, mailto: or tel: and contains no spaces. To link to a page of this site, select the page instead.":
    "Geben Sie eine vollständige URL ein, die mit https://, http://, mailto: oder tel: beginnt und keine Leerzeichen enthält. Um auf eine Seite dieser Website zu verlinken, wählen Sie stattdessen die Seite aus.",
  "The URL is longer than 2,000 characters: enter a shorter URL.":
    "Die URL ist länger als 2.000 Zeichen: Geben Sie eine kürzere URL ein.",
  "Enter the full URL of the file, beginning with https://.":
    "Geben Sie die vollständige URL der Datei ein, beginnend mit https://.",
  "Select a date and a time.": "Wählen Sie ein Datum und eine Uhrzeit aus.",
  "Enter a title for the column.": "Geben Sie einen Titel für die Spalte ein.",
  "The announcement would disappear before it appears: select a later time, or clear this field.":
    "Die Ankündigung würde verschwinden, bevor sie erscheint: Wählen Sie einen späteren Zeitpunkt aus, oder leeren Sie dieses Feld.",
  "The block would disappear before it appears: select a later time, or clear this field.":
    "Der Block würde verschwinden, bevor er erscheint: Wählen Sie einen späteren Zeitpunkt aus, oder leeren Sie dieses Feld.",
  "The text is too long: shorten it to {max} characters or fewer.":
    "Der Text ist zu lang: Kürzen Sie ihn auf höchstens {max} Zeichen.",
  "Enter text, or leave this field empty.": "Geben Sie Text ein, oder lassen Sie dieses Feld leer.",
  "Enter a time zone, such as Europe/Berlin, America/New_York or UTC.":
    "Geben Sie eine Zeitzone ein, etwa Europe/Berlin, America/New_York oder UTC.",
  "Enter the URL of one video on Vimeo or YouTube, such as https://vimeo.com/76979871 or https://youtu.be/aqz-KE-bpKQ.":
    "Geben Sie die URL eines einzelnen Videos bei Vimeo oder YouTube ein, etwa https://vimeo.com/76979871 oder https://youtu.be/aqz-KE-bpKQ.",
  "This {host} URL does not lead to a video: open the video on Vimeo or YouTube, and copy the video's URL.":
    "Diese {host}-URL führt nicht zu einem Video: Öffnen Sie das Video bei Vimeo oder YouTube, und kopieren Sie die URL des Videos.",
  "Enter a name for the template.": "Geben Sie einen Namen für die Vorlage ein.",
  "Enter a name for the site.": "Geben Sie einen Namen für die Website ein.",
  "Enter the full URL of the profile, beginning with https://.":
    "Geben Sie die vollständige URL des Profils ein, beginnend mit https://.",
  "Enter a name for the reusable block.":
    "Geben Sie einen Namen für den wiederverwendbaren Block ein.",
  "Add at least one block.": "Fügen Sie mindestens einen Block hinzu.",
  "Enter a path that begins with “/”, such as “/en/old-page”, without the domain, “?” or “#”.":
    "Geben Sie einen Pfad ein, der mit „/“ beginnt, etwa „/de/alte-seite“, ohne Domain, „?“ oder „#“.",
  "Paths have no capital letters, no codes such as “%20” and no final “/”: enter “{normal}” instead.":
    "Pfade enthalten keine Großbuchstaben, keine Codes wie „%20“ und kein „/“ am Ende: Geben Sie stattdessen „{normal}“ ein.",
  "The site itself uses “{path}”: enter a different path.":
    "Die Website verwendet „{path}“ selbst: Geben Sie einen anderen Pfad ein.",
  "Enter a full URL that begins with https:// or http://, or a path on this site, beginning with “/”.":
    "Geben Sie eine vollständige URL ein, die mit https:// oder http:// beginnt, oder einen Pfad dieser Website, der mit „/“ beginnt.",
  "The slug must begin with “{folder}”.": "Der Slug muss mit „{folder}“ beginnen.",
  "A redirect from “{from}” already exists: edit the existing redirect, or delete one of the two.":
    "Eine Weiterleitung von „{from}“ ist bereits vorhanden: Bearbeiten Sie die vorhandene Weiterleitung, oder löschen Sie eine der beiden.",
  "The page “{page}” uses “{from}”, so the redirect has no effect: change that page's slug, or enter a different path.":
    "Die Seite „{page}“ verwendet „{from}“, daher ist die Weiterleitung wirkungslos: Ändern Sie den Slug der Seite, oder geben Sie einen anderen Pfad ein.",
  "The redirect from “{from}” leads to this path, but redirects must not form a chain: give both redirects the same target.":
    "Die Weiterleitung von „{from}“ führt zu diesem Pfad, aber Weiterleitungen dürfen keine Kette bilden: Geben Sie beiden Weiterleitungen dasselbe Ziel.",
  "The target leads back to the old path: select a different target.":
    "Das Ziel führt zum alten Pfad zurück: Wählen Sie ein anderes Ziel aus.",
  "“{path}” redirects back to the old path: select a different target, or delete the redirect from “{again}”.":
    "„{path}“ leitet zum alten Pfad zurück: Wählen Sie ein anderes Ziel aus, oder löschen Sie die Weiterleitung von „{again}“.",
  "“{path}” redirects to “{target}”: enter that target here.":
    "„{path}“ leitet zu „{target}“ weiter: Geben Sie dieses Ziel hier ein.",
  "“{path}” redirects to the page “{page}”: select that page as the target.":
    "„{path}“ leitet zur Seite „{page}“ weiter: Wählen Sie diese Seite als Ziel aus.",
  "The text has {length} characters, but search engines display only about {shown}: put the important words first.":
    "Der Text hat {length} Zeichen, aber Suchmaschinen zeigen nur etwa {shown} an: Stellen Sie die wichtigen Wörter an den Anfang.",
  "“{language}” is not a site language. Add the language in the language settings, or enter one of these codes: {offered}.":
    "„{language}“ ist keine Sprache der Website. Fügen Sie die Sprache in den Spracheinstellungen hinzu, oder geben Sie einen dieser Codes ein: {offered}.",
  "The list has two pages in the same language, or a page in the language of the current page: remove the extra page.":
    "Die Liste enthält zwei Seiten in derselben Sprache oder eine Seite in der Sprache der aktuellen Seite: Entfernen Sie die überzählige Seite.",
  "The slug must not begin with “{segment}”, because the site uses this path itself: enter a different slug.":
    "Der Slug darf nicht mit „{segment}“ beginnen, weil die Website diesen Pfad selbst verwendet: Geben Sie einen anderen Slug ein.",
  "Enter a slug of lowercase letters, digits and single hyphens, with “/” between parts, such as “products/pricing”.":
    "Geben Sie einen Slug aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen ein, mit „/“ zwischen den Teilen, etwa „produkte/preise“.",
  "Enter a path of this site that begins with “/”, such as /en/members.":
    "Geben Sie einen Pfad dieser Website ein, der mit „/“ beginnt, etwa /de/mitglieder.",
  "Enter the provider ID from Firebase. The ID begins with “oidc.”.":
    "Geben Sie die Anbieter-ID aus Firebase ein. Die ID beginnt mit „oidc.“.",
  "Enter a title for the page.": "Geben Sie einen Titel für die Seite ein.",
  "Enter the language's name in the language itself, such as Deutsch or العربية.":
    "Geben Sie den Namen der Sprache in der Sprache selbst ein, etwa Deutsch oder العربية.",
  "The default language is not a site language: choose one of the languages listed above.":
    "Die Standardsprache ist keine Sprache der Website: Wählen Sie eine der oben aufgeführten Sprachen.",
  "Add at least one language.": "Fügen Sie mindestens eine Sprache hinzu.",
  "Enter a whole number.": "Geben Sie eine ganze Zahl ein.",
  "The version is too low: enter 1 or more.":
    "Die Version ist zu niedrig: Geben Sie mindestens 1 ein.",
  "Enter a container ID that consists of “GTM-” and four to ten capital letters or digits.":
    "Geben Sie eine Container-ID ein, die aus „GTM-“ und vier bis zehn Großbuchstaben oder Ziffern besteht.",
  "Enter a name that contains only letters, digits and “_” and does not begin with a digit, such as dataLayer.":
    "Geben Sie einen Namen ein, der nur Buchstaben, Ziffern und „_“ enthält und nicht mit einer Ziffer beginnt, zum Beispiel dataLayer.",
  "Enter a cookie name such as _fbp, or the beginning of several names with “*” at the end, such as _hj*.":
    "Geben Sie einen Cookie-Namen wie _fbp ein, oder den Anfang mehrerer Namen mit „*“ am Ende, etwa _hj*.",
  "Enter a heading for the consent notice.":
    "Geben Sie eine Überschrift für den Einwilligungshinweis ein.",
  "Enter text that explains what visitors consent to.":
    "Geben Sie einen Text ein, der erklärt, worin Besucher einwilligen.",
  "Enter the tenant ID from Google Cloud Identity Platform, such as members-a1b2c.":
    "Geben Sie die Mandanten-ID aus Google Cloud Identity Platform ein, zum Beispiel members-a1b2c.",
  "Enter a URL that begins with https://, such as https://api.example.org/session.":
    "Geben Sie eine URL ein, die mit https:// beginnt, etwa https://api.example.org/session.",
  "Enter a provider name of 40 characters or fewer.":
    "Geben Sie einen Anbieternamen von höchstens 40 Zeichen ein.",
  "A provider is listed twice: remove one of the entries.":
    "Ein Anbieter ist doppelt aufgeführt: Entfernen Sie einen der Einträge.",
  "Nobody can sign in because every sign-in method is off: turn on at least one.":
    "Niemand kann sich anmelden, weil alle Anmeldemethoden ausgeschaltet sind: Schalten Sie mindestens eine ein.",
  "Guests cannot sign in because sign-up is off: allow sign-up, or turn off guest access.":
    "Gäste können sich nicht anmelden, weil die Registrierung ausgeschaltet ist: Erlauben Sie die Registrierung, oder schalten Sie den Gastzugang aus.",
  "Guests have no second factor, so they don't see the members-only blocks. Make the second factor optional, or turn off guest access.":
    "Gäste haben keinen zweiten Faktor, daher sehen sie die Blöcke für Mitglieder nicht. Machen Sie den zweiten Faktor optional, oder schalten Sie den Gastzugang aus.",
  "Tenants of Google Cloud Identity Platform don't support sign-in by phone: turn off “Text message code”, or clear the “Tenant” field.":
    "Mandanten von Google Cloud Identity Platform unterstützen keine Anmeldung per Telefon: Schalten Sie „SMS-Code“ aus, oder leeren Sie das Feld „Mandant“.",
  "Members who sign in only by phone can't add a second factor, so they don't see the members-only blocks. Make the second factor optional.":
    "Mitglieder, die sich nur per Telefon anmelden, können keinen zweiten Faktor hinzufügen. Daher sehen sie die Blöcke für Mitglieder nicht. Machen Sie den zweiten Faktor optional.",
  "With this setting, the site receives no ID tokens, so members stay signed out and sign-in gates stay closed. Select “This site”.":
    "Mit dieser Einstellung erhält die Website keine ID-Tokens: Mitglieder werden nicht angemeldet, und geschützte Bereiche bleiben gesperrt. Wählen Sie „Diese Website“ aus.",
  "Deaf visitors cannot follow this video. Add a transcript, or add subtitles on Vimeo or YouTube. If the video has subtitles, turn on “Subtitles available”.":
    "Gehörlose Besucher können dem Video nicht folgen. Fügen Sie ein Transkript hinzu, oder fügen Sie bei Vimeo oder YouTube Untertitel hinzu. Wenn das Video Untertitel hat, schalten Sie „Untertitel vorhanden“ ein.",
  "Enter some text, or remove this block.":
    "Geben Sie einen Text ein, oder entfernen Sie diesen Block.",
  "Add at least one stat, or remove this block.":
    "Fügen Sie mindestens eine Kennzahl hinzu, oder entfernen Sie diesen Block.",
  "Enter the value, including the unit if there is one.":
    "Geben Sie den Wert ein, gegebenenfalls mit Einheit.",
  "Enter a label that explains what the value measures.":
    "Geben Sie eine Bezeichnung ein, die erklärt, was der Wert misst.",
  "Enter a heading for the sign-in gate.":
    "Geben Sie eine Überschrift für den geschützten Bereich ein.",
  "Enter text that explains what members can see after sign-in.":
    "Geben Sie einen Text ein, der erklärt, was Mitglieder nach der Anmeldung sehen.",
  "Enter a claim name that contains only letters, digits, “_”, “.” and “-”.":
    "Geben Sie einen Claim-Namen ein, der nur Buchstaben, Ziffern, „_“, „.“ und „-“ enthält.",
  "Enter a claim value of 200 characters or fewer.":
    "Geben Sie einen Claim-Wert von höchstens 200 Zeichen ein.",
  "Add at least one day, or remove this block.":
    "Fügen Sie mindestens einen Tag hinzu, oder entfernen Sie diesen Block.",
  "Add at least one session to this day, or remove the day.":
    "Fügen Sie diesem Tag mindestens einen Termin hinzu, oder entfernen Sie den Tag.",
  "Select a date for the day.": "Wählen Sie ein Datum für den Tag aus.",
  "To link to a section of a page, select “Page on this site”, then the page and its section.":
    "Um zu einem Abschnitt einer Seite zu verlinken, wählen Sie „Seite dieser Website“, dann die Seite und ihren Abschnitt.",
  "Enter the time in 24-hour format, such as 19:30.":
    "Geben Sie die Uhrzeit im 24-Stunden-Format ein, etwa 19:30.",
  "Enter a title for the row.": "Geben Sie einen Titel für die Zeile ein.",
  "Add at least one row, or remove this block.":
    "Fügen Sie mindestens eine Zeile hinzu, oder entfernen Sie diesen Block.",
  "Enter a title for the session.": "Geben Sie einen Titel für den Termin ein.",
  "The reusable block is unpublished or empty: add blocks to the reusable block, and publish it.":
    "Der wiederverwendbare Block ist unveröffentlicht oder leer: Fügen Sie Blöcke in den wiederverwendbaren Block ein, und veröffentlichen Sie ihn.",
  "Select a reusable block, or remove this block.":
    "Wählen Sie einen wiederverwendbaren Block aus, oder entfernen Sie diesen Block.",
  "Enter the quote.": "Geben Sie das Zitat ein.",
  "Enter the author of the quote.": "Geben Sie den Autor des Zitats ein.",
  "Upload a logo, or remove this entry.":
    "Laden Sie ein Logo hoch, oder entfernen Sie diesen Eintrag.",
  "Add at least one logo, or remove this block.":
    "Fügen Sie mindestens ein Logo hinzu, oder entfernen Sie diesen Block.",
  "Enter the name of the logo's owner. The name is the logo's alt text.":
    "Geben Sie den Namen der Organisation ein, zu der das Logo gehört. Der Name ist der Alternativtext des Logos.",
  "A JPEG has no transparent background, so the site can't display this logo in a single color. Upload an SVG or a transparent PNG instead.":
    "Ein JPEG hat keinen transparenten Hintergrund, daher kann die Website dieses Logo nicht einfarbig anzeigen. Laden Sie stattdessen ein SVG oder ein transparentes PNG hoch.",
  "Select an image, or remove this block.":
    "Wählen Sie ein Bild aus, oder entfernen Sie diesen Block.",
  "The hero has too many buttons: keep at most two.":
    "Der Hero hat zu viele Schaltflächen: Behalten Sie höchstens zwei.",
  "Enter a title for the hero.": "Geben Sie einen Titel für den Hero ein.",
  "The speed is too low: enter 0.25 or more.":
    "Die Geschwindigkeit ist zu niedrig: Geben Sie mindestens 0,25 ein.",
  "The speed is too high: enter 3 or less.":
    "Die Geschwindigkeit ist zu hoch: Geben Sie höchstens 3 ein.",
  "Enter an alt text that describes the animation.":
    "Geben Sie einen Alternativtext ein, der die Animation beschreibt.",
  "Select an image. The image is displayed if the animation cannot play.":
    "Wählen Sie ein Bild aus. Das Bild wird angezeigt, wenn die Animation nicht abgespielt werden kann.",
  "Add at least one image, or remove this block.":
    "Fügen Sie mindestens ein Bild hinzu, oder entfernen Sie diesen Block.",
  "Select an image, or remove this entry.":
    "Wählen Sie ein Bild aus, oder entfernen Sie diesen Eintrag.",
  "Add at least one feature, or remove this block.":
    "Fügen Sie mindestens ein Feature hinzu, oder entfernen Sie diesen Block.",
  "Enter a title for the feature.": "Geben Sie einen Titel für das Feature ein.",
  "Add at least one question, or remove this block.":
    "Fügen Sie mindestens eine Frage hinzu, oder entfernen Sie diesen Block.",
  "Enter an answer, or remove this question.":
    "Geben Sie eine Antwort ein, oder entfernen Sie diese Frage.",
  "Enter the question.": "Geben Sie die Frage ein.",
  "Select the date and time when the countdown ends.":
    "Wählen Sie aus, wann der Countdown abläuft.",
  "Enter a heading for the countdown.": "Geben Sie eine Überschrift für den Countdown ein.",
  "Enter the heading to display when the countdown ends.":
    "Geben Sie die Überschrift ein, die nach Ablauf des Countdowns erscheint.",
  "Both columns are empty: add a block to a column, or remove the columns.":
    "Beide Spalten sind leer: Fügen Sie in eine Spalte einen Block ein, oder entfernen Sie die Spalten.",
  "Select a form, or remove this block.":
    "Wählen Sie ein Formular aus oder entfernen Sie diesen Block.",
  "Enter 0 or more.": "Geben Sie 0 oder mehr ein.",
  "Enter {} or less.": "Geben Sie {} oder weniger ein.",
  "Enter a number.": "Geben Sie eine Zahl ein.",
  "Enter a name for the form.": "Geben Sie einen Namen für das Formular ein.",
  "Enter a label for the field.": "Geben Sie eine Beschriftung für das Feld ein.",
  "Enter a text for the choice, or remove the choice.":
    "Geben Sie einen Text für die Auswahlmöglichkeit ein oder entfernen Sie sie.",
  "Enter an email address such as office@example.org.":
    "Geben Sie eine E-Mail-Adresse wie office@example.org ein.",
  "Enter a full URL that begins with https://.":
    "Geben Sie eine vollständige URL ein, die mit https:// beginnt.",
  "Enter 1 day or more.": "Geben Sie mindestens 1 Tag ein.",
  "Enter 3,650 days or less.": "Geben Sie höchstens 3.650 Tage ein.",
  "The field has no valid key.": "Das Feld hat keinen gültigen Schlüssel.",
  "The form has no fields: add at least one.":
    "Das Formular hat keine Felder: Fügen Sie mindestens eines hinzu.",
  "Select a kind.": "Wählen Sie eine Art aus.",
  "Two choices are the same: change or remove one.":
    "Zwei Auswahlmöglichkeiten sind gleich: Ändern oder entfernen Sie eine.",
  "Add at least one choice.": "Fügen Sie mindestens eine Auswahlmöglichkeit hinzu.",
  "Add at least one field.": "Fügen Sie mindestens ein Feld hinzu.",
  "Add at least one button.": "Fügen Sie mindestens eine Schaltfläche hinzu.",
  "Enter a heading for the call to action.":
    "Geben Sie eine Überschrift für den Call-to-Action ein.",
  "Enter a URL that begins with “https://” or “/” and contains the placeholders “{{lng}}” (language) and “{{ns}}” (namespace).":
    "Geben Sie eine URL ein, die mit „https://“ oder „/“ beginnt und die Platzhalter „{{lng}}“ (Sprache) und „{{ns}}“ (Namespace) enthält.",
  "Enter a hex color code with six digits, such as #2f4bd8.":
    "Geben Sie einen sechsstelligen Hex-Farbcode ein, zum Beispiel #2f4bd8.",
  "Enter a name for the theme.": "Geben Sie einen Namen für das Design ein.",
  "Enter the text of the announcement.": "Geben Sie den Text der Ankündigung ein.",
  "The site does not send ID tokens to {origin}. Ask the site's operator to add this origin to the environment variable MARQUEE_TOKEN_SYNC_ORIGINS.":
    "Die Website sendet keine ID-Tokens an {origin}. Bitten Sie den Betreiber der Website, diese Origin in die Umgebungsvariable MARQUEE_TOKEN_SYNC_ORIGINS aufzunehmen.",
  "Enter a time from 00:00 to 23:59, such as 09:30.":
    "Geben Sie eine Zeit von 00:00 bis 23:59 ein, zum Beispiel 09:30.",
  "Select days of the week.": "Wählen Sie Wochentage.",
  "Select at least one day.": "Wählen Sie mindestens einen Tag.",
  "Enter a currency of three capital letters, such as EUR.":
    "Geben Sie eine Währung aus drei Großbuchstaben ein, zum Beispiel EUR.",
} as const;
