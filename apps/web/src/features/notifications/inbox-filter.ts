import type { Need, Notification } from '@skill-exchange/api-client/types';

/** The filter of the inbox: everything, what needs an answer, unread, or one topic. */
export type InboxFilter = '' | 'answer' | 'unread' | 'sessions' | 'events' | 'messages' | 'reviews';

/** The filters in the order of their chips, by their value in the URL. */
export const inboxFilters = [
  ['', 'All'],
  ['answer', 'Needs an answer'],
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

export function matchesFilter(notification: Notification, filter: InboxFilter, needs: readonly Need[]): boolean {
  const { kind, isRead } = notification;
  if (filter === '') return true;
  if (filter === 'answer') return needsAnswer(notification, needs);
  return filter === 'unread' ? !isRead : kind.startsWith(kindStart[filter]);
}

/** Kinds of needs that are no answer: they stay until somebody has the time. */
const later = new Set<Need['kind']>(['sessionReview', 'eventReview', 'confirmAddress', 'ringLessons']);

/** Returns whether a notification is about something that waits for the member. */
export function needsAnswer({ path }: Notification, needs: readonly Need[]): boolean {
  return needs.some((need) => need.path === path && !later.has(need.kind));
}
