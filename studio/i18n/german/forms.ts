/** German texts for forms and their submissions. */
export const formWords = {
  Form: "Formular",
  Forms: "Formulare",
  "Fields that visitors fill in. Display the form on a page with a form block.":
    "Felder, die Besucher ausfüllen. Zeigen Sie das Formular mit einem Formularblock auf einer Seite an.",
  "After sending": "Nach dem Senden",
  "Delivery and storage": "Zustellung und Speicherung",
  "Displayed in the studio, in email subjects and on the page of visitors without JavaScript; for example, “Contact”.":
    "Wird im Studio, in E-Mail-Betreffs und auf der Seite von Besuchern ohne JavaScript angezeigt, zum Beispiel „Kontakt“.",
  Field: "Feld",
  Kind: "Art",
  "“New step” divides a long form: the fields after it are on the next step.":
    "„Neuer Schritt“ teilt ein langes Formular: Die Felder danach stehen im nächsten Schritt.",
  "Email address": "E-Mail-Adresse",
  "Phone number": "Telefonnummer",
  "Long text": "Langer Text",
  Number: "Zahl",
  "One choice": "Eine Auswahl",
  "Several choices": "Mehrfachauswahl",
  Checkbox: "Kontrollkästchen",
  File: "Datei",
  Consent: "Einwilligung",
  "New step": "Neuer Schritt",
  "The question, or the title of the step. For a consent, the complete sentence that visitors agree to.":
    "Die Frage oder der Titel des Schritts. Bei einer Einwilligung der vollständige Satz, dem Besucher zustimmen.",
  Help: "Hilfe",
  "Displayed below the label; for example, why you ask for it.":
    "Wird unter der Beschriftung angezeigt, zum Beispiel warum Sie danach fragen.",
  Choices: "Auswahlmöglichkeiten",
  "Minimum length": "Mindestlänge",
  "In characters.": "In Zeichen.",
  "Maximum length": "Höchstlänge",
  "Lowest number": "Kleinste Zahl",
  "Highest number": "Größte Zahl",
  "Fill in automatically": "Automatisch ausfüllen",
  "The browser, or the account of a member who is signed in, fills in the field.":
    "Der Browser oder das Konto eines angemeldeten Mitglieds füllt das Feld aus.",
  No: "Nein",
  Send: "Senden",
  "Success message": "Erfolgsmeldung",
  "Displayed instead of the form after visitors have sent it.":
    "Wird statt des Formulars angezeigt, nachdem Besucher es gesendet haben.",
  "Success page": "Erfolgsseite",
  "Visitors see this page instead of the message.": "Besucher sehen diese Seite statt der Meldung.",
  "Email recipients": "E-Mail-Empfänger",
  "Each new submission is sent to these addresses.":
    "Jede neue Einsendung wird an diese Adressen gesendet.",
  Webhook: "Webhook",
  "A URL that receives each new submission as signed JSON.":
    "Eine URL, die jede neue Einsendung als signiertes JSON erhält.",
  "Days of storage": "Speicherdauer in Tagen",
  "Submissions are deleted after this number of days.":
    "Einsendungen werden nach dieser Anzahl von Tagen gelöscht.",
  "Asks visitors for a message, a registration or other data.":
    "Fragt Besucher nach einer Nachricht, einer Anmeldung oder anderen Angaben.",
  "contact, registration, survey, booking, application, email":
    "Kontakt, Anmeldung, Umfrage, Buchung, Bewerbung, E-Mail",
  "For example, when visitors can expect an answer.":
    "Zum Beispiel, wann Besucher eine Antwort erwarten können.",
  "Several pages can display the same form.": "Mehrere Seiten können dasselbe Formular anzeigen.",
  "Field without a label": "Feld ohne Beschriftung",
  "Unnamed form": "Formular ohne Namen",
  "1 field": "1 Feld",
  "{count} fields": "{count} Felder",
  "No form selected": "Kein Formular ausgewählt",
  Submissions: "Einsendungen",
  "Search submissions": "Einsendungen durchsuchen",
  "Search by answer or email address": "Nach Antwort oder E-Mail-Adresse suchen",
  "All forms": "Alle Formulare",
  "{shown} of {total} submissions": "{shown} von {total} Einsendungen",
  "No submissions": "Keine Einsendungen",
  "Export CSV": "CSV exportieren",
  "Erase a person": "Person löschen",
  "Erase everything that a person sent": "Alles löschen, was eine Person gesendet hat",
  "Deletes all submissions with this email address, their files included. You can't undo this.":
    "Löscht alle Einsendungen mit dieser E-Mail-Adresse samt Dateien. Das lässt sich nicht rückgängig machen.",
  "Delete {count} submissions": "{count} Einsendungen löschen",
  "No submission has this email address": "Keine Einsendung hat diese E-Mail-Adresse",
  "The submissions are deleted": "Die Einsendungen sind gelöscht",
  "The submissions were not deleted": "Die Einsendungen wurden nicht gelöscht",
  "Delete submission": "Einsendung löschen",
  "Deleted after {date}": "Wird nach dem {date} gelöscht",
  "Download file": "Datei herunterladen",
  "No answer": "Keine Angabe",
  "Email: {state}": "E-Mail: {state}",
  "Webhook: {state}": "Webhook: {state}",
  waiting: "wartet",
  sent: "gesendet",
  failed: "fehlgeschlagen",
  "not needed": "nicht nötig",
  "The submissions can't be read. You need the role editor, and the dataset “{dataset}” must exist.":
    "Die Einsendungen können nicht gelesen werden. Sie brauchen die Rolle „editor“, und das Dataset „{dataset}“ muss existieren.",
} as const;
