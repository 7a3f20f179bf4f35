import { msg, t } from '@lingui/core/macro';
import { type RequestDecision, useHandleRequest, useRemoveGuest } from '@skill-exchange/api-client/request-decisions';
import type { Event, EventScope, Person } from '@skill-exchange/api-client/types';
import { ApprovedRow, ParticipantRow, RequestRow } from '@skill-exchange/ui/components/participant-row';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import MessageSquare from 'lucide-react/icons/message-square';
import MessageSquareX from 'lucide-react/icons/message-square-x';
import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { lazyDialog } from '../../../lib/dialogs/lazy-dialog.tsx';
import { MoreActions } from '../../../lib/dialogs/more-actions.tsx';
import { useUndoApproval } from '../../../lib/dialogs/use-undo-approval.ts';
import { useUndoDecline } from '../../../lib/dialogs/use-undo-decline.ts';
import { useSingleFlight } from '../../../lib/forms/use-single-flight.ts';
import { logger } from '../../../lib/logger.ts';
import { notify } from '../../../lib/notify.ts';
import { toastError } from '../../../lib/toast-error.ts';
import { usePhotoUrl } from '../../../lib/use-photo-url.ts';
import { scopesOf } from '../series/scopes-of.ts';

const ReasonDialog = lazyDialog(
  async () => (await import('@skill-exchange/ui/components/reason-dialog')).ReasonDialog,
  ({ onOpenChange }) => onOpenChange(false),
);

/** A member on the waitlist. */
export function WaitingPerson({ person }: { person: Person }) {
  return <ParticipantRow {...useRow(person)} />;
}

/** A participant, whom the host can remove until the event ends. */
export function Guest({ event, person }: { event: Event; person: Person }) {
  const row = useRow(person);
  const remove = useRemoval(event._id, person);
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  if (event.status !== 'Upcoming') return <ParticipantRow {...row} />;
  const name = displayName(person.name);
  return (
    <>
      <ParticipantRow
        {...row}
        menu={
          <MoreActions
            label={t`More about ${name}`}
            actions={[
              {
                label: t`Remove from the event`,
                icon: <UserMinus aria-hidden="true" />,
                onSelect: () => setIsAsking(true),
              },
            ]}
          />
        }
      />
      <ReasonDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t`Remove ${name}?`}
        description={t`Their place is free again at once. ${name} can ask to join again a day later, and you decide.`}
        confirmLabel={t`Remove guest`}
        cancelLabel={t`Keep guest`}
        hint={t`We tell ${name} that they are removed, and they read your reason.`}
        reason={reason}
        onReasonChange={setReason}
        onConfirm={() => {
          setIsAsking(false);
          remove(reason.trim());
        }}
      />
    </>
  );
}

function useRemoval(eventId: string, { _id: userId, name }: Person) {
  const { mutateAsync } = useRemoveGuest();
  // The guest's row is unmounted, which drops callbacks of `mutate`.
  return useSingleFlight((reason: string) =>
    mutateAsync({ eventId, userId, ...(reason !== '' && { reason }) })
      .then(() => notify.success(t`${{ name: displayName(name) }} is no longer on the guest list.`))
      .catch((error: Error) => toastError(t`We couldn’t remove this guest.`, error)),
  );
}

type JoinRequestProps = {
  event: Event;
  person: Person;
  /** Id of the note that the event is full. */
  fullNoteId: string | undefined;
  /** Keeps the row, with Undo; without it Undo is in the toast. */
  onApproved?: (person: Person) => void;
};

