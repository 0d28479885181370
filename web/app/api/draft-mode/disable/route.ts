import { draftMode } from "next/headers";
import { returnPath } from "../../../../auth/return-path.ts";
import { serverEnv } from "../../../../env.server.ts";

/** Leaves draft mode and returns to the page given as `?to=/en/…`, which is always one of this site. [SEC-2] */
export async function GET(request: Request): Promise<Response> {
  const store = await draftMode();
  store.disable();
  const location = returnPath({
    from: new URL(request.url).searchParams.get("to"),
    referrer: "",
    settled: null,
    origin: new URL(serverEnv().siteUrl).origin,
    here: "",
    home: "/",
  });
  return new Response(null, { status: 307, headers: { location } });
}
