import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { enrol, enrolMany } from '../support/enrol.ts';
import { postgresUrl } from '../support/env.ts';
import { atOnce, holdSession, tally } from '../support/kinds/things.ts';
import { agree, propose, readSession, suggest } from '../support/offers.ts';
import { useServer } from '../support/test-server.ts';

// On the embedded database they prove that no rule spans two transactions, and take longer.
const server = useServer();
const rounds = postgresUrl === null ? 2 : 8;
const minute = 60_000;
const hours = (count: number) => server.clock.inHours(count);

/** Counts pairs of confirmed sessions with the same member at the same time: there must be none. */
async function overlapping(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from sessions as one join sessions as other on one.id < other.id
      and array[one.user_one, one.user_two] && array[other.user_one, other.user_two]
      and tstzrange(one.date, one.date + one.duration_minutes * interval '1 minute')
        && tstzrange(other.date, other.date + other.duration_minutes * interval '1 minute')
    where one.agreed_at is not null and one.cancelled_at is null
      and other.agreed_at is not null and other.cancelled_at is null`.execute(server.database.db);
  return rows[0]?.count ?? -1;
}

describe(`concurrent answers, ${rounds} rounds`, () => {
  test(
    '200 agree to three times of a proposal: one does',
    async () => {
      const [ann] = await enrol(server, 'Ann');
      // A member may change sessions twenty times a minute: each round has another one, and each call another log-in.
      const others = await enrolMany(server, rounds);
      for (const ben of others) {
        const session = await propose(
          server,
          ann,
          ben,
          [24, 30, 36].map((hour) => hour + 10 * others.indexOf(ben)),
        );
        const path = { sessionId: session._id };
        const answers = await atOnce(200, (index) =>
          ben.api.call('acceptSession', { path, body: { time: session.offer?.times[index % 3], version: 0 } }),
        );
        const { 200: agreements, 409: conflicts = 0, 503: tooBusy = 0 } = tally(answers);
        expect([agreements, conflicts + tooBusy]).toEqual([1, 199]);
        // The embedded database handles one at a time, and does not let callers wait forever.
        if (postgresUrl !== null) expect(tooBusy).toBe(0);
        const agreed = await readSession(ben, session);
        expect(agreed).toMatchObject({ consent: 'agreed', version: 1 });
        expect(session.offer?.times).toContain(agreed.date);
      }
    },
    minute,
  );

  test(
    'of sessions that overlap, one is agreed to, by either member',
    async () => {
      const [ann, ben, cay] = await enrol(server, 'Ann', 'Ben', 'Cay');
      for (let round = 0; round < rounds; round += 1) {
        const at = 24 + round * 10;
        const asked = [
          [ben, await propose(server, ann, ben, [at])],
          [ann, await propose(server, ben, ann, [at + 0.5])],
          [cay, await propose(server, ann, cay, [at + 0.25])],
          [ann, await holdSession(server, cay, ann, at)],
        ] as const;
        const answers = await Promise.all(
          asked.map(([member, { _id: sessionId, date: time }]) =>
            member.api.call('acceptSession', { path: { sessionId }, body: { time } }),
          ),
        );
        expect(tally(answers)).toEqual({ 200: 1, 409: 3 });
        expect(await overlapping()).toBe(0);
      }
    },
    minute,
  );

  test(
    'agreeing, canceling, declining and taking back end in one way',
    async () => {
      const [ann] = await enrol(server, 'Ann');
      for (const ben of await enrolMany(server, rounds)) {
        const session = await propose(server, ann, ben, [24]);
        const path = { sessionId: session._id };
        const calls = [
          () => ben.api.call('acceptSession', { path, body: { time: session.date } }),
          () => ann.api.call('cancelSession', { path }),
          () => ben.api.call('declineSession', { path }),
          () => ann.api.call('withdrawTimes', { path }),
        ];
        const answers = await Promise.all(calls.map((call) => call()));
        const { status, ending, consent } = await readSession(ann, session);
        const [accepted, canceled, declined, withdrawn] = answers.map((answer) => answer.status === 200);
        // If the agreement came first, it can still be canceled.
        expect(consent).toBe(accepted ? 'agreed' : 'pending');
        expect([canceled, declined, withdrawn].filter(Boolean)).toHaveLength(status === 'Cancelled' ? 1 : 0);
        if (canceled) expect(ending).toBe('canceled');
        if (declined) expect([ending, consent]).toEqual(['declined', 'pending']);
        if (withdrawn) expect([ending, consent]).toEqual(['withdrawn', 'pending']);
      }
      await server.database.db.updateTable('sessions').set({ cancelled_at: server.clock.now() }).execute();
    },
    minute,
  );

  test(
    'both suggest at once: one question is open, and each saw what the other did or replaced it',
    async () => {
      const [ann, ben] = await enrol(server, 'Ann', 'Ben');
      const session = await agree(server, ann, ben, 24);
      const answers = await atOnce(10, (index) =>
        (index % 2 ? ann : ben).api.call('suggestTimes', {
          path: { sessionId: session._id },
          body: { times: [hours(30 + index)], version: session.version },
        }),
      );
      expect(tally(answers)).toEqual({ 200: 1, 409: 9 });
      await atOnce(6, (index) => suggest(server, index % 2 ? ann : ben, session, [40 + index]));
      const open = server.database.db.selectFrom('session_offers').select('id').where('closed_at', 'is', null);
      expect(await open.execute()).toHaveLength(1);
      expect((await readSession(ann, session)).version).toBe((session.version ?? 0) + 7);
    },
    minute,
  );
});
