import { replaceLookups } from "./replace-lookups.fixture.ts";

/** Disconnects this process from the network: every DNS lookup fails. */
export const cutNetwork = () => replaceLookups({});
