import { Trans } from '@lingui/react/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { displayName } from '../../lib/texts/display-name.ts';
import { listOf } from '../../lib/texts/list-of.ts';

interface CohostNamesProps {
  event: Pick<Event, 'cohosts'>;
}

/** The names of an event's co-hosts, after its host's: " with Ana, Ben and Cleo". Renders nothing without any. */
export function CohostNames({ event: { cohosts = [] } }: CohostNamesProps) {
  if (cohosts.length === 0) return null;
  const names = listOf(
    cohosts.map(({ _id, name }) => (
      <b key={_id} dir="auto" className="font-semibold">
        {displayName(name)}
      </b>
    )),
    'conjunction',
  );
  return (
    <>
      {' '}
      <Trans>with {names}</Trans>
    </>
  );
}
