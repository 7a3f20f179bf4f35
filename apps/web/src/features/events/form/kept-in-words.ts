import type { EventDatesChanged, EventOwnField } from '@skill-exchange/api-client/types';
import { eventDetails } from '@skill-exchange/ui/lib/events/event-fields';
import { andList } from '@skill-exchange/ui/lib/texts/list-words';
import { formatShortDay, localTimeZone } from '@skill-exchange/ui/lib/time/date-time';

const others: Partial<Record<EventOwnField, string>> = {
  start_time: 'start',
  end_time: 'length',
  signUpsClosed: 'state of sign-ups',
};

/** A newer backend may name another field. */
const wordOf = (field: EventOwnField) =>
  field in eventDetails ? eventDetails[field as keyof typeof eventDetails].word : (others[field] ?? 'details');

/** Returns which dates of a series a change reached: '2 of 3 dates changed. Tue, Nov 24 kept its own size.' */
export function keptInWords({ changed, of, kept }: EventDatesChanged): string {
  const each = kept.slice(0, 2).map(({ startsAt, fields }) => {
    const own = andList([...new Set(fields.map(wordOf))]);
    return `${formatShortDay(startsAt, localTimeZone())} kept its own ${own}.`;
  });
  const more = kept.length > 2 ? [`${kept.length - 2} more did so, too.`] : [];
  return [`${changed} of ${of} dates changed.`, ...each, ...more].join(' ');
}
