import type { Notification } from '@skill-exchange/api-client/types';

/** The filter of the inbox: everything, unread, or one topic. */
export type InboxFilter = '' | 'unread' | 'sessions' | 'events' | 'messages' | 'reviews';

/** The filters in the order of their chips, by their value in the URL. */
export const inboxFilters = [
  ['', 'All'],
  ['unread', 'Unread'],
  ['sessions', 'Sessions'],
  ['events', 'Events'],
  ['messages', 'Messages'],
  ['reviews', 'Reviews'],
] as const satisfies readonly (readonly [InboxFilter, string])[];

/** The prefix of each filter's kinds. */
const kindStart = { sessions: 'session', events: 'event', messages: 'message', reviews: 'review' };

/** Returns the filter that an address names; everything for an unknown one. */
export function inboxFilterOf(value: string | null): InboxFilter {
  return inboxFilters.find(([filter]) => filter === value)?.[0] ?? '';
}

/** Returns the name of a filter's chip; undefined where everything is shown. */
export function inboxFilterName(filter: InboxFilter) {
  const name = inboxFilters.find(([value]) => value === filter)?.[1];
  return name === 'All' ? undefined : name;
}

export function matchesFilter({ kind, isRead }: Notification, filter: InboxFilter): boolean {
  if (filter === '') return true;
  return filter === 'unread' ? !isRead : kind.startsWith(kindStart[filter]);
}
