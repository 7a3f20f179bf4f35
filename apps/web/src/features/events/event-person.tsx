import { type RequestDecision, useHandleRequest } from '@skill-exchange/api-client/request-decisions';
import type { Event, Person } from '@skill-exchange/api-client/types';
import { ParticipantRow, RequestRow } from '@skill-exchange/ui/components/participant-row';
import { displayName } from '@skill-exchange/ui/lib/display-name';
import MessageSquareX from 'lucide-react/icons/message-square-x';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { lazyDialog } from '../../lib/lazy-dialog.tsx';
import { logger } from '../../lib/logger.ts';
import { MoreActions } from '../../lib/more-actions.tsx';
import { notify } from '../../lib/notify.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';

const ReasonDialog = lazyDialog(
  async () => (await import('@skill-exchange/ui/components/reason-dialog')).ReasonDialog,
  ({ onOpenChange }) => onOpenChange(false),
);

/** A participant whom the host has approved. */
export function AcceptedPerson({ person }: { person: Person }) {
  return <ParticipantRow {...useRow(person)} />;
}

type JoinRequestProps = {
  event: Event;
  person: Person;
  /** Id of the note that the event is full. */
  fullNoteId: string | undefined;
};

/** A member whose request is pending. Only an upcoming event can be joined. */
export function JoinRequest({ event, person, fullNoteId }: JoinRequestProps) {
  const row = useRow(person);
  const { decide, pending } = useDecision(event._id, person._id);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  if (event.status !== 'Upcoming') return <ParticipantRow {...row} />;
  const name = displayName(person.name);
  return (
    <>
      <RequestRow
        {...row}
        pending={pending}
        fullNoteId={fullNoteId}
        onApprove={() => decide('APPROVE')}
        onDecline={() => decide('REJECT')}
        menu={
          <MoreActions
            label={`More about the request of ${name}`}
            actions={[
              {
                label: 'Decline with a reason',
                icon: <MessageSquareX aria-hidden="true" />,
                onSelect: () => setAsking(true),
              },
            ]}
          />
        }
      />
      <ReasonDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Decline this request?"
        description={`${name} can ask again.`}
        confirmLabel="Decline request"
        cancelLabel="Keep request"
        hint={`${name} will read it.`}
        reason={reason}
        onReasonChange={setReason}
        onConfirm={() => {
          setAsking(false);
          decide('REJECT', reason.trim());
        }}
      />
    </>
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

  async function decide(action: Action, reason = ''): Promise<void> {
    try {
      await mutateAsync({ eventId, userId, action, ...(reason !== '' && { reason }) });
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
