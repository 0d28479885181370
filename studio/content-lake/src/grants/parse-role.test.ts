import { expect, it } from "vitest";
import { parseRoleFile } from "./parse-role.ts";

const grant = { filter: 'language == "fr"', permissions: ["read"] };
const roleOf = (more: object, name = "translator") =>
  JSON.stringify({ [name]: { title: "Translator", grants: [grant, { ...grant, ...more }] } });

it("[LAKE-3] reads the roles of a file, whose grants apply to content by default", () => {
  expect(parseRoleFile(roleOf({ in: "comments" }))).toEqual([
    {
      name: "translator",
      title: "Translator",
      holders: "people and tokens",
      grants: [
        { ...grant, in: "content" },
        { ...grant, in: "comments" },
      ],
    },
  ]);
});

it.each([
  ["{", "It isn't JSON"],
  ["[]", "It must be an object of roles"],
  [roleOf({}, "editor"), 'The role "editor" is part of every lake'],
  [roleOf({}, "anonymous"), 'The role "anonymous" is part of every lake'],
  [roleOf({}, "French editor"), 'The name "French editor" is invalid'],
  [roleOf({ permissions: ["write"] }), 'The role "translator": grant 2: permissions: 0: Invalid'],
  [roleOf({ permissions: [] }), 'The role "translator": grant 2: permissions: Too small'],
  [roleOf({ filter: "*" }), 'The role "translator": grant 2: filter: the filter * is invalid'],
  [roleOf({ inn: "content" }), 'The role "translator": grant 2: Unrecognized key: "inn"'],
])("[LAKE-3] names the role, the grant and the problem in %s", (text, problem) => {
  expect(() => parseRoleFile(text)).toThrow(problem);
});
