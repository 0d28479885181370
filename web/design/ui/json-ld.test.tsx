import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonLd, safeJson } from "./json-ld.tsx";

const hostile = "</script><script>alert(1)</script><!-- & \u2028\u2029 \"'";

test("[SEC-2] escapes everything that could end a script or start another one, without changing the value", () => {
  const value = { name: hostile, [hostile]: [hostile] };
  expect(safeJson(value)).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(safeJson(value))).toEqual(value);
});

test("[SEC-2] renders one script of a type that browsers do not run", () => {
  const html = renderToStaticMarkup(<JsonLd data={{ "@type": "Thing", name: hostile }} />);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toMatch(
    /^<script type="application\/ld\+json">\{"@context":"https:\/\/schema.org","@type":"Thing"/,
  );
});
