import * as z from "zod";
import { demand, type Identity } from "../identity.ts";
import { localEditor } from "../local-editor.ts";
import { readJson } from "../read-body.ts";
import { json, type Call, type Route } from "../route.ts";

/** People, and what the Studio remembers for each. */
export const userRoutes: readonly Route[] = [
  { method: "GET", path: "/users/me", handle: ({ identity }) => json(currentUser(identity)) },
  { method: "GET", path: "/users/me/keyvalue/:keys", handle: settings },
  { method: "PUT", path: "/users/me/keyvalue", handle: keepSettings },
  { method: "GET", path: "/users/:ids", handle: users },
];

const keyvalues = z.array(z.object({ key: z.string().max(512), value: z.unknown() })).max(100);

/** Largest body of settings; recent searches are the longest of them. */
const settingsCeiling = 256 * 1024;

function currentUser({ id, name, role, kind }: Identity) {
  if (kind === "nobody") return {};
  const title = role.charAt(0).toUpperCase() + role.slice(1);
  const email = id === localEditor.id ? localEditor.email : "";
  const roles = [{ name: role, title }];
  return { id, name, email, profileImage: null, role, roles, provider: "local" };
}

function users({ params, identity, lake }: Call): Response {
  demand(identity, "viewer");
  const ids = (params["ids"] ?? "").split(",");
  const found = ids.map((id) => ({
    id,
    displayName: id === localEditor.id ? localEditor.name : (lake.credentials.labelOf(id) ?? id),
    imageUrl: null,
    isRobot: id !== localEditor.id,
  }));
  return json(ids.length === 1 ? found[0] : found);
}

function settings({ params, identity, lake }: Call): Response {
  demand(identity, "viewer");
  const keys = (params["keys"] ?? "").split(",");
  const found = keys.flatMap((key) => {
    const value = lake.credentials.setting(identity.id, key);
    return value === undefined ? [] : [{ key, value: parse(value) }];
  });
  return json(found);
}

async function keepSettings({ request, identity, lake }: Call): Promise<Response> {
  demand(identity, "viewer");
  const entries = await readJson(request, keyvalues, settingsCeiling);
  for (const { key, value } of entries) {
    lake.credentials.keepSetting(identity.id, key, JSON.stringify(value ?? null));
  }
  return json(entries);
}

function parse(text: string): unknown {
  return JSON.parse(text);
}
