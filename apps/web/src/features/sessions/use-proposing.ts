import type { MemberRef, Session } from '@skill-exchange/api-client/types';
import type { ProposalDraft } from '@skill-exchange/ui/components/proposal-plan';
import { sidesOf } from '@skill-exchange/ui/components/session-sides';
import { usualMinutes } from '@skill-exchange/ui/lib/session-length';
import { useState } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { firstSkills, type SwapMatch } from '../../lib/swap-match.ts';
import { useOpening } from '../../lib/use-shown.ts';
import { readKeptProposal } from './kept-proposal.ts';

type Proposing = {
  readonly initialDraft?: Partial<ProposalDraft> | undefined;
  readonly isHalfFilled: boolean;
};

/** The form of a proposal. One that was half-filled when the page was left is open again. */
export function useProposing() {
  const kept = useDraft('proposal', readKeptProposal);
  const [proposing, setProposing] = useState<Proposing | null>(
    kept.restored === undefined ? null : { initialDraft: kept.restored, isHalfFilled: true },
  );
  const { opening, isOpen, open, close } = useOpening(proposing !== null);

  function start(next: Proposing): void {
    setProposing(next);
    open();
  }

  return {
    proposing,
    opening,
    isOpen,
    propose: () => start({ isHalfFilled: false }),
    /** To this member, about what the two could swap; null for a form that is empty. */
    proposeTo: (mentor: MemberRef | null, match?: SwapMatch) =>
      start({
        initialDraft: { mine: firstSkills(match?.teach), theirs: firstSkills(match?.learn), mentor },
        isHalfFilled: false,
      }),
    /** As a session was, without its times. */
    proposeAgain(session: Session, memberId: string): void {
      const { other, mine, theirs } = sidesOf(session, memberId);
      start({
        initialDraft: {
          mentor: other,
          mine: mine ? [mine] : [],
          theirs: theirs ? [theirs] : [],
          link: session.link,
          length: String(session.durationMinutes ?? usualMinutes),
        },
        isHalfFilled: false,
      });
    },
    keep: kept.keep,
    /** Closes the form that was open at this render, and no later one. Returns whether it did. */
    close(): boolean {
      const isClosed = close();
      if (isClosed) kept.drop();
      return isClosed;
    },
  };
}
