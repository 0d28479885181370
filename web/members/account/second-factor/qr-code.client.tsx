"use client";
import { encode } from "uqr";

/** The secret in base32 that an app and the account share, and the names that the app displays. */
export type SecretProps = { secret: string; account: string; issuer: string };

/** Renders the secret as a QR code for authenticator apps; `label` is its text alternative. */
export function QrCode({ label, ...secret }: SecretProps & { label: string }) {
  // Medium error correction, and the quiet zone of four modules that the standard requires.
  const { size, data } = encode(otpAddress(secret), { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/**
 * Returns the `otpauth:` URL that authenticator apps read from a QR code. Replaces the SDK's own function, which does
 * not encode names. With that function, a site name with a space or an ampersand would break the URL.
 */
export function otpAddress({ secret, account, issuer }: SecretProps): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  // URLSearchParams would encode a space as `+`, which many apps display as it is.
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
}
