import { overlay } from "../dataset/overlay.ts";
import type { WatchedDocuments } from "../dataset/view.ts";
import type { LakeDocument } from "../document.ts";
import type { Lake } from "../lake.ts";

const groupType = "system.group";

/**
 * Returns the documents that a query reads: the documents of the view and, if the query names the
 * type `system.group`, a group for each role that people can have. The Studio queries the groups to find out whom an
 * editor may mention and assign. The lake computes the groups for each query, so they always match
 * the people who may sign in. Other queries and exports don't contain them.
 */
export function withGroups(view: WatchedDocuments, query: string, lake: Lake): WatchedDocuments {
  return query.includes(groupType) ? overlay(view, groupsOf(lake)) : view;
}

function groupsOf({ people, roles }: Lake): LakeDocument[] {
  const present = people.present();
  const assignable = roles.all().filter(({ holders }) => holders === "people and tokens");
  return assignable.map(({ name: role }) => {
    const members = present.filter((person) => person.role === role);
    const times = members.map(({ createdAt }) => createdAt).toSorted();
    return {
      _id: `_.groups.${role}`,
      _type: groupType,
      _rev: role,
      _createdAt: times.at(0) ?? new Date(0).toISOString(),
      _updatedAt: times.at(-1) ?? new Date(0).toISOString(),
      grants: roles.accessOf({ id: "", role, kind: "person" }, "content").grants,
      members: members.map(({ id }) => id),
    };
  });
}
