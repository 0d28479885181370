import type { NextConfig } from "next";
import { pictureQuality, pictureWidths } from "./images/loader.ts";
import { pagesWithTwin, twinCookies } from "./page/twin-address.ts";
import { framePolicy } from "./preview-check/frame-answer.ts";
import { policyHosts } from "./server/policy-hosts.ts";
import { securityHeaders } from "./server/security-headers.ts";
import { writeScriptWeights } from "./weights/write-weights.ts";

const lake = process.env.MARQUEE_LAKE_URL?.replace(/\/+$/, "");

/** Requests that bear such a cookie get the page's dynamic twin; all others its static page. */
function twinFor(cookie: string) {
  return {
    source: pagesWithTwin,
    has: [{ type: "cookie" as const, key: cookie }],
    destination: "/:locale/member/:path*",
  };
}

/** Editors' files: shown as they are, but what stands in one runs nothing in the site's name. */
const shownOnly = [
  {
    key: "Content-Security-Policy",
    value:
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; frame-ancestors 'self'",
  },
];

/** Which links of a page may be fetched ahead (app/speculation-rules.json): a file, since a policy lets no page bring them. */
const ahead = [{ key: "Speculation-Rules", value: '"/speculation-rules.json"' }];

const inStudio = [
  { key: "Content-Security-Policy", value: framePolicy(policyHosts(process.env).parents) },
];

const unsaid = [{ key: "Referrer-Policy", value: "no-referrer" }];

const config: NextConfig = {
  distDir: process.env.MARQUEE_DIST ?? ".next",
  poweredByHeader: false,
  // The serving layer compresses, each page once.
  compress: process.env.MARQUEE_SERVING_LAYER !== "1",
  reactStrictMode: true,
  compiler: { runAfterProductionCompile: writeScriptWeights },
  transpilePackages: ["@marquee/schemas"],
  // Loaded by Node itself: its bundled form would use the fetch that Next caches, without our tags.
  serverExternalPackages: ["@sanity/client"],
  // For pictures that are handed on from the lake of this machine, which may hang; each is cut there when first asked
  // for, and a page of them takes a busy machine more than three seconds. In ms; half a minute unless said.
  experimental: { proxyTimeout: 15_000 },
  images: {
    loader: "custom",
    loaderFile: "./images/loader.ts",
    deviceSizes: [...pictureWidths],
    imageSizes: [],
    qualities: [pictureQuality],
  },
  headers: async () => [
    { source: "/:path*", headers: securityHeaders(process.env) },
    { source: "/cdn/:path*", headers: shownOnly },
    { source: "/api/preview-check/frame", headers: inStudio },
    { source: pagesWithTwin, headers: ahead },
    // Where mails with one-time codes lead: nobody is told of these addresses.
    { source: "/auth/action", headers: unsaid },
    { source: "/:locale/auth-action", headers: unsaid },
    // Links to a preview lead here, with their secret.
    { source: "/:locale/shared-preview", headers: unsaid },
    // A provider's window goes on to its own site and comes back: the page that opened it must not lose it meanwhile.
    {
      source: "/__/:path*",
      headers: [{ key: "Cross-Origin-Opener-Policy", value: "unsafe-none" }],
    },
  ],
  rewrites: async () => ({
    beforeFiles: [
      ...twinCookies.map(twinFor),
      // Fixed by Firebase's SDK: where it looks for its pages on the host it is given.
      { source: "/__/:path*", destination: "/api/provider-pages/:path*" },
      ...(lake
        ? [
            { source: "/cdn/images/:path*", destination: `${lake}/images/:path*` },
            { source: "/cdn/files/:path*", destination: `${lake}/files/:path*` },
          ]
        : []),
    ],
    afterFiles: [],
    fallback: [],
  }),
};

export default config;
