import { createSignInForm, isAuthScreen } from "../../../../../../members/sign-in/sign-in-form.ts";
import { readSettings } from "../../../../../../content/settings/settings.server.ts";
import { visitorView } from "../../../../../../content/view.ts";
import { serverEnv } from "../../../../../../runtime/env.server.ts";
import { getTexts } from "../../../../../../content/texts/texts.server.ts";

type Context = { params: Promise<{ language: string; screen: string }> };

/**
 * Returns the settings and texts of a sign-in screen in one language. The screen fetches them when it opens, so that
 * pages don't contain them.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { language, screen } = await params;
  if (!isAuthScreen(screen)) {
    return Response.json({ error: "There is no such screen." }, { status: 404 });
  }
  const { auth, locale } = await readSettings(visitorView);
  if (!locale.languages.some(({ code }) => code === language)) {
    return Response.json({ error: "This site is not in that language." }, { status: 404 });
  }
  const { tokenSyncOrigins, siteUrl } = serverEnv();
  const form = createSignInForm({
    screen,
    language,
    settings: auth,
    texts: await getTexts(language, locale),
    tokenSyncOrigins,
    origin: new URL(siteUrl).origin,
  });
  return Response.json(form, { headers: { "cache-control": "no-cache" } });
}
