// @vitest-environment jsdom
import type { PasteLoss } from "@marquee/schemas/editing";
import { createPasteBehaviors } from "@marquee/schemas/pasting";
import type { TypingTarget } from "@marquee/schemas/type-ahead";
import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubLayout } from "../../preview-page.fixture.ts";
import { PortalRoots } from "./portal-roots.client.tsx";
import { mountRichEditor, type RichEditor } from "./rich-editor.client.tsx";
import { openRichPlace } from "./rich-place.client.ts";
import type { RichTextMessage } from "../studio-messages.ts";

const path = 'blocks[_key=="a"].body';

const named = (name: string, title: string) => ({ name, title });

const block = (_key: string, text: string, more: object = {}) => ({
  _key,
  _type: "block",
  style: "normal",
  markDefs: [],
  children: [{ _key: "span", _type: "span", text, marks: [] }],
  ...more,
});

const message = (value: RichTextMessage["value"], number = 0): RichTextMessage => ({
  event: "richText",
  path,
  number,
  title: "Text",
  problems: [],
  value,
  kit: {
    styles: [named("normal", "Normal"), named("h2", "Heading")],
    lists: [named("bullet", "Bulleted list")],
    decorators: [named("strong", "Bold")],
    annotations: [{ ...named("link", "Link"), fields: [{ name: "href", type: "string" }] }],
    objects: [{ ...named("figure", "Image"), fields: [] }],
  },
  labels: { toolbar: "Format", style: "Style", target: "Target", remove: "Remove", apply: "Set" },
});

let editor: RichEditor | undefined;
let composer: Root;

beforeEach(() => {
  composer = createRoot(document.createElement("div"));
  composer.render(createElement(PortalRoots));
  stubLayout();
});

afterEach(async () => {
  editor?.unmount();
  await new Promise((resolve) => setTimeout(resolve));
  composer.unmount();
  document.body.replaceChildren();
});

/** Opens the rich-text editor in place of a page's elements, and waits until it accepts input. */
async function open(html: string, opened: RichTextMessage) {
  document.body.innerHTML = `<div id="tools"></div><div class="richText" data-short="">${html}</div>`;
  const [tools, text] = document.body.children;
  const elements = [...(text?.children ?? [])].filter((each) => each instanceof HTMLElement);
  const place = openRichPlace({ path, block: 'blocks[_key=="a"]', elements }, () => undefined);
  if (!place || !(tools instanceof HTMLElement)) throw new Error("There is no place.");
  const handler = () => vi.fn<() => void>();
  const onLosses = vi.fn<(losses: PasteLoss[]) => void>();
  const options = {
    pasteBehaviors: createPasteBehaviors(onLosses),
    tools,
    point: null,
    onType: vi.fn<(number: number, patches: readonly unknown[]) => boolean>(() => true),
    onFindTargets: handler(),
    onOpen: vi.fn<(element: HTMLElement) => void>(),
    onReady: vi.fn<(target: TypingTarget) => void>((target) => target.focus()),
    onLeave: handler(),
    onUndo: handler(),
    onRedo: handler(),
    onGo: handler(),
    onEscape: handler(),
    onAddEntry: handler(),
    onInsert: handler(),
  };
  editor = mountRichEditor(place, opened, options);
  await vi.waitFor(() => expect(options.onReady).toHaveBeenCalled());
  const element = place.container.querySelector<HTMLElement>("[contenteditable='true']");
  if (!element) throw new Error("The text can't be typed.");
  const button = (name: string) =>
    tools.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
  /** Makes the paragraph a list, or a paragraph again, and waits until that is sent. */
  const toggleList = async () => {
    const sent = options.onType.mock.calls.length;
    await vi.waitFor(() => expect(button("Bold")?.ariaPressed).toBe("false"));
    button("Bulleted list")?.click();
    await vi.waitFor(() => expect(options.onType).toHaveBeenCalledTimes(sent + 1));
  };
  const [target] = options.onReady.mock.lastCall ?? [];
  const type = (text: string) => target?.take({ type: "text", text });
  const pressKey = (key: string, ctrlKey = false) =>
    target?.take({ type: "key", key, ctrlKey, metaKey: false, shiftKey: false, altKey: false });
  return { editor, element, tools, toggleList, type, pressKey, options, onLosses, place };
}

const soup = block("a", "Soup");
const listed = block("a", "Soup", { listItem: "bullet", level: 1 });

