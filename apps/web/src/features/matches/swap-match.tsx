import type { Match } from '@skill-exchange/api-client/types';
import { SwapRow } from '@skill-exchange/ui/components/swap-row';
import { type ReactNode, useRef } from 'react';
import { paths } from '../../config/paths.ts';
import { useInView } from '../../lib/use-in-view.ts';
import { useOffers } from '../../lib/use-offers.ts';
import { useNextFree } from './use-next-free.ts';

type SwapMatchProps = {
  /** A swap of two; the viewer's seat comes first. */
  match: Match;
  onSave: () => void;
  menu: (label: string) => ReactNode;
};

/** What the row does not show itself. */
const told = ['language', 'hours', 'active', 'newMember'];

/** Facts in a row, so that all rows are low. */
const mostFacts = 2;

/** A possible swap with its next shared hour, which a row asks for once it is seen. */
export function SwapMatch({ match, onSave, menu }: SwapMatchProps) {
  const [own, other] = match.seats;
  const userId = other?.member._id ?? '';
  const hasSessions = useOffers('sessions');
  const row = useRef<HTMLElement>(null);
  const freeAt = useNextFree(userId, { enabled: useInView(row) });
  if (own === undefined || other === undefined) return null;
  return (
    <SwapRow
      ref={row}
      member={other.member}
      teaches={[other.gives.name]}
      learns={[own.gives.name]}
      facts={match.why.filter(({ kind }) => told.includes(kind)).slice(0, mostFacts)}
      freeAt={freeAt}
      profileHref={paths.user.to(userId)}
      proposeHref={hasSessions ? paths.dashboard.sessionWith(userId) : undefined}
      messageHref={paths.conversation.to(userId)}
      isSaved={match.isSaved}
      onSave={onSave}
      menu={menu}
    />
  );
}
