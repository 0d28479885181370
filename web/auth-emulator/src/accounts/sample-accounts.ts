import type { Emulator } from "../emulator.ts";

/** The sample members' password, used only by the sample site on this machine. */
const samplePassword = "nightlight";

/** Accounts of the sample site: one confirmed member, and one whose address is not confirmed yet. */
const sampleAccounts = [
  { email: "member@marquee.test", displayName: "Mina Member", emailVerified: true },
  { email: "newcomer@marquee.test", displayName: "Nico Newcomer", emailVerified: false },
] as const;

/** Creates the sample accounts. Throws when the emulator rejects one. */
export async function addSampleAccounts(emulator: Emulator, projectId: string) {
  for (const account of sampleAccounts) {
    const answer = await emulator.send({
      method: "POST",
      target: `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`,
      host: "localhost",
      isOwner: true,
      body: {
        contentType: "application/json",
        text: JSON.stringify({ ...account, password: samplePassword }),
      },
    });
    const alreadyThere = answer.text.includes("EMAIL_EXISTS");
    if (answer.status !== 200 && !alreadyThere) {
      throw new Error(`The sample account ${account.email} could not be created: ${answer.text}`);
    }
  }
}
