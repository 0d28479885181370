// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { createSchema, type PatchEvent } from "sanity";
import { setUpView } from "../ui/view.fixture.tsx";
import { isTyped, sharedTexts } from "./shared-texts.tsx";

const page = setUpView();

test("[COMP-4] keeps the cursor where an editor types while another editor changes the field", async () => {
  const onChange = vi.fn<(event: PatchEvent) => void>();
  const { form } = sharedTexts();
  const Input = form?.components?.input;
  if (!Input) throw new Error("The plugin has no input.");
  const render = (value: string) => {
    const props = {
      schemaType: { name: "string", jsonType: "string" },
      value,
      onChange,
      elementProps: { id: "heading", value, onChange: () => undefined },
      renderDefault: ({ elementProps }: { elementProps: object }) => <input {...elementProps} />,
    };
    const input: ReactNode = Reflect.apply(Input, undefined, [props]);
    return page.render(input);
  };
  await render("Two evenings");
  const field = page.find<HTMLInputElement>("input");
  field.focus();
  act(() => {
    field.setRangeText(" long", 3, 3, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  const [patch] = onChange.mock.lastCall?.[0].patches ?? [];
  expect(patch).toMatchObject({ type: "diffMatchPatch", path: [] });

  await render("The Two long evenings");
  expect(field.value).toBe("The Two long evenings");
  expect(field.selectionStart).toBe("The Two long".length);
});

test("[COMP-4] merges the texts of strings that editors type, and leaves other inputs alone", () => {
  const types = ["string", "text", "datetime", "date", "url", "email"];
  const fields = types.map((type) => ({ name: `a_${type}`, type }));
  const tone = { name: "tone", type: "string", options: { list: ["light", "dark"] } };
  const document = { name: "note", type: "document", fields: [...fields, tone] };
  const note = createSchema({ name: "test", types: [document] }).get("note");
  if (note?.jsonType !== "object") throw new Error("There is no note.");
  const merged = note.fields.filter(({ type }) => isTyped(type)).map(({ name }) => name);
  expect(merged).toEqual(["a_string", "a_text"]);
});
