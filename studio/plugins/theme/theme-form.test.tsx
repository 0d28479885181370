// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setUpView } from "../../ui/view.fixture.tsx";
import { ColorInput } from "./color-input.tsx";
import { readFormLook } from "./form-look.ts";
import { SamplePage } from "./sample-page.tsx";
import { PaintColor, useDraggedColor } from "./use-dragged-color.ts";

const form = setUpView();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[THEME-3] loads the Latin typefaces in which it displays the sample", async () => {
  const fetched = vi.fn<(address: string) => Promise<Response>>(
    async () => new Response(null, { status: 404 }),
  );
  vi.stubGlobal("fetch", fetched);
  const typefaces = { display: ["anton", "lalezar"], text: ["lora"], interface: [] };
  const colors = { paper: "#ffffff", ink: "#000000", primary: "#2f4bd8" };
  const look = readFormLook({ ...colors, typefaces });
  await form.render(<SamplePage look={look} site="https://site.example" />);
  const families = form.html().match(/Specimen \w+ \w+/g) ?? [];
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    "https://site.example/typefaces/anton/specimen-latin.woff2",
    "https://site.example/typefaces/lora/specimen-latin.woff2",
  ]);
  expect(new Set(families)).toEqual(new Set(["Specimen anton latin", "Specimen lora latin"]));
});

const painted = vi.fn<(field: string, color: string | null) => void>();

test("[THEME-1] displays a dragged color under the name of its field, before it is stored", async () => {
  await form.render(
    <PaintColor value={painted}>
      <ColorInput
        value="#ffffff"
        path={["paper"]}
        schemaType={{ name: "string", title: "Page background" }}
        elementProps={{}}
        onChange={() => undefined}
      />
    </PaintColor>,
  );
  const picker = form.find("input[type=color]");
  await act(async () => {
    Reflect.set(HTMLInputElement.prototype, "value", "#ff0000", picker);
    picker.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(painted).toHaveBeenLastCalledWith("paper", "#ff0000");
});

describe("a dragged color", () => {
  const storing = vi.fn<(color: string) => void>();
  let current: ReturnType<typeof useDraggedColor>;
  type FieldProps = { stored: string; onReady: (field: typeof current) => void };

  function Field({ stored, onReady }: FieldProps) {
    onReady(useDraggedColor({ field: "paper", stored }, storing));
    return null;
  }

  const render = (stored: string) =>
    form.render(
      <PaintColor value={painted}>
        <Field stored={stored} onReady={(field) => (current = field)} />
      </PaintColor>,
    );
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  const drag = (color: string) => act(async () => current.drag(color));

  beforeEach(async () => {
    vi.useFakeTimers();
    await render("#ffffff");
    painted.mockClear();
    storing.mockClear();
  });

  test("[THEME-1] is displayed at once, and the last one is stored when the drag rests", async () => {
    const colors = ["#ff0000", "#fe0000", "#fd0000"];
    for (const color of colors) {
      await pass(300);
      await drag(color);
    }
    expect(painted.mock.calls).toEqual(colors.map((color) => ["paper", color]));
    expect(current.color).toBe("#fd0000");
    expect(storing).not.toHaveBeenCalled();
    await pass(400);
    expect(storing.mock.calls).toEqual([["#fd0000"]]);
  });

  test("[THEME-1] is displayed until it is stored", async () => {
    await drag("#ff0000");
    await pass(400);
    await render("#ff0000");
    expect(painted).toHaveBeenLastCalledWith("paper", null);
    await render("#00ff00");
    expect(current.color).toBe("#00ff00");
  });

  test("[THEME-1] is replaced by a typed color, and stored when the form is closed", async () => {
    await drag("#ff0000");
    await act(async () => current.type("#00ff0"));
    await pass(1_000);
    await drag("#ff0000");
    await form.render(null);
    expect(storing.mock.calls).toEqual([["#00ff0"], ["#ff0000"]]);
  });
});
