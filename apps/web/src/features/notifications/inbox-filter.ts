import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChatUser, Need, Notification } from '@skill-exchange/api-client/types';

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

/** `waiting` has the paths of what waits for an answer. */
export function matchesFilter(
  { kind, isRead, path }: Notification,
  filter: InboxFilter,
  waiting: ReadonlySet<string>,
): boolean {
  if (filter === '') return true;
  if (filter === 'answer') return waiting.has(path);
  return filter === 'unread' ? !isRead : kind.startsWith(kindStart[filter]);
}

/** Kinds of needs that are no answer: they stay until somebody has the time. */
const later = new Set<Need['kind']>(['sessionReview', 'eventReview', 'confirmAddress', 'ringLessons']);

/** Returns the paths of notifications about what waits for the member, first messages of strangers included. */
export function waitingPaths(needs: readonly Need[], chats: readonly ChatUser[]): ReadonlySet<string> {
  const asked = needs.filter(({ kind }) => !later.has(kind)).map(({ path }) => path);
  // Needs you has one row for all of them.
  const asking = chats.filter(({ request, isArchived = false }) => request === 'incoming' && !isArchived);
  return new Set([...asked, ...asking.map(({ _id }) => `/users/${_id}#chat`)]);
}
