// @vitest-environment jsdom
import { act, createRef } from "react";
import { set, unset } from "sanity";
import { expect, test, vi } from "vitest";
import { setUpView } from "../ui/view.fixture.tsx";
import { LanguageSelect, languagesIn } from "./site-language.tsx";

const form = setUpView();

const ignore = () => undefined;
const elementProps = {
  id: "language",
  ref: createRef<HTMLSelectElement>(),
  readOnly: false,
  "aria-describedby": undefined,
  onBlur: ignore,
  onFocus: ignore,
  onChange: ignore,
  style: {},
};
const changed = vi.fn<(patch: unknown) => void>();

async function renderField(value: string | undefined, entries: unknown) {
  await form.render(
    <LanguageSelect
      value={value}
      onChange={changed}
      elementProps={elementProps}
      languages={languagesIn(entries)}
    />,
  );
  const select = form.find<HTMLSelectElement>("select");
  const choose = (code: string) =>
    act(async () => {
      select.value = code;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
  return { value: select.value, options: [...select.options].map(({ text }) => text), choose };
}
const entries = [{ code: "en", name: "English" }, { code: "de" }, { name: "Not filled in" }];

test("[PAGE-11] the default language is one of the languages that have a code", async () => {
  const { value, options, choose } = await renderField("de", entries);
  expect(value).toBe("de");
  expect(options).toEqual(["Choose a language", "English (en)", "de"]);
  await choose("en");
  expect(changed).toHaveBeenLastCalledWith(set("en"));
  await choose("");
  expect(changed).toHaveBeenLastCalledWith(unset());
});

test("[PAGE-11] keeps a language that the site no longer has", async () => {
  const { value, options } = await renderField("fr", entries);
  expect(value).toBe("fr");
  expect(options.at(-1)).toBe("fr: not a site language");
});
