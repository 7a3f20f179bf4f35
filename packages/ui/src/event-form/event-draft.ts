import type { NewEvent } from '@skill-exchange/api-client/types';
import { eventDay, eventStartError, isDay, toIsoRange } from '../meeting-fields/meeting-times.ts';
import type { PickedSkill } from '../skill-picker/skill-choices.ts';

/** What the fields of the event form hold, as typed. */
export interface EventDraft {
  title: string;
  description: string;
  skills: readonly PickedSkill[];
  /** UTC day, 'YYYY-MM-DD'. */
  date: string;
  /** UTC wall clock, 'HH:MM'. */
  start_time: string;
  end_time: string;
  link: string;
  max_participants: string;
}

export const emptyDraft: EventDraft = {
  title: '',
  description: '',
  skills: [],
  date: '',
  start_time: '',
  end_time: '',
  link: '',
  max_participants: '',
};

/** What is wrong with a draft's times, in the words of the form; undefined when nothing is. */
export function timesError(
  { date, start_time: start, end_time: end }: EventDraft,
  now = Date.now(),
): string | undefined {
  if (start === '' || end === '') return 'Please provide valid start and end times.';
  // Any day will do: without a date the order of the times is known all the same.
  const range = toIsoRange({ date: isDay(date) ? date : '2026-01-01', start, end });
  if (!range) return 'Please provide valid start and end times.';
  if (range.isMoved) return 'Start time must be earlier than end time.';
  // A day that is wrong says so itself.
  return eventDay(date, now) === true ? eventStartError(range.start_time, now) : undefined;
}

/** The event that a draft describes, or undefined while its day or times do not make sense. */
export function toNewEvent(draft: EventDraft): NewEvent | undefined {
  const range = toIsoRange({ date: draft.date, start: draft.start_time, end: draft.end_time });
  if (!range || range.isMoved) return undefined;
  const link = draft.link.trim();
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    skills: draft.skills.map(({ name }) => name),
    date: draft.date,
    start_time: range.start_time,
    end_time: range.end_time,
    ...(link === '' ? {} : { link }),
    max_participants: Number.parseInt(draft.max_participants, 10),
  };
}
