import { expect, test } from "vitest";
import { otpAddress } from "./qr-code.client.tsx";

test("[AUTH-2] includes the account, the site and the secret in the otpauth URL", () => {
  const address = new URL(
    otpAddress({
      secret: "JBSWY3DPEHPK3PXP",
      account: "mina@marquee.test",
      issuer: "Night & Light",
    }),
  );
  expect(address.protocol).toBe("otpauth:");
  expect(decodeURIComponent(address.pathname)).toContain("Night & Light:mina@marquee.test");
  expect(address.searchParams.get("issuer")).toBe("Night & Light");
  expect(address.searchParams.get("secret")).toBe("JBSWY3DPEHPK3PXP");
});

test("[AUTH-2] percent-encodes a space in the site's name", () => {
  const address = otpAddress({ secret: "ABCD", account: "a@b.test", issuer: "Late House" });
  expect(address).toContain("issuer=Late%20House");
});
