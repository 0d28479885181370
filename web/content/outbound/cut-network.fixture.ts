import { answerNames } from "./answer-names.fixture.ts";

/** Disconnects this process from the network: every DNS lookup fails. */
export const cutNetwork = () => answerNames({});
