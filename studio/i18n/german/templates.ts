/** German texts for templates, reusable blocks, blocks of other versions, and the record of a translation's source. */
export const templateWords = {
  Reusable: "Wiederverwendbar",
  "Translated from": "Übersetzt aus",
  "Up to date since": "Auf dem Stand von",
  "Source parts": "Teile der Quelle",
  Part: "Teil",
  Fingerprint: "Fingerabdruck",
  "Reusable block": "Wiederverwendbarer Block",
  "Blocks that several pages share.": "Blöcke, die mehrere Seiten gemeinsam verwenden.",
  "Displayed only in the studio, such as “Contact details”.":
    "Erscheint nur im Studio, etwa „Kontaktdaten“.",
  "If empty, the block is available in every language.":
    "Wenn leer, ist der Block in jeder Sprache verfügbar.",
  "Page template": "Seitenvorlage",
  "The initial blocks of a new page; later changes don't affect existing pages.":
    "Die ersten Blöcke einer neuen Seite; spätere Änderungen wirken sich nicht auf bestehende Seiten aus.",
  "Displayed in the menu for new pages, such as “Landing page”.":
    "Erscheint im Menü für neue Seiten, etwa „Landingpage“.",
  "Helps editors choose a template.": "Hilft bei der Auswahl einer Vorlage.",
  "If empty, the template is available in every language.":
    "Wenn leer, ist die Vorlage in jeder Sprache verfügbar.",
  "Required fields may stay empty until a page uses the template.":
    "Pflichtfelder dürfen leer bleiben, bis eine Seite die Vorlage verwendet.",
  "Content that several pages share and that you edit in one place.":
    "Inhalt, den mehrere Seiten teilen und den Sie an einer Stelle bearbeiten.",
  "When you publish a change to it, every page that uses it is updated.":
    "Wenn Sie eine Änderung daran veröffentlichen, wird jede Seite aktualisiert, die ihn verwendet.",
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
  "This block is from an earlier version of the site. To edit it, select “Update blocks” above the list of blocks.":
    "Dieser Block stammt aus einer früheren Version der Website. Um ihn zu bearbeiten, wählen Sie „Blöcke aktualisieren“ über der Blockliste.",
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
