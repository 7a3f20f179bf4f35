import type { SessionDraft } from '@skill-exchange/ui/components/session-form';
import { readSkills } from '../../../lib/search/stored-skills.ts';
import { isRecord, readTexts } from '../../../lib/storage/parse-stored.ts';

/** A session's id, and the values of its form. */
type KeptSession = { readonly sessionId: string; readonly fields?: Partial<SessionDraft> };

/** Parses a stored draft; undefined if it does not fit the form. */
export function readSessionDraft(stored: unknown): KeptSession | undefined {
  if (!isRecord(stored) || !isRecord(stored.fields)) return undefined;
  const { sessionId, fields } = stored;
  if (typeof sessionId !== 'string') return undefined;
  const texts = readTexts(fields, ['date', 'time', 'link']);
  if (texts === undefined) return undefined;
  return {
    sessionId,
    fields: {
      ...texts,
      // A draft of an older version has no length.
      length: readTexts(fields, ['length'])?.length ?? '',
      mine: readSkills(fields.mine),
      theirs: readSkills(fields.theirs),
    },
  };
}
