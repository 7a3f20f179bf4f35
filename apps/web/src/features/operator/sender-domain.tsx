import { t } from '@lingui/core/macro';
import { useMailDomain } from '@skill-exchange/api-client/mail-domain';
import { MailDomain } from '@skill-exchange/ui/components/mail-domain';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { QueryView } from '../../lib/query-view.tsx';

/** The records of the domain that emails come from, which may take seconds to look up. */
export function SenderDomain() {
  const { data, error, isFetching, refetch } = useMailDomain();
  return (
    <QueryView
      query={{ data, error, refetch }}
      loading={
        <LoadingStatus label={t`Looking up the domain of your emails...`}>
          <Skeleton className="h-60 max-w-180" />
        </LoadingStatus>
      }
      failure={t`We couldn’t look up the domain of your emails`}
    >
      {(domain) => <MailDomain domain={domain} pending={isFetching} onLookAgain={() => void refetch()} />}
    </QueryView>
  );
}
