import { expect, test } from "vitest";
import { otpAddress } from "./qr-code.client.tsx";

test("[AUTH-2] includes the account, the site and the secret in the otpauth URL", () => {
  const secret = "JBSWY3DPEHPK3PXP";
  const text = otpAddress({ secret, account: "mina@marquee.test", issuer: "Night & Light" });
  // Apps show a plus sign where a space was encoded as one.
  expect(text).toContain("issuer=Night%20%26%20Light");
  const { protocol, pathname, searchParams } = new URL(text);
  expect(protocol).toBe("otpauth:");
  expect(decodeURIComponent(pathname)).toContain("Night & Light:mina@marquee.test");
  expect(Object.fromEntries(searchParams)).toMatchObject({ issuer: "Night & Light", secret });
});
