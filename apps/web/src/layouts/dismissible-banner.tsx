import { t } from '@lingui/core/macro';
import { useDismissBanner } from '@skill-exchange/api-client/community-news';
import { useApi } from '@skill-exchange/api-client/provider';
import { unreadNotificationsQuery } from '@skill-exchange/api-client/unread-notifications';
import { CommunityBanner } from '@skill-exchange/ui/components/community-banner';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../config/paths.ts';
import { toastError } from '../lib/toast-error.ts';

/** What operators announce, until the member dismisses it. It comes with the count of unread notifications. */
export function DismissibleBanner() {
  const { data } = useQuery({ ...unreadNotificationsQuery(useApi()), enabled: false });
  const { mutate } = useDismissBanner();
  const banner = data?.banner;
  if (banner === undefined) return null;
  const { _id, text, hasMore } = banner;
  return (
    <CommunityBanner
      text={text}
      href={hasMore ? paths.news.to(_id) : undefined}
      onDismiss={() => mutate(_id, { onError: (error) => toastError(t`We couldn’t dismiss the announcement.`, error) })}
    />
  );
}
