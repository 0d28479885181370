// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { HINT_COOKIE } from "../members/session/session-cookie.ts";
import { fillInMember } from "../members/fill-in-member.client.ts";
import { storeValues } from "./store-values.client.ts";

const html = `<form>
  <input type="hidden" name="nonce" value="a">
  <input name="f_name" autocomplete="name"><input name="f_file" type="file"><textarea name="f_words"></textarea>
  <input type="checkbox" name="f_days" value="mon"><input type="checkbox" name="f_days" value="tue">
  <input type="radio" name="f_way" value="post"><input type="radio" name="f_way" value="mail">
  <select name="f_place"><option value="">-</option><option>Bergen</option></select>
</form>`;

/** Loads a page with the form, as a browser that restores nothing. */
function load(): HTMLFormElement {
  document.body.innerHTML = html;
  const form = document.querySelector("form");
  if (form === null) throw new Error("There is no form.");
  return form;
}

const field = (form: HTMLFormElement, selector: string) => {
  const input = form.querySelector<HTMLInputElement>(selector);
  if (input === null) throw new Error(`There is no ${selector}.`);
  return input;
};

const answers = (form: HTMLFormElement) =>
  [...new FormData(form)].filter(([, value]) => typeof value === "string" && value !== "");

const over = new AbortController();

beforeEach(() => sessionStorage.clear());

test("[FORM-5] restores a half-filled form after a reload, and leaves what was typed since", () => {
  const first = load();
  storeValues(first, "a", over.signal);
  field(first, '[name="f_name"]').value = "Zoë";
  field(first, '[value="tue"]').checked = true;
  field(first, '[value="mail"]').checked = true;
  field(first, "select").value = "Bergen";
  field(first, "textarea").value = "Two\nlines";
  first.dispatchEvent(new Event("input"));
  const typed = answers(first);
  expect(typed).toHaveLength(6);

  const second = load();
  storeValues(second, "a", over.signal);
  expect(answers(second)).toEqual(typed);

  const third = load();
  field(third, '[name="f_name"]').value = "Zoë K";
  storeValues(third, "a", over.signal);
  expect(field(third, '[name="f_name"]').value).toBe("Zoë K");
  expect(field(third, "textarea").value).toBe("Two\nlines");
});

test("[FORM-5] stores neither the site's inputs nor files, and survives a storage with other content", () => {
  sessionStorage.setItem("a", '{"name":1}');
  const form = load();
  storeValues(form, "a", over.signal);
  expect(JSON.parse(sessionStorage.getItem("a") ?? "")).toEqual([
    ["f_name", ""],
    ["f_words", ""],
    ["f_place", ""],
  ]);
});

test("[FORM-4] does not store what was filled in for a member, unless the member changes it", async () => {
  const form = load();
  const name = field(form, '[name="f_name"]');
  vi.stubGlobal("fetch", async () => Response.json({ name: "Ada" }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    document.cookie = `${HINT_COOKIE}=; max-age=0`;
  });
  document.cookie = `${HINT_COOKIE}=1`;
  fillInMember(form);
  await expect.poll(() => name.value).toBe("Ada");
  storeValues(form, "a", over.signal);
  expect(sessionStorage.getItem("a")).not.toContain("Ada");
  name.value = "Ada's friend";
  name.dispatchEvent(new Event("input", { bubbles: true }));
  expect(sessionStorage.getItem("a")).toContain("Ada's friend");
});
