import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { NoEventsArt } from '../illustration/illustration.tsx';

/** The page of an event that does not exist. */
export function NoSuchEvent({ eventsHref }: { eventsHref: string }) {
  return (
    <EmptyState
      title="There's no event here"
      illustration={<NoEventsArt />}
      action={
        <ButtonLink href={eventsHref} variant="learn">
          Browse events
        </ButtonLink>
      }
    >
      The link may be incomplete or out of date. See what else is on.
    </EmptyState>
  );
}
