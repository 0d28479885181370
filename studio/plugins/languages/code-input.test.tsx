// @vitest-environment jsdom
import { studioTheme, ThemeProvider } from "@sanity/ui";
import { act } from "react";
import type { StringInputProps } from "sanity";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { CodeInput } from "./code-input.tsx";

vi.mock("../../site-languages.ts", () => ({
  useSiteLanguages: () => ({
    languages: [{ _key: "a", code: "en", name: "English" }],
    defaultLanguage: "en",
  }),
}));

let form: ReturnType<typeof mountReact>;
beforeEach(() => {
  form = mountReact();
});
afterEach(() => form.unmount());

const onChange = vi.fn<StringInputProps["onChange"]>();

/** Renders the code of the entry `_key` with an input that displays whether it is read-only. */
const render = (_key: string, value: string) =>
  form.render(
    <ThemeProvider theme={studioTheme}>
      <CodeInput
        path={["languages", { _key }, "code"]}
        value={value}
        onChange={onChange}
        renderInput={(isReadOnly) => <p>{isReadOnly ? "read-only" : "editable"}</p>}
      />
    </ThemeProvider>,
  );

test("[I18N-2] renames the code of a published language in a dialog only, and edits that of a new one", async () => {
  await render("b", "de");
  expect(form.place.textContent).toBe("editable");
  await render("a", "en");
  expect(form.place.textContent).toBe("read-onlyRename …");
});

test("[I18N-2] restores the published code of a draft that has another one", async () => {
  await render("a", "en-GB");
  expect(form.place.textContent).toContain("read-only");
  await act(async () => form.place.querySelector("button")?.click());
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ type: "set", value: "en" }));
});
