import { createAssetEndpoint } from "../../../content/assets/serve-asset.ts";
import { serverEnv } from "../../../runtime/env.server.ts";

/** Not prerendered: the content lake's URL is known when the site starts, not when it is built. */
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ path?: string[] }> };

/** Serves images and files of the embedded content lake to pages of the site. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { path = [] } = await params;
  const { projectId, dataset, lakeUrl } = serverEnv().sanity;
  return createAssetEndpoint({ projectId, dataset, lakeUrl, fetch })(request, path);
}
