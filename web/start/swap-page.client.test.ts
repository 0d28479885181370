// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { enhance } from "./enhancement.client.ts";
import type { RunningIsland } from "./react-island.client.tsx";
import { swapPage } from "./swap-page.client.ts";

vi.stubGlobal("CSS", { escape: (text: string) => text });

const nextPage = (body: string, head = "<title>Next</title>") =>
  new DOMParser().parseFromString(
    `<html lang="de"><head>${head}</head><body>${body}</body></html>`,
    "text/html",
  );

const swap = (body: string, running: ReadonlyMap<Element, RunningIsland> = new Map()) =>
  swapPage(nextPage(body), (element) => running.get(element));

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is missing.`);
  return found;
}

function findInput(selector: string): HTMLInputElement {
  const found = find(selector);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${selector} is no input.`);
  return found;
}

test("[LITE-2][PAGE-7] changes what differs, and leaves focus, typed text and open disclosures as they are", async () => {
  document.body.innerHTML = `<main><section id="a"><h1>Old</h1></section><details id="d"><summary>More</summary></details><form id="f"><input name="q"><textarea>x</textarea><input type="checkbox" name="c"></form></main>`;
  const [section, input, area] = [find("#a"), findInput("input"), find("textarea")];
  find("#d").toggleAttribute("open", true);
  input.value = "typed";
  input.focus();
  Object.assign(area, { value: "a longer text" });
  findInput("[name=c]").checked = true;
  await swap(
    `<main><section id="a"><h1>New</h1></section><section id="b">More</section><details id="d"><summary>More</summary></details><form id="f"><input name="q"><textarea>x</textarea><input type="checkbox" name="c"></form></main>`,
  );
  expect(document.title).toBe("Next");
  expect(document.documentElement.lang).toBe("de");
  expect([find("#a"), find("h1").textContent]).toEqual([section, "New"]);
  expect(find("#b").textContent).toBe("More");
  expect(find("#d").hasAttribute("open")).toBe(true);
  expect([input.isConnected, input.value, document.activeElement]).toEqual([true, "typed", input]);
  expect(Reflect.get(area, "value")).toBe("a longer text");
  expect(findInput("[name=c]").checked).toBe(true);
});

test("[LITE-2] a part that React runs is rendered by React, with the newer data", async () => {
  document.body.innerHTML = `<main><marquee-island data-name="video" data-facts="{}"><p>Playing</p></marquee-island></main>`;
  const island = find("marquee-island");
  const running = { update: vi.fn<(newer: HTMLElement) => void>(), end: vi.fn<() => void>() };
  await swap(
    `<main><p>Above</p><marquee-island data-name="video" data-facts='{"title":"New"}'><p>Poster</p></marquee-island></main>`,
    new Map([[island, running]]),
  );
  expect(find("marquee-island")).toBe(island);
  expect(island.textContent).toBe("Playing");
  expect(running.update.mock.calls[0]?.[0].dataset["facts"]).toBe('{"title":"New"}');
  await swap("<main></main>", new Map([[island, running]]));
  expect(running.end).toHaveBeenCalledOnce();
});

test("[LITE-2] a part that a script has changed stays if the server's version is the same, and is replaced otherwise", async () => {
  const page = (label: string) =>
    `<main><form id="f"><label>${label}</label><output></output></form></main>`;
  document.body.innerHTML = page("Name");
  const form = find("#f");
  const ended = vi.fn<() => void>();
  enhance(form, (element, over) => {
    over.addEventListener("abort", ended);
    const output = element.querySelector("output");
    if (output) output.textContent = "Sending";
  });
  await swap(page("Name"));
  expect([find("#f"), find("output").textContent]).toEqual([form, "Sending"]);
  expect(ended).not.toHaveBeenCalled();
  await swap(page("Your name"));
  expect(find("#f")).not.toBe(form);
  expect([find("label").textContent, find("output").textContent]).toEqual(["Your name", ""]);
  expect(ended).toHaveBeenCalledOnce();
});

test("[GATE-3] a sign-in that has begun at a gate stays while the gate's prompt is the same", async () => {
  const page = (title: string, prompt: string) =>
    `<main><h1>${title}</h1><section data-block="g"><div data-gate="g"><marquee-island data-name="gate" data-facts='{"needs":"signIn"}'>${prompt}</marquee-island></div></section></main>`;
  document.body.innerHTML = page("Old", "<input>");
  const [input, island] = [findInput("input"), find("marquee-island")];
  input.value = "ada@example.org";
  const running = { update: vi.fn<(newer: HTMLElement) => void>(), end: vi.fn<() => void>() };
  await swap(page("New", "<a>Sign in</a>"), new Map([[island, running]]));
  expect(find("h1").textContent).toBe("New");
  expect([input.isConnected, input.value]).toEqual([true, "ada@example.org"]);
  expect(running.end).not.toHaveBeenCalled();
});

test("[GATE-3] a gate that has changed is a new element, and an open dialog and added parts stay", async () => {
  document.body.innerHTML = `<main><section id="g" data-block="g"><div data-gate="g">Sign in</div></section></main><div data-added><dialog open>Search</dialog></div>`;
  const gate = find("[data-gate]");
  await swap(
    `<main><section id="g" data-block="g"><div data-gate="g">Confirm your address</div></section></main>`,
  );
  expect(gate.isConnected).toBe(false);
  expect(find("[data-gate]").textContent).toBe("Confirm your address");
  expect(find("dialog").textContent).toBe("Search");
});

test("[LITE-2] after a part that is replaced, the rest of the page stays where it is", async () => {
  const page = (gate: string) =>
    `<main><section id="g" data-block="g"><div data-gate="g">${gate}</div></section><section id="b">Words</section><div>Foot</div></main>`;
  document.body.innerHTML = page("Sign in");
  const rest = [...find("main").children].slice(1);
  await swap(page("Confirm your address"));
  expect([...find("main").children].map(({ textContent }) => textContent)).toEqual([
    "Confirm your address",
    "Words",
    "Foot",
  ]);
  expect([...find("main").children].slice(1)).toEqual(rest);
});

test("[LITE-2] a part that a script has changed stays, also if the visitor had to wait for the script", async () => {
  const page = (title: string) => `<main><h1>${title}</h1><form id="f"><input></form></main>`;
  document.body.innerHTML = page("Old");
  const form = find("#f");
  form.dataset["waiting"] = "";
  enhance(form, (element) => element.append("Step 1 of 2"));
  form.removeAttribute("data-waiting");
  await swap(page("New"));
  expect(find("h1").textContent).toBe("New");
  expect([find("#f"), form.textContent]).toEqual([form, "Step 1 of 2"]);
});

test("[LITE-2] what was announced stays", async () => {
  document.body.innerHTML = `<main>Old</main><output id="announcements">Video opened</output>`;
  await swap(`<main>New</main><output id="announcements"></output>`);
  expect(document.body.textContent).toBe("NewVideo opened");
});

test("[LITE-2] waits for a style sheet that the page doesn't have", async () => {
  document.head.innerHTML = "";
  document.body.innerHTML = "<main>Old</main>";
  const next = nextPage("<main>New</main>", '<link rel="stylesheet" href="/new.css">');
  const swapped = swapPage(next, () => undefined);
  expect(document.body.textContent).toBe("Old");
  find("link").dispatchEvent(new Event("load"));
  await swapped;
  expect(document.body.textContent).toBe("New");
});
