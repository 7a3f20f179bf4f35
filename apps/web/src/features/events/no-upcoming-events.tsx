import { NoEventsArt } from '@skill-exchange/ui/components/illustration';
import { Button, ButtonLink } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { paths } from '../../config/paths.ts';

type NoUpcomingEventsProps = { skill: string; onSkill: (skill: string) => void };

/** The list of events without any, or without those of a skill. */
export function NoUpcomingEvents({ skill, onSkill }: NoUpcomingEventsProps) {
  const isFiltered = skill !== '';
  return (
    <EmptyState
      title="No events found."
      illustration={<NoEventsArt />}
      action={
        isFiltered ? (
          <Button variant="secondary" onClick={() => onSkill('')}>
            Show all events
          </Button>
        ) : (
          <ButtonLink href={paths.users} variant="learn">
            Browse members
          </ButtonLink>
        )
      }
    >
      {isFiltered
        ? `No upcoming event teaches “${skill}” yet.`
        : 'Nothing is scheduled right now. A swap for two needs no event, so find someone to trade with.'}
    </EmptyState>
  );
}
