import { isApiError } from '@skill-exchange/api-client/errors';
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
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { Button } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { FilterChips } from '@skill-exchange/ui/primitives/filter-chips';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { inboxDays } from './inbox-days.ts';
import { type InboxFilter, inboxFilterName, inboxFilterOf, inboxFilters, matchesFilter } from './inbox-filter.ts';
import { latestOfEach } from './latest-of-each.ts';
import { useReadingNotifications } from './use-reading-notifications.ts';

type InboxProps = {
  filter: InboxFilter;
  onFilter: (filter: InboxFilter) => void;
  /** How the member answers a notification in place. */
  answerTo: (notification: Notification) => ReactNode;
};

/** The member's notifications by day, optionally filtered. */
export function Inbox({ filter, onFilter, answerTo }: InboxProps) {
  const query = useNotifications();
  const read = useReadingNotifications();
  // Some backends have no notifications.
  if (isApiError(query.error, 404) || isApiError(query.error, 405))
    return <EmptyState title="No notifications here">This community doesn’t send notifications yet.</EmptyState>;
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label="Loading notifications..." labelAbove>
          <NotificationRowsSkeleton />
        </LoadingStatus>
      }
      failure="Unable to get your notifications"
      isEmpty={(notifications) => notifications.length === 0}
      empty={<NoNotifications />}
    >
      {(notifications) => (
        <>
          <Filter filter={filter} onFilter={onFilter} />
          <Days
            key={filter}
            filter={filter}
            notifications={notifications}
            answerTo={answerTo}
            onOpen={(id) => read({ ids: [id] })}
          />
          {query.hasNextPage ? (
            <Button
              variant="secondary"
              className="mt-8"
              pending={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              Show earlier
            </Button>
          ) : null}
        </>
      )}
    </QueryView>
  );
}

function Filter({ filter, onFilter }: Pick<InboxProps, 'filter' | 'onFilter'>) {
  const { data } = useQuery(unreadNotificationsQuery(useApi()));
  const unread = data?.unread ?? 0;
  const options = inboxFilters.map(([value, label]) => ({
    value,
    label: value === 'unread' && unread > 0 ? `${label} ${unread}` : label,
  }));
  return (
    <div className="mb-8 max-sm:mb-6">
      <FilterChips
        label="Filter notifications"
        options={options}
        value={filter}
        onChange={(value) => onFilter(inboxFilterOf(value))}
      />
    </div>
  );
}

type DaysProps = Pick<InboxProps, 'filter' | 'answerTo'> & {
  notifications: readonly Notification[];
  onOpen: (id: string) => void;
};

function Days({ filter, notifications, answerTo, onOpen }: DaysProps) {
  const answerable = latestOfEach(notifications);
  const shown = useMatching(notifications, filter);
  const now = useNow();
  const photoUrl = usePhotoUrl();
  if (shown.length === 0) return <NoNotifications filter={inboxFilterName(filter)} />;
  return inboxDays(shown, now).map((day) => (
    <NotificationDay key={day.label} label={day.label}>
      {day.notifications.map((notification) => {
        const { _id, actor, path, isRead } = notification;
        return (
          <NotificationRow
            key={_id}
            notification={actor ? { ...notification, actor: { ...actor, photo: photoUrl(actor.photo) } } : notification}
            href={isOwnPath(path) ? path : paths.notifications}
            onOpen={() => {
              if (!isRead) onOpen(_id);
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
function useMatching(notifications: readonly Notification[], filter: InboxFilter): Notification[] {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const shown = notifications.filter((each) => kept.has(each._id) || matchesFilter(each, filter));
  if (shown.some(({ _id }) => !kept.has(_id))) setKept(new Set([...kept, ...shown.map(({ _id }) => _id)]));
  return shown;
}

/** A backend could return a URL of another site. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);
