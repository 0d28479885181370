/** Names of the checks that the site runs for the preview. */
export type CheckName = "token" | "dataset" | "frame" | "enable" | "disable" | "live" | "signIn";

/**
 * The result of one check. `finding` identifies it for the studio, which translates it; `facts` are values for that
 * text. Neither contains secrets.
 */
export type Finding = {
  check: CheckName;
  verdict: "good" | "warning" | "bad";
  finding: string;
  facts: Readonly<Record<string, string>>;
};

/** Creates a finding; the default verdict is `bad`. */
export const found = (
  check: CheckName,
  finding: string,
  verdict: Finding["verdict"] = "bad",
  facts: Finding["facts"] = {},
): Finding => ({ check, verdict, finding, facts });
