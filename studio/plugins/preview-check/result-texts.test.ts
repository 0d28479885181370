import { expect, test } from "vitest";
import { textsOfResult } from "./result-texts.ts";

test.each([
  ["embedded", "npm run lake -- dataset private films"],
  ["hosted", "npx sanity dataset visibility set films private"],
] as const)(
  "[GATE-5] suggests a fix that depends on the %s content service",
  (service, command) => {
    const facts = { dataset: "films" };
    const open = { check: "dataset", verdict: "warning", finding: "public", facts } as const;
    const fix = `Run this command, then restart the site: \`${command}\``;
    expect(textsOfResult(open, service).fix).toBe(fix);
    const newer = { check: "weather", verdict: "bad", finding: "rain", facts: {} } as const;
    expect(textsOfResult(newer, service)).toEqual({
      title: "weather",
      description: "rain",
      fix: null,
    });
  },
);
