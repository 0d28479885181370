import { expect, test } from "vitest";
import config from "./next.config.ts";

test("[AUTH-1] a provider's window may leave the site and come back to the page that opened it", async () => {
  const rules = (await config.headers?.()) ?? [];
  const policy = rules
    .filter(({ source }) => source === "/__/:path*")
    .flatMap(({ headers }) => headers);
  expect(policy).toEqual([{ key: "Cross-Origin-Opener-Policy", value: "unsafe-none" }]);
});
