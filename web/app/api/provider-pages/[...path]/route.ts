import { providerPages } from "../../../../members/firebase/provider-pages.server.ts";

type Context = { params: Promise<{ path: string[] }> };

/**
 * Serves the identity provider's own pages on the site's origin. `/__/…` is rewritten to this route (`next.config.ts`).
 */
async function answer(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params;
  return providerPages()(request, path);
}

export { answer as GET, answer as POST };
