import type { Event } from '@skill-exchange/api-client/types';
import { EventStanding, type EventStandingState } from '@skill-exchange/ui/components/event-standing';
import { JoinMeeting } from '@skill-exchange/ui/components/join-meeting';
import { displayName } from '@skill-exchange/ui/lib/display-name';
import { useFocusFallback } from '@skill-exchange/ui/lib/use-focus-fallback';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { paths } from '../../config/paths.ts';
import { LeaveEvent, useRegistrationState } from './leave-event.tsx';
import { Registration } from './registration.tsx';
import { Waitlist } from './waitlist.tsx';

/** A member's actions for an event: request to join, or those that follow a request. */
export function MemberEventActions({ event }: { event: Event }) {
  const state = useRegistrationState(event);
  const standing = standingOf(event, state);
  const home = useFocusFallback<HTMLDivElement>(standing === null ? 1 : 0);
  return (
    <div ref={home} tabIndex={-1} className="grid gap-2">
      {standing === null ? (
        <Registration event={event} />
      ) : (
        <>
          <EventStanding state={standing} note={noteOf(event, standing)} />
          {event.link && event.status === 'Upcoming' ? <JoinMeeting event={event} href={event.link} size="md" /> : null}
          {standing === 'requested' || standing === 'closed' ? <Waitlist event={event} /> : null}
          <LeaveEvent event={event} />
        </>
      )}
      {state === 'host' ? (
        <ButtonLink href={paths.dashboard.event.to(event._id)} variant="secondary">
          Manage event
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** Returns the member's state; null while they can request to join. An ended event takes precedence over a place. */
function standingOf({ status }: Event, state: ReturnType<typeof useRegistrationState>): EventStandingState | null {
  if (status === 'Cancelled') return 'cancelled';
  if (status === 'Completed') return 'completed';
  return state === 'open' || state === 'full' ? null : state;
}

function noteOf({ created_by, autoApprove }: Event, standing: EventStandingState): string | undefined {
  const host = displayName(created_by.name);
  if (standing === 'registered') return autoApprove ? 'You’re on the guest list.' : `${host} has accepted you.`;
  return standing === 'requested' ? `We’ll tell you when ${host} answers.` : undefined;
}
