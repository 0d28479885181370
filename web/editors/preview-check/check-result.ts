export type CheckName = "token" | "dataset" | "frame" | "enable" | "disable" | "live" | "signIn";

/**
 * The result of one check. `finding` identifies the result, and the studio displays a text for it.
 * `facts` has the values of that text's placeholders. Neither contains secrets.
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
