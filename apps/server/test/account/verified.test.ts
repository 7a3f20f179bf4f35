import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type TestMember, useServer } from '../support/test-server.ts';

const waiting = { status: 403, body: { code: 'email_unverified' } };
const date = (server: ReturnType<typeof useServer>) => server.clock.inHours(24);

const queued = async (server: ReturnType<typeof useServer>) =>
  (await sql`select from jobs.job where name = 'account-email'`.execute(server.database.db)).rows.length;

function verify(server: ReturnType<typeof useServer>, { id }: TestMember) {
  const email_verified_at = server.clock.now();
  return server.database.db.updateTable('members').set({ email_verified_at }).where('id', '=', id).execute();
}

describe('where an address must be confirmed', () => {
  const server = useServer({ verifyEmail: 'require' });

  test('members can only then write to strangers, host events and plan sessions', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    const write = (from: TestMember, to: TestMember) =>
      from.chat.call('sendMessage', { body: { senderId: from.id, receiverId: to.id, text: 'Hello' } });
    const plan = () =>
      ana.api.call('createSession', {
        body: { userTwo: ben.id, date: date(server), link: 'https://meet.example.org/swap' },
      });
    const host = () =>
      ana.api.call('createEvent', {
        body: {
          title: 'Sourdough',
          description: 'Bread.',
          skills: ['Sourdough'],
          date: date(server),
          start_time: server.clock.inHours(24),
          end_time: server.clock.inHours(25),
          link: 'https://meet.example.org/bread',
          max_participants: 5,
        },
      });
    for (const answer of [await write(ana, ben), await plan(), await host()]) expect(answer).toMatchObject(waiting);
    // A member may respond to somebody who has written to them.
    await verify(server, ben);
    expect((await write(ben, ana)).status).toBe(201);
    expect((await write(ana, ben)).status).toBe(201);
    await verify(server, ana);
    expect([(await plan()).status, (await host()).status]).toEqual([201, 201]);
  });
});

describe('where nobody is asked', () => {
  const server = useServer({ verifyEmail: 'off' });

  test('no email is sent and no profile says so', async () => {
    const ana = await server.join('Ana');
    const { user } = await ana.api.ok('getUser', { path: { userId: ana.id } });
    expect(user).not.toHaveProperty('emailVerified');
    await ana.api.ok('sendVerification');
    expect(await queued(server)).toBe(0);
  });
});
