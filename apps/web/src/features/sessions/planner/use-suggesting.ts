import type { Session } from '@skill-exchange/api-client/types';
import type { SuggestDraft } from '@skill-exchange/ui/components/suggest-form';
import { isRecord, readTexts } from '../../../lib/storage/parse-stored.ts';
import { useDraftDialog } from './use-draft-dialog.ts';

/** The session to suggest other times for, and the draft from before a reload. */
type Suggesting = { readonly sessionId: string; readonly fields?: SuggestDraft | undefined };

/** The session whose form for other times is open. */
export function useSuggesting() {
  const { start, keep, ...dialog } = useDraftDialog('times', readTimesDraft);
  const { subject } = dialog;
  return {
    ...dialog,
    suggest: ({ _id }: Session) => start({ sessionId: _id }),
    keep: (fields: SuggestDraft) => subject && keep({ ...subject, fields }),
  };
}

/** Parses a stored draft of times; undefined if it does not fit the form. */
function readTimesDraft(stored: unknown): Suggesting | undefined {
  if (!isRecord(stored) || typeof stored.sessionId !== 'string') return undefined;
  if (!isRecord(stored.fields) || !Array.isArray(stored.fields.times)) return undefined;
  const texts = readTexts(stored.fields, ['length', 'note']);
  if (texts === undefined) return undefined;
  const times = stored.fields.times.filter((time: unknown): time is string => typeof time === 'string');
  return { sessionId: stored.sessionId, fields: { ...texts, times } };
}
