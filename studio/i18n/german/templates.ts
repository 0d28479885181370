/**
 * German texts for templates, for reusable blocks, and for blocks from another version of the site.
 * Also contains the German texts of the fields that record a translation's source.
 */
export const templateTexts = {
  Reusable: "Wiederverwendbar",
  "Translated from": "Übersetzt aus",
  "Up to date since": "Aktuell seit",
  "Parts of the original page": "Teile der Ausgangsseite",
  Part: "Teil",
  Checksum: "Prüfsumme",
  "Reusable block": "Wiederverwendbarer Block",
  "Blocks that several pages share.": "Blöcke, die mehrere Seiten gemeinsam verwenden.",
  "Displayed only in the studio; for example, “Contact details”.":
    "Wird nur im Studio angezeigt, zum Beispiel „Kontaktdaten“.",
  "Leave empty to make the block available in every language.":
    "Lassen Sie dieses Feld leer, damit der Block in jeder Sprache verfügbar ist.",
  "Page template": "Seitenvorlage",
  "The initial blocks of a new page. Later changes to the template don't affect existing pages.":
    "Die ersten Blöcke einer neuen Seite. Spätere Änderungen an der Vorlage wirken sich nicht auf bestehende Seiten aus.",
  "Displayed in the menu for new pages; for example, “Landing page”.":
    "Wird im Menü für neue Seiten angezeigt, zum Beispiel „Landingpage“.",
  "Helps editors choose a template.": "Hilft Redakteuren bei der Auswahl einer Vorlage.",
  "Leave empty to make the template available in every language.":
    "Lassen Sie dieses Feld leer, damit die Vorlage in jeder Sprache verfügbar ist.",
  "In a template, you can leave required fields empty. Fill in these fields on each page that you create from the template.":
    "In einer Vorlage können Sie Pflichtfelder leer lassen. Füllen Sie diese Felder auf jeder Seite aus, die Sie aus der Vorlage erstellen.",
  "Content that you edit in one place and use on several pages.":
    "Inhalt, den Sie an einer Stelle bearbeiten und auf mehreren Seiten verwenden.",
  "When you publish a change to this block, the change appears on every page that uses the block.":
    "Wenn Sie eine Änderung an diesem Block veröffentlichen, erscheint die Änderung auf jeder Seite, die den Block verwendet.",
  "Reusable blocks": "Wiederverwendbare Blöcke",
  "Page templates": "Seitenvorlagen",
  "Page from template": "Seite aus Vorlage",
  "The template was not created": "Die Vorlage wurde nicht erstellt",
  "Save as template": "Als Vorlage speichern",
  "Blocks from a newer version of the site: {count}. Visitors don't see these blocks. To edit the blocks, ask a developer to update the site.":
    "Blöcke aus einer neueren Version der Website: {count}. Besucher sehen diese Blöcke nicht. Um die Blöcke zu bearbeiten, bitten Sie einen Entwickler, die Website zu aktualisieren.",
  "Blocks from an earlier version of the site: {count}. Visitors still see these blocks. To edit these blocks, select “Update blocks”.":
    "Blöcke aus einer früheren Version der Website: {count}. Besucher sehen diese Blöcke weiterhin. Um diese Blöcke zu bearbeiten, wählen Sie „Blöcke aktualisieren“.",
  "Update blocks": "Blöcke aktualisieren",
  "This block is from a newer version of the site. To edit the block, ask a developer to update the site.":
    "Dieser Block stammt aus einer neueren Version der Website. Um den Block zu bearbeiten, bitten Sie einen Entwickler, die Website zu aktualisieren.",
  "This block is from an earlier version of the site. To edit the block, select “Update blocks” above the list of blocks.":
    "Dieser Block stammt aus einer früheren Version der Website. Um den Block zu bearbeiten, wählen Sie „Blöcke aktualisieren“ über der Blockliste.",
  "The block was not detached": "Der Block wurde nicht abgetrennt",
  "The reusable block is empty.": "Der wiederverwendbare Block ist leer.",
  "“Detach block” copies the content to this page. Other pages keep the reusable block.":
    "„Block abtrennen“ kopiert den Inhalt auf diese Seite. Andere Seiten behalten den wiederverwendbaren Block.",
  "Detach block": "Block abtrennen",
  "The reusable block was not saved": "Der wiederverwendbare Block wurde nicht gespeichert",
  "Save as reusable block": "Als wiederverwendbaren Block speichern",
  "The reusable block is published immediately. Changes to the block appear on every page that uses it.":
    "Der wiederverwendbare Block wird sofort veröffentlicht. Änderungen am Block erscheinen auf jeder Seite, die ihn verwendet.",
  "Contact details": "Kontaktdaten",
  "Save and replace block": "Speichern und Block ersetzen",
  "Save as reusable block …": "Als wiederverwendbaren Block speichern …",
  "Not used on any page.": "Wird auf keiner Seite verwendet.",
  "Used on": "Verwendet auf",
} as const;
