import { t } from '@lingui/core/macro';
import { chatUsersQuery } from '@skill-exchange/api-client/chat';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useNeeds } from '@skill-exchange/api-client/needs';
import { useNotifications } from '@skill-exchange/api-client/notifications';
import { useApi } from '@skill-exchange/api-client/provider';
import type { Notification } from '@skill-exchange/api-client/types';
import { unreadNotificationsQuery } from '@skill-exchange/api-client/unread-notifications';
import { NoNotifications } from '@skill-exchange/ui/components/no-notifications';
import {
  NotificationDay,
  NotificationRow,
  NotificationRowsSkeleton,
} from '@skill-exchange/ui/components/notification-rows';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { FilterChips } from '@skill-exchange/ui/primitives/filter-chips';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { NextPage } from '../../lib/next-page.tsx';
import { QueryView, viewedQuery } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { inboxDays } from './inbox-days.ts';
import { type InboxFilter, inboxFilterOf, inboxFilters, matchesFilter, waitingPaths } from './inbox-filter.ts';
import { latestOfEach } from './latest-of-each.ts';
import { oneRowAnEvent } from './one-row-an-event.ts';
import { useReadingNotifications } from './use-reading-notifications.ts';
import { useUnreadPages } from './use-unread-pages.ts';

type InboxProps = {
  memberId: string;
  filter: InboxFilter;
  onFilter: (filter: InboxFilter) => void;
  /** How the member answers a notification in place. */
  answerTo: (notification: Notification) => ReactNode;
};

/** The member's notifications by day, optionally filtered. */
export function Inbox({ memberId, filter, onFilter, answerTo }: InboxProps) {
  const query = useNotifications();
  const { data: { unread } = { unread: 0 } } = useQuery(unreadNotificationsQuery(useApi()));
  const isLoadingUnread = useUnreadPages(query, filter === 'unread' ? unread : 0);
  const needs = viewedQuery(useNeeds(memberId));
  // The bar of every page keeps them current.
  const { data: chats = [] } = useQuery({ ...chatUsersQuery(useApi(), memberId), refetchOnMount: false });
  const waiting = waitingPaths(needs.data ?? [], chats);
  const read = useReadingNotifications();
  // Some backends have no notifications.
  if (isApiError(query.error, 404) || isApiError(query.error, 405))
    return (
      <EmptyState title={t`No notifications here`}>{t`This community doesn’t send notifications yet.`}</EmptyState>
    );
  return (
    <QueryView
      query={query}
      loading={<LoadingRows />}
      failure={t`Unable to get your notifications`}
      isEmpty={(notifications) => notifications.length === 0}
      empty={<NoNotifications />}
    >
      {(notifications) => (
        <>
          <Filter filter={filter} onFilter={onFilter} waiting={countIn(notifications, waiting)} unread={unread} />
          <QueryView
            // Only one filter depends on them.
            query={filter === 'answer' ? needs : { ...needs, data: needs.data ?? [] }}
            loading={<LoadingRows />}
            failure={t`Unable to get what needs an answer`}
          >
            {() => (
              <Days
                key={filter}
                filter={filter}
                notifications={notifications}
                waiting={waiting}
                answerTo={answerTo}
                onOpen={(ids) => read({ ids })}
                empty={isLoadingUnread ? null : <NoNotifications filter={filter} />}
              />
            )}
          </QueryView>
          {isLoadingUnread ? <LoadingRows /> : <NextPage pages={query} className="mt-8">{t`Show earlier`}</NextPage>}
        </>
      )}
    </QueryView>
  );
}

const LoadingRows = () => (
  <LoadingStatus label={t`Loading notifications...`} labelAbove>
    <NotificationRowsSkeleton />
  </LoadingStatus>
);

/** Returns how many things in the list need an answer. */
function countIn(notifications: readonly Notification[], waiting: ReadonlySet<string>): number {
  return new Set(notifications.map(({ path }) => path).filter((path) => waiting.has(path))).size;
}

type FilterProps = Pick<InboxProps, 'filter' | 'onFilter'> & { waiting: number; unread: number };

function Filter({ filter, onFilter, waiting, unread }: FilterProps) {
  const counts: Partial<Record<InboxFilter, number>> = { answer: waiting, unread };
  const options = inboxFilters.map(([value, words]) => {
    const label = i18n._(words);
    return { value, label: counts[value] ? `${label} ${counts[value]}` : label };
  });
  return (
    <div className="mb-8 max-sm:mb-6">
      <FilterChips
        label={t`Filter notifications`}
        options={options}
        value={filter}
        onChange={(value) => onFilter(inboxFilterOf(value))}
      />
    </div>
  );
}

type DaysProps = Pick<InboxProps, 'filter' | 'answerTo'> & {
  notifications: readonly Notification[];
  waiting: ReadonlySet<string>;
  onOpen: (ids: string[]) => void;
  /** Instead of days. */
  empty: ReactNode;
};

function Days({ filter, notifications, waiting, answerTo, onOpen, empty }: DaysProps) {
  const answerable = latestOfEach(notifications);
  const shown = useMatching(notifications, filter, waiting);
  const now = useNow();
  const photoUrl = usePhotoUrl();
  if (shown.length === 0) return empty;
  return inboxDays(oneRowAnEvent(shown), now).map((day) => (
    <NotificationDay key={day.label} label={day.label}>
      {day.rows.map(({ notification, earlier }) => {
        const { _id, actor, path, isRead } = notification;
        return (
          <NotificationRow
            key={_id}
            notification={actor ? { ...notification, actor: { ...actor, photo: photoUrl(actor.photo) } } : notification}
            earlier={earlier.reduce((sum, { count }) => sum + count, 0)}
            href={isOwnPath(path) ? path : paths.notifications}
            onOpen={() => {
              if (!isRead) onOpen([_id, ...earlier.map((each) => each._id)]);
            }}
          >
            {answerable.has(_id) ? answerTo(notification) : null}
          </NotificationRow>
        );
      })}
    </NotificationDay>
  ));
}

/** Returns notifications that match a filter, or did when it was chosen, so that read and answered ones stay. */
function useMatching(
  notifications: readonly Notification[],
  filter: InboxFilter,
  waiting: ReadonlySet<string>,
): Notification[] {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  // Of each thing that needs an answer, only the latest news.
  const among = filter === 'answer' ? notifications.filter(isLatestOfPath) : notifications;
  const shown = among.filter((each) => kept.has(each._id) || matchesFilter(each, filter, waiting));
  if (shown.some(({ _id }) => !kept.has(_id))) setKept(new Set([...kept, ...shown.map(({ _id }) => _id)]));
  return shown;
}

const isLatestOfPath = ({ path }: Notification, index: number, all: readonly Notification[]) =>
  all.findIndex((each) => each.path === path) === index;

/** A backend could return a URL of another site. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);
