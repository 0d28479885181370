import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { canary, packageFolder } from "../../../../../tests/support/canary.ts";

test(
  "[COMP-1] the editor of rich text takes the browser's selection over before it handles an input",
  canary(
    {
      dependency: "@portabletext/editor",
      writtenFor: "7.12.4",
      check:
        "web/editors/typing/rich-text/internals/flush-selection.client.ts: when the editor reads the browser's selection.",
    },
    () => {
      const file = join(packageFolder("@portabletext/editor"), "lib/index.js");
      const [, handler = ""] = readFileSync(file, "utf8").split("let onDOMBeforeInput = ");
      const [before = ""] = handler.split("inputType");
      expect(before).toContain("onDOMSelectionChange.flush()");
    },
  ),
);
