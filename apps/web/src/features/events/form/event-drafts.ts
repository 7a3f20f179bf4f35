import type { Event, MemberRef, NewEvent } from '@skill-exchange/api-client/types';
import { draftOf, type EventDraft, emptyDraft } from '@skill-exchange/ui/lib/events/event-fields';
import { localTimeZone } from '@skill-exchange/ui/lib/time/date-time';
import { countOfDates, type RepeatDraft } from '@skill-exchange/ui/lib/time/repeats';
import { isRecord, readTexts } from '../../../lib/storage/parse-stored.ts';
import { readTyped } from './read-typed.ts';

/**
 * A draft of a new event, how it repeats, who is to be invited as its co-host, and the id and version under which the
 * server may have it.
 */
export type NewEventDraft = EventDraft & { repeat?: RepeatDraft; cohost?: MemberRef } & SavedAs;

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
export const copyOf = (event: Event): NewEventDraft => ({ ...draftOf(event), date: '', repeat: noRepeat });

/** Parses a stored draft of a new event; undefined for anything else. */
export function readEventDraft(stored: unknown): NewEventDraft | undefined {
  const draft = readTyped(stored, emptyDraft);
  if (draft === undefined || !isRecord(stored)) return undefined;
  const cohost = readTexts(stored.cohost, ['_id', 'name', 'photo']);
  return { ...draft, repeat: readRepeat(stored.repeat), ...(cohost && { cohost }), ...readSavedAs(stored) };
}
