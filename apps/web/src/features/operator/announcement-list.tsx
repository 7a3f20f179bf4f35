import { t } from '@lingui/core/macro';
import { useAnnouncements } from '@skill-exchange/api-client/announcements';
import { AnnouncementRows } from '@skill-exchange/ui/components/announcement-rows';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import Plus from 'lucide-react/icons/plus';
import { QueryView } from '../../lib/query-view.tsx';

const hrefOf = (announcementId: string) => `/operator/announcements/${encodeURIComponent(announcementId)}`;

/** The announcements of the community, and the way to a new one. */
export function AnnouncementList() {
  const query = useAnnouncements();
  const now = useNow();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ButtonLink href="/operator/announcements/new" className="justify-self-start">
        <Plus aria-hidden="true" />
        {t`New announcement`}
      </ButtonLink>
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={t`Loading the announcements...`}>
            <Skeleton className="h-48" />
          </LoadingStatus>
        }
        failure={t`We couldn’t load the announcements`}
        isEmpty={(announcements) => announcements.length === 0}
        empty={<p className="py-8 text-ink-2">{t`Nothing has been announced yet.`}</p>}
      >
        {(announcements) => <AnnouncementRows announcements={announcements} now={now} hrefOf={hrefOf} />}
      </QueryView>
    </div>
  );
}
