import { randomUUID } from 'node:crypto';
import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { addMe, type World } from '../world.ts';

/** Drafts of events. */
export function draftStates(world: World): Pick<BackendStateHandlers, 'a draft of an event'> {
  return {
    'a draft of an event': async () => {
      const me = await addMe(world);
      const [draftId, now] = [randomUUID(), world.now()];
      await world.db
        .insertInto('event_drafts')
        .values({
          id: draftId,
          member_id: me.memberId,
          content: JSON.stringify({ title: 'Sourdough', skills: ['Baking'] }),
          created_at: now,
          changed_at: now,
        })
        .execute();
      return { ...me, draftId, freshId: randomUUID() };
    },
  };
}
