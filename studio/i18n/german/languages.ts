export const languageTexts = {
  "Earlier codes": "Frühere Codes",
  "The site redirects URLs that begin with one of these codes to this language.":
    "Die Website leitet URLs, die mit einem dieser Codes beginnen, zu dieser Sprache weiter.",
  "Rename …": "Umbenennen …",
  Rename: "Umbenennen",
  "Rename language": "Sprache umbenennen",
  "New language code": "Neuer Sprachcode",
  "Another site language has this code.": "Eine andere Sprache der Website hat diesen Code.",
  "These documents, their drafts and their versions in releases get the new code, as well as texts in the settings and links between translations:":
    "Diese Dokumente, ihre Entwürfe und ihre Versionen in Releases erhalten den neuen Code, ebenso die Texte in den Einstellungen und die Verknüpfungen zwischen Übersetzungen:",
  "The site changes immediately. It redirects {from} to {to}.":
    "Die Website ändert sich sofort. Sie leitet {from} zu {to} weiter.",
  "“{from}” is now “{to}”": "„{from}“ ist jetzt „{to}“",
  "The language was not renamed": "Die Sprache wurde nicht umbenannt",
  "More than {most} documents contain this language. That is too much for one step.":
    "Mehr als {most} Dokumente enthalten diese Sprache. Das ist zu viel für einen Schritt.",
  "{count} documents already have the language code “{to}”: delete them, or enter another code.":
    "{count} Dokumente haben bereits den Sprachcode „{to}“: Löschen Sie diese, oder geben Sie einen anderen Code ein.",
  "These scheduled releases contain documents in this language: {titles}. Unschedule them first.":
    "Diese geplanten Releases enthalten Dokumente in dieser Sprache: {titles}. Heben Sie zuerst die Planung auf.",
  "The site's pages in this language have the code “{code}”. Restore it, then select “Rename”.":
    "Die Seiten der Website in dieser Sprache haben den Code „{code}“. Stellen Sie ihn wieder her, und wählen Sie dann „Umbenennen“.",
  "Restore “{code}”": "„{code}“ wiederherstellen",
};

/** German messages of rules about settings that other content needs. */
export const usedSettingRules = {
  "1 document is in the language “{language}”, so the language can't be removed. Delete the document first. To change the code, restore the language and select “Rename”.":
    "1 Dokument ist in der Sprache „{language}“, daher kann sie nicht entfernt werden. Löschen Sie zuerst das Dokument. Um den Code zu ändern, stellen Sie die Sprache wieder her, und wählen Sie „Umbenennen“.",
  "{count} documents are in the language “{language}”, so the language can't be removed. Delete the documents first. To change the code, restore the language and select “Rename”.":
    "{count} Dokumente sind in der Sprache „{language}“, daher kann sie nicht entfernt werden. Löschen Sie zuerst die Dokumente. Um den Code zu ändern, stellen Sie die Sprache wieder her, und wählen Sie „Umbenennen“.",
  "A site language has this code: remove it here.":
    "Eine Sprache der Website hat diesen Code: Entfernen Sie ihn hier.",
  "The published settings have the sign-in method “{name}”. Members who have no other one can't sign in any more, and lose access to their accounts.":
    "Die veröffentlichten Einstellungen enthalten die Anmeldemethode „{name}“. Mitglieder ohne eine andere Methode können sich nicht mehr anmelden und verlieren den Zugang zu ihren Konten.",
  "The published settings have the sign-in method “{name}”. Accounts that use it: {users}. Accounts without another one: {only}. Their members can't sign in any more, and lose access to their accounts.":
    "Die veröffentlichten Einstellungen enthalten die Anmeldemethode „{name}“. Konten, die sie verwenden: {users}. Konten ohne eine andere Methode: {only}. Ihre Mitglieder können sich nicht mehr anmelden und verlieren den Zugang zu ihren Konten.",
  "The members' accounts belong to the published tenant “{tenant}”. They can't sign in with another one.":
    "Die Konten der Mitglieder gehören zum veröffentlichten Mandanten „{tenant}“. Mit einem anderen ist keine Anmeldung möglich.",
};
