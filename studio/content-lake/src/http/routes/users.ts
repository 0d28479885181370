import * as z from "zod";
import { requireReader, roleOf } from "../identity.ts";
import { readJson } from "../read-body.ts";
import type { Call } from "../call.ts";
import { json } from "../json.ts";

const keyvalues = z.array(z.object({ key: z.string().max(512), value: z.unknown() })).max(100);

/** Maximum size of a settings request in bytes. Recent searches are the longest setting. */
const settingsCeiling = 256 * 1024;

export function currentUser({ identity, lake }: Call): Response {
  const { id, name, role, kind } = identity;
  if (kind === "anonymous") return json({});
  const email = lake.people.find(id)?.email ?? "";
  const roles = [roleOf(role, lake)];
  return json({ id, name, email, profileImage: null, role, roles, provider: "local" });
}

export function users({ params, identity, lake }: Call): Response {
  requireReader(identity, lake);
  const ids = (params["ids"] ?? "").split(",");
  const found = ids.map((id) => {
    const person = lake.people.find(id);
    const displayName = person?.name ?? lake.credentials.labelOf(id) ?? id;
    return { id, displayName, imageUrl: null, isRobot: !person };
  });
  return json(ids.length === 1 ? found[0] : found);
}

export function settings({ params, identity, lake }: Call): Response {
  requireReader(identity, lake);
  const keys = (params["keys"] ?? "").split(",");
  const found = keys.flatMap((key) => {
    const value = lake.credentials.setting(identity.id, key);
    return value === undefined ? [] : [{ key, value: parse(value) }];
  });
  return json(found);
}

export async function putSettings(call: Call): Promise<Response> {
  const { identity, lake } = call;
  requireReader(identity, lake);
  const entries = await readJson(call, keyvalues, settingsCeiling);
  await lake.store.whenWritable();
  for (const { key, value } of entries) {
    lake.credentials.putSetting(identity.id, key, JSON.stringify(value ?? null));
  }
  return json(entries);
}

function parse(text: string): unknown {
  return JSON.parse(text);
}
