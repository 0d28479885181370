type Parts = { secret: string; account: string; issuer: string };

/**
 * Returns the `otpauth:` URL that authenticator apps read from a QR code. The SDK's own function does not encode names,
 * so a site name with a space or an ampersand breaks its URL.
 */
export function otpAddress({ secret, account, issuer }: Parts): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  // URLSearchParams would encode a space as `+`, which many apps display as it is.
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
}
