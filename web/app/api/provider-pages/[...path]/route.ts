import { firebaseSettings } from "../../../../members/firebase/firebase-settings.ts";
import { createProviderPages } from "../../../../members/firebase/provider-pages.ts";

type Context = { params: Promise<{ path: string[] }> };

let providerPages: ReturnType<typeof createProviderPages> | undefined;

/**
 * Serves the identity provider's own pages on the site's origin. `/__/…` is rewritten to this route (`next.config.ts`).
 */
async function respond(request: Request, { params }: Context): Promise<Response> {
  providerPages ??= createProviderPages(firebaseSettings());
  const { path } = await params;
  return providerPages(request, path);
}

export { respond as GET, respond as POST };
