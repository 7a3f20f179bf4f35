import { useApi } from '@skill-exchange/api-client/provider';
import { setUnreadNotifications, unreadNotificationsQuery } from '@skill-exchange/api-client/unread-notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../../lib/services.ts';
import { useSetUnreadNotifications } from '../../lib/unread.ts';

/** Keeps the count of unread notifications on every page. Renders nothing. */
export function LiveNotifications() {
  const { live } = useServices();
  const client = useQueryClient();
  const { data, refetch } = useQuery({ ...unreadNotificationsQuery(useApi()), refetchOnWindowFocus: 'always' });
  useSetUnreadNotifications(data);
  const take = useEffectEvent((unread: number | undefined) => {
    if (unread === undefined) void refetch();
    else setUnreadNotifications(client, unread);
  });
  useEffect(() => live.listen({ onNotifications: (unread) => take(unread) }), [live]);
  return null;
}
