import { expect, test } from "vitest";
import config from "./next.config.ts";

test("[AUTH-1] allows a provider's popup to return to the page that opened it", async () => {
  const rules = (await config.headers?.()) ?? [];
  const policy = rules
    .filter(({ source }) => source === "/__/:path*")
    .flatMap(({ headers }) => headers);
  expect(policy).toEqual([{ key: "Cross-Origin-Opener-Policy", value: "unsafe-none" }]);
});

test("[SEC-4] serves every asset in a sandbox that runs no script", async () => {
  const rules = (await config.headers?.()) ?? [];
  const [policy] = rules.find(({ source }) => source === "/cdn/:path*")?.headers ?? [];
  const directives = policy?.value.split("; ");
  expect(directives).toContain("default-src 'none'");
  expect(directives).toContain("sandbox");
});
