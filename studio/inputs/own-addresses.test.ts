import { schemaTypes } from "@marquee/schemas/studio";
import { expect, test } from "vitest";
import { judgeOwnAddress, withoutOwnAddresses } from "./own-addresses.ts";

const site = "https://nightlight.example";

test("[PAGE-8] rejects a full URL of the site itself and suggests an alternative", () => {
  expect(judgeOwnAddress(`${site}/en/programme`, `${site}/`)).toBe(
    "The URL belongs to this site. Select the page instead, or enter only the part of the URL after the domain.",
  );
});

const others = ["/en/account", "https://tickets.example/", `${site}.evil.example/`];

test.each([...others, "not yet", undefined])("[PAGE-8] accepts %s", (address) =>
  expect(judgeOwnAddress(address, site)).toBe(true),
);

test("[PAGE-8] applies the rule to the redirect's target URL only", () => {
  const changed = schemaTypes.flatMap((form) => {
    const before = "fields" in form ? form.fields : [];
    const after: { name: string }[] = Object(withoutOwnAddresses(form, site)).fields ?? [];
    return after
      .filter((field, index) => field !== before[index])
      .map(({ name }) => `${form.name}.${name}`);
  });
  expect(changed).toEqual(["redirect.href"]);
});
