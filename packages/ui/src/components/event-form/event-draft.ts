import { tidyLink, trimLines } from '@skill-exchange/api-client/plain-text';
import type { NewEvent } from '@skill-exchange/api-client/types';
import type { PickedSkill } from '../../lib/skill-choices.ts';
import { eventDay, eventStartError, isDay, TOO_LONG, toIsoRange } from '../../lib/time/meeting-times.ts';

/** Values of the event form's fields. */
export interface EventDraft {
  title: string;
  description: string;
  skills: readonly PickedSkill[];
  /** Day on the host's calendar, 'YYYY-MM-DD'. */
  date: string;
  /** In the host's time zone, 'HH:MM'. */
  start_time: string;
  end_time: string;
  /** The end is on the day after `date`. */
  ends_next_day: boolean;
  link: string;
  max_participants: string;
  /** A code such as pt; empty for none. */
  language: string;
  auto_approve: boolean;
  has_waitlist: boolean;
  /** Minutes before the start as text; empty for sign-ups until the end. */
  sign_ups_close: string;
}

export const emptyDraft: EventDraft = {
  title: '',
  description: '',
  skills: [],
  date: '',
  start_time: '',
  end_time: '',
  ends_next_day: false,
  link: '',
  max_participants: '',
  language: '',
  auto_approve: false,
  has_waitlist: true,
  sign_ups_close: '',
};

/** Returns an error message for a draft's times. */
export function timesError(
  { date, start_time: start, end_time: end, ends_next_day: endsNextDay }: EventDraft,
  { now = Date.now(), timeZone }: { now?: number; timeZone?: string } = {},
): string | undefined {
  if (start === '' || end === '') return 'Please provide valid start and end times.';
  // The order of the times can be checked without a date.
  const range = toIsoRange({ date: isDay(date) ? date : '2026-01-01', start, end }, timeZone);
  if (!range) return 'Please provide valid start and end times.';
  if (range.isMoved && !endsNextDay) return 'Start time must be earlier than end time.';
  if (endsNextDay && !range.isMoved) return TOO_LONG;
  // An invalid day has its own message.
  return eventDay(date, now, timeZone) === true ? eventStartError(range.start_time, now) : undefined;
}

/** Returns the event of a draft, undefined while its day or times are invalid. */
export function toNewEvent(draft: EventDraft, timeZone?: string): NewEvent | undefined {
  const range = toIsoRange({ date: draft.date, start: draft.start_time, end: draft.end_time }, timeZone);
  if (range?.isMoved !== draft.ends_next_day) return undefined;
  const link = tidyLink(draft.link);
  return {
    title: draft.title.trim(),
    description: trimLines(draft.description),
    skills: draft.skills.map(({ name }) => name),
    // The contract's day is the one in UTC.
    date: range.start_time.slice(0, 10),
    start_time: range.start_time,
    end_time: range.end_time,
    ...(link === '' ? {} : { link }),
    max_participants: Number.parseInt(draft.max_participants, 10),
    ...(draft.language === '' ? {} : { language: draft.language }),
    ...(draft.auto_approve && { autoApprove: true }),
    ...(!draft.has_waitlist && { hasWaitlist: false }),
    ...(draft.sign_ups_close === '' ? {} : { signUpsCloseMinutes: Number(draft.sign_ups_close) }),
  };
}
