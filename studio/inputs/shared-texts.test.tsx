// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { createSchema, type PatchEvent } from "sanity";
import { mountReact } from "../../tests/support/mount-react.ts";
import { isTyped, sharedTexts } from "./shared-texts.tsx";

const page = mountReact();
afterEach(() => page.unmount());

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
  const field = page.place.querySelector("input");
  if (field === null) throw new Error("There is no field.");
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
  const fields = [
    { name: "heading", type: "string" },
    { name: "summary", type: "text" },
    { name: "tone", type: "string", options: { list: ["light", "dark"] } },
    { name: "date", type: "datetime" },
    { name: "day", type: "date" },
    { name: "link", type: "url" },
    { name: "address", type: "email" },
  ];
  const schema = createSchema({
    name: "test",
    types: [{ name: "note", type: "document", fields }],
  });
  const note = schema.get("note");
  if (note?.jsonType !== "object") throw new Error("There is no note.");
  const merged = note.fields.filter(({ type }) => isTyped(type)).map(({ name }) => name);
  expect(merged).toEqual(["heading", "summary"]);
});
