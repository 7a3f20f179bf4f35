import type { Event, NewEvent } from '@skill-exchange/api-client/types';
import type { EventChangeDraft } from '@skill-exchange/ui/components/event-edit-form';
import type { EventDraft } from '@skill-exchange/ui/components/event-form';
import { localTimeZone } from '@skill-exchange/ui/lib/time/date-time';
import { countOfDates, type RepeatDraft } from '@skill-exchange/ui/lib/time/repeats';
import { clockAt } from '@skill-exchange/ui/lib/time/wall-time';
import { readSkills } from '../../../lib/search/stored-skills.ts';
import { isRecord, readTexts } from '../../../lib/storage/stored.ts';

const changeable = ['start_time', 'end_time', 'link', 'max_participants'] as const;

/** A draft of a new event, how it repeats, and the id and version under which the server may have it. */
export type NewEventDraft = EventDraft & { repeat?: RepeatDraft } & SavedAs;

/** The id of a saved draft, and the version that the form began with or saved last. */
export type SavedAs = { draftId?: string; version?: string };

/** Parses the id and the version of a stored draft. */
export function readSavedAs({ draftId, version }: { draftId?: unknown; version?: unknown }): SavedAs {
  return {
    ...(typeof draftId === 'string' && { draftId }),
    ...(typeof version === 'string' && { version }),
  };
}

/** What the form of a new event starts with, the name of its draft, and the photo of a copied event. */
export type NewEventStart = { form: string; draft: NewEventDraft; photo?: File | null };

export const noRepeat: RepeatDraft = { every: '', dates: '8' };

const frequencies = ['week', 'fortnight', 'month'] as const;

/** Adds the repetition of a draft, whose first day is 'YYYY-MM-DD', to a new event. */
export function withRepeat(event: NewEvent, repeat: RepeatDraft, day: string): NewEvent {
  const { every } = repeat;
  if (every === '') return event;
  return { ...event, repeat: { every, dates: countOfDates(repeat, day), timeZone: localTimeZone() } };
}

/** Returns a stored repetition; none if it is of another kind. */
export function readRepeat(stored: unknown): RepeatDraft {
  const texts = readTexts(stored, ['every', 'dates']);
  const every = frequencies.find((one) => one === texts?.every);
  if (texts === undefined || every === undefined) return noRepeat;
  const until = readTexts(stored, ['until'])?.until;
  return { every, dates: texts.dates, ...(until !== undefined && { until }) };
}

/** Returns a draft with everything of an event but its day and how it repeats. */
export function copyOf(event: Event): NewEventDraft {
  const [start, end] = [clockAt(event.start_time), clockAt(event.end_time)];
  return {
    title: event.title,
    description: event.description,
    skills: event.skills.map((name) => ({ name })),
    date: '',
    start_time: start.time,
    end_time: end.time,
    ends_next_day: start.day !== end.day,
    link: event.link ?? '',
    max_participants: String(event.max_participants),
    language: event.language ?? '',
    auto_approve: event.autoApprove === true,
    // Only upcoming events have their waitlist.
    has_waitlist: event.status !== 'Upcoming' || event.waitlist !== undefined,
    sign_ups_close: String(event.signUpsCloseMinutes ?? ''),
    repeat: noRepeat,
  };
}

/** Parses a stored draft of a new event; undefined for anything else. */
export function readEventDraft(stored: unknown): NewEventDraft | undefined {
  const texts = readTexts(stored, ['title', 'description', 'date', ...changeable]);
  if (texts === undefined || !isRecord(stored) || !Array.isArray(stored.skills)) return undefined;
  const { skills, ends_next_day, auto_approve, has_waitlist, repeat } = stored;
  // Drafts of an older version lack the language, the checkboxes and the repetition.
  return {
    ...texts,
    skills: readSkills(skills),
    ends_next_day: ends_next_day === true,
    language: languageIn(stored),
    auto_approve: auto_approve === true,
    has_waitlist: has_waitlist !== false,
    sign_ups_close: signUpsIn(stored),
    repeat: readRepeat(repeat),
    ...readSavedAs(stored),
  };
}

/** Parses a stored draft of changes to an event; undefined for anything else. */
export function readEventChangeDraft(stored: unknown): EventChangeDraft | undefined {
  const texts = readTexts(stored, ['title', 'description', ...changeable]);
  if (texts === undefined || !isRecord(stored) || !Array.isArray(stored.skills)) return undefined;
  return {
    ...texts,
    skills: readSkills(stored.skills),
    // Drafts of an older version lack the day.
    ...(typeof stored.date === 'string' && { date: stored.date }),
    language: languageIn(stored),
    auto_approve: stored.auto_approve === true,
    has_waitlist: stored.has_waitlist === true,
    sign_ups_close: signUpsIn(stored),
  };
}

const languageIn = ({ language }: Record<string, unknown>) => (typeof language === 'string' ? language : '');

const signUpsIn = ({ sign_ups_close: minutes }: Record<string, unknown>) =>
  typeof minutes === 'string' && /^\d{0,5}$/.test(minutes) ? minutes : '';
