import type { MemberRef, Session } from '@skill-exchange/api-client/types';
import type { SessionDraft } from '@skill-exchange/ui/components/session-form';
import { firstSkills, type SwapMatch } from '../../lib/swap-match.ts';
import { readSessionDraft } from './session-draft.ts';
import { useDraftDialog } from './use-draft-dialog.ts';

/** Which session the form is open for. */
export function useSessionEditing() {
  const { start, keep, ...dialog } = useDraftDialog('session', readSessionDraft);
  const { subject, isOpen } = dialog;
  return {
    ...dialog,
    add: () => start({ sessionId: null }),
    edit: ({ _id }: Session) => start({ sessionId: _id }),
    /** A new session with this member about what the two could swap. A half-filled one takes the member in. */
    addWith(mentor: MemberRef, match?: SwapMatch): void {
      const before = isOpen && subject?.sessionId === null ? subject.fields : undefined;
      const fields = { mine: firstSkills(match?.teach), theirs: firstSkills(match?.learn), ...before, mentor };
      start({ sessionId: null, fields }, before !== undefined);
    },
    keep: (fields: SessionDraft) => keep({ sessionId: subject?.sessionId ?? null, fields }),
  };
}
