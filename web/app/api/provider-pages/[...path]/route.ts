import { firebaseSettings } from "../../../../runtime/firebase-settings.ts";
import { createProviderPages } from "../../../../members/firebase/provider-pages.ts";
import { siteRuntime } from "../../../../runtime/site-runtime.ts";

declare module "../../../../runtime/site-runtime.ts" {
  interface SiteParts {
    providerPages: ReturnType<typeof createProviderPages>;
  }
}

type Context = { params: Promise<{ path: string[] }> };

/**
 * Serves the identity provider's own pages on the site's origin. `/__/…` is rewritten to this route (`next.config.ts`).
 */
async function respond(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params;
  const providerPages = siteRuntime().open("providerPages", () =>
    createProviderPages(firebaseSettings()),
  );
  return providerPages(request, path);
}

export { respond as GET, respond as POST };
