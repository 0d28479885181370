import { signInForm } from "../../../../../auth/sign-in-form.ts";
import { readSettings } from "../../../../../content/settings.server.ts";
import { visitorView } from "../../../../../content/view.ts";
import { getTranslate } from "../../../../../i18n/texts.server.ts";

type Context = { params: Promise<{ language: string }> };

/** What the sign-in form shows in one language: fetched when it opens, so that no page carries it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { language } = await params;
  const { auth, locale } = await readSettings(visitorView);
  if (!locale.languages.some(({ code }) => code === language)) {
    return Response.json({ error: "This site is not in that language." }, { status: 404 });
  }
  const form = signInForm(auth, await getTranslate(language));
  return Response.json(form, { headers: { "cache-control": "no-cache" } });
}
