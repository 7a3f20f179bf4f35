import { t } from '@lingui/core/macro';
import { useCommunityNumbers } from '@skill-exchange/api-client/community-numbers';
import { Alive, AliveSkeleton } from '@skill-exchange/ui/components/alive';
import { paths } from '../../config/paths.ts';
import { saveFile } from '../../lib/forms/save-file.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useOffers } from '../../lib/use-offers.ts';

/** The numbers of the community: loading, error, the first steps, or its weeks. */
export function CommunityNumbers() {
  const query = useCommunityNumbers();
  const hasEvents = useOffers('events');
  return (
    <QueryView query={query} loading={<AliveSkeleton />} failure={t`We couldn’t load the numbers`}>
      {({ weeks, countedAt }) => (
        <Alive
          weeks={weeks}
          countedAt={countedAt}
          inviteHref="/operator/join#invitations"
          hostHref={hasEvents ? paths.dashboard.createEvent : undefined}
          onSave={(text) => saveFile('weeks.csv', 'text/csv', text)}
        />
      )}
    </QueryView>
  );
}
