import { translate } from "../../../i18n/translate.ts";
import type { Finding } from "../finding.ts";
import { type CheckedPage, entriesAt } from "../stored-page.ts";

/** Reports sign-in gates without blocks, after which members find nothing. */
export const emptyGates = ({ objects }: CheckedPage): Finding[] =>
  objects
    .filter(
      ({ type, value, path }) =>
        type === "signInGate" && entriesAt(value, "blocks", path).length === 0,
    )
    .map(({ path }) => ({
      check: "gates",
      level: "warning",
      path: [...path, "blocks"],
      message: translate(
        "The sign-in gate is empty, so members see nothing after they have signed in. Add a block for members, or remove the gate.",
      ),
    }));
