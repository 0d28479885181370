/** German texts about the connection to the content service, and about failed parts of the studio. */
export const connectionTexts = {
  "Reconnecting …": "Verbindung wird wiederhergestellt …",
  "Connected again": "Wieder verbunden",
  "The content service can't be reached. What you type is kept in this tab, and stored as soon as the service is back. Don't close the tab.":
    "Der Content-Dienst ist nicht erreichbar. Was Sie schreiben, bleibt in diesem Tab und wird gespeichert, sobald der Dienst wieder da ist. Schließen Sie den Tab nicht.",
  "Your changes are stored.": "Ihre Änderungen sind gespeichert.",
  "This part of the studio has failed. Your changes in other parts are not affected.":
    "Dieser Teil des Studios ist ausgefallen. Ihre Änderungen in anderen Teilen sind nicht betroffen.",
  "Reload the studio": "Studio neu laden",
};
