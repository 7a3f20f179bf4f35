import type { AppContext } from '../../../context.ts';
import { callerOf, type Handlers } from '../../../contract/handlers.ts';
import { deleteDraft, draftsOf, saveDraft } from './draft-service.ts';
import { presentDraft } from './present-draft.ts';

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
