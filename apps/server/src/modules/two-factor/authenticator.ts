import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;

/** Codes of the previous and next step also count: clocks differ, and typing takes a while. */
const window = 1;

/** Returns a new secret, in base32. */
export const makeSecret = () => new Secret().base32;

/** Returns the URI of the QR code for authenticator apps, which show the issuer. */
export const addressOf = (secret: string, email: string, issuer: string) =>
  authenticator(secret, email, issuer).toString();

/** Returns the time step of a code; null if it matches no step near this instant. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = authenticator(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / stepMs) + delta;
}

// Six digits, SHA-1 and 30 seconds: supported by every app.
const authenticator = (secret: string, label = '', issuer = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret) });
