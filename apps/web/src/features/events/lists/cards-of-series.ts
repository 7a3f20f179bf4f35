import type { Event } from '@skill-exchange/api-client/types';

/** A card of a member's events: one event, or several dates of a series. */
export interface OwnEventCard {
  /** Stays while dates of a series end, so that the card keeps the focus. */
  key: string;
  /** The next date, with the number of later ones. */
  event: Event;
  dates: readonly Event[];
}

/** Returns a card for each event, sorted by start, and one for all dates of a series whose `stateOf` is the same. */
export function cardsOfSeries(events: readonly Event[], stateOf: (event: Event) => string): OwnEventCard[] {
  const groups = new Map<string, [Event, ...Event[]]>();
  for (const event of events) {
    const key = event.series === undefined ? event._id : `${event.series._id} ${stateOf(event)}`;
    const dates = groups.get(key);
    if (dates === undefined) groups.set(key, [event]);
    else dates.push(event);
  }
  return [...groups].map(([key, dates]) => {
    const [next] = dates;
    return { key, event: dates.length === 1 ? next : { ...next, moreDates: dates.length - 1 }, dates };
  });
}
