import type { MemberRef, Session } from '@skill-exchange/api-client/types';
import { sidesOf } from '@skill-exchange/ui/components/session-sides';
import { usualMinutes } from '@skill-exchange/ui/lib/session-length';
import { firstSkills, type SwapMatch } from '../../lib/swap-match.ts';
import { readProposalDraft } from './proposal-draft.ts';
import { useDraftDialog } from './use-draft-dialog.ts';

/** What the form of a proposal is open with. */
export function useProposing() {
  const { start, ...dialog } = useDraftDialog('proposal', readProposalDraft);
  return {
    ...dialog,
    propose: () => start({}),
    /** To this member, about what the two could swap; null for a form that is empty. */
    proposeTo: (mentor: MemberRef | null, match?: SwapMatch) =>
      start({ mine: firstSkills(match?.teach), theirs: firstSkills(match?.learn), mentor }),
    /** As a session was, without its times. */
    proposeAgain(session: Session, memberId: string): void {
      const { other, mine, theirs } = sidesOf(session, memberId);
      start({
        mentor: other,
        mine: mine ? [mine] : [],
        theirs: theirs ? [theirs] : [],
        link: session.link,
        length: String(session.durationMinutes ?? usualMinutes),
      });
    },
  };
}
