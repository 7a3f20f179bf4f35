import { isApiError } from '@skill-exchange/api-client/errors';
import { useNotifications } from '@skill-exchange/api-client/notifications';
import type { Notification } from '@skill-exchange/api-client/types';
import { EmptyChatArt } from '@skill-exchange/ui/components/illustration';
import {
  NotificationDay,
  NotificationRow,
  NotificationRowsSkeleton,
} from '@skill-exchange/ui/components/notification-rows';
import { useNow } from '@skill-exchange/ui/lib/use-now';
import { Button } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { PushOfferWhenIdle } from '../../lib/push/push-offer-when-idle.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { inboxDays } from './inbox-days.ts';
import { latestOfEach } from './latest-of-each.ts';
import { useReadingNotifications } from './use-reading-notifications.ts';

type InboxProps = {
  /** Returns the actions to answer a notification in place. */
  answerTo: (notification: Notification) => ReactNode;
};

/** The member's notifications, by day. */
export function Inbox({ answerTo }: InboxProps) {
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
      empty={
        <EmptyState title="You’re all caught up" illustration={<EmptyChatArt />}>
          Requests, sessions and messages show up here as they come.
        </EmptyState>
      }
    >
      {(notifications) => (
        <>
          <PushOfferWhenIdle />
          <Days notifications={notifications} answerTo={answerTo} onOpen={(id) => read({ ids: [id] })} />
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

type DaysProps = InboxProps & { notifications: readonly Notification[]; onOpen: (id: string) => void };

function Days({ notifications, answerTo, onOpen }: DaysProps) {
  const answerable = latestOfEach(notifications);
  const now = useNow();
  const photoUrl = usePhotoUrl();
  return inboxDays(notifications, now).map((day) => (
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

/** Whether a path is on this site; a backend could send a URL elsewhere. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);
