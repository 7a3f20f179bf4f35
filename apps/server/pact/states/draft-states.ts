import { randomUUID } from 'node:crypto';
import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { addMe, type World } from '../world.ts';

/** Drafts of events. */
export function draftStates(world: World): Pick<BackendStateHandlers, 'a draft of an event'> {
  return {
    'a draft of an event': async ({ others }) => {
      const me = await addMe(world);
      const [draftId, now] = [randomUUID(), world.now()];
      const row = (id: string, title: string) => ({
        id,
        member_id: me.memberId,
        content: JSON.stringify({ title, skills: ['Baking'] }),
        created_at: now,
        changed_at: now,
      });
      const rows = Array.from({ length: others }, () => row(randomUUID(), 'Another'));
      await world.db
        .insertInto('event_drafts')
        .values([row(draftId, 'Sourdough'), ...rows])
        .execute();
      return { ...me, draftId, freshId: randomUUID() };
    },
  };
}
