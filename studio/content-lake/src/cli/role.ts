import { readFileSync } from "node:fs";
import { parseRoleFile } from "../grants/parse-role.ts";
import type { Arguments } from "./arguments.ts";
import { withData, type OpenData } from "./open-data.ts";
import { table } from "./table.ts";
import { errorMessage } from "../lake-error.ts";

/** Runs `role set FILE`, `list` and `remove NAME`, which manage the roles of a lake, running or not. */
export function role(given: Arguments): Promise<void> {
  const [action, name] = given.files;
  return withData(given, (data) => {
    if (action === "list") return listRoles(data);
    if (action === "set" && name !== undefined) return setRoles(data, name);
    if (action === "remove" && name !== undefined) return removeRole(data, name);
    throw new Error("Use: role set FILE.json, role list, or role remove NAME.");
  });
}

/** Adds the roles of a file, and replaces those with the same name. Changes nothing if the file has an error. */
function setRoles({ storedRoles }: OpenData, path: string): void {
  const roles = parse(path);
  for (const { name, title, grants } of roles) {
    storedRoles.put(name, JSON.stringify({ title, grants }));
    const count = grants.length === 1 ? "1 grant" : `${grants.length} grants`;
    console.log(`Set the role ${name}: ${title}, ${count}.`);
  }
}

function parse(path: string) {
  try {
    return parseRoleFile(readFileSync(path, "utf8"));
  } catch (error) {
    const reason = errorMessage(error);
    throw new Error(`${path} changes nothing. ${reason}`, { cause: error });
  }
}

function listRoles({ roles }: OpenData): void {
  const rows = roles
    .all()
    .flatMap(({ name, grants }) =>
      grants.map((grant) => [name, grant.in, grant.permissions.join(" "), grant.filter]),
    );
  console.log(table([["ROLE", "IN", "PERMISSIONS", "FILTER"], ...rows]));
}

function removeRole({ storedRoles, people, credentials }: OpenData, name: string): void {
  const holders = [...people.present(), ...credentials.tokens(new Date())];
  const count = holders.filter((holder) => holder.role === name).length;
  if (count > 0) {
    const who = count === 1 ? "1 person or token has" : `${count} people or tokens have`;
    throw new Error(`${who} the role ${name}. Give them another role, or remove them first.`);
  }
  if (!storedRoles.remove(name)) {
    throw new Error(`The lake has no role of its own with the name "${name}". Use: role list.`);
  }
  console.log(`Removed the role ${name}.`);
}
