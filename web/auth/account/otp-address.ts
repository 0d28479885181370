type Parts = { secret: string; account: string; issuer: string };

/**
 * The address that authenticator apps read from a picture. The SDK has one too, but leaves names as they are: a site's
 * name with a space or an ampersand made no address.
 */
export function otpAddress({ secret, account, issuer }: Parts): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  // Not by URLSearchParams, whose + for a space many apps show as it is.
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
}
