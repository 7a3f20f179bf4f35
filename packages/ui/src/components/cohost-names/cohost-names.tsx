import type { Event } from '@skill-exchange/api-client/types';
import { Fragment } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';

interface CohostNamesProps {
  event: Pick<Event, 'cohosts'>;
}

/** The names of an event's co-hosts, after its host's: " with Ana, Ben and Cleo". Renders nothing without any. */
export function CohostNames({ event: { cohosts = [] } }: CohostNamesProps) {
  return cohosts.map(({ _id, name }, index) => (
    <Fragment key={_id}>
      {index === 0 ? ' with ' : index === cohosts.length - 1 ? ' and ' : ', '}
      <b dir="auto" className="font-semibold">
        {displayName(name)}
      </b>
    </Fragment>
  ));
}
