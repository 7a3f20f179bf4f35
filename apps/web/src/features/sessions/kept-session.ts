import type { SessionDraft } from '@skill-exchange/ui/session-form';

/** A half-filled session form: a new session, or changes to the one with this id. */
export type KeptSession = { readonly sessionId: string | null; readonly fields: SessionDraft };

/** What the tab's storage held, if it still fits the form. */
export function readKeptSession(stored: unknown): KeptSession | undefined {
  if (!isRecord(stored) || !isRecord(stored.fields)) return undefined;
  const { sessionId } = stored;
  const { mentor, date, time, link, mine, theirs } = stored.fields;
  if (sessionId !== null && typeof sessionId !== 'string') return undefined;
  if (typeof date !== 'string' || typeof time !== 'string' || typeof link !== 'string') return undefined;
  return {
    sessionId,
    fields: {
      mentor: isNamed(mentor) && typeof mentor._id === 'string' ? { ...mentor, _id: mentor._id } : null,
      date,
      time,
      link,
      mine: readSkills(mine),
      theirs: readSkills(theirs),
    },
  };
}

function readSkills(stored: unknown): SessionDraft['mine'] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isNamed).map(({ _id, name }) => (typeof _id === 'string' ? { _id, name } : { name }));
}

function isNamed(value: unknown): value is { name: string; _id?: unknown } {
  return isRecord(value) && typeof value.name === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
