/** What the check of the preview looks at from the site's side. */
export type CheckName = "token" | "dataset" | "frame" | "enable" | "disable" | "live" | "signIn";

/**
 * What was found of one thing. `finding` names it for the studio, which has the words for it in its languages; `facts`
 * are what those words need. Nothing secret stands in either.
 */
export type Finding = {
  check: CheckName;
  verdict: "good" | "warning" | "bad";
  finding: string;
  facts: Readonly<Record<string, string>>;
};

/** Makes a finding; without a verdict of its own it is a bad one. */
export const found = (
  check: CheckName,
  finding: string,
  verdict: Finding["verdict"] = "bad",
  facts: Finding["facts"] = {},
): Finding => ({ check, verdict, finding, facts });
