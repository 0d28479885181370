import type { NextConfig } from "next";
import { HTTPS_SESSION_COOKIE, SESSION_COOKIE } from "./auth/session/session-cookie.ts";
import { pictureQuality, pictureWidths } from "./images/loader.ts";

/** Set by Next when draft mode is on; its value is checked by `draftMode()`, so a forged one shows nothing. */
const DRAFT_COOKIE = "__prerender_bypass";

const lake = process.env.MARQUEE_LAKE_URL?.replace(/\/+$/, "");

/**
 * First segments of addresses that are not pages; everything else below a language is one. `api` and `cdn` are as
 * long as a language's code: members' requests to them would be taken for pages.
 */
const page =
  "/:locale((?!api/|cdn/)[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8})*)/:path((?!member(?:/|$)|(?:sign-in|account|auth-action|block-gallery)$).*)*";

/** Requests bearing a session or a draft cookie get the page's dynamic twin; all others its static page. */
function twinFor(cookie: string) {
  return {
    source: page,
    has: [{ type: "cookie" as const, key: cookie }],
    destination: "/:locale/member/:path*",
  };
}

const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  // Never `no-referrer`: YouTube's player refuses to play without one (error 153).
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), payment=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
  {
    key: "Content-Security-Policy",
    value: `frame-ancestors 'self' ${process.env.NEXT_PUBLIC_SANITY_STUDIO_URL ?? "http://localhost:3333"}; object-src 'none'; base-uri 'self'`,
  },
];

/** Which links of a page may be fetched ahead (app/speculation-rules.json): a file, since a policy lets no page bring them. */
const ahead = [{ key: "Speculation-Rules", value: '"/speculation-rules.json"' }];

const unsaid = [{ key: "Referrer-Policy", value: "no-referrer" }];

const config: NextConfig = {
  distDir: process.env.MARQUEE_DIST ?? ".next",
  poweredByHeader: false,
  // The serving layer compresses, each page once.
  compress: process.env.MARQUEE_SERVING_LAYER !== "1",
  reactStrictMode: true,
  transpilePackages: ["@marquee/schemas"],
  // Loaded by Node itself: its bundled form would use the fetch that Next caches, without our tags.
  serverExternalPackages: ["@sanity/client"],
  images: {
    loader: "custom",
    loaderFile: "./images/loader.ts",
    deviceSizes: [...pictureWidths],
    imageSizes: [],
    qualities: [pictureQuality],
  },
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    { source: page, headers: ahead },
    // Where mails with one-time codes lead: nobody is told of these addresses.
    { source: "/auth/action", headers: unsaid },
    { source: "/:locale/auth-action", headers: unsaid },
    // A provider's window goes on to its own site and comes back: the page that opened it must not lose it meanwhile.
    {
      source: "/__/:path*",
      headers: [{ key: "Cross-Origin-Opener-Policy", value: "unsafe-none" }],
    },
  ],
  rewrites: async () => ({
    beforeFiles: [
      twinFor(SESSION_COOKIE),
      twinFor(HTTPS_SESSION_COOKIE),
      twinFor(DRAFT_COOKIE),
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
