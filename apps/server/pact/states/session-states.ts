import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { addMe, addMember, ensureSkill, inHours, type World } from '../world.ts';

type SessionState = 'a session' | 'a review';

/** Writes a session in a state; answers its id. */
export async function addSession(
  world: World,
  one: string,
  two: string,
  { status = 'Scheduled', isMoved = false }: { status?: string; isMoved?: boolean } = {},
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
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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

/** Swap sessions and what was said of them. */
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

    'a review': async ({ mine }) => {
      const me = await addMe(world);
      const { id: otherId } = await addMember(world, { name: 'Inês Carvalho' });
      const author = mine ? me.memberId : (await addMember(world, { name: 'Marit Solheim' })).id;
      const sessionId = await addSession(world, author, otherId, { status: 'Completed' });
      return { ...me, otherId, reviewId: await addReview(world, sessionId, author, otherId) };
    },
  };
}
