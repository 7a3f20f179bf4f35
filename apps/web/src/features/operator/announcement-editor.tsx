import { t } from '@lingui/core/macro';
import { useAnnouncement } from '@skill-exchange/api-client/announcements';
import { isApiError } from '@skill-exchange/api-client/errors';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { QueryView } from '../../lib/query-view.tsx';
import { StoredAnnouncement } from './announcement-stored.tsx';

/** A stored announcement: a draft to change and send, or how far it is. */
export function AnnouncementEditor({ announcementId }: { announcementId: string }) {
  const query = useAnnouncement(announcementId);
  if (isApiError(query.error, 404))
    return <EmptyState title={t`No such announcement`}>{t`It was deleted, or the link is wrong.`}</EmptyState>;
  return (
    <QueryView query={query} loading={<Loading />} failure={t`We couldn’t load the announcement`}>
      {(answer) => <StoredAnnouncement answer={answer} />}
    </QueryView>
  );
}

function Loading() {
  return (
    <LoadingStatus label={t`Loading the announcement...`}>
      <Skeleton className="h-80 lg:max-w-3/5" />
    </LoadingStatus>
  );
}
