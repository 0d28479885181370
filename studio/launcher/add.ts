import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { schemaTypes } from "@marquee/schemas/studio";
import { blockContracts } from "@marquee/schemas/contract";
import { addToIndex } from "./add/add-to-index.ts";
import { entriesOfBlock, filesOfBlock } from "./add/block-files.ts";
import { entriesOfDocument, filesOfDocument, pluralOf } from "./add/document-files.ts";
import { namesOfType } from "./add/type-names.ts";
import type { IndexEntry, NewFile } from "./add/index-entry.ts";
import { entryOfLanguage, fileOfLanguage, languageTag } from "./add/language-files.ts";
import { refuseNpmOptions } from "./npm-options.ts";

const root = join(import.meta.dirname, "../..");

const usage = `Usage: npm run add -- block NAME [--title "Title in the studio"]
       npm run add -- document NAME [--title "Title in the studio"]
       npm run add -- language TAG
Examples: npm run add -- block team
          npm run add -- document event
          npm run add -- language pt-BR`;

/** Files of your own, the indexes that list them, and what to do next. */
type Addition = { files: NewFile[]; entries: IndexEntry[]; next: string };

const taken = new Set([...schemaTypes.map((type) => type.name), ...Object.keys(blockContracts)]);

function blockOf(name: string, title: string | undefined): Addition {
  const names = namesOfType(name, taken, title);
  return {
    files: filesOfBlock(names),
    entries: entriesOfBlock(names),
    next: `They have two sample fields. Change them, beginning with the contract.
npm run dev displays the block at /en/block-gallery, npm run check checks it.
The guide is .github/add-a-block.md.`,
  };
}

function documentOf(name: string, title: string | undefined): Addition {
  const names = namesOfType(name, taken, title);
  return {
    files: filesOfDocument(names),
    entries: entriesOfDocument(names),
    next: `It has the fields of a page, and two sample fields. Change them, beginning with the contract.
npm run dev displays its documents at /en/${pluralOf(names.folder)}/…, npm run check checks it.
The guide is .github/add-a-document.md.`,
  };
}

function languageOf(name: string): Addition {
  const shipped = join(root, "web/i18n/shipped");
  const tag = languageTag(name, readdirSync(shipped));
  const english = JSON.parse(readFileSync(join(shipped, "en/interface.json"), "utf8"));
  return {
    files: [fileOfLanguage(tag, english)],
    entries: [entryOfLanguage(tag)],
    next: `Its texts are English: translate them. A text that you delete is displayed in the fallback language.
Add the language to the site in the studio, under Languages.`,
  };
}

/** Writes an addition. Writes nothing if a file exists, or if an index can't be changed. */
function write({ files, entries }: Addition): void {
  const present = files.find(({ file }) => existsSync(join(root, file)));
  if (present) throw new Error(`${present.file} exists already: choose another name, or edit it.`);
  const indexes = entries.map((entry) => ({
    file: entry.file,
    text: addToIndex(readFileSync(join(root, entry.file), "utf8"), entry),
  }));
  for (const { file, text } of [...files, ...indexes]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const changed = [...files, ...indexes].map(({ file }) => file);
  const oxfmt = join(root, "node_modules/oxfmt/bin/oxfmt");
  const { status } = spawnSync(process.execPath, [oxfmt, ...changed], { cwd: root });
  if (status !== 0) console.warn("The files could not be formatted: run npm run fix.");
}

function run(): void {
  const options = { title: { type: "string" } } as const;
  refuseNpmOptions(Object.keys(options), "add");
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [kind, name, ...more] = positionals;
  const additions = { block: blockOf, document: documentOf, language: languageOf };
  const isKind = (word: string | undefined): word is keyof typeof additions =>
    word !== undefined && Object.hasOwn(additions, word);
  if (name === undefined || more.length > 0 || !isKind(kind)) throw new Error(usage);
  const addition = additions[kind](name, values.title);
  write(addition);
  const written = addition.files.map(({ file }) => `  ${file}`);
  console.log(["Added:", ...written, "", addition.next].join("\n"));
}

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
