import type { SessionDraft } from '@skill-exchange/ui/components/session-form';
import { isRecord, readTexts } from '../../lib/stored.ts';
import { readSkills } from '../../lib/stored-skills.ts';

/** The session with this id, and what its form holds. */
type KeptSession = { readonly sessionId: string; readonly fields?: Partial<SessionDraft> };

/** What the tab's storage held, if it still fits the form. */
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
      // A draft of before there were lengths has none.
      length: readTexts(fields, ['length'])?.length ?? '',
      mine: readSkills(fields.mine),
      theirs: readSkills(fields.theirs),
    },
  };
}
