import type { EventDraft as DraftContent } from '@skill-exchange/api-client/types';
import { type RepeatDraft, repeatError } from '@skill-exchange/ui/lib/time/repeats';
import { type NewEventDraft, noRepeat, readRepeat } from './event-drafts.ts';

/** Returns what the server stores of a draft: the fields that are filled in and valid. */
export function contentOf(draft: Partial<NewEventDraft>): DraftContent {
  const { skills = [], max_participants = '', repeat = noRepeat } = draft;
  const size = Number(max_participants);
  const hasSize = Number.isInteger(size) && size >= 1 && size <= 10_000;
  return {
    ...filled('title', draft.title),
    ...filled('description', draft.description),
    ...(skills.length > 0 && { skills: skills.map(({ name }) => name) }),
    ...filled('date', draft.date, /^\d{4}-\d\d-\d\d$/),
    ...filled('start_time', draft.start_time, /^\d\d:\d\d$/),
    ...filled('end_time', draft.end_time, /^\d\d:\d\d$/),
    ...(draft.ends_next_day && { endsNextDay: true }),
    ...filled('link', draft.link),
    ...(hasSize && { max_participants: size }),
    ...filled('language', draft.language),
    ...(draft.auto_approve && { autoApprove: true }),
    ...(draft.has_waitlist === false && { hasWaitlist: false }),
    ...(draft.sign_ups_close && { signUpsCloseMinutes: Number(draft.sign_ups_close) }),
    ...(repeat.every !== '' && { repeat: { every: repeat.every, ...endOf(repeat) } }),
  };
}

function filled<Name extends string>(name: Name, text = '', pattern = /./): { [Key in Name]?: string } {
  return pattern.test(text) ? ({ [name]: text } as { [Key in Name]: string }) : {};
}

/** Returns the number of dates, or the day until which there are dates; both are checked once the event is created. */
function endOf({ every, dates, until }: RepeatDraft): Pick<DraftRepeat, 'dates' | 'until'> {
  if (until !== undefined) return filled('until', until, /^\d{4}-\d\d-\d\d$/);
  return repeatError({ every, dates }, '') === undefined ? { dates: Number(dates) } : {};
}

type DraftRepeat = NonNullable<DraftContent['repeat']>;

/** Returns the form's draft of what the server stored. */
export function draftOf(content: DraftContent): NewEventDraft {
  const { title = '', description = '', skills = [], date = '', start_time = '', end_time = '', link = '' } = content;
  const { max_participants, language = '', repeat } = content;
  return {
    ...{ title, description, date, start_time, end_time, link, language },
    skills: skills.map((name) => ({ name })),
    ends_next_day: content.endsNextDay === true,
    max_participants: max_participants === undefined ? '' : String(max_participants),
    auto_approve: content.autoApprove === true,
    has_waitlist: content.hasWaitlist !== false,
    sign_ups_close: String(content.signUpsCloseMinutes ?? ''),
    repeat: readRepeat({ ...repeat, dates: String(repeat?.dates ?? noRepeat.dates) }),
  };
}
