import type { MemberRef, Session } from '@skill-exchange/api-client/types';
import type { SessionDraft } from '@skill-exchange/ui/components/session-form';
import { useState } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { firstSkills, type SwapMatch } from '../../lib/swap-match.ts';
import { useOpening } from '../../lib/use-shown.ts';
import { readKeptSession } from './kept-session.ts';

/** What the form is about, and what it starts with. */
type Editing = {
  /** Null for a new session. */
  readonly sessionId: string | null;
  readonly initialDraft?: Partial<SessionDraft> | undefined;
  readonly isHalfFilled: boolean;
};

/** Which session the form is open for. A form that was half-filled when the page was left is open again. */
export function useSessionEditing() {
  const kept = useDraft('session', readKeptSession);
  const [editing, setEditing] = useState<Editing | null>(() => {
    if (kept.restored === undefined) return null;
    const { sessionId, fields } = kept.restored;
    return { sessionId, initialDraft: fields, isHalfFilled: true };
  });
  const { opening, isOpen, open, close } = useOpening(editing !== null);

  function start(next: Editing): void {
    setEditing(next);
    open();
  }

  return {
    editing,
    opening,
    isOpen,
    add: () => start({ sessionId: null, isHalfFilled: false }),
    edit: ({ _id }: Session) => start({ sessionId: _id, isHalfFilled: false }),
    /** A new session with this member about what the two could swap. A half-filled one takes the member in. */
    addWith(mentor: MemberRef, match?: SwapMatch): void {
      const before = isOpen && editing?.sessionId === null ? editing.initialDraft : undefined;
      start({
        sessionId: null,
        initialDraft: { mine: firstSkills(match?.teach), theirs: firstSkills(match?.learn), ...before, mentor },
        isHalfFilled: before !== undefined,
      });
    },
    keep: (fields: SessionDraft) => kept.keep({ sessionId: editing?.sessionId ?? null, fields }),
    /** Closes the form that was open at this render, and no later one. Returns whether it did. */
    close(): boolean {
      const isClosed = close();
      if (isClosed) kept.drop();
      return isClosed;
    },
  };
}
