import type { Addresses } from "./plan/addresses.ts";
import type { Plan } from "./plan/plan.ts";

/** Returns the summary printed at the end of a start: URLs, services and sample accounts. */
export function startTable({ sanity, firebase }: Plan, at: Addresses, dataDir: string): string {
  const rows = [
    ["Site", at.site, "the published site"],
    ["Studio", at.studio, "edit content; signed in as the local editor"],
    sanity.kind === "embedded"
      ? ["Content", at.lake, "embedded content lake"]
      : ["Content", `https://${sanity.projectId}.api.sanity.io`, `Sanity, ${sanity.dataset}`],
    firebase.kind === "embedded"
      ? ["Sign-in", at.auth, "embedded Firebase emulator"]
      : ["Sign-in", firebase.projectId, "Firebase Authentication"],
  ];
  if (sanity.kind === "hosted") rows[1] = ["Studio", at.studio, "edit content"];
  const people =
    firebase.kind === "embedded"
      ? [
          "",
          "Sample accounts (password: nightlight)",
          "  member@marquee.test      a member",
          "  newcomer@marquee.test    a member with an unverified email address",
        ]
      : [];
  const embedded = sanity.kind === "embedded" || firebase.kind === "embedded";
  return [
    "",
    ...rows.map(
      ([what = "", where = "", note = ""]) => `  ${what.padEnd(9)}${where.padEnd(36)}${note}`,
    ),
    ...people,
    "",
    ...(embedded ? [`Data: ${dataDir} (delete it to reset everything).`] : []),
    "Ctrl-C stops everything.",
  ].join("\n");
}
