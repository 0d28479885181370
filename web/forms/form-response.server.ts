import "server-only";
import type { Form } from "@marquee/schemas/types";
import { stringifySetCookie } from "cookie";
import type { FieldProblem } from "../content/forms/check-answers.ts";
import { pagePath } from "../design/ui/page-path.ts";
import { serverEnv } from "../runtime/env.server.ts";
import type { Translate } from "../i18n/translate.ts";
import { displayedName } from "./check-files.ts";
import { DRAFT_COOKIE, DRAFT_SECONDS, storeDraft } from "./form-drafts.ts";
import { formMemory } from "./form-memory.server.ts";
import { formPagePath } from "./form-names.ts";
import { problemText } from "./problem-texts.ts";
import type { SentForm } from "./read-form-data.ts";
import type { Receipt } from "./receive-form.ts";

const noStore = { "cache-control": "no-store" };

/** Status of each receipt for scripts. */
const statuses: Record<Receipt["kind"], number> = {
  stored: 200,
  problems: 422,
  unconfirmed: 422,
  proof: 422,
  spam: 422,
  busy: 429,
  unavailable: 503,
};

/** Returns the text of a receipt that is about the form as a whole; null if there is none. */
function textOf({ kind }: Receipt, t: Translate): string | null {
  if (kind === "spam") return t("forms.errors.spam");
  if (kind === "busy") return t("forms.errors.busy");
  return kind === "unavailable" || kind === "proof" ? t("forms.errors.failed") : null;
}

const textsOf = (problems: ReadonlyMap<string, FieldProblem>, t: Translate) =>
  Object.fromEntries(
    [...problems].map(([key, { problem, limit }]) => [key, problemText(t, problem, limit)]),
  );

/** Returns the response to a form that its script sent. */
export function respondToScript(receipt: Receipt, form: Form, t: Translate): Response {
  const status = statuses[receipt.kind];
  const retry = receipt.kind === "busy" ? { "retry-after": String(receipt.seconds) } : {};
  const headers = { ...noStore, ...retry };
  if (receipt.kind === "stored") {
    const href = form.successPage === null ? null : pagePath(form.successPage);
    const body = { sent: true, text: form.successText ?? t("forms.sent"), href };
    return Response.json(body, { status, headers });
  }
  if (receipt.kind === "problems") {
    return Response.json({ problems: textsOf(receipt.problems, t) }, { status, headers });
  }
  return Response.json({ code: receipt.kind, error: textOf(receipt, t) }, { status, headers });
}

/**
 * Returns texts that request the sent files again: a browser can't restore them, and the site stores none before the
 * form is sent.
 */
const fileReminders = ({ files }: SentForm, t: Translate) =>
  Object.fromEntries(
    [...files].map(([key, [file]]) => [
      key,
      t("forms.errors.fileAgain", { name: displayedName(file?.name ?? "") }),
    ]),
  );

/** `isSecure` is false if the visitor uses plain HTTP, over which browsers store no secure cookie. */
function redirect(
  path: string,
  { cookie, seconds, isSecure }: { cookie: string; seconds: number; isSecure: boolean },
): Response {
  const line = stringifySetCookie({
    name: DRAFT_COOKIE,
    value: cookie,
    path: "/",
    maxAge: seconds,
    sameSite: "lax",
    httpOnly: true,
    secure: isSecure,
  });
  // The path alone, because the site's own address can differ from the address that the visitor sees.
  return new Response(null, {
    status: 303,
    headers: { ...noStore, location: path, "set-cookie": line },
  });
}

/**
 * Returns the response to a form that a browser without script sent: a redirect to the success page,
 * or to a page on which the visitor corrects, checks and sends the form. `client` is the key of the visitor's address,
 * `origin` that of the page that they see.
 */
export async function respondToBrowser(
  receipt: Receipt,
  {
    form,
    sent,
    language,
    t,
    client,
    origin,
  }: {
    form: Form;
    sent: SentForm;
    language: string;
    t: Translate;
    client: string;
    origin: string | null;
  },
): Promise<Response> {
  const own = formPagePath(language, form._id);
  const isSecure = (origin ?? serverEnv().siteUrl).startsWith("https:");
  if (receipt.kind === "stored") {
    const path = form.successPage === null ? `${own}?sent` : pagePath(form.successPage);
    return redirect(path, { cookie: "", seconds: 0, isSecure });
  }
  const draft = {
    form: form._id,
    page: sent.site.page,
    values: receipt.kind === "unconfirmed" ? receipt.answers : sent.texts,
    problems: {
      ...fileReminders(sent, t),
      ...(receipt.kind === "problems" ? textsOf(receipt.problems, t) : {}),
    },
    problem: textOf(receipt, t),
  };
  const cookie = await storeDraft(formMemory().drafts, JSON.stringify(draft), client);
  return redirect(own, { cookie, seconds: DRAFT_SECONDS, isSecure });
}
