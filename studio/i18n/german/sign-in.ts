/** German texts of the sign-in settings. */
export const signInWords = {
  "Sign-in": "Anmeldung",
  "Ways to sign in": "Wege zur Anmeldung",
  Members: "Mitglieder",
  "Staying signed in": "Angemeldet bleiben",
  Words: "Worte",
  "Email and password": "E-Mail und Passwort",
  "At Firebase: Authentication › Sign-in method › Email/Password.":
    "Bei Firebase: Authentication › Sign-in method › Email/Password.",
  "A link by email": "Ein Link per E-Mail",
  "No password: a link in a message signs its reader in. At Firebase: Email/Password, and in it “Email link”; the site's domain must be under Settings › Authorised domains.":
    "Ohne Passwort: Ein Link in einer Nachricht meldet an. Bei Firebase: Email/Password, und darin „Email link“; die Domain der Website muss unter Settings › Authorised domains stehen.",
  "A code by text message": "Ein Code per SMS",
  "At Firebase: Sign-in method › Phone, and under Settings › SMS region policy the countries of your members. Text messages cost money.":
    "Bei Firebase: Sign-in method › Phone, und unter Settings › SMS region policy die Länder Ihrer Mitglieder. SMS kosten Geld.",
  "As a guest": "Als Gast",
  "Without a name or address; a guest can make an account of it later. A gate that asks only for signing in opens for guests too. At Firebase: Sign-in method › Anonymous.":
    "Ohne Namen und Adresse; ein Gast kann später ein Konto daraus machen. Eine Schranke, die nur eine Anmeldung verlangt, öffnet sich auch für Gäste. Bei Firebase: Sign-in method › Anonymous.",
  "With an account elsewhere": "Mit einem Konto anderswo",
  "At Firebase: Sign-in method, each provider by itself, with the id and secret that the provider gives you.":
    "Bei Firebase: Sign-in method, jeder Anbieter einzeln, mit der Kennung und dem Geheimnis, die Sie von ihm bekommen.",
  "With an account at another provider (OpenID Connect)":
    "Mit einem Konto bei einem anderen Anbieter (OpenID Connect)",
  "A sign-in service of your own, a school's or a company's. At Firebase: Sign-in method › OpenID Connect (needs Identity Platform).":
    "Ein eigener Anmeldedienst, der einer Schule oder einer Firma. Bei Firebase: Sign-in method › OpenID Connect (braucht Identity Platform).",
  Provider: "Anbieter",
  "Id at Firebase": "Kennung bei Firebase",
  "oidc.house-of-film": "oidc.haus-des-films",
  "Authentication › Sign-in method › OpenID Connect: the id that Firebase gave it.":
    "Authentication › Sign-in method › OpenID Connect: die Kennung, die Firebase vergeben hat.",
  "House of Film": "Haus des Films",
  "Stands on its button.": "Steht auf seiner Taste.",
  "Providers open": "Anbieter öffnen sich",
  "Where a browser lets no window open, the page is left in any case.":
    "Wo ein Browser kein Fenster zulässt, wird die Seite in jedem Fall verlassen.",
  "In a window over the page": "In einem Fenster über der Seite",
  "In place of the page": "An Stelle der Seite",
  "Anyone may make an account": "Jeder darf ein Konto anlegen",
  "Off, or while these settings are not published: only people who have an account can sign in, by whichever way. At Firebase, too, switch off Settings › User actions › Enable create.":
    "Aus, oder solange diese Einstellungen nicht veröffentlicht sind: Nur wer ein Konto hat, kann sich anmelden, auf welchem Weg auch immer. Schalten Sie auch bei Firebase Settings › User actions › Enable create aus.",
  "Second factor": "Zweiter Faktor",
  "A code from an app, or by text message, after the first step. Required: no gate opens without one. At Firebase: Sign-in method › Multi-factor authentication (needs Identity Platform).":
    "Ein Code aus einer App oder per SMS, nach dem ersten Schritt. Verlangt: Keine Schranke öffnet sich ohne ihn. Bei Firebase: Sign-in method › Multi-factor authentication (braucht Identity Platform).",
  "Not offered": "Nicht angeboten",
  "Members may add one": "Mitglieder dürfen einen hinzufügen",
  Required: "Verlangt",
  Tenant: "Mandant",
  "members-a1b2c": "mitglieder-a1b2c",
  "For projects whose members live in a tenant (Identity Platform › Tenants). Empty: in the project itself. A change signs every member out.":
    "Für Projekte, deren Mitglieder zu einem Mandanten gehören (Identity Platform › Tenants). Leer: zum Projekt selbst. Eine Änderung meldet alle ab.",
  "A member stays signed in": "Ein Mitglied bleibt angemeldet",
  "Until they sign out": "Bis es sich abmeldet",
  "Until the tab is closed": "Bis der Tab geschlossen wird",
  "Until they sign out (kept in the browser's database)":
    "Bis es sich abmeldet (in der Datenbank des Browsers)",
  "Who is told of a sign-in": "Wer von einer Anmeldung erfährt",
  "Leave it at this site, unless a service of your own needs to know members as well.":
    "Belassen Sie es bei dieser Website, wenn kein eigener Dienst die Mitglieder auch kennen muss.",
  "This site": "Diese Website",
  "This site and another service": "Diese Website und ein anderer Dienst",
  Nobody: "Niemand",
  "Address of the other service": "Adresse des anderen Dienstes",
  "Gets each member's ID token by POST at sign-in and at each refresh, and a DELETE at sign-out. Its origin must be in MARQUEE_TOKEN_SYNC_ORIGINS, which whoever runs the site sets.":
    "Bekommt das ID-Token jedes Mitglieds per POST bei der Anmeldung und jeder Erneuerung, und ein DELETE bei der Abmeldung. Sein Ursprung muss in MARQUEE_TOKEN_SYNC_ORIGINS stehen; das setzt, wer die Website betreibt.",
  "After signing in, go to": "Nach der Anmeldung weiter zu",
  "/en/screening-room": "/de/vorfuehrraum",
  "A path of this site. Empty: back to where the member came from.":
    "Ein Pfad dieser Website. Leer: dorthin zurück, woher das Mitglied kam.",
  "Words over the forms, by language": "Worte über den Formularen, nach Sprache",
  "Languages that are missing here show the site's own words.":
    "Sprachen, die hier fehlen, zeigen die eigenen Worte der Website.",
  "Over the sign-in form": "Über dem Anmeldeformular",
  "A sentence or two: what signing in opens.": "Ein oder zwei Sätze: was die Anmeldung öffnet.",
  "Over the form for a new account": "Über dem Formular für ein neues Konto",
  "What a new member agrees to": "Dem ein neues Mitglied zustimmt",
  "Stands under the form for a new account.": "Steht unter dem Formular für ein neues Konto.",
} as const;
