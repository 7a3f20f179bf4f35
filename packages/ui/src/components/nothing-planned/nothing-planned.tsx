import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { NoEventsArt } from '../illustration/illustration.tsx';

interface NothingPlannedProps {
  /** 'November 2026' or 'the next two weeks'. */
  time: string;
  partnersHref: string;
  eventsHref: string;
}

/** A time of the member's calendar without entries. */
export function NothingPlanned({ time, partnersHref, eventsHref }: NothingPlannedProps) {
  return (
    <EmptyState
      title={`Nothing planned in ${time}`}
      illustration={<NoEventsArt />}
      action={
        <>
          <ButtonLink href={partnersHref} variant="learn">
            Find a partner
          </ButtonLink>
          <ButtonLink href={eventsHref} variant="secondary">
            Browse events
          </ButtonLink>
        </>
      }
    >
      Sessions that you plan and events that you host or join show up here.
    </EmptyState>
  );
}
