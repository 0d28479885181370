import type { MetadataRoute } from "next";
import { serverEnv } from "../env.server.ts";

/** Read from the environment of the server, not of the build. */
export const dynamic = "force-dynamic";

/** Everything but the interfaces and the members' twins, which no page links to. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/*/member/"] },
    sitemap: `${serverEnv().siteUrl}/sitemap.xml`,
  };
}
