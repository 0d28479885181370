import { join } from "node:path";
import type { NextConfig } from "next";
import { pictureQuality, pictureWidths } from "./design/images/loader.ts";
import { memberRoutePages, memberRouteCookies } from "./page/member-route.ts";
import { framePolicy } from "./editors/preview-check/frame-response.ts";
import { policyHosts } from "./server/policy/policy-hosts.ts";
import { actionsKey, buildId } from "./server/environment/build-id.ts";
import { isForServingLayer } from "./runtime/for-serving-layer.ts";
import { fixedHeaders, settingsHeaders } from "./server/policy/security-headers.ts";

/**
 * Returns a rewrite of requests with this cookie to the page's dynamic route. All other requests
 * get the static page.
 */
function memberRouteFor(cookie: string) {
  return {
    source: memberRoutePages,
    has: [{ type: "cookie" as const, key: cookie }],
    destination: "/:locale/member/:path*",
  };
}

/** Serves editors' files in a sandbox, so that they can't run scripts or use the site's origin. */
const sandboxed = [
  {
    key: "Content-Security-Policy",
    value:
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; frame-ancestors 'self'; sandbox",
  },
];

/**
 * Links each page to the rules for prefetching (`app/speculation-rules.json`). The rules are a separate file, because
 * the content security policy blocks inline rules.
 */
const ahead = [{ key: "Speculation-Rules", value: '"/speculation-rules.json"' }];

/** The headers that depend on settings. The serving layer writes them itself (`server/policy/write-headers.ts`). */
const ofSettings = () => [
  { source: "/:path*", headers: settingsHeaders(process.env) },
  {
    source: "/api/preview-check/frame",
    headers: [
      { key: "Content-Security-Policy", value: framePolicy(policyHosts(process.env).parents) },
    ],
  },
];

const unsaid = [{ key: "Referrer-Policy", value: "no-referrer" }];

const openTelemetryPackages = [
  "api",
  "context-async-hooks",
  "core",
  "exporter-metrics-otlp-http",
  "exporter-metrics-otlp-proto",
  "exporter-trace-otlp-http",
  "exporter-trace-otlp-proto",
  "resources",
  "sdk-metrics",
  "sdk-trace",
].map((name) => `@opentelemetry/${name}`);
if (isForServingLayer()) {
  // Next.js derives the ids of server actions from this key. A random key would make every build different. The
  // serving layer starts with another, random key (`server/internals/next-keys.ts`).
  process.env["NEXT_SERVER_ACTIONS_ENCRYPTION_KEY"] = actionsKey(import.meta.dirname);
}

const config: NextConfig = {
  distDir: process.env.MARQUEE_DIST ?? ".next",
  poweredByHeader: false,
  // The serving layer (`web/server`) compresses each page once and caches the result. Next.js would compress each
  // response.
  compress: !isForServingLayer(),
  // Null lets Next.js choose a random id.
  generateBuildId: () => (isForServingLayer() ? buildId(import.meta.dirname) : null),
  reactStrictMode: true,
  compiler: {
    runAfterProductionCompile: async (build) => {
      const { buildStart } = await import("./start/build-start.ts");
      await buildStart(build);
    },
  },
  transpilePackages: ["@marquee/schemas"],
  // Without the unit tests, whose types `npm run check` checks.
  typescript: { tsconfigPath: "tsconfig.build.json" },
  // Node.js loads these packages directly. In a bundle, the first would use the fetch of Next.js, which caches responses
  // without our tags. The others are loaded only if OpenTelemetry is on, and share the API that Next.js itself uses.
  serverExternalPackages: ["@sanity/client", "nodemailer", ...openTelemetryPackages],
  experimental: {
    // Next.js renders and caches a page for every address below `/[locale]`, known or not. The cache folder has no size
    // limit, so rendered pages are cached in memory only. Prerendered files of the build are still read.
    isrFlushToDisk: false,
    // Next.js writes the number of processes into its output. The default depends on the machine.
    ...(isForServingLayer() ? { cpus: 1 } : {}),
  },
  // Size of the page cache in bytes. Next.js evicts the least recently used pages first. A page
  // with its RSC payloads is about 200 kB, so the cache holds about 600 pages.
  cacheMaxMemorySize: 128 * 1024 * 1024,
  cacheHandler: join(import.meta.dirname, "server", "internals", "next-page-store.ts"),
  images: {
    loader: "custom",
    loaderFile: "./design/images/loader.ts",
    deviceSizes: [...pictureWidths],
    imageSizes: [],
    qualities: [pictureQuality],
  },
  headers: async () => [
    { source: "/:path*", headers: [...fixedHeaders] },
    ...(isForServingLayer() ? [] : ofSettings()),
    { source: "/cdn/:path*", headers: sandboxed },
    { source: memberRoutePages, headers: ahead },
    // Links in emails lead to these two paths and contain one-time codes, so these URLs must not be
    // sent as referrers.
    { source: "/auth/action", headers: unsaid },
    { source: "/:locale/auth-action", headers: unsaid },
    // The popup of an identity provider leaves this site and returns to these pages. The popup and the page that opened
    // it must keep their references to each other.
    {
      source: "/__/:path*",
      headers: [{ key: "Cross-Origin-Opener-Policy", value: "unsafe-none" }],
    },
  ],
  rewrites: async () => ({
    beforeFiles: [
      ...memberRouteCookies.map(memberRouteFor),
      // Firebase's SDK requires this path for its pages.
      { source: "/__/:path*", destination: "/api/provider-pages/:path*" },
      // Browsers request this path to display an icon for a response that isn't a page.
      { source: "/favicon.ico", destination: "/icons/current/favicon.ico" },
      // Apple's devices request these paths for pages whose head they have not read.
      ...["/apple-touch-icon.png", "/apple-touch-icon-precomposed.png"].map((source) => ({
        source,
        destination: "/icons/current/apple-icon.png",
      })),
      // Next.js has no routes in folders whose name begins with a dot.
      { source: "/.well-known/change-password", destination: "/api/change-password" },
      { source: "/.well-known/security.txt", destination: "/api/security-txt" },
    ],
    afterFiles: [],
    fallback: [],
  }),
};

export default config;
