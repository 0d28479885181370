import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { quotedTests, tableRows } from "./support/quoted-tests.ts";
import { root } from "./support/stack/places.ts";

/**
 * The level of each requirement of OWASP ASVS 5.0.0, by section: in `1.5:123`, the second digit is the level of 1.5.2.
 * Source: the standard's CSV file.
 */
const sections = `
  1.1:22 1.2:1111122223 1.3:112222222223 1.4:222 1.5:123 2.1:122 2.2:112 2.3:12223 2.4:23 3.1:3 3.2:113
  3.3:12223 3.4:11222233 3.5:11122333 3.6:3 3.7:22333 4.1:12233 4.2:23333 4.3:22 4.4:1222 5.1:2 5.2:112333
  5.3:113 5.4:222 6.1:122 6.2:111111112222 6.3:11223333 6.4:112233 6.5:22222333 6.6:2223 6.7:33 6.8:2222
  7.1:222 7.2:1111 7.3:22 7.4:11222 7.5:223 7.6:22 8.1:1233 8.2:1123 8.3:133 8.4:23 9.1:111 9.2:1222
  10.1:22 10.2:223 10.3:22223 10.4:1111122222233333 10.5:22222 10.6:22 10.7:222 11.1:2233 11.2:22233
  11.3:11233 11.4:1222 11.5:23 11.6:23 11.7:33 12.1:12233 12.2:11 12.3:22223 13.1:2333 13.2:222223
  13.3:2233 13.4:1222233 14.1:22 14.2:12223333 14.3:122 15.1:12233 15.2:12233 15.3:1222222 15.4:3333 16.1:2
  16.2:22222 16.3:2222 16.4:222 16.5:2223 17.1:23 17.2:22223333 17.3:22
`;

const levels = new Map(
  [...sections.matchAll(/(\d+\.\d+):(\d+)/g)].flatMap(([, section = "", digits = ""]) =>
    Array.from(digits)
      .map((level, index): [string, string] => [`${section}.${index + 1}`, level])
      .filter(([, level]) => level !== "3"),
  ),
);

const page = readFileSync(join(root, ".github/security/asvs.md"), "utf8");

const rows = tableRows(page)
  .filter(([ids]) => ids !== "id")
  .map(([ids = "", level = "", , , proof = ""]) => ({ ids: ids.split(" "), level, proof }));

const isReason = (part: string) => /^(?:not met|does not apply): \S/.test(part);
const documentOf = (part: string) => /^document: `([^`]+)`$/.exec(part)?.[1];

/** Whether a file contains a test with exactly this title, after its requirement's ids. */
function hasTest({ file, title }: { file: string; title: string }): boolean {
  const at = join(root, file);
  if (title === "" || !existsSync(at)) return false;
  const source = readFileSync(at, "utf8");
  const quoted = [`"${title}"`, `\`${title}\``, `'${title}'`, `] ${title}"`, `] ${title}\``];
  return quoted.some((text) => source.includes(text));
}

test("[SEC-3] lists each requirement of levels 1 and 2 once, with its level", () => {
  expect(levels.size).toBe(70 + 183);
  const listed = rows.flatMap(({ ids }) => ids);
  expect(listed.toSorted()).toEqual([...levels.keys()].toSorted());
  const wrong = rows.filter(({ ids, level }) => {
    const found = new Set(ids.map((id) => levels.get(id)));
    return ["1", "2"].filter((each) => found.has(each)).join(" ") !== level;
  });
  expect(wrong).toEqual([]);
});

test.each(rows)("[SEC-3] finds the proof or the reason of $ids", ({ proof }) => {
  const parts = proof.split(" · ");
  const documents = parts.flatMap((part) => documentOf(part) ?? []);
  const tests = parts.filter((part) => !isReason(part) && documentOf(part) === undefined);
  expect(documents.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(
    quotedTests(tests.join(" · ")).filter((quoted) => tests.length > 0 && !hasTest(quoted)),
  ).toEqual([]);
  expect(proof).not.toBe("");
});

test("[SEC-3] counts in its summary what is met, partly met, not met and not applicable", () => {
  const counts = { met: 0, partly: 0, not: 0, none: 0 };
  for (const { ids, proof } of rows) {
    const parts = proof.split(" · ");
    const proven = parts.some((part) => !isReason(part));
    const lacks = parts.some((part) => part.startsWith("not met: "));
    counts[lacks ? (proven ? "partly" : "not") : proven ? "met" : "none"] += ids.length;
  }
  expect(page).toContain(
    `Of ${levels.size} requirements, ${counts.met} are met, ${counts.partly} partly met, ${counts.not} not met, and ${counts.none} do not apply.`,
  );
});