test("[COMP-1] renders a rich text with the site's elements, whose keys for undo, the next text and leaving go to callbacks", async () => {
  const { element, place, options } = await open(
    '<h3 data-rank="1">Soup</h3><p>Hot</p><ul><li>One</li></ul><figure data-span="wide"><i>bowl</i></figure>',
    message([
      block("a", "Soup", { style: "h2" }),
      block("b", "Hot", {
        markDefs: [{ _key: "link", _type: "link", href: "https://example.org/" }],
        children: [{ _key: "span", _type: "span", text: "Hot", marks: ["strong", "link"] }],
      }),
      block("c", "One", { listItem: "bullet", level: 1 }),
      { _key: "d", _type: "figure" },
    ]),
  );
  const names = [...element.children].map(({ localName }) => localName);
  expect(names).toEqual(["h3", "p", "div", "figure"]);
  expect(element.className).toContain("richText");
  expect(element.dataset["short"]).toBe("");
  expect(element.querySelector("p strong, p a")?.textContent).toBe("Hot");
  expect(element.querySelector("figure[data-span=wide] i")?.textContent).toBe("bowl");
  expect(place.elements.every(({ style }) => style.display === "none")).toBe(true);
  const press = (init: KeyboardEventInit) => {
    const keydown = { bubbles: true, cancelable: true, ...init };
    return element.dispatchEvent(new KeyboardEvent("keydown", keydown));
  };
  expect(press({ key: "z", ctrlKey: true })).toBe(false);
  press({ key: "Z", ctrlKey: true, shiftKey: true });
  press({ key: "Tab", shiftKey: true });
  press({ key: "Escape" });
  expect(options.onUndo).toHaveBeenCalledOnce();
  expect(options.onRedo).toHaveBeenCalledOnce();
  expect(options.onGo).toHaveBeenCalledWith(-1);
  expect(options.onEscape).toHaveBeenCalledOnce();
});

test("[COMP-4] displays what others change, and the toolbar offers what the form allows", async () => {
  const { editor, element, tools, options } = await open("<p>Soup</p>", message([soup]));
  editor.handleMessage(message([block("a", "Hot soup"), block("b", "Bread")]));
  await vi.waitFor(() => expect(element.textContent).toBe("Hot soupBread"));
  expect(options.onType).not.toHaveBeenCalled();
  const buttons = [...tools.querySelectorAll("button")].map((button) => button.ariaLabel);
  expect(buttons).toEqual(["Bold", "Bulleted list", "Link"]);
  editor.handleMessage(message([soup]));
  await vi.waitFor(() => expect(element.textContent).toBe("Soup"));
});

test("[COMP-1] sends what the toolbar changes as patches by keys, one number for each change", async () => {
  const { editor, element, toggleList, options } = await open("<p>Soup</p>", message([soup]));
  await toggleList();
  const [number, patches] = options.onType.mock.lastCall ?? [];
  expect(number).toBe(1);
  const patch = { type: "set", path: [{ _key: "a" }, "listItem"], value: "bullet" };
  expect(patches).toContainEqual(expect.objectContaining(patch));
  expect(element.querySelector("[data-list=bullet]")?.textContent).toBe("Soup");
  expect(editor.isChanged()).toBe(true);
  // This value does not contain the change yet, so it is older than the text on the page.
  editor.handleMessage(message([soup, block("b", "Bread")]));
  expect(element.children).toHaveLength(1);
  editor.handleMessage(message([listed, block("b", "Bread")], 1));
  await vi.waitFor(() => expect(element.children).toHaveLength(2), { timeout: 3_000 });
});

test("[COMP-4] a message of the studio never replaces what was changed after it", async () => {
  const toFake = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] as const;
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true });
  const { editor, element, toggleList } = await open("<p>Soup</p>", message([soup]));
  await toggleList();
  editor.handleMessage(message([listed], 1));
  await toggleList();
  expect(element.querySelector("[data-list]")).toBeNull();
  // The rich-text editor would apply a value that it keeps after a second.
  await vi.advanceTimersByTimeAsync(1_800);
  expect(element.querySelector("[data-list]")).toBeNull();

  editor.handleMessage(message([block("a", "Hot soup")], 2));
  await vi.waitFor(() => expect(element.textContent).toBe("Hot soup"));
  vi.useRealTimers();
});

