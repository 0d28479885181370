import { providerPages } from "../../../../auth/provider/provider-pages.server.ts";

type Context = { params: Promise<{ path: string[] }> };

/** The provider's own pages under the site's address; `/__/…` leads here (next.config.ts). */
async function answer(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params;
  return providerPages()(request, path);
}

export { answer as GET, answer as POST };
