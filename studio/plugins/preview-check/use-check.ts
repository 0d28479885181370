import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import { useEffect, useState } from "react";
import { useClient, useCurrentUser } from "sanity";
import type { Place } from "./site-report.ts";
import { runCheck } from "./run-check.ts";
import type { CheckResult } from "./check-result.ts";
import { visitFrame } from "./check-frames.ts";
import { apiVersion } from "../../lib/api-version.ts";

export type CheckState = { findings: readonly CheckResult[]; isRunning: boolean };

const begun: CheckState = { findings: [], isRunning: true };

export function useCheck(place: Place, round: number): CheckState {
  const client = useClient({ apiVersion });
  const userId = useCurrentUser()?.id;
  const [state, setState] = useState({ round, ...begun });
  useEffect(() => {
    let isOver = false;
    const known: CheckResult[] = [];
    const show = (isRunning: boolean) => {
      if (!isOver) setState({ round, findings: [...known], isRunning });
    };
    const makeSecret = async () => {
      const source = "marquee/preview-check";
      const { secret } = await createPreviewSecret(client, source, location.href, userId);
      return secret;
    };
    const onResult = (finding: CheckResult) => {
      known.push(finding);
      show(true);
    };
    const request: typeof fetch = (input, init) => fetch(input, init);
    const page = new URL(location.href);
    const parts = { place, page, makeSecret, request, visit: visitFrame, onResult };
    void runCheck(parts).finally(() => show(false));
    return () => {
      isOver = true;
    };
  }, [client, place, userId, round]);
  return state.round === round ? state : begun;
}
