import * as z from "zod";
import { weighPage } from "../../../editors/page-weight/weigh-page.server.ts";
import { createStudioRoute } from "../studio-route.ts";

export const dynamic = "force-dynamic";

/**
 * Reports to the studio how many bytes a browser downloads for a page: scripts, images and
 * animations. Includes drafts and gated blocks.
 */
export const GET = createStudioRoute({
  about: "what a page weighs",
  perMinute: 30,
  question: z.object({
    path: z
      .string()
      .max(2_048)
      .regex(/^\/(?!\/|api\/)/, "is no path of a page"),
    perspective: z.string().min(1).max(512),
  }),
  reply: async (query, secret) => {
    const weighed = await weighPage({ ...query, secret });
    return { status: weighed.state === "refused" ? 401 : 200, body: weighed };
  },
  unproven: () => ({ state: "refused" }),
});
