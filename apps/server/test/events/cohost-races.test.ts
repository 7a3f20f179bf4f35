import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { tieRounds } from '../support/env.ts';
import { decide, hostEvent, letIn } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();
const timeout = 120_000 + tieRounds * 5_000;
const later = () => pause(Math.random() * 5);

/** Returns who is a co-host of an event and has a request, a place or a position on its waitlist as well. */
async function findBoth(eventId: string): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select coalesce(own.state, 'waits') as what from event_hosts
    left join event_registrations own on own.event_id = event_hosts.event_id and own.member_id = event_hosts.member_id
    left join event_waitlist waits on waits.event_id = event_hosts.event_id and waits.member_id = event_hosts.member_id
    where event_hosts.event_id = ${eventId} and event_hosts.state = 'accepted'
      and (own.state in ('pending', 'approved') or waits.member_id is not null)`.execute(server.database.db);
  return rows.map(({ what }) => what);
}

type Situation = (host: TestMember, guest: TestMember, id: string) => Promise<() => Promise<unknown>>;

const asks = async (guest: TestMember, id: string) => await guest.api.ok('registerForEvent', { path: { id } });

/** Makes an event of one place full, and puts the guest on its waitlist. */
async function waits(host: TestMember, guest: TestMember, id: string): Promise<TestMember> {
  const [ann] = await enrol(server, 'Ann');
  await letIn(host, ann, id);
  await guest.api.ok('joinWaitlist', { path: { eventId: id } });
  return ann;
}

const situations: [string, Situation][] = [
  ['asks to join', async (_host, guest, id) => () => guest.api.call('registerForEvent', { path: { id } })],
  [
    'is approved',
    async (host, guest, id) => {
      await asks(guest, id);
      return () => decide(host, guest, id, 'APPROVE');
    },
  ],
  [
    'is approved with all others',
    async (host, guest, id) => {
      await asks(guest, id);
      return () => host.api.call('approveAllRequests', { path: { eventId: id } });
    },
  ],
  [
    'is pending again',
    async (host, guest, id) => {
      await asks(guest, id);
      await decide(host, guest, id, 'REJECT');
      return () => host.api.call('undoDecline', { path: { eventId: id }, body: { userId: guest.id } });
    },
  ],
  [
    'joins the waitlist',
    async (host, guest, id) => {
      const [ann] = await enrol(server, 'Ann');
      await letIn(host, ann, id);
      return () => guest.api.call('joinWaitlist', { path: { eventId: id } });
    },
  ],
  [
    'takes a place',
    async (host, guest, id) => {
      const ann = await waits(host, guest, id);
      await ann.api.ok('leaveEvent', { path: { id } });
      return () => guest.api.call('takePlace', { path: { eventId: id } });
    },
  ],
  [
    'is offered a place',
    async (host, guest, id) => {
      const ann = await waits(host, guest, id);
      return () => ann.api.call('leaveEvent', { path: { id } });
    },
  ],
];

test.each(situations)(
  'a member who accepts to co-host and %s at the same moment is not both',
  { timeout },
  async (_what, prepare) => {
    for (const autoApprove of [false, true]) {
      for (let round = 0; round < tieRounds; round += 1) {
        const [host, guest] = await enrol(server, 'Hal', 'Gus');
        const { _id: eventId } = await hostEvent(server, host, { max_participants: 1 });
        const call = await prepare(host, guest, eventId);
        await host.api.ok('inviteCohost', { path: { eventId }, body: { userId: guest.id } });
        if (autoApprove) {
          await server.database.db
            .updateTable('events')
            .set({ auto_approve: true })
            .where('id', '=', eventId)
            .execute();
        }
        const accept = () => guest.api.call('answerCohostInvitation', { path: { eventId }, body: { accepts: true } });
        const [, accepted] = await Promise.all([later().then(call), later().then(accept)]);
        expect(accepted.status).toBe(200);
        expect(await findBoth(eventId)).toEqual([]);
        // A decline that is taken back afterwards brings no request back.
        await host.api.call('undoDecline', { path: { eventId }, body: { userId: guest.id } });
        expect(await findBoth(eventId)).toEqual([]);
        const counted = server.database.db.selectFrom('events').select('participants_count').where('id', '=', eventId);
        expect((await counted.executeTakeFirstOrThrow()).participants_count).toBeLessThanOrEqual(1);
      }
    }
  },
);
