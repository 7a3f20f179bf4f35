import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import type { Insertable } from 'kysely';
import type { SessionTable } from '../../src/db/tables/sessions.ts';
import { addMe, addMember, ensureSkill, inHours, type World } from '../world.ts';

type SessionState =
  | 'a session'
  | 'notes of a session'
  | 'meeting rooms'
  | 'a session that is over once it begins'
  | 'another member and times to come'
  | 'a session that both agreed to'
  | 'times suggested for a session'
  | 'a review';

type NewSession = Partial<Insertable<SessionTable>>;

/** Inserts a session in a state; returns its id. */
export async function addSession(
  world: World,
  one: string,
  two: string,
  { status = 'Scheduled', isMoved = false, more = {} }: { status?: string; isMoved?: boolean; more?: NewSession } = {},
): Promise<string> {
  const { id } = await world.db
    .insertInto('sessions')
    .values({
      user_one: one,
      user_two: two,
      skill_one: await ensureSkill(world, 'Python'),
      skill_two: await ensureSkill(world, 'Portuguese'),
      date: inHours(world, status === 'Completed' ? -24 : 24),
      link: 'https://meet.example.org/ines-and-jonas',
      moved_by: isMoved ? two : null,
      cancelled_at: status === 'Cancelled' ? world.now() : null,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Returns times that can be suggested. Nobody can agree to overlapping sessions, but each state has
 * its own members.
 */
function timesToSuggest(world: World): { time: string; laterTime: string } {
  return { time: inHours(world, 30 * 24).toISOString(), laterTime: inHours(world, 31 * 24).toISOString() };
}

/** Creates a session of me and the other member, and returns the values for its interactions. */
async function addMySession(world: World, more: NewSession) {
  const me = await addMe(world);
  const { id: otherId } = await addMember(world, { name: 'Inês Carvalho' });
  const sessionId = await addSession(world, me.memberId, otherId, { more });
  const mySkillId = await ensureSkill(world, 'Python');
  return { ...me, otherId, sessionId, mySkillId, otherSkillId: await ensureSkill(world, 'Portuguese') };
}

async function addReview(world: World, sessionId: string, author: string, subject: string): Promise<string> {
  const { id } = await world.db
    .insertInto('reviews')
    .values({
      session_id: sessionId,
      author_id: author,
      subject_id: subject,
      rating: 5,
      comment: 'Corrects you in a way that makes you want to say more.',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Creates sessions and their reviews. */
export function sessionStates(world: World): Pick<BackendStateHandlers, SessionState> {
  return {
    'a session': async ({ status, mine, reviewed, movedByOther }) => {
      const me = await addMe(world);
      const { id: otherId } = await addMember(world, { name: 'Inês Carvalho' });
      const one = mine ? me.memberId : (await addMember(world, { name: 'Marit Solheim' })).id;
      const sessionId = await addSession(world, one, otherId, { status, isMoved: movedByOther });
      if (reviewed) await addReview(world, sessionId, one, otherId);
      const mySkillId = await ensureSkill(world, 'Python');
      return { ...me, otherId, sessionId, mySkillId, otherSkillId: await ensureSkill(world, 'Portuguese') };
    },

    'notes of a session': async () => {
      const session = await addMySession(world, {});
      const notes = { text: 'Bring the sourdough starter.', version: 1, updated_at: world.now() };
      const row = { ...notes, session_id: session.sessionId, updated_by: session.otherId };
      await world.db.insertInto('session_notes').values(row).execute();
      return session;
    },

    'meeting rooms': async () => await addMe(world),

    'a session that is over once it begins': async () =>
      await addMySession(world, { date: inHours(world, -0.001), duration_minutes: 0 }),

    'another member and times to come': async () => {
      const me = await addMe(world);
      const { id: otherId } = await addMember(world, { name: 'Inês Carvalho' });
      return { ...me, otherId, ...timesToSuggest(world) };
    },

    'a session that both agreed to': async () => {
      const date = inHours(world, 24);
      const session = await addMySession(world, { date, agreed_at: world.now() });
      return { ...session, date: date.toISOString(), ...timesToSuggest(world) };
    },

    'times suggested for a session': async ({ by, agreed }) => {
      const expires_at = inHours(world, 72);
      const times = timesToSuggest(world);
      const state = agreed ? { agreed_at: world.now() } : { date: times.time, expires_at };
      const session = await addMySession(world, state);
      const by_member = by === 'other' ? session.otherId : session.memberId;
      // A proposal's planner is the member who last suggested times.
      const moved_by = agreed ? null : by_member;
      await world.db.updateTable('sessions').set({ moved_by }).where('id', '=', session.sessionId).execute();
      await world.db
        .insertInto('session_offers')
        .values({
          session_id: session.sessionId,
          by_member,
          kind: agreed ? 'move' : 'proposal',
          times: Object.values(times),
          duration_minutes: 60,
          note: 'Evenings are best for me.',
          created_at: world.now(),
          expires_at,
        })
        .execute();
      return { ...session, ...times };
    },

    'a review': async ({ mine }) => {
      const me = await addMe(world);
      const { id: otherId } = await addMember(world, { name: 'Inês Carvalho' });
      const author = mine ? me.memberId : (await addMember(world, { name: 'Marit Solheim' })).id;
      const sessionId = await addSession(world, author, otherId, { status: 'Completed' });
      return { ...me, otherId, reviewId: await addReview(world, sessionId, author, otherId) };
    },
  };
}
