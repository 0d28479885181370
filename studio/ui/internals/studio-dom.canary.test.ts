import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { canary, packageFolder } from "../../../tests/support/canary.ts";
import {
  documentForm,
  fieldAt,
  fieldsIn,
  inspectorPanel,
  pane,
  paneLayout,
  presentation,
} from "./studio-dom.ts";

const seam = {
  dependency: "sanity",
  writtenFor: "6.9.2",
  check:
    "the attributes of the Studio's elements, in the browser. Inspectors would otherwise overflow the Preview's pane, and “edit” on the page would open a form without focusing its field.",
};

const folder = join(packageFolder("sanity"), "lib");
const studio = globSync("*.js", { cwd: folder })
  .map((file) => readFileSync(join(folder, file), "utf8"))
  .join("\n");

test.each([
  ["Preview tool", presentation],
  ["container of panes", paneLayout],
  ["pane", pane],
  ["inspector", inspectorPanel],
  ["form", documentForm],
])("the Studio renders the attribute of its %s", (_, selector) =>
  canary(seam, () => {
    const [, name = "", value = ""] = /^\[([\w-]+)="([\w-]+)"\]$/.exec(selector) ?? [];
    const attribute = `"${name}": "${value}"`;
    // Compares only the match, so that a failure doesn't print megabytes of the Studio's source.
    expect(new RegExp(attribute).exec(studio)?.[0]).toBe(attribute);
  })(),
);

test(
  "the Studio renders an inspector as an aside",
  canary(seam, () => {
    expect(/as: "(\w+)",\s+"data-ui": "DocumentInspectorPanel"/.exec(studio)?.[1]).toBe("aside");
  }),
);

test(
  "the Studio marks fields with their path, objects included",
  canary(seam, () => {
    const marks = [...studio.matchAll(/\b(\w+) = `field-\$\{\w+\.inputId\}`/g)];
    const rendered = marks.filter(({ 1: name, index }) =>
      studio.slice(index, index + 6_000).includes(`"data-testid": ${name},`),
    );
    expect(rendered).toHaveLength(2);
  }),
);

test("selects a field by its path, and the fields of an object", () => {
  const path = 'blocks[_key=="a"]';
  expect(fieldAt(path)).toBe('[data-testid="field-blocks[_key==\\"a\\"]"]');
  expect(fieldsIn(path)).toBe('[data-testid^="field-blocks[_key==\\"a\\"]."]');
});
