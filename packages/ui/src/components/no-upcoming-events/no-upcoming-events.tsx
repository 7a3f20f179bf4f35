import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { NoEventsArt } from '../illustration/illustration.tsx';

interface NoUpcomingEventsProps {
  /** The skill of the filter; empty without one. */
  skill: string;
  usersHref: string;
}

/** Empty list of events, or of those that teach a skill. */
export function NoUpcomingEvents({ skill, usersHref }: NoUpcomingEventsProps) {
  const nothing = skill === '' ? 'Nothing is scheduled right now.' : `No upcoming event teaches “${skill}” yet.`;
  return (
    <EmptyState
      title="No events found."
      illustration={<NoEventsArt />}
      action={
        <ButtonLink href={usersHref} variant="learn">
          Browse members
        </ButtonLink>
      }
    >
      {`${nothing} A swap for two needs no event, so find someone to trade with.`}
    </EmptyState>
  );
}
