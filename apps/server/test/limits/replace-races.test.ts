import { createECDH, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { postgresUrl } from '../support/env.ts';
import type { TestAnswer } from '../support/test-client.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

// Operations that replace a set run concurrently with themselves and its removal. The embedded database runs statements
// one at a time and proves less, so it tries fewer combinations.
const server = useServer();
const numRuns = postgresUrl === null ? 3 : 30;
const minute = 60_000;

/** Two log-ins of one member. */
let [ana, again]: TestMember[] = [];
const person = (index: number) => (index % 2 === 0 ? ana : again) as TestMember;
beforeEach(async () => {
  ana = await server.joinConfirmed('Ana');
  again = await server.logIn(ana.email, ana.password);
});

/**
 * Runs any combination of calls at once: each succeeds or gets a declared conflict, and `check`
 * inspects the result.
 */
async function atOnce(
  calls: ((index: number) => Promise<TestAnswer>)[],
  check: (answers: TestAnswer[]) => Promise<void>,
  prepare: () => Promise<unknown> = async () => {},
) {
  const mixture = fc.array(fc.nat({ max: calls.length - 1 }), { minLength: 6, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(mixture, async (chosen) => {
      await prepare();
      const answers = await Promise.all(chosen.map((which, index) => calls[which]?.(index) as Promise<TestAnswer>));
      expect(answers.filter(({ status }) => status >= 300 && status !== 409)).toEqual([]);
      await check(answers);
    }),
    { numRuns },
  );
}

describe('concurrently, and with their removal', () => {
  test(
    'renewals of recovery codes leave one working set, or none',
    async () => {
      const { db } = server.database;
      const body = () => ({ body: { password: (ana as TestMember).password } });
      const switchOn = async () => {
        await db.deleteFrom('totp').execute();
        const { secret } = await person(0).api.ok('startCodes', body());
        const at = server.clock.now().getTime();
        const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
        await person(0).api.ok('confirmCodes', { body: { code } });
      };
      const renew = (index: number) => person(index).api.call('renewRecoveryCodes', body());
      const remove = (index: number) => person(index).api.call('removeCodes', body());
      const left = async () => (await db.selectFrom('recovery_codes').select('hash').execute()).length;
      await atOnce([renew, renew, renew, remove], async () => expect([0, 10]).toContain(await left()), switchOn);
      await atOnce([renew], async () => expect(await left()).toBe(10), switchOn);
    },
    minute,
  );

  test(
    'lists of skills leave one list',
    async () => {
      const lists = [['Bread'], ['Bread', 'Chess'], ['Piano', 'Chess', 'Swedish'], []];
      const calls = lists.map((names) => (index: number) => {
        const form = new FormData();
        form.set('skillsOffered', JSON.stringify(names));
        return person(index).api.call('editUser', { path: { userId: person(0).id }, form });
      });
      await atOnce(calls, async () => {
        const { user } = await person(0).api.ok('getUser', { path: { userId: person(0).id } });
        expect(lists).toContainEqual(user.skillsOffered);
      });
    },
    minute,
  );

  test(
    'weekly hours leave those of one call',
    async () => {
      const hours = [1, 2, 3].map((weekday) => ({
        timeZone: ['Europe/Lisbon', 'Asia/Tokyo', 'UTC'][weekday - 1] ?? 'UTC',
        weekly: [{ weekday, from: '18:00', to: '21:00' }],
        daysOff: [],
        bufferMinutes: weekday,
        noticeHours: weekday,
        maxPerWeek: weekday,
      }));
      const calls = hours.map((body) => (index: number) => person(index).api.call('setAvailability', { body }));
      await atOnce(calls, async () => {
        const { availability } = await person(0).api.ok('getAvailability');
        expect(hours).toContainEqual(availability);
      });
    },
    minute,
  );

  test(
    'settings leave those of one call',
    async () => {
      const settings = [
        { kinds: kindsOf(['message', 'review'], true), digest: 'daily', timeZone: 'Asia/Tokyo' },
        { kinds: kindsOf(['review', 'message'], false), digest: 'off', timeZone: 'UTC' },
      ];
      const calls = settings.map(
        (body) => (index: number) => person(index).api.call('setNotificationSettings', { body }),
      );
      await atOnce(calls, async () => {
        const { settings: stored } = await person(0).api.ok('getNotificationSettings');
        const { digest, timeZone } = stored;
        const kinds = stored.kinds.filter(({ kind }) => ['message', 'review'].includes(kind));
        const emails = new Set(kinds.map(({ email }) => email));
        expect([
          ['daily', 'Asia/Tokyo', true],
          ['off', 'UTC', false],
        ]).toContainEqual([digest, timeZone, ...emails]);
      });
    },
    minute,
  );

  test(
    'a browser belongs to one log-in, or none',
    async () => {
      const { db } = server.database;
      const [ben, device] = [await server.join('Ben'), pushDevice()];
      const set = (index: number) => person(index).api.call('setPushDevice', { body: device });
      const setOther = () => ben.api.call('setPushDevice', { body: device });
      const remove = (index: number) => person(index).api.call('removePushDevice');
      await atOnce([set, setOther, remove], async () => {
        expect((await db.selectFrom('push_devices').selectAll().execute()).length).toBeLessThan(2);
      });
    },
    minute,
  );

  test(
    'a calendar has one address, or none',
    async () => {
      const create = (index: number) => person(index).api.call('createCalendarFeed', { body: { withLinks: true } });
      const remove = (index: number) => person(index).api.call('deleteCalendarFeed');
      await atOnce([create, create, remove], async (answers) => {
        const urls = answers.flatMap(({ body }) => (body as { url?: string }).url ?? []);
        const tokens = urls.map((url) => url.split('/').at(-2) ?? '');
        const read = await Promise.all(
          tokens.map((feedToken) => server.visitor.call('readCalendarFeed', { path: { feedToken } })),
        );
        expect(read.filter(({ status }) => status === 200).length).toBeLessThan(2);
      });
    },
    minute,
  );
});

/** Returns a browser that receives push notifications. */
function pushDevice() {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return {
    endpoint: 'https://fcm.googleapis.com/fcm/send/one-browser',
    keys: { p256dh, auth: randomBytes(16).toString('base64url') },
  };
}

const kindsOf = (kinds: string[], email: boolean) => kinds.map((kind) => ({ kind, email }));
