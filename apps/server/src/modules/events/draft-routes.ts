import type { SavedEventDraft } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import type { EventDraftRow } from './draft-repository.ts';
import { deleteDraft, draftsOf, saveDraft } from './draft-service.ts';

export function eventDraftHandlers(context: AppContext) {
  return {
    listEventDrafts: async (call) => {
      const rows = await draftsOf(context, callerOf(call).memberId);
      return { status: 200, body: { success: true, drafts: rows.map(presentDraft) } };
    },

    saveEventDraft: async (call) => {
      const row = await saveDraft(context, callerOf(call).memberId, call.path.draftId, call.body);
      return { status: 200, body: { success: true, message: 'Draft saved', draft: presentDraft(row) } };
    },

    deleteEventDraft: async (call) => {
      await deleteDraft(context, callerOf(call).memberId, call.path.draftId);
      return { status: 200, body: { success: true } };
    },
  } satisfies Partial<Handlers>;
}

function presentDraft({ id, content, created_at, changed_at }: EventDraftRow): SavedEventDraft {
  return { _id: id, content, createdAt: created_at.toISOString(), changedAt: changed_at.toISOString() };
}
