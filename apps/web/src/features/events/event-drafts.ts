import type { EventChangeDraft } from '@skill-exchange/ui/components/event-edit-form';
import type { EventDraft } from '@skill-exchange/ui/components/event-form';
import { isRecord, readTexts } from '../../lib/stored.ts';
import { readSkills } from '../../lib/stored-skills.ts';

const changeable = ['start_time', 'end_time', 'link', 'max_participants'] as const;

/** Parses a stored draft of a new event; undefined for anything else. */
export function readEventDraft(stored: unknown): EventDraft | undefined {
  const texts = readTexts(stored, ['title', 'description', 'date', ...changeable]);
  if (texts === undefined || !isRecord(stored) || !Array.isArray(stored.skills)) return undefined;
  // Drafts of an older version lack the language and the checkboxes.
  return {
    ...texts,
    skills: readSkills(stored.skills),
    ends_next_day: stored.ends_next_day === true,
    language: languageIn(stored),
    auto_approve: stored.auto_approve === true,
    has_waitlist: stored.has_waitlist !== false,
  };
}

/** Parses a stored draft of changes to an event; undefined for anything else. */
export function readEventChangeDraft(stored: unknown): EventChangeDraft | undefined {
  const texts = readTexts(stored, changeable);
  if (texts === undefined || !isRecord(stored)) return undefined;
  return { ...texts, language: languageIn(stored), auto_approve: stored.auto_approve === true };
}

const languageIn = ({ language }: Record<string, unknown>) => (typeof language === 'string' ? language : '');
