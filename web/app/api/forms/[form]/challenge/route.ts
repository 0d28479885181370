import { clientOf } from "../../../../../runtime/request-origin.ts";
import { createFormChallenge } from "../../../../../forms/challenge.server.ts";
import { clientKey } from "../../../../../forms/form-keys.server.ts";
import { formMemory } from "../../../../../forms/form-memory.server.ts";
import { isDocumentId } from "../../../../../forms/form-names.ts";

type Context = { params: Promise<{ form: string }> };

export const dynamic = "force-dynamic";

/** Returns a challenge for the proof of work of a form. The form's script requests it. [FORM-4] */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { form } = await params;
  const headers = { "cache-control": "no-store" };
  if (!isDocumentId(form)) return Response.json({ error: "unknown" }, { status: 404, headers });
  const seconds = await formMemory().limits.take("challenge", clientKey(clientOf(request)));
  if (seconds > 0) {
    const retry = { ...headers, "retry-after": String(seconds) };
    return Response.json({ error: "tooMany" }, { status: 429, headers: retry });
  }
  return Response.json(await createFormChallenge(form, Date.now()), { headers });
}
