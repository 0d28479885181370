import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { StartForm } from "../../../../blocks/start-island.tsx";
import { readFormFor } from "../../../../content/forms/form.server.ts";
import { parseDraft } from "../../../../content/forms/parse-draft.ts";
import { readSettings } from "../../../../content/settings/settings.server.ts";
import { visitorView } from "../../../../content/view.ts";
import { DRAFT_COOKIE, readDraft } from "../../../../forms/form-drafts.ts";
import { createNonce } from "../../../../forms/form-keys.server.ts";
import { formMemory } from "../../../../forms/form-memory.server.ts";
import { isDocumentId } from "../../../../forms/form-names.ts";
import { FormScreen } from "../../../../forms/form-screen.tsx";
import { getTranslate } from "../../../../content/texts/texts.server.ts";
import { readReader } from "../../../../members/session/session.server.ts";
import { renderIfExists } from "../../../../page/page-exists.server.ts";
import { SiteFrame } from "../../../../page/site-frame.tsx";

/** Not cached, because the page contains what the visitor has typed, and a one-time code. */
export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string; form: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const formOf = async (id: string) =>
  isDocumentId(id) ? readFormFor(id, await readReader()) : null;

/** Excludes the page from search engines. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const form = await formOf((await params).form);
  return { title: form?.title ?? null, robots: { index: false, follow: false } };
}

/** The page on which visitors without script correct, check and send a form. [FORM-1] */
export default function FormPage(props: Props) {
  return renderIfExists(() => formPage(props));
}

async function formPage({ params, searchParams }: Props) {
  const { locale: language, form: id } = await params;
  const settings = await readSettings(visitorView);
  const { languages } = settings.locale;
  if (!languages.some(({ code }) => code === language)) notFound();
  const form = await formOf(id);
  if (form === null) notFound();
  const t = await getTranslate(language, settings.locale);
  const key = (await cookies()).get(DRAFT_COOKIE)?.value ?? "";
  const draft = parseDraft(await readDraft(formMemory().drafts, key), form._id);
  // The page exists in every language under the same slug.
  const slug = `form/${id}`;
  const versions = languages.map(({ code }) => ({ language: code, slug }));
  const frame = { settings, language, path: null, versions, t, reader: await readReader() };
  return (
    <SiteFrame frame={frame}>
      <FormScreen
        form={form}
        language={language}
        t={t}
        isSent={"sent" in (await searchParams)}
        page={draft?.page ?? ""}
        Start={StartForm}
        isReviewed={draft !== null && draft.problem === null}
        state={{
          values: draft?.values ?? {},
          problems: draft?.problems ?? {},
          problem: draft?.problem ?? null,
          nonce: createNonce(form._id, Date.now()),
        }}
      />
    </SiteFrame>
  );
}
