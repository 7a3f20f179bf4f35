import type { MemberRef, Session } from '@skill-exchange/api-client/types';
import type { SessionDraft } from '@skill-exchange/ui/session-form';
import { useState } from 'react';
import { useDraft } from '../../shared/drafts.ts';
import { readKeptSession } from './kept-session.ts';

/** What the form is about, and what it starts with. */
type Editing = {
  /** Counts openings: each starts a form of its own. */
  readonly opening: number;
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
    return { opening: 0, sessionId, initialDraft: fields, isHalfFilled: true };
  });
  const [isOpen, setOpen] = useState(editing !== null);

  function open(next: Omit<Editing, 'opening'>): void {
    setEditing((before) => ({ ...next, opening: (before?.opening ?? 0) + 1 }));
    setOpen(true);
  }

  return {
    editing,
    isOpen,
    add: () => open({ sessionId: null, isHalfFilled: false }),
    edit: ({ _id }: Session) => open({ sessionId: _id, isHalfFilled: false }),
    /** A new session with this member. A half-filled one takes them in. */
    addWith(mentor: MemberRef): void {
      const before = isOpen && editing?.sessionId === null ? editing.initialDraft : undefined;
      open({
        sessionId: null,
        initialDraft: { ...before, mentor },
        isHalfFilled: before !== undefined,
      });
    },
    keep: (fields: SessionDraft) => kept.keep({ sessionId: editing?.sessionId ?? null, fields }),
    close(): void {
      kept.drop();
      setOpen(false);
    },
  };
}
