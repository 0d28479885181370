import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { describeSeam } from "../../../tests/support/canary.ts";
import { temporaryFolder } from "../../temporary-folder.fixture.ts";
import { createFindRoute } from "../routing/site-routes.ts";
import { readRoutesManifest } from "./routes-manifest.ts";

const folderWith = (manifest: object) =>
  temporaryFolder({ "routes-manifest.json": JSON.stringify(manifest) });

describeSeam({
  dependency: "next",
  writtenFor: "16.4.6",
  check:
    "the format of routes-manifest.json (next/dist/build/generate-routes-manifest.js). The site does not start with another one.",
});

const conditional = {
  source: "/:locale",
  destination: "/:locale/member",
  has: [{ type: "cookie", key: "session" }],
};

test("reads the manifest that Next.js writes", () => {
  const {
    generateRoutesManifest: generate,
  }: {
    generateRoutesManifest: (options: object) => { routesManifest: object };
  } = createRequire(import.meta.url)("next/dist/build/generate-routes-manifest.js");
  const { routesManifest } = generate({
    appType: "app",
    pageKeys: { pages: [], app: ["/api/ready", "/[locale]/account", "/[locale]/[[...path]]"] },
    config: { basePath: "", experimental: {} },
    redirects: [],
    headers: [],
    onMatchHeaders: [],
    rewrites: {
      beforeFiles: [{ source: "/__/:path*", destination: "/api/pages/:path*" }, conditional],
      afterFiles: [],
      fallback: [],
    },
    restrictedRedirectPaths: [],
  });
  const findRoute = createFindRoute(readRoutesManifest(folderWith(routesManifest)), []);
  expect(findRoute("/api/ready")).toBe("/api/ready");
  expect(findRoute("/en/account")).toBe("/[locale]/account");
  expect(findRoute("/en/films/x")).toBe("/[locale]/[[...path]]");
  expect(findRoute("/__/auth")).toBe("/__/auth");
});

test("[SEC-4] throws with file and fix for a routes manifest of an unknown version", () => {
  expect(() => readRoutesManifest(folderWith({ version: 4 }))).toThrow(
    /routes-manifest\.json is not what Next\.js 16\.4 writes.*Adapt server\/internals\/routes-manifest\.ts/s,
  );
});
