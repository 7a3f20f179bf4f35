import type { EventDraft as SavedContent } from '@skill-exchange/api-client/types';
import { contentOf as contentOfFields, draftFrom } from '@skill-exchange/ui/lib/events/event-fields';
import { type RepeatDraft, repeatError } from '@skill-exchange/ui/lib/time/repeats';
import { type NewEventDraft, noRepeat, readRepeat } from './event-drafts.ts';

/** Returns what the server stores of a draft and its repetition: the fields that are filled in and valid. */
export function contentOf({ repeat = noRepeat, ...draft }: Partial<NewEventDraft>): SavedContent {
  const { every } = repeat;
  return { ...contentOfFields(draft), ...(every !== '' && { repeat: { every, ...endOf(repeat) } }) };
}

/** Returns the number of dates, or the day until which there are dates; both are checked once the event is created. */
function endOf({ every, dates, until }: RepeatDraft): Pick<DraftRepeat, 'dates' | 'until'> {
  if (until !== undefined) return /^\d{4}-\d\d-\d\d$/.test(until) ? { until } : {};
  return repeatError({ every, dates }, '') === undefined ? { dates: Number(dates) } : {};
}

type DraftRepeat = NonNullable<SavedContent['repeat']>;

/** Returns the form's draft of what the server stored. */
export function draftOf({ repeat, ...content }: SavedContent): NewEventDraft {
  return {
    ...draftFrom(content),
    repeat: readRepeat({ ...repeat, dates: String(repeat?.dates ?? noRepeat.dates) }),
  };
}
