import { t } from '@lingui/core/macro';
import { useCommunityNews } from '@skill-exchange/api-client/community-news';
import { CommunityNews } from '@skill-exchange/ui/components/community-news';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { PageMeta } from '../../lib/page-meta.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { MissingText } from './read-text.tsx';

const frame = 'page-wrap pt-12 pb-24 max-sm:pt-8';

/** An announcement: loading, error, not there for this reader, or its words. */
export function ReadNews({ announcementId }: { announcementId: string }) {
  const query = useCommunityNews(announcementId);
  return (
    <QueryView query={query} loading={<Loading />} failure={t`We couldn’t load this announcement`}>
      {(news) =>
        news === null ? (
          <MissingText />
        ) : (
          <div className={frame}>
            <PageMeta
              title={news.subject}
              description={t`An announcement of the operators.`}
              languages={news.languages}
            />
            <CommunityNews news={news} />
          </div>
        )
      }
    </QueryView>
  );
}

function Loading() {
  return (
    <LoadingStatus label={t`Loading the announcement...`} className={frame}>
      <PageMeta title={t`Announcement`} />
      <div className="mx-auto grid max-w-190 gap-4">
        <Skeleton className="h-12 max-w-80" />
        <Skeleton className="h-48" />
      </div>
    </LoadingStatus>
  );
}
