import { isApiError } from '@skill-exchange/api-client/errors';
import { currentNotesIn, useSaveSessionNotes } from '@skill-exchange/api-client/session-notes';
import type { SessionNotes } from '@skill-exchange/api-client/types';
import type { NotesState } from '@skill-exchange/ui/components/session-notes';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { reasonFor } from '../../lib/forms/reason-for.ts';
import { logger } from '../../lib/logger.ts';
import { isRecord } from '../../lib/storage/parse-stored.ts';

/** Milliseconds without a keystroke before notes are saved. */
const pauseMs = 800;

/** Unsaved notes, and the version that they change. */
type NotesDraft = { readonly text: string; readonly version: number };

function readNotes(stored: unknown): NotesDraft | undefined {
  if (!isRecord(stored) || typeof stored.text !== 'string' || typeof stored.version !== 'number') return undefined;
  return { text: stored.text, version: stored.version };
}

/** A session's notes while the member types. They are stored on this device until the server has saved them. */
export function useNotes(sessionId: string, stored: SessionNotes) {
  const { mutateAsync, isPending, isPaused } = useSaveSessionNotes(sessionId);
  const kept = useDraft(`notes:${sessionId}`, readNotes);
  const [draft, setDraft] = useState(kept.restored);
  const [error, setError] = useState<unknown>();
  const [theirs, setTheirs] = useState<SessionNotes>();

  function keep(next: NotesDraft | undefined): void {
    setDraft(next);
    store(next);
  }

  function store(next: NotesDraft | undefined): void {
    if (next === undefined) kept.drop();
    else kept.keep(next);
  }

  const save = useEffectEvent(async (sent: NotesDraft) => {
    setError(undefined);
    try {
      const { version } = await mutateAsync(sent);
      // Text typed during the save is based on the saved version.
      setDraft((now) => {
        const next = now === undefined || now.text === sent.text ? undefined : { text: now.text, version };
        store(next);
        return next;
      });
    } catch (reason) {
      logger.failure('Error saving notes', reason);
      const current = currentNotesIn(reason);
      if (current) setTheirs(current);
      else setError(reason);
    }
  });

  const isWaiting = theirs !== undefined || error !== undefined;
  useEffect(() => {
    if (draft === undefined || isWaiting) return;
    const timer = setTimeout(() => void save(draft), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, isWaiting]);

  // When back online, and after a reload.
  const retry = useEffectEvent(() => setError(undefined));
  useEffect(() => {
    const again = () => retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  const text = draft?.text ?? stored.text;
  const settle = (next: string) => {
    if (theirs) keep({ text: next, version: theirs.version });
    setTheirs(undefined);
  };
  return {
    text,
    write(next: string): void {
      setError(undefined);
      keep({ text: next, version: draft?.version ?? stored.version });
    },
    state: stateOf({ hasDraft: draft !== undefined, isSending: isPending, isPaused, error, isConflict: !!theirs }),
    failure: error === undefined || isApiError(error, 0) ? undefined : reasonFor(error),
    retry: () => setError(undefined),
    /** The other member's text, saved in the meantime. */
    theirs: theirs?.text,
    keepBoth: () => settle(`${theirs?.text ?? ''}\n\n${text}`.trim()),
    takeTheirs: () => {
      keep(undefined);
      setTheirs(undefined);
    },
  };
}

type Progress = { hasDraft: boolean; isSending: boolean; isPaused: boolean; error: unknown; isConflict: boolean };

function stateOf({ hasDraft, isSending, isPaused, error, isConflict }: Progress): NotesState {
  if (isConflict) return 'failed';
  if (isPaused || isApiError(error, 0)) return 'kept';
  if (error !== undefined) return 'failed';
  return hasDraft || isSending ? 'saving' : 'saved';
}
