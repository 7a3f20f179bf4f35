import { t } from '@lingui/core/macro';
import { useRings } from '@skill-exchange/api-client/rings';
import type { Ring } from '@skill-exchange/api-client/types';
import { Button } from '@skill-exchange/ui/primitives/button';
import { SectionHeading } from '@skill-exchange/ui/primitives/section-heading';
import { useState } from 'react';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { OneRing } from './one-ring.tsx';

const isOver = ({ state }: Ring) => state === 'expired' || state === 'ended';

const isAsked = ({ state, seats }: Ring) => state === 'open' && seats[0]?.answer === 'waiting';

/** The member's rings, those that need an answer first; renders nothing without any. */
export function MyRings() {
  const { data: rings = [], error } = useRings();
  const [showsPast, setShowsPast] = useState(false);
  useLoggedFailure('Failed to load rings', error);
  const past = rings.filter(isOver);
  const current = rings
    .filter((ring) => !isOver(ring))
    .toSorted((one, other) => Number(isAsked(other)) - Number(isAsked(one)));
  if (rings.length === 0) return null;
  return (
    <section aria-labelledby="your-rings" className="mb-12">
      <SectionHeading
        headingId="your-rings"
        title={t`Your rings`}
        // What waits for an answer speaks for itself.
        className={current.every(isAsked) && past.length === 0 ? 'sr-only' : 'mb-5'}
        end={
          past.length > 0 ? (
            <Button variant="quiet" size="sm" aria-expanded={showsPast} onClick={() => setShowsPast(!showsPast)}>
              {showsPast ? t`Hide past rings` : t`Show past rings (${{ count: past.length }})`}
            </Button>
          ) : null
        }
      />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 lg:grid-cols-2">
        {[...current, ...(showsPast ? past : [])].map((ring) => (
          <li key={ring._id} className={isAsked(ring) ? 'grid lg:col-span-2' : 'grid'}>
            <OneRing ring={ring} isAsked={isAsked(ring)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
