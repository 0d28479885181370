/** German texts about the connection to the content service, and about failed parts of the studio. */
export const connectionTexts = {
  "Reconnecting …": "Verbindung wird wiederhergestellt …",
  "Connected again": "Wieder verbunden",
  "The content service can't be reached. What you type is kept in this tab, and stored as soon as the service is back. Don't close the tab.":
    "Der Content-Dienst ist nicht erreichbar. Was Sie schreiben, bleibt in diesem Tab und wird gespeichert, sobald der Dienst wieder da ist. Schließen Sie den Tab nicht.",
  "Your changes are stored.": "Ihre Änderungen sind gespeichert.",
  "You are signed out": "Sie sind abgemeldet",
  "You are signed in again": "Sie sind wieder angemeldet",
  "What you type is kept in this tab, and stored as soon as you have signed in again as the same person. Don't close the tab.":
    "Was Sie schreiben, bleibt in diesem Tab und wird gespeichert, sobald Sie sich als dieselbe Person wieder angemeldet haben. Schließen Sie den Tab nicht.",
  "Sign in in a new tab": "In einem neuen Tab anmelden",
  "The content service is busy": "Der Content-Dienst ist ausgelastet",
  "It has not accepted your last changes yet. They are kept in this tab and sent again. Don't close the tab.":
    "Er hat Ihre letzten Änderungen noch nicht angenommen. Sie bleiben in diesem Tab und werden erneut gesendet. Schließen Sie den Tab nicht.",
  "Storing your changes …": "Ihre Änderungen werden gespeichert …",
  "The content service responds slowly. Your changes are kept in this tab until they are stored. Don't close the tab.":
    "Der Content-Dienst antwortet langsam. Ihre Änderungen bleiben in diesem Tab, bis sie gespeichert sind. Schließen Sie den Tab nicht.",
  "This part of the studio has failed. Your changes in other parts are not affected.":
    "Dieser Teil des Studios ist ausgefallen. Ihre Änderungen in anderen Teilen sind nicht betroffen.",
  "Reload the studio": "Studio neu laden",
};
