// @vitest-environment jsdom
import { act } from "react";
import { expect, test } from "vitest";
import { mountReact } from "../../../../tests/support/mount-react.ts";
import { AuthTexts } from "./auth-texts.client.tsx";
import { PasswordField } from "./fields.client.tsx";

async function openField(isNew: boolean) {
  document.body.replaceChildren();
  await mountReact().render(
    <AuthTexts language="en" texts={{}}>
      <PasswordField isNew={isNew} error={null} />
    </AuthTexts>,
  );
  const find = () => document.querySelector<HTMLInputElement>("input[name=password]");
  const press = () => act(async () => document.querySelector("button")?.click());
  return { find, press };
}

test("[AUTH-4] masks a password until it is revealed, and again afterwards", async () => {
  const { find, press } = await openField(false);
  for (const type of ["password", "text", "password"]) {
    expect(find()?.type).toBe(type);
    await press();
  }
});

test.each([
  [true, "new-password"],
  [false, "current-password"],
])(
  "[AUTH-4] lets managers and a paste fill in a password, new: %s, as %s",
  async (isNew, value) => {
    const { find } = await openField(isNew);
    const field = find();
    expect(field?.autocomplete).toBe(value);
    expect([field?.maxLength, field?.readOnly, field?.pattern]).toEqual([-1, false, ""]);
    const paste = new Event("paste", { bubbles: true, cancelable: true });
    field?.dispatchEvent(paste);
    expect(paste.defaultPrevented).toBe(false);
  },
);
