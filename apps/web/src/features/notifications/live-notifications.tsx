import { communityQuery } from '@skill-exchange/api-client/community';
import { useApi } from '@skill-exchange/api-client/provider';
import { invalidate, refresh } from '@skill-exchange/api-client/refresh';
import type { UnreadNotifications } from '@skill-exchange/api-client/socket-events';
import {
  fetchUnreadIds,
  notificationKeys,
  setUnreadNotifications,
  unreadNotificationsQuery,
} from '@skill-exchange/api-client/unread-notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isReadingMessages, useSetUnreadNotifications, useUnreadOfAll } from '../../lib/chat/unread.ts';
import { useAppBadge } from '../../lib/chat/use-app-badge.ts';
import { logger } from '../../lib/logger.ts';
import { closeReadPushes } from '../../lib/push/close-read.ts';
import { useServices } from '../../lib/services.ts';

/** Milliseconds that the latest count must stay unchanged while a chat is open. */
const settleAfter = 1000;

/** Milliseconds within which pages ask what has changed, each at a moment of its own, so that not all ask at once. */
const spread = 3000;

/**
 * Keeps the count of unread notifications current on every page and on the app's icon, and takes pushes of read ones off
 * the screen. Keeps the banner and what is offered current, too. Renders nothing.
 */
export function LiveNotifications() {
  const { live, off } = useServices();
  const client = useQueryClient();
  const api = useApi();
  const { data, dataUpdatedAt } = useQuery({
    ...unreadNotificationsQuery(api),
    refetchOnWindowFocus: 'always',
  });
  useSetUnreadNotifications(data?.unreadBesidesMessages);
  useAppBadge(useUnreadOfAll());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response may be about another one that was read
  useEffect(() => {
    if (data === undefined) return;
    // Asked for after the look at the screen: a push since then is unread.
    closeReadPushes(() => fetchUnreadIds(api)).catch((error) =>
      logger.failure('Read notifications stay on the screen', error),
    );
  }, [api, data, dataUpdatedAt]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const take = useEffectEvent((unread: UnreadNotifications | undefined) => {
    clearTimeout(timer.current);
    if (unread === undefined) invalidate(client, { queryKey: notificationKeys.unread() });
    // A message in the open chat would show a badge for the moment until it counts as read.
    else if (isReadingMessages())
      timer.current = setTimeout(() => void setUnreadNotifications(client, unread), settleAfter);
    else void setUnreadNotifications(client, unread);
  });
  const readCommunity = useEffectEvent(async () => {
    invalidate(client, { queryKey: notificationKeys.unread() });
    const { notOffered } = await client.fetchQuery({ ...communityQuery(api), staleTime: 0 });
    if (notOffered !== undefined) off.set(notOffered);
  });
  useEffect(() => {
    let communityTimer: ReturnType<typeof setTimeout> | undefined;
    const end = live.listen({
      onNotifications: (unread) => take(unread),
      onCommunityChange() {
        communityTimer ??= setTimeout(() => {
          communityTimer = undefined;
          readCommunity().catch((error) => logger.failure('The community is as it was', error));
        }, Math.random() * spread);
      },
      // Another host has answered requests, or somebody has taken theirs back.
      onEventRequest() {
        refresh(client, 'needs');
        invalidate(client, { queryKey: ['events', 'created'] });
      },
    });
    return () => {
      clearTimeout(timer.current);
      clearTimeout(communityTimer);
      end();
    };
  }, [live, client]);
  return null;
}
