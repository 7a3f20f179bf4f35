import { msg } from '@lingui/core/macro';
import { useEventRequests } from '@skill-exchange/api-client/registrations';
import { type RequestDecision, useHandleRequest } from '@skill-exchange/api-client/request-decisions';
import type { Event } from '@skill-exchange/api-client/types';
import { RequestNeed } from '@skill-exchange/ui/components/needs-you';
import { freePlaces } from '@skill-exchange/ui/lib/registration-state';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { useUndoApproval } from '../../lib/dialogs/use-undo-approval.ts';
import { useUndoDecline } from '../../lib/dialogs/use-undo-decline.ts';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

type Action = RequestDecision['action'];

const words = {
  APPROVE: {
    done: msg`Participant approved successfully!`,
    failed: msg`Failed to approve participant. Please try again.`,
  },
  REJECT: {
    done: msg`Participant declined successfully!`,
    failed: msg`Failed to decline participant. Please try again.`,
  },
} as const;

/** Requests to join one of the member's events; the first one can be answered here. Until they load, the row that leads to them. */
export function EventRequests({ event, row }: { event: Event; row: ReactNode }) {
  const { data, error } = useEventRequests(event._id);
  const photoUrl = usePhotoUrl();
  const { mutateAsync, isPending, variables } = useHandleRequest();
  const undo = useUndoDecline(event._id);
  const undoApproval = useUndoApproval(event._id);
  useLoggedFailure('Failed to fetch pending requests.', error);

  const decide = useSingleFlight(async (userId: string, action: Action) => {
    const [done, failed] = [i18n._(words[action].done), i18n._(words[action].failed)];
    try {
      await mutateAsync({ eventId: event._id, userId, action });
      notify.success(done, () => (action === 'REJECT' ? undo(userId) : void undoApproval(userId)));
    } catch (error) {
      logger.failedCall(error);
      notify.error(failed);
    }
  });

  if (data === undefined) return row;
  return (
    <RequestNeed
      title={event.title}
      people={data.map((person) => ({ ...person, photo: photoUrl(person.photo) }))}
      freePlaces={freePlaces(event)}
      href={paths.dashboard.event.to(event._id)}
      pending={isPending ? (variables.action === 'APPROVE' ? 'approve' : 'decline') : undefined}
      onApprove={({ _id }) => decide(_id, 'APPROVE')}
      onDecline={({ _id }) => decide(_id, 'REJECT')}
    />
  );
}
