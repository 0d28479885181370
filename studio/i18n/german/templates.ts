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
  "Page from a template": "Seite aus einer Vorlage",
  "The template was not made": "Die Vorlage wurde nicht angelegt",
  "Make a template of it": "Eine Vorlage daraus machen",
  "Blocks that a newer version of this site stored: {count}. Visitors don't see them, and nothing here changes them. Bring the site up to date to edit them.":
    "Blöcke, die eine neuere Fassung dieser Website gespeichert hat: {count}. Besucher sehen sie nicht, und nichts hier verändert sie. Bringen Sie die Website auf den neuesten Stand, um sie zu bearbeiten.",
  "Blocks that an earlier version of this site stored: {count}. Visitors see them as before; to edit them here, bring them up to date.":
    "Blöcke, die eine frühere Fassung dieser Website gespeichert hat: {count}. Besucher sehen sie wie zuvor; um sie hier zu bearbeiten, bringen Sie sie auf den neuesten Stand.",
  "Bring them up to date": "Auf den neuesten Stand bringen",
  "This block was stored by a newer version of this site and is left as it is. Bring the site up to date to edit it.":
    "Diesen Block hat eine neuere Fassung dieser Website gespeichert; er bleibt, wie er ist. Bringen Sie die Website auf den neuesten Stand, um ihn zu bearbeiten.",
  "This block was stored by an earlier version of this site. Bring it up to date above the list of blocks; then it can be edited.":
    "Diesen Block hat eine frühere Fassung dieser Website gespeichert. Bringen Sie ihn über der Liste der Blöcke auf den neuesten Stand; dann lässt er sich bearbeiten.",
  "The block was not detached": "Der Block wurde nicht gelöst",
  "The reusable block holds nothing yet.": "Der wiederverwendbare Block enthält noch nichts.",
  "Detached, it becomes a block of this page alone. The others keep theirs.":
    "Gelöst wird er zu einem Block nur dieser Seite. Die anderen behalten ihren.",
  "Detach from the reusable block": "Vom wiederverwendbaren Block lösen",
  "The reusable block was not saved": "Der wiederverwendbare Block wurde nicht gespeichert",
  "Save as a reusable block": "Als wiederverwendbaren Block speichern",
  "It is published at once under this name, and shown where a page names it. Changes of it are seen on every such page.":
    "Er wird sofort unter diesem Namen veröffentlicht und erscheint, wo eine Seite ihn nennt. Änderungen sind auf jeder solchen Seite zu sehen.",
  "Tickets at the door": "Karten an der Abendkasse",
  "Save and use it here": "Speichern und hier verwenden",
  "Save as a reusable block …": "Als wiederverwendbaren Block speichern …",
  "No page shows it yet.": "Noch zeigt ihn keine Seite.",
  "Shown on": "Zu sehen auf",
} as const;
