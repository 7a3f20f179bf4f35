import type { AppSettings } from '../../src/app.ts';
import { readSettings } from '../../src/env.ts';

/** Signs tokens of servers in tests, also for members who were created directly in the database. */
export const testSecret = 'a secret for tests that is used nowhere else';

/** Signs push notifications of servers in tests. */
const testPushKey = Buffer.alloc(32, 'push').toString('base64url');

/** Encrypts secrets of authenticator apps of servers in tests. */
const testCodesKey = 'another secret for tests that is used nowhere else';

/** Returns settings for tests: silent, with a known secret and without limits that a test does not set. */
export function testSettings(overrides: Partial<AppSettings> = {}): AppSettings {
  const settings = readSettings({ LOG_LEVEL: 'silent', WEB_DIST: '/nowhere/at/all', JWT_SECRET: testSecret });
  return {
    ...settings,
    jwtSecret: testSecret,
    pushPrivateKey: testPushKey,
    codesKey: testCodesKey,
    meetingRooms: 'https://meet.example.org/{room}',
    isWorker: false,
    ...limitedTo({}),
    ...overrides,
  };
}

/** Returns settings that only limit these things, by the names of the limits in openapi.yaml. */
export function limitedTo(numbers: Record<string, number>): Pick<AppSettings, 'rateLimits'> {
  return { rateLimits: { factor: 1_000_000, numbers } };
}
