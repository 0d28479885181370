import { vercelStegaCombine } from "@vercel/stega";
import { expect, test } from "vitest";
import { blockContracts, inCurrentForm } from "../../contract.ts";

// Blocks without earlier versions never had the earlier tones.
const toned = Object.entries(blockContracts).filter(([, contract]) => "earlier" in contract);

test.each(toned)("[THEME-4] renames the tone of a stored block of type %s", (_type, contract) => {
  const names = ["house", "ink", "lamp", "gold", "sea", "primary"].map(
    (tone) => inCurrentForm({ _key: "a", version: 1, tone }, contract)["tone"],
  );
  expect(names).toEqual(["default", "inverted", "primary", "secondary", "tertiary", "primary"]);
  expect(inCurrentForm({ _key: "a", version: 1 }, contract)["tone"]).toBeUndefined();
});

test("[THEME-4][PAGE-6] renames a tone that has the marks of a preview", () => {
  const tone = vercelStegaCombine("gold", { origin: "sanity.io", href: "/studio" }, false);
  const block = inCurrentForm({ _key: "a", version: 1, tone }, blockContracts.text);
  expect(block["tone"]).toBe("secondary");
});
