import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "../support/source-files.ts";
import { root } from "../support/stack/places.ts";

/** Sample content, tests, the types that Next.js writes, and the owner's code, which has rules of its own. */
const notInProduction =
  /sample-sites\/|^studio\/[^/]+\/tests\/|\.(?:test|fixture)\.|^web\/next-env\.d\.ts$|^\w+\/own\//;

const sources = new Map(
  sourceFiles("{schemas,studio,web}/**/*.{ts,tsx,js,mjs}")
    .filter((file) => !notInProduction.test(file))
    .map((file): [string, string] => [file, readFileSync(join(root, file), "utf8")]),
);

type Rule = { title: string; pattern: RegExp; where: readonly (string | RegExp)[] };

const nowhere: Rule["where"] = [];

const rules: Rule[] = [
  {
    title: "starts other programs in the launcher, and to decode uploaded files",
    pattern: /node:child_process|node:cluster/,
    where: [
      /^studio\/launcher\//,
      "studio/content-lake/src/assets/image-processes.ts",
      "web/content/files/run-program.ts",
    ],
  },
  {
    title: "evaluates no text as code",
    pattern: /\beval\(|new Function\(|node:vm|setTimeout\(["'`]/,
    where: [
      // Functions of the lake itself, with a limit of CPU time.
      "studio/content-lake/src/query/time-limit.ts",
    ],
  },
  {
    title: "builds regular expressions from its own texts only",
    pattern: /new RegExp\(|\bRegExp\(/,
    where: [
      // Texts of these files themselves.
      /^schemas\/protocols\/(?:compose|picture|problems|typing)\.contract\.ts$/,
      "studio/content-lake/src/assets/svg-size.ts",
      "web/i18n/keep-units.ts",
      "web/page/member-route.ts",
      "web/seo/drawing/scripts.ts",
      // Texts of the studio's translations, escaped; patterns of the emulator's own operations.
      "studio/i18n/message-translator.ts",
      "web/auth-emulator/src/gateway/operations.ts",
      // Patterns that Next.js writes into its build.
      "web/server/routing/site-routes.ts",
    ],
  },
  {
    title: "writes HTML in the listed files only",
    pattern: /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\b/,
    where: [
      // Scripts and style sheets of the site's own, whose values are validated or escaped.
      "web/app/[locale]/layout.tsx",
      "web/design/theme/themed.tsx",
      "web/design/ui/json-ld.tsx",
      "web/page/preview-as/preview-stage.tsx",
      "web/page/share/share-entry.tsx",
      "web/page/editor-tools.tsx",
      // HTML of the server in an island, which React leaves as it is.
      "web/start/react-island.client.tsx",
    ],
  },
  {
    title: "hashes with SHA-256, and with SHA-1 only where nothing secret depends on it",
    pattern:
      /createHash\((?!"sha256"\))|createHmac\((?!"sha256")|\.digest\("(?!SHA-256|hex|base64)/,
    where: [
      // Assets are named by the SHA-1 hash of their bytes, as in Sanity's API.
      "studio/content-lake/src/assets/receive-upload.ts",
      "studio/content-lake/src/assets/asset-files.ts",
      "studio/content-commands/save-sample.ts",
      // Keys of caches of the site's own queries and of trusted responses.
      "web/content/service/content-query.ts",
      "web/content/service/content-service.ts",
    ],
  },
  {
    title: "takes no secret from Math.random",
    pattern: /Math\.random\(/,
    // Spreads the requests of open pages over time.
    where: ["web/content/live/live-updates.client.tsx", "web/start/live.client.ts"],
  },
  {
    title: "weakens no check of TLS or HTTP",
    pattern:
      /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|insecureHTTPParser|secureProtocol|minVersion:/,
    where: nowhere,
  },
];

/** Returns a source without comments and without template texts, in which GROQ and messages are written. */
const codeOf = (source: string) =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/(?<!:)\/\/.*$/gm, "")
    .replaceAll(/`(?:\\.|[^`\\])*`/g, "``")
    .replaceAll(/"(?:\\.|[^"\\\n])*"/g, (text) =>
      /^"(?:node:|sha|SHA|hex|base64)/.test(text) ? text : '""',
    );

test.each(rules)("[SEC-2] $title", ({ pattern, where }) => {
  expect(sources.size).toBeGreaterThan(500);
  const found = [...sources].filter(([, source]) => pattern.test(codeOf(source)));
  const files = found.map(([file]) => file);
  const isAt = (place: string | RegExp, file: string) =>
    typeof place === "string" ? place === file : place.test(file);
  expect(files.filter((file) => !where.some((place) => isAt(place, file)))).toEqual([]);
  // An exception that is no longer needed is removed.
  expect(where.filter((place) => !files.some((file) => isAt(place, file)))).toEqual([]);
});

test("[SEC-2] the linter rejects loose comparison, any and type assertions", () => {
  const { rules: configured } = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8"));
  expect(configured).toMatchObject({
    "eslint/eqeqeq": ["error", "always", { null: "ignore" }],
    "typescript/no-explicit-any": "error",
    "typescript/consistent-type-assertions": ["error", { assertionStyle: "never" }],
  });
});

test("the site has one global, its runtime", () => {
  const global = /declare global|global(?:This)?(?:\.\w+|\[[^\]]+\]) (?:\?\?)?= |typeof globalThis/;
  const files = [...sources].flatMap(([file, text]) =>
    file.startsWith("web/") && global.test(text) ? [file] : [],
  );
  expect(files.toSorted()).toEqual([
    // The browser's own function, in a preview.
    "web/page/preview-as/preview-stage.tsx",
    "web/runtime/site-runtime.ts",
    // The acts that the inline script has noted before the start script runs.
    "web/start/start.client.ts",
  ]);
});

/** The folders of the site, the highest floor first. A file imports its own folder and lower floors. */
const floors = [
  ["server"],
  ["app"],
  ["page"],
  ["start"],
  ["blocks"],
  ["members", "forms", "editors", "seo", "consent"],
  ["content"],
  ["design"],
  ["i18n"],
  ["runtime"],
];

/**
 * Returns a file's folder in `web`. It is undefined for a file that Next.js reads in `web` itself, such as its
 * configuration. Own blocks are blocks, own languages interface texts.
 */
function folderOf(file: string): string | undefined {
  if (file === "web/own/languages.ts") return "i18n";
  return /^web\/([^/]+)\//.exec(file)?.[1]?.replace(/^own$/, "blocks");
}

/** Returns the floor of a folder, from the top. A folder without a floor is above all, so nothing may import it. */
const floorOf = (folder: string | undefined) =>
  floors.findIndex((folders) => folders.some((each) => each === folder));

/** Returns the paths of the files that a file of the project imports, types included. */
const importsOf = (file: string, source: string): string[] =>
  Array.from(source.matchAll(/\b(?:from|import)\b\s*\(?\s*"(\.[^"]+)"/g), ([, path = ""]) =>
    join(dirname(file), path),
  );

test("each folder of the site imports lower floors only, and no feature imports another", () => {
  const arrows = [...sources]
    .filter(([file]) => file.startsWith("web/") && !file.startsWith("web/auth-emulator/"))
    .flatMap(([file, source]) => importsOf(file, source).map((target) => ({ file, target })))
    .map(({ file, target }) => ({ file, target, from: folderOf(file), to: folderOf(target) }))
    .filter(({ from, to }) => from !== to);
  const isUpward = ({ from, to }: (typeof arrows)[number]) => floorOf(from) >= floorOf(to);
  expect(arrows.length).toBeGreaterThan(1_000);
  expect(arrows.filter(isUpward).map(({ file, target }) => `${file} imports ${target}`)).toEqual(
    [],
  );
});

/** Declared names with words that the code once used for a request, a response, a text or a stored value. */
const rejectedNames =
  /\b(?:const|let|function\*?|class|type|interface|enum)\s+(?:\{ )?(?:(?:ask|say|tell|hear)(?:s|ed|ing)?|said|told|heard|kept|(?:\w*[a-z0-9])?(?:(?:Ask|Say|Tell|Hear)(?:s|ed|ing)?|Said|Told|Heard|Kept))(?![a-z])/;

/** Forms and FAQs have answers, and their documents store them under this name. */
const rejectedAnswers =
  /\b(?:const|let|function\*?|class|type|interface|enum)\s+(?:\{ )?(?:answer(?:s|ed|ing)?|(?:\w*[a-z0-9])?Answer(?:s|ed|ing)?)(?![a-z])/;

test.each([
  ["requests, texts and stored values", rejectedNames, /^$/, "const isAsked = 1", "const task = 1"],
  [
    "responses",
    rejectedAnswers,
    /(?:^|\/)(?:faq|form|forms|submissions)\//,
    "type Answer = string",
    "const response = 1",
  ],
])("declarations name %s as the platform does", (_what, pattern, exempt, rejected, accepted) => {
  expect(pattern.test(rejected)).toBe(true);
  expect(pattern.test(accepted)).toBe(false);
  const found = [...sources].filter(
    ([file, text]) => !exempt.test(file) && pattern.test(codeOf(text)),
  );
  expect(found.map(([file]) => file)).toEqual([]);
});
