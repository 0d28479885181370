import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { problemsOfSettings } from "./shapes/form-problems.ts";
import { root } from "../support/stack/places.ts";

/**
 * URL paths that Next.js derives from files in `web/app`. Other `.ts` and `.tsx` files in that
 * folder, such as `layout.tsx`, have no URL.
 */
const named: Record<string, string> = {
  "manifest.ts": "manifest.webmanifest",
  "robots.ts": "robots.txt",
};

/** First path segments of the site's own routes, such as `api`. Pages are excluded: they are below `[locale]`. */
const addresses = readdirSync(join(root, "web/app"), { withFileTypes: true })
  .map(({ name }) => named[name] ?? name)
  .filter((name) => !name.startsWith("[") && !name.endsWith(".ts") && !name.endsWith(".tsx"));

describe("[PAGE-8] the redirect form refuses the site's own URLs", () => {
  it("finds the site's own URLs", () => {
    expect(addresses).toEqual(
      expect.arrayContaining(["api", "sitemap.xml", "manifest.webmanifest"]),
    );
  });

  it.each(addresses)("%s", async (address) => {
    const page = { _type: "reference", _ref: "page-en-programme" };
    const fields = { from: `/${address}`, kind: "internal", page, permanent: true };
    const problems = await problemsOfSettings("redirect", fields);
    expect(JSON.stringify(problems)).toContain("The site itself uses");
  });
});
