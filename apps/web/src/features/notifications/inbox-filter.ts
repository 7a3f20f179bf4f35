import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Need, Notification } from '@skill-exchange/api-client/types';

/** The filter of the inbox: everything, what needs an answer, unread, or one topic. */
export type InboxFilter = '' | 'answer' | 'unread' | 'sessions' | 'events' | 'messages' | 'reviews';

/** The filters in the order of their chips, by their value in the URL. */
export const inboxFilters: readonly (readonly [InboxFilter, MessageDescriptor])[] = [
  ['', msg`All`],
  ['answer', msg`Needs an answer`],
  ['unread', msg`Unread`],
  ['sessions', msg`Sessions`],
  ['events', msg`Events`],
  ['messages', msg`Messages`],
  ['reviews', msg`Reviews`],
];

/** The prefix of each filter's kinds. */
const kindStart = { sessions: 'session', events: 'event', messages: 'message', reviews: 'review' };

/** Returns the filter that an address names; everything for an unknown one. */
export function inboxFilterOf(value: string | null): InboxFilter {
  return inboxFilters.find(([filter]) => filter === value)?.[0] ?? '';
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
