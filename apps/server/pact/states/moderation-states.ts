import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { insertMessage } from '../../src/modules/chat/message-repository.ts';
import { appeal } from '../../src/modules/moderation/appeal-service.ts';
import { decideCase } from '../../src/modules/moderation/service.ts';
import { reportContent } from '../../src/modules/reports/service.ts';
import { addMe, addMember, type World } from '../world.ts';

type ModerationState = 'a case' | 'a decision about me';

const warning = { kind: 'warn', reason: 'Please stay friendly.' } as const;
const dayMs = 24 * 3_600_000;

/** Creates cases and decisions, through the operations of members and moderators. */
export function moderationStates(world: World): Pick<BackendStateHandlers, ModerationState> {
  const { context } = world.app;

  /** Sends a message to `readerId`, who then reports it. */
  async function reportMessage(senderId: string, readerId: string): Promise<{ caseId: string; messageId: string }> {
    const createdAt = world.now();
    const message = { senderId, receiverId: readerId, text: 'You are the worst teacher.', idempotencyKey: null };
    const { id: messageId = '' } = (await insertMessage(world.db, { ...message, createdAt })) ?? {};
    await reportContent(context, readerId, { kind: 'message', id: messageId, reason: 'It insults me.' });
    const row = await world.db
      .selectFrom('cases')
      .select('id')
      .where('target_id', '=', messageId)
      .executeTakeFirstOrThrow();
    return { caseId: row.id, messageId };
  }

  /** Decides as another moderator. */
  async function warn(caseId: string): Promise<string> {
    const { id: memberId } = await addMember(world);
    const caller = { memberId, sessionId: '', role: 'moderator', isOperator: false, isSuspended: false } as const;
    const { actions } = await decideCase(context, caller, caseId, warning);
    return actions[0]?.id ?? '';
  }

  return {
    'a case': async ({ state, reported }) => {
      const me = await addMe(world);
      await world.db.updateTable('members').set({ role: 'moderator' }).where('id', '=', me.memberId).execute();
      const { id: sender } = await addMember(world);
      await warn((await reportMessage(sender, (await addMember(world)).id)).caseId);
      await world.db
        .insertInto('limit_hits')
        .values({ day: world.now().toISOString().slice(0, 10), kind: 'sign-ups', count: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const reader = reported ? me.memberId : (await addMember(world)).id;
      const { caseId } = await reportMessage(sender, reader);
      const actionId = state === 'open' ? caseId : await warn(caseId);
      if (state === 'appealed') await appeal(context, sender, actionId, 'It was a joke.');
      return { ...me, otherId: sender, caseId, actionId };
    },

    'a decision about me': async ({ days }) => {
      const me = await addMe(world);
      const { caseId } = await reportMessage(me.memberId, (await addMember(world)).id);
      const actionId = await warn(caseId);
      const created_at = new Date(world.now().getTime() - Number(days) * dayMs);
      await world.db.updateTable('actions').set({ created_at }).where('id', '=', actionId).execute();
      return { ...me, actionId };
    },
  };
}
