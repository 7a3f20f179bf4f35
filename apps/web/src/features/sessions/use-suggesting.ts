import type { Session } from '@skill-exchange/api-client/types';
import type { SuggestDraft } from '@skill-exchange/ui/components/suggest-form';
import { useState } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { isRecord, readTexts } from '../../lib/stored.ts';
import { useOpening } from '../../lib/use-shown.ts';

/** The session that other times are suggested for, and what was typed of them before the page was left. */
export type Suggesting = { readonly sessionId: string; readonly fields?: SuggestDraft | undefined };

/** Which session the form of other times is open for. A form that was half-filled when the page was left is open again. */
export function useSuggesting() {
  const kept = useDraft('times', readKeptTimes);
  const [suggesting, setSuggesting] = useState<Suggesting | null>(kept.restored ?? null);
  const { opening, isOpen, open, close } = useOpening(suggesting !== null);

  return {
    suggesting,
    opening,
    isOpen,
    suggest({ _id }: Session): void {
      setSuggesting({ sessionId: _id });
      open();
    },
    keep(fields: SuggestDraft): void {
      if (suggesting !== null) kept.keep({ sessionId: suggesting.sessionId, fields });
    },
    /** Closes the form that was open at this render, and no later one. */
    close(): void {
      if (close()) kept.drop();
    },
  };
}

/** What the tab's storage held of half-filled times, if it still fits the form. */
function readKeptTimes(stored: unknown): Required<Suggesting> | undefined {
  if (!isRecord(stored) || typeof stored.sessionId !== 'string') return undefined;
  if (!isRecord(stored.fields) || !Array.isArray(stored.fields.times)) return undefined;
  const texts = readTexts(stored.fields, ['length', 'note']);
  if (texts === undefined) return undefined;
  const times = stored.fields.times.filter((time: unknown): time is string => typeof time === 'string');
  return { sessionId: stored.sessionId, fields: { ...texts, times } };
}
