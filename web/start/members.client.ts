import { fillInDisplay } from "./fill-in.client.ts";
import { followGates } from "./gates.client.ts";
import { followMember } from "./member.client.ts";

/** What pages with a gate or a member's menu need. `startGates` starts the prompts of the gates. */
export function followMembers(startGates: () => void): { find: () => void } {
  fillInDisplay();
  followMember();
  const gates = followGates(startGates);
  return {
    /** Called after the page has changed. */
    find() {
      fillInDisplay();
      gates.find();
    },
  };
}
