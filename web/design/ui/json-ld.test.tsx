import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonLd, safeJson } from "./json-ld.tsx";

const hostile = "</script><script>alert(1)</script><!-- & \u2028\u2029 \"'";

test("[SEC-2] nothing in JSON-LD ends its script or begins another", () => {
  const json = safeJson({ name: hostile, [hostile]: [hostile] });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
});

test("[SEC-2] what was escaped reads as it was written", () => {
  expect(JSON.parse(safeJson({ name: hostile }))).toEqual({ name: hostile });
});

test("[SEC-2] the page gets one script, of a kind that no browser runs", () => {
  const html = renderToStaticMarkup(<JsonLd data={{ "@type": "Thing", name: hostile }} />);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toMatch(
    /^<script type="application\/ld\+json">\{"@context":"https:\/\/schema.org","@type":"Thing"/,
  );
});
