import type { ChatUser } from '@skill-exchange/api-client/types';
import { makeNotification } from '@skill-exchange/api-mocks/handlers/notifications';
import { unreadOf } from '@skill-exchange/ui/lib/texts/count-words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inFolder, requestsIn } from '../../src/features/chat/folders.ts';
import { matchesFilter, waitingPaths } from '../../src/features/notifications/inbox-filter.ts';
import { oneRowAnEvent } from '../../src/features/notifications/one-row-an-event.ts';
import { unreadByMember } from '../../src/lib/chat/unread.ts';

const user = fc.record(
  {
    unreadCount: fc.nat(3),
    isArchived: fc.boolean(),
    isMarkedUnread: fc.boolean(),
    request: fc.constantFrom('incoming' as const, 'outgoing' as const),
  },
  { requiredKeys: [] },
);
const inbox = fc
  .array(user, { maxLength: 8 })
  .map((users) =>
    users.map((one, index): ChatUser => ({ ...one, _id: `${index}`, name: `Member ${index}`, photo: '' })),
  );

const total = (users: readonly ChatUser[]) => users.reduce((sum, user) => sum + unreadOf(user), 0);
const rowsOf = (users: readonly ChatUser[], folder: 'all' | 'unread' | 'archived') => [
  ...requestsIn(users, folder),
  ...inFolder(users, folder),
];

test('in 30 random inboxes each number is that of the rows to which it leads', () => {
  fc.assert(
    fc.property(inbox, (users) => {
      const all = rowsOf(users, 'all');
      const messages = Object.values(unreadByMember(users)).reduce((sum, chat) => sum + unreadOf(chat), 0);
      expect(messages).toBe(total(all));
      const unread = rowsOf(users, 'unread');
      expect(total(unread)).toBe(messages);
      expect(new Set(unread)).toEqual(new Set(all.filter((user) => unreadOf(user) > 0)));
      const rows = [...all, ...rowsOf(users, 'archived')];
      expect(rows).toHaveLength(users.length);
      expect(new Set(rows)).toEqual(new Set(users));
    }),
    { numRuns: 30 },
  );
});

const told = fc.record({
  kind: fc.constantFrom('eventRequest' as const, 'sessionProposed' as const),
  path: fc.constantFrom('/a', '/b', '/c'),
  isRead: fc.boolean(),
});

test('in 30 random lists of notifications the number of unread ones is that of unread rows', () => {
  fc.assert(
    fc.property(fc.array(told, { maxLength: 8 }), (parts) => {
      const notifications = parts.map((part, index) => makeNotification({ ...part, _id: `${index}` }, index));
      const rows = oneRowAnEvent(notifications);
      const unread = notifications.filter(({ isRead }) => !isRead);
      expect(rows.filter(({ notification }) => !notification.isRead)).toHaveLength(unread.length);
      expect(rows.flatMap(({ notification, earlier }) => [notification, ...earlier])).toHaveLength(parts.length);
    }),
    { numRuns: 30 },
  );
});

test('notifications of first messages need an answer, until they are accepted', () => {
  const notification = makeNotification({ kind: 'message', path: '/users/ana#chat' });
  const ana: ChatUser = { _id: 'ana', name: 'Ana', photo: '' };
  const isAsked = (user: ChatUser) => matchesFilter(notification, 'answer', waitingPaths([], [user]));
  expect([isAsked({ ...ana, request: 'incoming' }), isAsked(ana)]).toEqual([true, false]);
});
