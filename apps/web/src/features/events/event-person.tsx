import { type RequestDecision, useHandleRequest } from '@skill-exchange/api-client/request-decisions';
import type { Event, Person } from '@skill-exchange/api-client/types';
import { ParticipantRow, RequestRow } from '@skill-exchange/ui/components/participant-row';
import { paths } from '../../config/paths.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';

/** A participant whom the host has approved. */
export function AcceptedPerson({ person }: { person: Person }) {
  return <ParticipantRow {...useRow(person)} />;
}

/** A member whose request is pending. Only an upcoming event can be joined. */
export function JoinRequest({ event, person }: { event: Event; person: Person }) {
  const row = useRow(person);
  const { decide, pending } = useDecision(event._id, person._id);
  if (event.status !== 'Upcoming') return <ParticipantRow {...row} />;
  return (
    <RequestRow {...row} pending={pending} onApprove={() => decide('APPROVE')} onDecline={() => decide('REJECT')} />
  );
}

function useRow(person: Person) {
  const photoUrl = usePhotoUrl();
  return { person: { ...person, photo: photoUrl(person.photo) }, href: paths.user.to(person._id) };
}

type Action = RequestDecision['action'];

const words = {
  APPROVE: {
    pending: 'approve',
    done: 'Participant approved successfully!',
    failed: 'Failed to approve participant. Please try again.',
  },
  REJECT: {
    pending: 'decline',
    done: 'Participant declined successfully!',
    failed: 'Failed to decline participant. Please try again.',
  },
} as const;

function useDecision(eventId: string, userId: string) {
  const { mutateAsync, isPending, variables } = useHandleRequest();

  async function decide(action: Action): Promise<void> {
    try {
      await mutateAsync({ eventId, userId, action });
      notify.success(words[action].done);
    } catch (error) {
      logger.failure(words[action].failed, error);
      notify.error(words[action].failed);
    }
  }

  return {
    decide: useSingleFlight(decide),
    pending: isPending ? words[variables.action].pending : undefined,
  };
}
