// @vitest-environment jsdom
import { expect, test } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { shippedTexts } from "../../i18n/shipped.ts";
import { signInFormFixture } from "./sign-in-form.fixture.ts";
import { SignInPanel } from "./sign-in-panel.client.tsx";

const texts = shippedTexts("en");
const { place, render } = mountReact();

const panelAt = (origin: string) => (
  <SignInPanel
    language="en"
    form={signInFormFixture({ texts, origin })}
    place="screen"
    onDone={() => {}}
  />
);

test("[AUTH-9] names the site's own address where no session can open, and displays the form there", async () => {
  await render(panelAt("https://nightlight.test"));
  const link = place.querySelector("a");
  expect(place.textContent).toContain(texts["auth.form.otherAddress"]);
  expect(link?.href).toBe(`https://nightlight.test${location.pathname}`);
  expect(place.querySelector("input")).toBeNull();
  await render(panelAt(location.origin));
  expect(place.querySelector("input")).not.toBeNull();
});
