import { useApi } from '@skill-exchange/api-client/provider';
import { setUnreadNotifications, unreadNotificationsQuery } from '@skill-exchange/api-client/unread-notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useServices } from '../../lib/services.ts';
import { isReadingMessages, useSetUnreadNotifications } from '../../lib/unread.ts';

/** Milliseconds that the latest count must stay unchanged while a chat is open. */
const settleAfter = 1000;

/** Keeps the count of unread notifications current on every page. Renders nothing. */
export function LiveNotifications() {
  const { live } = useServices();
  const client = useQueryClient();
  const { data, refetch } = useQuery({ ...unreadNotificationsQuery(useApi()), refetchOnWindowFocus: 'always' });
  useSetUnreadNotifications(data);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const take = useEffectEvent((unread: number | undefined) => {
    clearTimeout(timer.current);
    if (unread === undefined) void refetch();
    // A message in the open chat would show a badge for the moment until it counts as read.
    else if (isReadingMessages())
      timer.current = setTimeout(() => void setUnreadNotifications(client, unread), settleAfter);
    else void setUnreadNotifications(client, unread);
  });
  useEffect(() => {
    const end = live.listen({ onNotifications: (unread) => take(unread) });
    return () => {
      clearTimeout(timer.current);
      end();
    };
  }, [live]);
  return null;
}
