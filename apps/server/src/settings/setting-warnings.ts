import type { Settings } from '../env.ts';

/** A random secret of 32 characters has more distinct characters than this, even in hexadecimal. */
const fewestCharacters = 10;

/** Returns warnings for the operator, one line each: settings that work but are unsafe or incomplete. */
export function settingWarnings({ jwtSecret, trustProxy, seedDemo, mail, misspelled }: Settings): string[] {
  const warnings = [...misspelled];
  if (jwtSecret !== null && isGuessable(jwtSecret)) {
    warnings.push(
      'JWT_SECRET is easy to guess, and who guesses it can log in as any member. Make one with: openssl rand -hex 32',
    );
  }
  if (trustProxy === true) {
    warnings.push(
      'TRUST_PROXY=true believes every caller about its address, so limits by address have no effect. Name the ' +
        'networks of your proxies instead, such as TRUST_PROXY=uniquelocal',
    );
  }
  if (mail.smtpUrl === null && !seedDemo) {
    warnings.push('SMTP_URL is not set, so members get no emails: they are kept as files in DATA_DIR/mail');
  }
  return warnings;
}

/**
 * Whether a secret is a repeated letter or word, or a sequence such as the alphabet: most steps
 * between neighbors are equal.
 */
function isGuessable(secret: string): boolean {
  const codes = [...secret].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const counts = new Map<number, number>();
  for (const step of steps) counts.set(step, (counts.get(step) ?? 0) + 1);
  const mostOfOne = Math.max(...counts.values());
  return new Set(codes).size < fewestCharacters || mostOfOne > steps.length / 2;
}
