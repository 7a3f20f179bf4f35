import { t } from '@lingui/core/macro';
import type { MatchFilter } from '@skill-exchange/api-client/matches';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { useSearchParams } from 'react-router-dom';
import { AllMatches } from '../../features/matches/all-matches.tsx';
import { MyRings } from '../../features/matches/my-rings.tsx';
import { SwapFilters } from '../../features/matches/swap-filters.tsx';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { HiddenFromMatches } from '../../lib/search/hidden-from-matches.tsx';
import { useOffers } from '../../lib/use-offers.ts';

const filters: Record<string, MatchFilter> = {
  '': {},
  swap: { kind: 'swap' },
  ring: { kind: 'ring' },
  saved: { state: 'saved' },
};

const chips = () => [
  { value: '', label: t`All` },
  { value: 'swap', label: t`Two of you` },
  { value: 'ring', label: t`Rings` },
  { value: 'saved', label: t`Saved` },
];

/** `/matches`: the member's possible swaps and rings. `?show=` filters. */
export function MatchesPage() {
  const [params, setParams] = useSearchParams();
  const show = params.get('show') ?? '';
  const memberId = useMember()?.userId ?? '';
  const hasRings = useOffers('rings');
  return (
    <div className="page-wrap pt-12 pb-24 max-sm:pt-8">
      <PageMeta title={t`Swaps for you`} description={t`Members who give what you want and want what you give.`} />
      <PageHeader
        title={t`Swaps for you`}
        className="mb-8"
        lead={
          hasRings
            ? t`People whose list is yours, turned around. In a ring, each one teaches the next: you give an hour to one and get one from another.`
            : t`People whose list is yours, turned around.`
        }
      />
      <HiddenFromMatches className="mb-8" />
      <MyRings />
      <AllMatches
        filter={filters[show] ?? {}}
        memberId={memberId}
        withFilters={(search) => (
          <SwapFilters
            options={hasRings ? chips() : chips().filter(({ value }) => value !== 'ring')}
            value={show in filters ? show : ''}
            onChange={(next) => setParams(next === '' ? {} : { show: next }, { replace: true })}
          >
            {search}
          </SwapFilters>
        )}
      />
    </div>
  );
}
