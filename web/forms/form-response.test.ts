import { formShape } from "@marquee/schemas/contract";
import { expect, test } from "vitest";
import { formFixture } from "../../schemas/documents/form/form.fixture.ts";
import { parseDraft } from "../content/forms/parse-draft.ts";
import { createTranslate } from "../i18n/interpreter.ts";
import { shippedTexts } from "../i18n/shipped.ts";
import { stubSiteEnv } from "../runtime/site-env.fixture.ts";
import { respondToBrowser } from "./form-response.server.ts";
import { DRAFT_COOKIE, readDraft } from "./form-drafts.ts";
import { formMemory } from "./form-memory.server.ts";
import type { Receipt } from "./receive-form.ts";

const form = formShape.parse(formFixture);
const t = createTranslate([{ code: "en", texts: shippedTexts("en") }], () => {});
const again =
  "Choose the file “cv.pdf” again. It has not been sent, and your browser can’t keep it.";

test.each<[string, Receipt, Record<string, string>]>([
  ["they confirm the answers", { kind: "unconfirmed", answers: {} }, { cv: again }],
  ["the site is busy", { kind: "busy", seconds: 9 }, { cv: again }],
  [
    "another answer is wrong",
    { kind: "problems", problems: new Map([["email", { problem: "email" }]]) },
    { cv: again, email: t("forms.errors.email") },
  ],
  [
    "the file is too large",
    { kind: "problems", problems: new Map([["cv", { problem: "fileSize", limit: 12 }]]) },
    { cv: t("forms.errors.fileSize", { limit: 12 }) },
  ],
])(
  "[FORM-1] asks a visitor without script again for a file by its name when %s",
  async (_condition, receipt, problems) => {
    stubSiteEnv();
    const sent = {
      site: { page: "page-en", language: "en", nonce: "", proof: "", honeypot: "" },
      texts: {},
      files: new Map([["cv", [{ name: "C:\\Ada\\\u202Ecv.pdf", bytes: Uint8Array.of(1) }]]]),
    };
    const response = await respondToBrowser(receipt, {
      form,
      sent,
      language: "en",
      t,
      client: "a",
      origin: null,
    });
    const cookie = response.headers.get("set-cookie")?.split(/[=;]/) ?? [];
    expect(cookie[0]).toBe(DRAFT_COOKIE);
    const draft = parseDraft(await readDraft(formMemory().drafts, cookie[1] ?? ""), form._id);
    expect(draft?.problems).toEqual(problems);
  },
);
