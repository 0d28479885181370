export type CheckName = "token" | "dataset" | "frame" | "enable" | "disable" | "live" | "signIn";

/**
 * The result of one check. `finding` identifies it for the studio, which translates it; `facts` are values for that
 * text. Neither contains secrets.
 */
export type CheckResult = {
  check: CheckName;
  verdict: "good" | "warning" | "bad";
  finding: string;
  facts: Readonly<Record<string, string>>;
};

/** Creates a result; the default verdict is `bad`. */
export const checkResult = (
  check: CheckName,
  finding: string,
  verdict: CheckResult["verdict"] = "bad",
  facts: CheckResult["facts"] = {},
): CheckResult => ({ check, verdict, finding, facts });
