import { plural, t } from '@lingui/core/macro';
import type { Match } from '@skill-exchange/api-client/types';
import { RingChoice } from '@skill-exchange/ui/components/ring-choice';
import { type ReactNode, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { AskRing } from './ask-ring.tsx';
import { MatchMore } from './match-more.tsx';
import { ringsByTeacher } from './rings-by-teacher.ts';
import { SwapMatch } from './swap-match.tsx';
import { useMatching } from './use-matching.ts';
import { useSeatPhotos } from './use-seat-photos.ts';

type MatchListProps = { matches: readonly Match[]; withHeadings?: boolean };

/** Swaps in rows, and rings by what the member would learn, with the member's actions on each. */
export function MatchList({ matches, withHeadings = false }: MatchListProps) {
  const { ask, asking, setState } = useMatching();
  const [asked, setAsked] = useState<Match | null>(null);
  const withPhotos = useSeatPhotos();
  const shown = matches.map(withPhotos);
  const swaps = shown.filter(({ kind }) => kind === 'swap');
  const rings = ringsByTeacher(shown);
  const more = (match: Match, label: string) => (
    <MatchMore
      key={match.key}
      match={match}
      label={label}
      profileHref={paths.user.to}
      onState={(about, state) => void setState(about, state)}
    />
  );
  return (
    <div className="grid gap-12">
      {swaps.length > 0 ? (
        <Part
          title={t`Both ways`}
          lead={plural(swaps.length, { one: '# person, best first', other: '# people, best first' })}
          withHeading={withHeadings}
        >
          {swaps.map((swap) => (
            <li key={swap.key}>
              <SwapMatch
                match={swap}
                onSave={() => void setState(swap, swap.isSaved ? 'none' : 'saved')}
                menu={(label) => more(swap, label)}
              />
            </li>
          ))}
        </Part>
      ) : null}
      {rings.length > 0 ? (
        <Part
          title={t`A ring, where two are not enough`}
          lead={t`One card for each person you would learn from`}
          withHeading={withHeadings}
        >
          {rings.map((group) => (
            <li key={group[0].key}>
              <RingChoice rings={group} onAsk={setAsked} asking={asking} menu={more} />
            </li>
          ))}
        </Part>
      ) : null}
      <AskRing ring={asked} onClose={() => setAsked(null)} onAsk={ask} pending={asking !== undefined} />
    </div>
  );
}

type PartProps = { title: string; lead: string; withHeading: boolean; children: ReactNode };

function Part({ title, lead, withHeading, children }: PartProps) {
  return (
    <div>
      {withHeading ? (
        <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
          <h2 className="type-h3">{title}</h2>
          <p className="text-ink-2">{lead}</p>
        </div>
      ) : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</ul>
    </div>
  );
}
