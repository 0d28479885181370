import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { canary } from "../../../../tests/support/canary.ts";
import { NEXT_DRAFT_COOKIE } from "./next-draft-cookie.ts";

const seam = {
  dependency: "next",
  writtenFor: "16.4.6",
  check:
    "the name of the draft mode's cookie (next/dist/server/api-utils). Requests with it get the dynamic route; under another name editors would see the published page.",
};

test(
  "is the cookie that Next.js sets in draft mode",
  canary(seam, () => {
    const { COOKIE_NAME_PRERENDER_BYPASS: name }: { COOKIE_NAME_PRERENDER_BYPASS: string } =
      createRequire(import.meta.url)("next/dist/server/api-utils/index.js");
    expect(NEXT_DRAFT_COOKIE).toBe(name);
  }),
);
