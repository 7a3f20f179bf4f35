import { NoEventsArt } from '@skill-exchange/ui/components/illustration';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { paths } from '../../config/paths.ts';

/** The list of events without any, or without those of a skill. */
export function NoUpcomingEvents({ skill }: { skill: string }) {
  const nothing = skill === '' ? 'Nothing is scheduled right now.' : `No upcoming event teaches “${skill}” yet.`;
  return (
    <EmptyState
      title="No events found."
      illustration={<NoEventsArt />}
      action={
        <ButtonLink href={paths.users} variant="learn">
          Browse members
        </ButtonLink>
      }
    >
      {`${nothing} A swap for two needs no event, so find someone to trade with.`}
    </EmptyState>
  );
}
