import type { Match } from '@skill-exchange/api-client/types';
import { MatchCard } from '@skill-exchange/ui/components/match-card';
import { paths } from '../../config/paths.ts';
import { MatchMore } from './match-more.tsx';
import { useMatching } from './use-matching.ts';
import { useSeatPhotos } from './use-seat-photos.ts';

type MatchGridProps = { matches: readonly Match[]; headingLevel?: 2 | 3 };

/** Matches with the member's actions on each. */
export function MatchGrid({ matches, headingLevel = 3 }: MatchGridProps) {
  const { ask, asking, setState } = useMatching();
  const withPhotos = useSeatPhotos();
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {matches.map((match) => (
        <li key={match.key} className="grid">
          <MatchCard
            match={withPhotos(match)}
            profileHref={paths.user.to}
            proposeHref={paths.dashboard.sessionWith}
            onAsk={(ring) => void ask(ring)}
            asking={asking === match.key}
            menu={(label) => (
              <MatchMore
                match={match}
                label={label}
                profileHref={paths.user.to}
                onState={(shown, state) => void setState(shown, state)}
              />
            )}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}