test("[COMP-1] goes on typing when a rendering of the page replaced the elements of the text", async () => {
  const { editor, element, place } = await open("<p>Soup</p>", message([soup]));
  const text = place.container.parentElement;
  const rendered = document.createElement("div");
  rendered.innerHTML = "<p>Soup</p>";
  text?.replaceWith(rendered);
  expect(element.isConnected).toBe(false);

  const elements = [...rendered.children].filter((each) => each instanceof HTMLElement);
  place.moveTo(elements);
  editor.focusAgain();

  expect(rendered.contains(element)).toBe(true);
  expect(elements.map(({ style }) => style.display)).toEqual(["none"]);
  await vi.waitFor(() => expect(document.activeElement).toBe(element));
  editor.handleMessage(message([block("a", "Soup, and bread")]));
  await vi.waitFor(() => expect(element.textContent).toContain("Soup, and bread"));
});

test("[COMP-4] words of two editors at one cursor stay whole", async () => {
  const { editor, element, type, options } = await open("<p>Soup</p>", message([soup]));
  type(" b");
  type("1");
  await vi.waitFor(() => expect(element.textContent).toBe("Soup b1"));
  editor.handleMessage(message([block("a", "Soup b1 a5")], options.onType.mock.calls.length));
  await vi.waitFor(() => expect(element.textContent).toBe("Soup b1 a5"));
  type("2");
  await vi.waitFor(() => expect(element.textContent).toBe("Soup b12 a5"));
});

test("[COMP-6] takes the keys that were pressed before it was ready, in order", async () => {
  const { element, type, pressKey, options } = await open("<p>Soup</p>", message([soup]));
  for (const letter of " ab") type(letter);
  for (const key of ["Backspace", "ArrowLeft", "x", "Enter", "B", "Home", "A", "End", "C"]) {
    if (key.length === 1) type(key);
    else pressKey(key);
  }
  const lines = () => [...element.children].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(lines()).toEqual(["Soup x", "ABaC"]));
  pressKey("Tab");
  expect(options.onGo).toHaveBeenCalledWith(1);
});

test("[COMP-6] pastes what the rich text can keep, and reports the rest", async () => {
  const { element, options, onLosses } = await open("<p>Soup</p>", message([soup]));
  const paste = (html: string) => {
    const clipboardData = { getData: (type: string) => (type === "text/html" ? html : "") };
    const event = new Event("paste", { bubbles: true, cancelable: true });
    // jsdom has no `isContentEditable`.
    Object.assign(element, { isContentEditable: true });
    element.dispatchEvent(Object.assign(event, { clipboardData }));
  };
  paste("<h1>Menu</h1><div>Bread</div><table><tr><td>Salt</td><td>1</td></tr></table>");
  await vi.waitFor(() => expect(options.onType).toHaveBeenCalled());
  const shown = [...element.children].map(({ localName, textContent }) => [localName, textContent]);
  expect(shown).toEqual([
    ["p", "SoupMenu"],
    ["p", "Bread"],
    ["p", "Salt – 1"],
  ]);
  expect(onLosses).toHaveBeenCalledExactlyOnceWith([{ kind: "table", count: 1 }]);
});

test("[COMP-6] a text that was left takes neither the focus nor the caret from the next one", async () => {
  const { editor, element, place } = await open("<p>Soup</p>", message([soup]));
  element.tabIndex = 0;
  const next = document.createElement("input");
  document.body.append(next);
  editor.freeze();
  next.focus();
  // The editor does this up to 50 ms later, if it was busy when it got the focus.
  element.focus();
  getSelection()?.setBaseAndExtent(element, 0, element, 0);
  expect(document.activeElement).toBe(next);
  expect(element.contains(getSelection()?.anchorNode ?? null)).toBe(false);
  expect(place.container.textContent).toBe("Soup");
  expect(place.container.querySelector("[contenteditable]")).toBeNull();
});

test("[COMP-2] a slash in an empty paragraph adds a block in its place, and elsewhere types a slash", async () => {
  const value = [block("a", "Soup"), block("b", "")];
  const { element, pressKey, options } = await open("<p>Soup</p><p></p>", message(value));
  const press = () => {
    const event = new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  // A selection that ends in the empty paragraph would be replaced by the letter.
  pressKey("a", true);
  expect(press()).toBe(false);
  pressKey("End");
  expect(press()).toBe(true);
  await vi.waitFor(() => expect(options.onInsert).toHaveBeenCalledTimes(1));
  expect(JSON.stringify(options.onType.mock.calls[0]?.[1])).toContain("unset");
  // The caret is in the remaining paragraph now.
  expect(press()).toBe(false);
});
