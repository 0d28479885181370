/** German texts of the sign-in settings. */
export const signInWords = {
  "Sign-in": "Anmeldung",
  "Sign-in methods": "Anmeldemethoden",
  Members: "Mitglieder",
  "After sign-in": "Nach der Anmeldung",
  Texts: "Texte",
  "Email and password": "E-Mail und Passwort",
  "Also enable it in Firebase: Authentication › Sign-in method › Email/Password.":
    "Aktivieren Sie dies auch in Firebase: Authentication › Sign-in method › Email/Password.",
  "Email link": "E-Mail-Link",
  "Also enable it in Firebase: Email/Password › Email link, and add the site's domain under Settings › Authorized domains.":
    "Aktivieren Sie ihn auch in Firebase: Email/Password › Email link, und fügen Sie die Domain der Website unter Settings › Authorized domains hinzu.",
  "Text message code": "SMS-Code",
  "Each message is charged. Also enable it in Firebase: Sign-in method › Phone, and allow the members' countries under Settings › SMS region policy.":
    "Jede SMS ist kostenpflichtig. Aktivieren Sie ihn auch in Firebase: Sign-in method › Phone, und erlauben Sie die Länder der Mitglieder unter Settings › SMS region policy.",
  "Guest access": "Gastzugang",
  "Gates without access rules also open for guests. Also enable it in Firebase: Sign-in method › Anonymous.":
    "Schranken ohne Zugriffsregeln öffnen sich auch für Gäste. Aktivieren Sie ihn auch in Firebase: Sign-in method › Anonymous.",
  "Identity providers": "Identitätsanbieter",
  "Also enable each one in Firebase: Sign-in method, with the ID and secret of the provider.":
    "Aktivieren Sie jeden auch in Firebase: Sign-in method, mit ID und Secret des Anbieters.",
  "OpenID Connect providers": "OpenID-Connect-Anbieter",
  "Also add each one in Firebase: Sign-in method › OpenID Connect (requires Identity Platform).":
    "Fügen Sie jeden auch in Firebase hinzu: Sign-in method › OpenID Connect (erfordert Identity Platform).",
  Provider: "Anbieter",
  "Provider ID": "Anbieter-ID",
  "oidc.example": "oidc.beispiel",
  "As displayed in Firebase under Sign-in method › OpenID Connect.":
    "Wie in Firebase unter Sign-in method › OpenID Connect angezeigt.",
  "Example Inc.": "Beispiel GmbH",
  "Displayed on the sign-in button.": "Erscheint auf der Anmeldeschaltfläche.",
  "Provider sign-in": "Anmeldung beim Anbieter",
  "If the browser blocks pop-ups, the site redirects instead.":
    "Wenn der Browser Pop-ups blockiert, leitet die Website stattdessen weiter.",
  "In a pop-up": "Im Pop-up",
  "By redirect": "Per Weiterleitung",
  "Allow sign-up": "Registrierung erlauben",
  "If off, only existing accounts can sign in. Also turn it off in Firebase: Settings › User actions › Enable create.":
    "Wenn ausgeschaltet, können sich nur bestehende Konten anmelden. Schalten Sie sie auch in Firebase aus: Settings › User actions › Enable create.",
  "Second factor": "Zweiter Faktor",
  "If required, gates stay closed for members without one. Also enable it in Firebase: Sign-in method › Multi-factor authentication (requires Identity Platform).":
    "Wenn erforderlich, bleiben Schranken für Mitglieder ohne zweiten Faktor geschlossen. Aktivieren Sie ihn auch in Firebase: Sign-in method › Multi-factor authentication (erfordert Identity Platform).",
  Off: "Aus",
  Optional: "Optional",
  Required: "Erforderlich",
  Tenant: "Mandant",
  "members-a1b2c": "mitglieder-a1b2c",
  "A tenant ID from Identity Platform; changing it signs out all members.":
    "Eine Mandanten-ID aus Identity Platform; eine Änderung meldet alle Mitglieder ab.",
  "Stay signed in": "Angemeldet bleiben",
  "Until sign-out": "Bis zur Abmeldung",
  "Until the tab is closed": "Bis der Tab geschlossen wird",
  "Until sign-out (IndexedDB)": "Bis zur Abmeldung (IndexedDB)",
  "Token recipients": "Token-Empfänger",
  "Keep “This site” unless another service also needs the members' ID tokens.":
    "Behalten Sie „Diese Website“ bei, wenn kein anderer Dienst die ID-Tokens der Mitglieder benötigt.",
  "This site": "Diese Website",
  "This site and another service": "Diese Website und ein anderer Dienst",
  "Service URL": "URL des Dienstes",
  "Receives ID tokens in POST requests and a DELETE request at sign-out; its origin must be listed in MARQUEE_TOKEN_SYNC_ORIGINS.":
    "Empfängt ID-Tokens in POST-Anfragen und bei der Abmeldung eine DELETE-Anfrage; die Origin muss in MARQUEE_TOKEN_SYNC_ORIGINS stehen.",
  "Redirect to": "Weiterleiten zu",
  "/en/members": "/de/mitglieder",
  "A path of this site; if empty, members return to the previous page.":
    "Ein Pfad dieser Website; wenn leer, kehren Mitglieder zur vorherigen Seite zurück.",
  "Form texts": "Formulartexte",
  "Languages without an entry use the built-in texts.":
    "Sprachen ohne Eintrag verwenden die integrierten Texte.",
  "Sign-in text": "Anmeldetext",
  "Displayed above the sign-in form.": "Erscheint über dem Anmeldeformular.",
  "Sign-up text": "Registrierungstext",
  Terms: "Nutzungsbedingungen",
  "Displayed above the sign-up form.": "Erscheint über dem Registrierungsformular.",
  "Displayed below the sign-up form.": "Erscheint unter dem Registrierungsformular.",
} as const;
