import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { remind } from '../../src/modules/delivery/reminders.ts';
import { settleDeclines } from '../../src/modules/events/registrations/decline-service.ts';
import { decideCase } from '../../src/modules/moderation/service.ts';
import { givePassword, knownPassword } from '../authorisation/accounts.ts';
import { enrol } from '../support/enrol.ts';
import { tieRounds } from '../support/env.ts';
import { insertOf } from '../support/kinds/kinds.ts';
import { decide, holdSession, hostEvent, say } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { findTablesOfTwo, readTies, tablesOfTwo } from './ties.ts';

// What `ties.test.ts` does not call: series, automatic approval, jobs, and members who leave or are suspended.

const server = useServer({ articlesUrl: null });

const repeat = { every: 'week', dates: 3, timeZone: 'Europe/Lisbon' } as const;
const block = (blocker: TestMember, blocked: TestMember) => () =>
  blocker.api.call('blockMember', { path: { userId: blocked.id } });
const timeout = 120_000 + tieRounds * 5_000;
const later = () => pause(Math.random() * 5);

/** Runs both at about the same moment, and returns the ties that are left between the two members. */
async function tiesAfter(
  [one, two]: readonly [TestMember, TestMember],
  call: () => Promise<unknown>,
  end: () => Promise<unknown>,
): Promise<string[]> {
  const answers = await Promise.all([later().then(call), later().then(end)]);
  for (const answer of answers as ({ status?: number } | undefined)[]) expect(answer?.status ?? 200).toBeLessThan(500);
  const pair = [one.id, two.id];
  const ties = await readTies(server.database.db, server.clock.now());
  return ties.filter((tie) => pair.includes(tie.one) && pair.includes(tie.two)).map(({ what }) => what);
}

/** Repeats a situation, each time with other members. */
async function inRounds(situation: (host: TestMember, guest: TestMember, cohost: TestMember) => Promise<string[]>) {
  const left: string[] = [];
  for (let round = 0; round < tieRounds; round += 1) {
    const [host, guest, cohost] = await enrol(server, 'Hal', 'Gus', 'Cleo');
    left.push(...(await situation(host, guest, cohost)));
  }
  expect(left).toEqual([]);
}

async function addCohost(host: TestMember, cohost: TestMember, eventId: string, scope: 'this' | 'all' = 'this') {
  await host.api.ok('inviteCohost', { path: { eventId }, body: { userId: cohost.id, scope } });
  await cohost.api.ok('answerCohostInvitation', { path: { eventId }, body: { accepts: true } });
}

describe('at the moment of a block', { timeout }, () => {
  test.each([false, true])('a request for all dates of a series ends (automatic approval: %s)', async (autoApprove) => {
    await inRounds(async (host, guest) => {
      const { _id: id } = await hostEvent(server, host, { repeat, autoApprove });
      const ask = () => guest.api.call('registerForEvent', { path: { id }, body: { scope: 'all' } });
      return await tiesAfter([host, guest], ask, block(host, guest));
    });
  });

  test('an invitation to all dates of a series ends', async () => {
    await inRounds(async (host, guest) => {
      const { _id: eventId } = await hostEvent(server, host, { repeat });
      const body = { userId: guest.id, scope: 'all' };
      const invite = () => host.api.call('inviteCohost', { path: { eventId }, body });
      return await tiesAfter([host, guest], invite, block(guest, host));
    });
  });

  test('a guest who leaves all dates is not named to the co-host of one', async () => {
    await inRounds(async (host, guest, cohost) => {
      const { _id: id, series } = await hostEvent(server, host, { repeat, autoApprove: true });
      const dates = await host.api.ok('listEvents', { query: { series: series?._id ?? '' } });
      await addCohost(host, cohost, dates[1]?._id ?? '');
      await guest.api.ok('registerForEvent', { path: { id }, body: { scope: 'all' } });
      const leave = () => guest.api.call('leaveEvent', { path: { id }, query: { scope: 'all' } });
      return await tiesAfter([cohost, guest], leave, block(cohost, guest));
    });
  });

  test('the first message and later ones notify nobody', async () => {
    await inRounds(async (host, guest) => {
      const send = () => say(guest, host, 'Hello').catch(() => undefined);
      return await tiesAfter([host, guest], send, block(host, guest));
    });
    await inRounds(async (host, guest) => {
      await say(host, guest, 'Hello');
      await guest.api.ok('readNotifications', { body: { upTo: server.clock.inHours(1) } });
      const send = async () => {
        for (const text of ['One', 'Two', 'Three']) await say(host, guest, text).catch(() => undefined);
      };
      return await tiesAfter([host, guest], send, block(guest, host));
    });
  });

  test('a past session that is declined names nobody', async () => {
    await inRounds(async (host, guest) => {
      const { _id: sessionId } = await holdSession(server, host, guest, -2);
      const decline = () => guest.api.call('declineSession', { path: { sessionId } });
      return await tiesAfter([host, guest], decline, block(host, guest));
    });
  });

  test('jobs that notify of a decline or remind of a session name nobody', async () => {
    await inRounds(async (host, guest) => {
      const { _id: id } = await hostEvent(server, host);
      await guest.api.ok('registerForEvent', { path: { id } });
      await decide(host, guest, id, 'REJECT');
      server.clock.advance(61);
      return await tiesAfter([host, guest], () => settleDeclines(server.app.context), block(guest, host));
    });
    await inRounds(async (host, guest) => {
      const session = await holdSession(server, host, guest, 30);
      const accepted = { path: { sessionId: session._id }, body: { time: session.date } };
      await guest.api.ok('acceptSession', accepted);
      server.clock.advance(8 * 3_600);
      return await tiesAfter([host, guest], () => remind(server.app.context), block(guest, host));
    });
  });
});

describe('at the moment when', { timeout }, () => {
  test('the host or the guest leaves, a request ends', async () => {
    for (const who of ['host', 'guest'] as const) {
      await inRounds(async (host, guest) => {
        const { _id: id } = await hostEvent(server, host, { autoApprove: true });
        const ask = () => guest.api.call('registerForEvent', { path: { id } });
        const leaving = who === 'host' ? host : guest;
        await givePassword({ server, caller: leaving });
        const leave = () => leaving.api.call('deleteAccount', { body: { password: knownPassword } });
        const ties = await tiesAfter([host, guest], ask, leave);
        return ties.filter((tie) => tie.startsWith('approved') || tie.startsWith('pending'));
      });
    }
  });

  test('the host is suspended, a request ends', async () => {
    const [moderator] = await enrol(server, 'Mod');
    const caller = {
      memberId: moderator.id,
      sessionId: '',
      role: 'moderator',
      isOperator: false,
      isSuspended: false,
    } as const;
    await inRounds(async (host, guest) => {
      const { _id: id } = await hostEvent(server, host);
      const parts = { one: host.id, two: guest.id, now: server.clock.now() };
      const caseId = (await insertOf('case')?.(server.database.db, parts)) ?? '';
      const suspend = () => decideCase(server.app.context, caller, caseId, { kind: 'suspend', reason: 'Spam.' });
      const ask = () => guest.api.call('registerForEvent', { path: { id } });
      const ties = await tiesAfter([host, guest], ask, suspend);
      return ties.filter((tie) => tie.startsWith('pending'));
    });
  });
});

test('tables that may have ties are known', async () => {
  const known = [...tablesOfTwo.ties, ...tablesOfTwo.others].toSorted();
  expect(await findTablesOfTwo(server.database.db)).toEqual(known);
});
