import { draftMode } from "next/headers";
import * as z from "zod";

/** A path of this site and nothing else: `//host` and `/\host` lead elsewhere. */
const path = z
  .string()
  .max(2_048)
  .regex(/^\/(?![/\\])/);

/** Leaves draft mode and returns to the page given as `?to=/en/…`. */
export async function GET(request: Request): Promise<Response> {
  const store = await draftMode();
  store.disable();
  const asked = path.safeParse(new URL(request.url).searchParams.get("to"));
  return new Response(null, {
    status: 307,
    headers: { location: asked.success ? asked.data : "/" },
  });
}
