export const signInTexts = {
  "Sign-in": "Anmeldung",
  "Sign-in methods": "Anmeldemethoden",
  Members: "Mitglieder",
  "After sign-in": "Nach der Anmeldung",
  Texts: "Texte",
  "Email and password": "E-Mail und Passwort",
  "Also enable email and password in Firebase: Authentication › Sign-in method › Email/Password.":
    "Aktivieren Sie E-Mail und Passwort auch in Firebase: Authentication › Sign-in method › Email/Password.",
  "Email link": "E-Mail-Link",
  "Also enable email links in Firebase: Sign-in method › Email/Password › Email link. Add the site's domain under Settings › Authorized domains.":
    "Aktivieren Sie E-Mail-Links auch in Firebase: Sign-in method › Email/Password › Email link. Fügen Sie die Domain der Website unter Settings › Authorized domains hinzu.",
  "Code by text message": "SMS-Code",
  "Google charges for each text message. Also enable phone sign-in in Firebase: Sign-in method › Phone. Allow the members' countries under Settings › SMS region policy.":
    "Google stellt jede SMS in Rechnung. Aktivieren Sie die Anmeldung per Telefon auch in Firebase: Sign-in method › Phone. Erlauben Sie die Länder der Mitglieder unter Settings › SMS region policy.",
  "Guest access": "Gastzugang",
  "Guests see the members-only blocks in sign-in gates that have no access rules. Also enable guest access in Firebase: Sign-in method › Anonymous.":
    "Gäste sehen die Blöcke für Mitglieder in geschützten Bereichen, die keine Zugriffsregeln haben. Aktivieren Sie den Gastzugang auch in Firebase: Sign-in method › Anonymous.",
  "Identity providers": "Identitätsanbieter",
  "Also enable each provider in Firebase under Sign-in method, with the provider's ID and secret.":
    "Aktivieren Sie jeden Anbieter auch in Firebase unter Sign-in method, mit ID und Secret des Anbieters.",
  "OpenID Connect providers": "OpenID-Connect-Anbieter",
  "Also add each provider in Firebase: Sign-in method › OpenID Connect (requires Google Cloud Identity Platform).":
    "Fügen Sie jeden Anbieter auch in Firebase hinzu: Sign-in method › OpenID Connect (erfordert Google Cloud Identity Platform).",
  Provider: "Anbieter",
  "Provider ID": "Anbieter-ID",
  "oidc.example": "oidc.beispiel",
  "The provider ID that Firebase displays under Sign-in method › OpenID Connect.":
    "Die Anbieter-ID, die Firebase unter Sign-in method › OpenID Connect anzeigt.",
  "Example Inc.": "Beispiel GmbH",
  "Displayed on the sign-in button.": "Wird auf der Anmeldeschaltfläche angezeigt.",
  "Provider sign-in": "Anmeldung beim Anbieter",
  "If the browser blocks pop-ups, the site redirects members to the provider instead.":
    "Wenn der Browser Pop-ups blockiert, leitet die Website Mitglieder stattdessen zum Anbieter weiter.",
  "In a pop-up": "Im Pop-up",
  "By redirect": "Per Weiterleitung",
  "Allow sign-up": "Registrierung erlauben",
  "If you turn off sign-up, only members with an existing account can sign in. In this case, also turn off sign-up in Firebase: Settings › User actions › Enable create.":
    "Wenn Sie die Registrierung ausschalten, können sich nur Mitglieder mit bestehendem Konto anmelden. Schalten Sie die Registrierung in diesem Fall auch in Firebase aus: Settings › User actions › Enable create.",
  "Second factor": "Zweiter Faktor",
  "If a second factor is required, members without one don't see the members-only blocks. Also enable the second factor in Firebase: Sign-in method › Multi-factor authentication (requires Google Cloud Identity Platform).":
    "Wenn ein zweiter Faktor erforderlich ist, sehen Mitglieder ohne zweiten Faktor die Blöcke für Mitglieder nicht. Aktivieren Sie den zweiten Faktor auch in Firebase: Sign-in method › Multi-factor authentication (erfordert Google Cloud Identity Platform).",
  Off: "Aus",
  Optional: "Optional",
  Required: "Erforderlich",
  Tenant: "Mandant",
  "members-a1b2c": "mitglieder-a1b2c",
  "A tenant ID from Google Cloud Identity Platform. If you change the ID, all members are signed out.":
    "Eine Mandanten-ID aus Google Cloud Identity Platform. Wenn Sie die ID ändern, werden alle Mitglieder abgemeldet.",
  "Stay signed in": "Angemeldet bleiben",
  "Until sign-out": "Bis zur Abmeldung",
  "Until the tab is closed": "Bis der Tab geschlossen wird",
  "Until sign-out (stored in IndexedDB)": "Bis zur Abmeldung (in IndexedDB gespeichert)",
  "Token recipients": "Token-Empfänger",
  "Select “This site” unless another service also needs the members' ID tokens.":
    "Wählen Sie „Diese Website“, außer wenn auch ein anderer Dienst die ID-Tokens der Mitglieder benötigt.",
  "This site": "Diese Website",
  "This site and another service": "Diese Website und ein anderer Dienst",
  "Service URL": "URL des Dienstes",
  "The site sends ID tokens to the service in POST requests. When a member signs out, the site sends a DELETE request. Add the service's origin to the site's environment variable MARQUEE_TOKEN_SYNC_ORIGINS.":
    "Die Website sendet dem Dienst ID-Tokens in POST-Anfragen. Wenn sich ein Mitglied abmeldet, sendet die Website eine DELETE-Anfrage. Nehmen Sie die Origin des Dienstes in die Umgebungsvariable MARQUEE_TOKEN_SYNC_ORIGINS der Website auf.",
  "Redirect to": "Weiterleiten zu",
  "/en/members": "/de/mitglieder",
  "Enter the path of the page that members see after sign-in. Leave empty to return members to the previous page.":
    "Geben Sie den Pfad der Seite ein, die Mitglieder nach der Anmeldung sehen. Lassen Sie dieses Feld leer, um Mitglieder zur vorherigen Seite zurückzuleiten.",
  "Form texts": "Formulartexte",
  "Languages without an entry use the built-in texts.":
    "Sprachen ohne Eintrag verwenden die integrierten Texte.",
  "Sign-in heading": "Überschrift der Anmeldung",
  "The heading of the sign-in page. Leave empty to display the built-in heading.":
    "Die Überschrift der Anmeldeseite. Lassen Sie dieses Feld leer, um die integrierte Überschrift anzuzeigen.",
  "Sign-in text": "Anmeldetext",
  "Displayed above the sign-in form.": "Wird über dem Anmeldeformular angezeigt.",
  "Sign-up text": "Registrierungstext",
  Terms: "Nutzungsbedingungen",
  "Displayed above the sign-up form.": "Wird über dem Registrierungsformular angezeigt.",
  "Displayed below the sign-up form.": "Wird unter dem Registrierungsformular angezeigt.",
} as const;
