import { formShape } from "@marquee/schemas/contract";
import { expect, test, vi } from "vitest";
import { formFixture } from "../../schemas/documents/form/form.fixture.ts";
import { stubSiteEnv } from "../runtime/site-env.fixture.ts";
import { createNonce } from "./form-keys.server.ts";
import { formMemory } from "./form-memory.server.ts";
import { receiveForm } from "./receiver.server.ts";

const delivery = { recipients: [], webhook: null, retentionDays: 2 };
vi.mock("../content/forms/form.server.ts", () => ({ readFormDelivery: async () => delivery }));
vi.mock("../content/forms/store-submission.server.ts", () => ({
  storeSubmission: async (_submission: object, files: Iterable<object>) => void [...files],
}));

const form = formShape.parse(formFixture);
const photo = new Uint8Array(12_000_000);
photo.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test("[FORM-4][SEC-5] counts the bytes of files that the site stores", async () => {
  stubSiteEnv();
  const nonce = createNonce(form._id, Date.now());
  const entry = {
    site: { page: "page-en", language: "en", nonce, proof: "", honeypot: "" },
    texts: { name: ["Ada"], email: ["a@b.org"], place: ["At the door"], consent: ["yes"] },
    files: new Map([["letter", [{ name: "photo.png", bytes: photo }]]]),
  };
  const receipt = await receiveForm(form, entry, { client: "a", country: null });
  expect(receipt).toEqual({ kind: "stored" });
  const { charge } = formMemory().limits;
  expect((await charge("fileBytes", "a", 200_000_000 - photo.byteLength)).seconds).toBe(0);
  expect((await charge("fileBytes", "a", 0)).seconds).toBeGreaterThan(0);
});
