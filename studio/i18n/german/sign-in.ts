/** German texts of the sign-in settings. */
export const signInWords = {
  "Sign-in": "Anmeldung",
  "Sign-in methods": "Anmeldemethoden",
  Members: "Mitglieder",
  "After sign-in": "Nach der Anmeldung",
  Texts: "Texte",
  "Email and password": "E-Mail und Passwort",
  "In Firebase: Authentication › Sign-in method › Email/Password.":
    "In Firebase: Authentication › Sign-in method › Email/Password.",
  "Email link": "E-Mail-Link",
  "In Firebase: Email/Password › Email link, and the site's domain under Settings › Authorized domains.":
    "In Firebase: Email/Password › Email link, und die Domain der Website unter Settings › Authorized domains.",
  "Text message code": "SMS-Code",
  "Each message is charged. In Firebase: Sign-in method › Phone, and the members' countries under Settings › SMS region policy.":
    "Jede SMS ist kostenpflichtig. In Firebase: Sign-in method › Phone, und die Länder der Mitglieder unter Settings › SMS region policy.",
  "Guest access": "Gastzugang",
  "Gates without access rules also open for guests. In Firebase: Sign-in method › Anonymous.":
    "Schranken ohne Zugriffsregeln öffnen sich auch für Gäste. In Firebase: Sign-in method › Anonymous.",
  "Identity providers": "Identitätsanbieter",
  "In Firebase: Sign-in method, with the ID and secret of each provider.":
    "In Firebase: Sign-in method, mit ID und Secret jedes Anbieters.",
  "OpenID Connect providers": "OpenID-Connect-Anbieter",
  "In Firebase: Sign-in method › OpenID Connect (requires Identity Platform).":
    "In Firebase: Sign-in method › OpenID Connect (erfordert Identity Platform).",
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
  "If off, only existing accounts can sign in; in Firebase, also turn off Settings › User actions › Enable create.":
    "Wenn ausgeschaltet, können sich nur bestehende Konten anmelden; schalten Sie in Firebase auch Settings › User actions › Enable create aus.",
  "Second factor": "Zweiter Faktor",
  "“Required” keeps gates closed for members without one. In Firebase: Sign-in method › Multi-factor authentication (requires Identity Platform).":
    "„Erforderlich“ hält Schranken für Mitglieder ohne zweiten Faktor geschlossen. In Firebase: Sign-in method › Multi-factor authentication (erfordert Identity Platform).",
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
  "Receives ID tokens by POST and a DELETE at sign-out; its origin must be listed in MARQUEE_TOKEN_SYNC_ORIGINS.":
    "Empfängt ID-Tokens per POST und ein DELETE bei der Abmeldung; die Origin muss in MARQUEE_TOKEN_SYNC_ORIGINS stehen.",
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
