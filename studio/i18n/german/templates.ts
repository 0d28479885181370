/** German texts for templates, reusable blocks, blocks of other versions, and the record of a translation's source. */
export const templateWords = {
  Reuse: "Wiederverwenden",
  "Translated from": "Übersetzt aus",
  "Up to date since": "Auf dem Stand von",
  "The page's parts then": "Die Teile der Seite damals",
  Part: "Teil",
  Fingerprint: "Fingerabdruck",
  "Reusable block": "Wiederverwendbarer Block",
  "Blocks that several pages show, and that are edited here for all of them.":
    "Blöcke, die mehrere Seiten zeigen und die hier für alle bearbeitet werden.",
  "Only editors see it: “Tickets at the door”.":
    "Nur für die Redaktion: „Karten an der Abendkasse“.",
  "Offered on pages of this language. Leave it empty for pages of every one.":
    "Wird auf Seiten dieser Sprache angeboten. Leer lassen für Seiten aller Sprachen.",
  "Stand one under the other wherever it is used.":
    "Stehen untereinander, wo immer er verwendet wird.",
  "Page template": "Seitenvorlage",
  "What a new page begins with. Pages made from it are on their own afterwards.":
    "Womit eine neue Seite beginnt. Danach stehen Seiten, die daraus entstanden sind, für sich.",
  "What editors choose when they make a page: “A film of the night”.":
    "Was man beim Anlegen einer Seite wählt: „Ein Film der Nacht“.",
  "What it is for": "Wofür sie gedacht ist",
  "One sentence that helps to choose. Leave it empty for none.":
    "Ein Satz, der beim Wählen hilft. Leer lassen, wenn keiner dort stehen soll.",
  "Offered for pages of this language. Leave it empty for pages of every one.":
    "Wird für Seiten dieser Sprache angeboten. Leer lassen für Seiten aller Sprachen.",
  "From top to bottom. What may still be empty here, the page will ask for.":
    "Von oben nach unten. Was hier noch leer sein darf, verlangt dann die Seite.",
  "What stands on several pages and is written once.":
    "Was auf mehreren Seiten steht und einmal geschrieben wird.",
  "Which one": "Welcher",
  "A change of it is seen on every page that shows it, as soon as it is published there.":
    "Eine Änderung ist auf jeder Seite zu sehen, die ihn zeigt, sobald sie dort veröffentlicht ist.",
  "Reusable blocks": "Wiederverwendbare Blöcke",
  "Page templates": "Seitenvorlagen",
  "Page from template": "Seite aus Vorlage",
  "The template was not created": "Die Vorlage wurde nicht erstellt",
  "Save as template": "Als Vorlage speichern",
  "Blocks from a newer version of the site: {count}. Visitors don't see them. Update the site to edit them.":
    "Blöcke aus einer neueren Version der Website: {count}. Besucher sehen sie nicht. Aktualisieren Sie die Website, um sie zu bearbeiten.",
  "Blocks from an earlier version of the site: {count}. Visitors still see them. Update the blocks to edit them.":
    "Blöcke aus einer früheren Version der Website: {count}. Besucher sehen sie weiterhin. Aktualisieren Sie die Blöcke, um sie zu bearbeiten.",
  "Update blocks": "Blöcke aktualisieren",
  "This block is from a newer version of the site. Update the site to edit it.":
    "Dieser Block stammt aus einer neueren Version der Website. Aktualisieren Sie die Website, um ihn zu bearbeiten.",
  "This block is from an earlier version of the site. Update it above the list of blocks to edit it.":
    "Dieser Block stammt aus einer früheren Version der Website. Aktualisieren Sie ihn über der Blockliste, um ihn zu bearbeiten.",
  "The block was not detached": "Der Block wurde nicht gelöst",
  "The reusable block is empty.": "Der wiederverwendbare Block ist leer.",
  "Detaching copies the content to this page. Other pages keep the reusable block.":
    "Beim Lösen wird der Inhalt in diese Seite kopiert. Andere Seiten behalten den wiederverwendbaren Block.",
  "Detach block": "Block lösen",
  "The reusable block was not saved": "Der wiederverwendbare Block wurde nicht gespeichert",
  "Save as reusable block": "Als wiederverwendbaren Block speichern",
  "The block is published immediately. Changes to it appear on every page that uses it.":
    "Der Block wird sofort veröffentlicht. Änderungen erscheinen auf jeder Seite, die ihn verwendet.",
  "Contact details": "Kontaktdaten",
  "Save and replace": "Speichern und ersetzen",
  "Save as reusable block …": "Als wiederverwendbaren Block speichern …",
  "Not used on any page.": "Auf keiner Seite verwendet.",
  "Used on": "Verwendet auf",
} as const;
