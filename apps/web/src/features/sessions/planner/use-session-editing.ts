import type { Session } from '@skill-exchange/api-client/types';
import type { SessionDraft } from '@skill-exchange/ui/components/session-form';
import { readSessionDraft } from './session-draft.ts';
import { useDraftDialog } from './use-draft-dialog.ts';

/** The session whose form is open. */
export function useSessionEditing() {
  const { start, keep, ...dialog } = useDraftDialog('session', readSessionDraft);
  const { subject } = dialog;
  return {
    ...dialog,
    edit: ({ _id }: Session) => start({ sessionId: _id }),
    keep: (fields: SessionDraft) => subject && keep({ ...subject, fields }),
  };
}