/** A member whose request is pending. Only an upcoming event can be joined. */
export function JoinRequest({ event, person, fullNoteId, onApproved }: JoinRequestProps) {
  const row = useRow(person);
  const isForAll = person.dates !== undefined && scopesOf(event).includes('all');
  const { decide, pending } = useDecision(event._id, person, { forAll: isForAll ? 'all' : undefined, onApproved });
  const [asking, setAsking] = useState<Action>('REJECT');
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  if (event.status !== 'Upcoming') return <ParticipantRow {...row} />;
  const name = displayName(person.name);
  const ask = (action: Action) => {
    setAsking(action);
    setIsAsking(true);
  };
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
            label={t`More about the request of ${name}`}
            actions={[
              ...(fullNoteId === undefined
                ? [
                    ...(isForAll
                      ? [
                          {
                            label: t`Approve for this date only`,
                            icon: <CalendarCheck aria-hidden="true" />,
                            onSelect: () => decide('APPROVE', '', 'this'),
                          },
                        ]
                      : []),
                    {
                      label: t`Approve with a note`,
                      icon: <MessageSquare aria-hidden="true" />,
                      onSelect: () => ask('APPROVE'),
                    },
                  ]
                : []),
              {
                label: t`Decline with a reason`,
                icon: <MessageSquareX aria-hidden="true" />,
                onSelect: () => ask('REJECT'),
              },
            ]}
          />
        }
      />
      <ReasonDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        {...questionOf(asking)}
        description={asking === 'APPROVE' ? t`${name} takes part then.` : t`${name} can ask again.`}
        hint={t`${name} will read it.`}
        reason={reason}
        onReasonChange={setReason}
        onConfirm={() => {
          setIsAsking(false);
          decide(asking, reason.trim());
        }}
      />
    </>
  );
}

/** A request that was just approved here. */
export function ApprovedRequest({
  event,
  person,
  onUndone,
}: Pick<JoinRequestProps, 'event' | 'person'> & { onUndone: (person: Person) => void }) {
  const row = useRow(person);
  const undo = useUndoApproval(event._id);
  const [isUndoing, setIsUndoing] = useState(false);
  return (
    <ApprovedRow
      {...row}
      pending={isUndoing}
      onUndo={() => {
        setIsUndoing(true);
        void undo(person._id).then(() => onUndone(person));
      }}
    />
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
    done: msg`Participant approved successfully!`,
    failed: msg`Failed to approve participant. Please try again.`,
  },
  REJECT: {
    pending: 'decline',
    done: msg`Participant declined successfully!`,
    failed: msg`Failed to decline participant. Please try again.`,
  },
} as const;

function questionOf(action: Action) {
  if (action === 'REJECT')
    return { title: t`Decline this request?`, confirmLabel: t`Decline request`, cancelLabel: t`Keep request` };
  return {
    title: t`Approve this request?`,
    confirmLabel: t`Approve request`,
    cancelLabel: t`Not yet`,
    label: t`Note`,
    tone: 'teach' as const,
  };
}

/** Decides about a request; with `forAll` about those for all dates of the series, unless a decision names its own scope. */
function useDecision(
  eventId: string,
  person: Person,
  { forAll, onApproved }: { forAll: EventScope | undefined; onApproved?: ((person: Person) => void) | undefined },
) {
  const { mutateAsync, isPending, variables } = useHandleRequest();
  const undo = useUndoDecline(eventId);
  const undoApproval = useUndoApproval(eventId);
  const { _id: userId } = person;

  async function decide(action: Action, reason = '', scope: EventScope | undefined = forAll): Promise<void> {
    try {
      const said = await mutateAsync({ eventId, userId, action, ...(reason && { reason }), ...(scope && { scope }) });
      const done = (scope === undefined ? undefined : said) ?? i18n._(words[action].done);
      if (action === 'REJECT') notify.success(done, () => undo(userId, scope));
      else notify.success(done, onApproved === undefined ? () => void undoApproval(userId) : undefined);
      if (action === 'APPROVE') onApproved?.(person);
    } catch (error) {
      const failed = i18n._(words[action].failed);
      logger.failedCall(error);
      notify.error(failed);
    }
  }

  return {
    decide: useSingleFlight(decide),
    pending: isPending ? words[variables.action].pending : undefined,
  };
}
