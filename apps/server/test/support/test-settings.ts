import type { AppSettings } from '../../src/app.ts';
import { readSettings } from '../../src/env.ts';

/** Settings for tests: silent, with a known secret and no limit that a test does not ask for. */
export function testSettings(overrides: Partial<AppSettings> = {}): AppSettings {
  const jwtSecret = 'a secret for tests that nobody else should ever use';
  const settings = readSettings({ LOG_LEVEL: 'silent', WEB_DIST: '/nowhere/at/all', JWT_SECRET: jwtSecret });
  const many = 1_000_000;
  return {
    ...settings,
    jwtSecret,
    limits: {
      loginFailuresPerAccount: many,
      loginFailuresPerAddress: many,
      signUpsPerAddressHour: many,
      requestsPerAddressMinute: many,
      uploadsPerMemberHour: many,
    },
    ...overrides,
  };
}
