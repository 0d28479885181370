import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonLd, safeJson } from "./json-ld.tsx";

const hostile = "</script><script>alert(1)</script><!-- & \u2028\u2029 \"'";

test("[SEC-2] escapes everything that could end a script or start another one", () => {
  const json = safeJson({ name: hostile, [hostile]: [hostile] });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
});

test("[SEC-2] parses escaped JSON-LD to the original value", () => {
  expect(JSON.parse(safeJson({ name: hostile }))).toEqual({ name: hostile });
});

test("[SEC-2] renders one script of a type that browsers do not run", () => {
  const html = renderToStaticMarkup(<JsonLd data={{ "@type": "Thing", name: hostile }} />);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toMatch(
    /^<script type="application\/ld\+json">\{"@context":"https:\/\/schema.org","@type":"Thing"/,
  );
});
