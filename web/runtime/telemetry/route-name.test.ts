import { expect, test, vi } from "vitest";
import { createRouteNames } from "./route-name.ts";

const findRoute = (path: string) => {
  if (path.startsWith("/_next/") || path.startsWith("/__/")) return path;
  return path.startsWith("/en") ? "/[locale]/[[...path]]" : null;
};

test.for([
  ["/en/members/ada", "/[locale]/[[...path]]"],
  ["/_next/static/chunks/abc.js", "/_next/static/[...file]"],
  ["/__/auth/handler", "/__/[...path]"],
  ["/wp-login.php", "unknown"],
])("[PROD-5] names the route of %s", ([path, name]) => {
  expect(createRouteNames(findRoute)(path ?? "")).toBe(name);
});

test("[PROD-5] looks up the route of a known path once", () => {
  const lookup = vi.fn<typeof findRoute>(findRoute);
  const nameOf = createRouteNames(lookup);
  expect(nameOf("/en")).toBe(nameOf("/en"));
  expect(lookup).toHaveBeenCalledTimes(1);
});
