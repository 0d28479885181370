// @vitest-environment jsdom
import type { StringInputProps } from "sanity";
import { expect, test, vi } from "vitest";
import { setUpView } from "../../ui/view.fixture.tsx";
import { CodeInput } from "./code-input.tsx";

vi.mock("../../site-languages.ts", () => ({
  useSiteLanguages: () => ({
    languages: [{ _key: "a", code: "en", name: "English" }],
    defaultLanguage: "en",
  }),
}));

const form = setUpView();

const onChange = vi.fn<StringInputProps["onChange"]>();

const render = (_key: string, value: string) =>
  form.render(
    <CodeInput
      path={["languages", { _key }, "code"]}
      value={value}
      onChange={onChange}
      renderInput={(isReadOnly) => <p>{isReadOnly ? "read-only" : "editable"}</p>}
    />,
  );

test("[I18N-2] renames the code of a published language in a dialog only, and edits that of a new one", async () => {
  await render("b", "de");
  expect(form.text()).toBe("editable");
  await render("a", "en");
  expect(form.text()).toBe("read-onlyRename …");
});

test("[I18N-2] restores the published code of a draft that has another one", async () => {
  await render("a", "en-GB");
  expect(form.text()).toContain("read-only");
  await form.click();
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ type: "set", value: "en" }));
});
