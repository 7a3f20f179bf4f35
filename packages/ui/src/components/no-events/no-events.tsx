import { t } from '@lingui/core/macro';
import type { EventStatus } from '@skill-exchange/api-client/types';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { NoEventsArt } from '../illustration/illustration.tsx';

interface NoEventsProps {
  /** The reason. */
  children: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

function NoEvents({ children, action }: NoEventsProps) {
  return (
    <EmptyState title={t`No events found.`} illustration={<NoEventsArt />} action={action}>
      {children}
    </EmptyState>
  );
}

/** Empty tab of the events that a member hosts. */
export function NoCreatedEvents({ status, createHref }: { status: EventStatus; createHref: string }) {
  if (status === 'Cancelled') return <NoEvents>{t`You haven't canceled any events. Nice.`}</NoEvents>;
  if (status === 'Completed') return <NoEvents>{t`Events you host move here when they end.`}</NoEvents>;
  return (
    <NoEvents
      action={
        <ButtonLink href={createHref} variant="teach">
          {t`Plan one`}
        </ButtonLink>
      }
    >
      {t`You're not hosting anything yet. An hour and a video link are all it takes.`}
    </NoEvents>
  );
}

/** Empty tab of the events that a member attends. */
export function NoEnrolledEvents({ status, eventsHref }: { status: EventStatus; eventsHref: string }) {
  if (status === 'Cancelled') return <NoEvents>{t`No canceled events. Nice.`}</NoEvents>;
  return (
    <NoEvents
      action={
        <ButtonLink href={eventsHref} variant="learn">
          {t`Browse events`}
        </ButtonLink>
      }
    >
      {status === 'Upcoming'
        ? t`Find one that teaches something on your list and ask to join.`
        : t`You haven't finished an event yet. Find one that teaches something on your list.`}
    </NoEvents>
  );
}
