import * as z from "zod";
import { studioSettings } from "../../runtime-settings.ts";
import { connection } from "./connection.ts";
import { createSession } from "./session.ts";
import { isEditing } from "./unstored-changes.ts";

/** The response to an invalid token has no id. */
const userShape = z.object({ id: z.string().optional() });

/** The session of this tab with the embedded lake. With a hosted project, the Studio signs out by itself. */
export const session = createSession({
  connection,
  hasChanges: isEditing,
  async readUser(token) {
    const response = await fetch(`${studioSettings.lakeUrl}/v1/users/me`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    if (response.status === 401) return null;
    if (!response.ok) throw new Error(`${response.url}: status ${response.status}`);
    return userShape.parse(await response.json()).id ?? null;
  },
});
