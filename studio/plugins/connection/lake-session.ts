import * as z from "zod";
import { studioSettings } from "../../runtime-settings.ts";
import { connection } from "./connection.ts";
import { createSession } from "./session.ts";
import { isEditing } from "./unstored-changes.ts";

const userShape = z.object({ id: z.string() });

/** The session of this tab with the embedded lake. With a hosted project, the Studio signs out by itself. */
export const session = createSession({
  connection,
  hasChanges: isEditing,
  async readUser(token) {
    const response = await fetch(`${studioSettings.lakeUrl}/v1/users/me`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return response.ok ? userShape.parse(await response.json()).id : null;
  },
});
