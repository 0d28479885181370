import { readReader } from "../../../../members/session/session.server.ts";
import { clientOf, isFromSameHost, isFromSite } from "../../../../runtime/request-origin.ts";
import { readFormFor } from "../../../../content/forms/form.server.ts";
import { ContentUnavailable } from "../../../../content/service/content-fault.ts";
import { readSettings } from "../../../../content/settings/settings.server.ts";
import { visitorView } from "../../../../content/view.ts";
import { serverEnv } from "../../../../runtime/env.server.ts";
import { respondToBrowser, respondToScript } from "../../../../forms/form-response.server.ts";
import { deliverSoon } from "../../../../forms/delivery.server.ts";
import { clientKey } from "../../../../forms/form-keys.server.ts";
import { formMemory } from "../../../../forms/form-memory.server.ts";
import { isDocumentId } from "../../../../forms/form-names.ts";
import type { ByteReservation } from "../../../../content/outbound/byte-budget.ts";
import {
  formSizeOf,
  type FormRefusal,
  readFormData,
  type SentForm,
} from "../../../../forms/read-form-data.ts";
import { receiveForm } from "../../../../forms/receiver.server.ts";
import { countryOf } from "../../../../i18n/country.ts";
import { currentCode } from "../../../../i18n/languages.ts";
import { getTranslate } from "../../../../content/texts/texts.server.ts";
import { logSecurity } from "../../../../runtime/security-log.server.ts";
import { siteRuntime } from "../../../../runtime/site-runtime.ts";

type Context = { params: Promise<{ form: string }> };

const requestView = { ...visitorView, cached: false };

function refuse(request: Request, status: number, reason: string, seconds = 0): Response {
  logSecurity("form.refused", { reason, client: clientOf(request) });
  const retry = seconds > 0 ? { "retry-after": String(seconds) } : {};
  return Response.json(
    { code: reason, error: null },
    { status, headers: { "cache-control": "no-store", ...retry } },
  );
}

async function languageOf({ site }: SentForm) {
  const { locale } = await readSettings(requestView);
  const requested = currentCode(site.language, locale) ?? site.language;
  const known = locale.languages.find(({ code }) => code === requested);
  const language = known?.code ?? locale.defaultLanguage;
  const country = countryOf(language, locale);
  return { language, country, t: await getTranslate(language, locale) };
}

/** Status of each reason not to read a form, and after how many seconds a client may try again. */
const refusals: Record<FormRefusal, { status: number; seconds: number }> = {
  tooLarge: { status: 413, seconds: 0 },
  invalid: { status: 400, seconds: 0 },
  busy: { status: 503, seconds: 10 },
};

async function receive(request: Request, id: string, memory: ByteReservation): Promise<Response> {
  const form = isDocumentId(id) ? await readFormFor(id, await readReader()) : null;
  if (form === null) return refuse(request, 404, "unknown");
  const sent = await readFormData(request, {
    memory,
    ...formSizeOf(form.fields),
    // The streams of `Request` copy each chunk. The connection must outlive a body that isn't read to its end.
    body: siteRuntime().find("incoming")?.getStore()?.iterator({ destroyOnReturn: false }),
  });
  if (typeof sent === "string") {
    const { status, seconds } = refusals[sent];
    return refuse(request, status, sent, seconds);
  }
  const { language, country, t } = await languageOf(sent);
  const client = clientKey(clientOf(request));
  const entry = { ...sent, site: { ...sent.site, language } };
  const receipt = await receiveForm(form, entry, { client, country });
  if (receipt.kind === "stored") deliverSoon();
  else if (receipt.kind !== "problems" && receipt.kind !== "unconfirmed") {
    logSecurity("form.refused", { reason: receipt.kind, client: clientOf(request) });
  }
  const isScript = (request.headers.get("accept") ?? "").includes("application/json");
  return isScript
    ? respondToScript(receipt, form, t)
    : respondToBrowser(receipt, {
        form,
        sent,
        language,
        t,
        client,
        origin: request.headers.get("origin"),
      });
}

/**
 * Receives a form. A form's script gets JSON. A browser without script is redirected: to the success
 * page, or to a page on which the visitor corrects and confirms the answers. [FORM-1]
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  // The site may have other addresses, such as its IP address over plain HTTP.
  const isOwnPage = isFromSite(request, new URL(serverEnv().siteUrl).origin);
  if (!isOwnPage && !isFromSameHost(request)) return refuse(request, 403, "origin");
  const client = clientKey(clientOf(request));
  const seconds = await formMemory().limits.take("request", client);
  if (seconds > 0) return refuse(request, 429, "tooMany", seconds);
  const memory = formMemory().bodies.reserve(client);
  try {
    return await receive(request, (await params).form, memory);
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return refuse(request, 503, "unavailable", 10);
  } finally {
    memory.release();
  }
}
