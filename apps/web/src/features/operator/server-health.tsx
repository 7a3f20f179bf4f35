import { t } from '@lingui/core/macro';
import { useCommunityHealth } from '@skill-exchange/api-client/community-health';
import { useMailDomain } from '@skill-exchange/api-client/mail-domain';
import { useSettings } from '@skill-exchange/api-client/operator-settings';
import { CommunityHealth } from '@skill-exchange/ui/components/community-health';
import { needsSomebody } from '@skill-exchange/ui/lib/community/mail-domain-words';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { QueryView } from '../../lib/query-view.tsx';
import { SenderDomain } from './sender-domain.tsx';

/** How the server is, and what its environment sets. */
export function ServerHealth() {
  const query = useCommunityHealth();
  const { data: settings } = useSettings();
  const { data: domain } = useMailDomain();
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label={t`Looking at the server...`}>
          <Skeleton className="h-120 max-w-180" />
        </LoadingStatus>
      }
      failure={t`We couldn’t look at the server`}
    >
      {(health) => (
        <CommunityHealth
          health={health}
          server={settings?.server}
          mailDomain={<SenderDomain />}
          hasDomainFaults={domain?.records.some(needsSomebody)}
        />
      )}
    </QueryView>
  );
}
