import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { EventActions } from '@skill-exchange/ui/components/event-page';
import { EventStanding } from '@skill-exchange/ui/components/event-standing';
import { RegistrationButton } from '@skill-exchange/ui/components/registration-button';
import { type EventStandingState, eventStanding } from '@skill-exchange/ui/lib/events/event-standing';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { dayAndTime, formatDate, formatTimes, localTimeZone } from '@skill-exchange/ui/lib/time/date-time';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { useFocusFallback } from '@skill-exchange/ui/lib/use-focus-fallback';
import type { ReactNode } from 'react';
import { JoinEvent, useStartInWords } from './join-event.tsx';
import { LeaveEvent } from './leave-event.tsx';
import { useRegistrationExtras } from './registration-extras.tsx';
import { useRegistration } from './use-registration.ts';
import { Waitlist } from './waitlist.tsx';

/**
 * A member's actions on an event's page: the request to join, or what follows it, and those that are rarely needed. A full
 * event has one: its waitlist, if it has one.
 */
export function useMemberEventActions(event: Event): Record<'actions' | 'moreActions' | 'leaving', ReactNode> {
  const registration = useRegistration(event);
  const { onlooker, isPending, isSent } = registration;
  const { noteField, extras, send } = useRegistrationExtras(event, registration);
  const { state, start } = eventStanding(event, onlooker, { now: useNow() });
  const standing = state === 'open' || state === 'full' ? null : state;
  const home = useFocusFallback<HTMLDivElement>(standing === null ? 1 : 0);
  const { isOpen = false, position } = event.waitlist ?? {};
  const isWaitlisted = position !== undefined || (state === 'full' && isOpen);

  function content(): { actions: ReactNode; moreActions: ReactNode } {
    if (standing !== null) {
      return {
        actions: (
          <>
            <EventStanding
              state={standing}
              note={start?.isNear ? start.words : <Note event={event} state={standing} />}
            />
            <JoinEvent event={event} />
          </>
        ),
        moreActions: standing === 'requested' || standing === 'closed' ? <Waitlist event={event} /> : null,
      };
    }
    return {
      actions: isWaitlisted ? (
        <Waitlist event={event} isFull={state === 'full'} />
      ) : (
        <RegistrationButton event={event} member={onlooker} pending={isPending} isSent={isSent} onRegister={send} />
      ),
      moreActions: (
        <>
          {noteField}
          {extras}
          {isWaitlisted ? null : <Waitlist event={event} />}
        </>
      ),
    };
  }

  const { actions, moreActions } = content();
  return {
    actions: (
      <EventActions ref={home} tabIndex={-1}>
        {actions}
      </EventActions>
    ),
    moreActions,
    leaving: standing === null ? null : <LeaveEvent event={event} />,
  };
}

/** What the state means; on small screens, beside the meeting, when the event starts. */
function Note({ event, state }: { event: Event; state: EventStandingState }) {
  const start = useStartInWords(event);
  const words = noteOf(event, state);
  if (words === undefined || start === null || !event.link) return words;
  return (
    <>
      <span className="max-lg:hidden">{words}</span>
      <span className="lg:hidden">{start.words}</span>
    </>
  );
}

function noteOf({ created_by, autoApprove, restoreEndsAt }: Event, standing: EventStandingState): string | undefined {
  const host = displayName(created_by.name);
  if (restoreEndsAt !== undefined) {
    const until = dayAndTime(formatDate(restoreEndsAt, localTimeZone()), formatTimes(restoreEndsAt));
    return t`${host} can bring it back until ${until}. You’re still on the list then, unless you leave.`;
  }
  if (standing === 'registered') return autoApprove ? t`You’re on the guest list.` : t`${host} has accepted you.`;
  return standing === 'requested' ? t`We’ll tell you when ${host} answers.` : undefined;
}
